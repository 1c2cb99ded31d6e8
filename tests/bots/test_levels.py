"""Levels: who plays a game at one is brought by the game; where nobody is, the best that there is stands in."""

from __future__ import annotations

import copy
import pickle

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.levels import CAREFUL, MASTER, SHARP, Level
from tenfold.bots.registry import bots_for, quick_bot, stand_in, usual_bot
from tenfold.core.errors import BadOption
from tenfold.core.registry import find_game, game_names


class Sleepy(Level):
    """Nobody plays at this level."""

    name = "sleepy"
    level = 0


def test_a_level_that_no_game_has_is_played_by_nobody() -> None:
    sleepy = Sleepy()
    assert not any(map(sleepy.plays, game_names()))
    with pytest.raises(BadOption, match="TEN has no sleepy bot"):
        sleepy.sit(find_game("ten"), "any", Budget())


@pytest.mark.parametrize("game", game_names())
def test_our_games_have_every_level(game: str) -> None:
    assert bots_for(game) == ["random", "careful", "sharp", "master"]
    assert (usual_bot(game), quick_bot(game)) == ("careful", "careful")


def test_where_a_level_is_missing_the_best_that_there_is_stands_in() -> None:
    assert not CAREFUL.plays("jackdaw")
    assert stand_in("careful", "ten") == "careful"
    assert stand_in("random", "jackdaw") == "random"
    with pytest.raises(BadOption, match="There is no bot 'nobody'"):
        stand_in("nobody", "ten")


def test_a_level_is_the_same_however_it_is_copied() -> None:
    assert all(copy.deepcopy(level) is level for level in (CAREFUL, SHARP, MASTER))
    assert all(pickle.loads(pickle.dumps(level)) is level for level in (CAREFUL, SHARP, MASTER))


def test_only_the_one_that_cannot_give_advice_has_none_to_give() -> None:
    assert CAREFUL.advise(find_game("ten"), "any", Budget()) is None
