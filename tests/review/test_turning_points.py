"""Twenty stored games of TEN whose turning point is known: a mistake here, luck there.

They are short games with small decks. What every action was worth there was worked out apart from the judge, by trying all that
could be done and all cards that could come: `percent` is what the action after `step` others cost whoever did it by choice, or
brought them by chance, and `best` are the actions that were best. No other action of a game turned it as much, or it was the
last one. The judge plays on by rules of thumb, which with four cards can mislead it altogether; games where they do were left
out, so these tell that what it knows is told, not how much it knows (which `test_unselected` does).
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tenfold.core.record import Record
from tenfold.games.ten import TEN
from tenfold.review import Review, review
from tests.review.games import record_of

DEALS = 40
# What 40 deals tell of a chance, three standard errors.
ABOUT = 25


class Known(msgspec.Struct, frozen=True):
    """A game, and what turned it."""

    by: Literal["mistake", "luck"]
    deck: dict[str, int]
    seed: str
    step: int
    percent: int
    best: list[str]
    actions: str

    def record(self) -> Record:
        start = TEN.start({"players": 2, "first": 0, "deck": self.deck}, self.seed)
        return record_of(start, self.seed, self.actions.split(", "))


GAMES = msgspec.json.decode(Path(__file__).with_name("known_games.json").read_bytes(), type=list[Known])
MISTAKES = [game for game in GAMES if game.by == "mistake"]
LUCK = [game for game in GAMES if game.by == "luck"]


def name_of(game: Known) -> str:
    return f"{game.by} {game.seed}"


def found_in(game: Known) -> Review:
    found = review(game.record(), deals=DEALS)
    assert game.step in {point.step for point in found.turning_points}
    return found


def test_there_are_twenty() -> None:
    assert len(GAMES) == len({name_of(game) for game in GAMES}) == 20


@pytest.mark.parametrize("game", MISTAKES, ids=name_of)
def test_a_game_that_a_mistake_turned(game: Known) -> None:
    found = found_in(game)
    decision = next(one for one in found.decisions if one.step == game.step)
    assert decision.mistake
    assert decision.best in game.best
    assert decision.cost == pytest.approx(game.percent, abs=ABOUT)
    assert all(one.cost <= decision.cost for one in found.decisions)
    point = next(one for one in found.turning_points if one.step == game.step)
    assert abs(point.choices) > abs(point.luck)


@pytest.mark.parametrize("game", LUCK, ids=name_of)
def test_a_game_that_luck_turned(game: Known) -> None:
    """Nobody is told to have made a mistake there."""
    found = found_in(game)
    assert not any(one.mistake for one in found.decisions)
    point = next(one for one in found.turning_points if one.step == game.step)
    assert point.choices == 0
    assert abs(point.luck) == pytest.approx(abs(game.percent), abs=ABOUT)
    assert (found.outcome.winners == [point.seat]) == (point.after > point.before)
