"""The careful players: legal always, better than chance, fair, and right where there is one right answer."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.bots.contract import Bot
from tenfold.bots.registry import bot_kinds, bots_for, seat_bot
from tenfold.core.chance import Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.words import speak
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tests.bots.playing import by_chance, play, share, ten_table


def careful_bot(game: AnyGame) -> Bot:
    return seat_bot("careful", game, "")


def share_among_random(game: AnyGame, players: int, games: int) -> float:
    return share(game, {"players": players}, games, careful_bot(game), seat_bot("random", game, "random"))


def test_the_bots_there_are() -> None:
    assert bots_for("ten") == bots_for("trick_later") == ["random", "careful", "sharp", "master"]
    assert bots_for("a game made elsewhere") == ["random"]
    for kind in bot_kinds().values():
        assert speak(TEN.locales).say(f"bot-{kind.name}")
    with pytest.raises(BadOption, match="there are random, careful, sharp, master"):
        seat_bot("champion", TEN, "")


def test_careful_beats_random_at_ten() -> None:
    assert share_among_random(TEN, 2, 20) >= 0.9
    assert share_among_random(TEN, 4, 12) >= 0.8


def test_careful_beats_random_at_trick_later() -> None:
    assert share_among_random(TRICK_LATER, 3, 90) > 0.45
    assert share_among_random(TRICK_LATER, 4, 90) > 0.4


@pytest.mark.parametrize("variant", TEN.variants)
def test_careful_answers_from_positions_that_chance_led_to(variant: dict[str, Any]) -> None:
    for position in by_chance(TEN, variant, "chance"):
        assert careful_bot(TEN)(position.view(position.to_act), position.legal()) in position.legal()


@pytest.mark.parametrize("variant", TEN.variants)
def test_careful_plays_every_kind_of_ten(variant: dict[str, Any]) -> None:
    play(TEN, variant, "variants", {seat: careful_bot(TEN) for seat in range(5)})


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_careful_plays_every_kind_of_trick_later(variant: dict[str, Any]) -> None:
    play(TRICK_LATER, variant, "variants", {seat: careful_bot(TRICK_LATER) for seat in range(4)})


@pytest.mark.parametrize("game", [TEN, TRICK_LATER])
def test_two_positions_alike_in_the_view_give_the_same_choice(game: AnyGame) -> None:
    position = game.start(seed="fair")
    bot = careful_bot(game)
    chance = Chance("twins")
    for _ in range(40):
        assert position.to_act is not None
        view = position.view(position.to_act)
        twin = game.resample(view, chance)
        choice = bot(view, position.legal())
        assert bot(twin.view(position.to_act), twin.legal()) == choice
        position.apply(choice)


def test_it_does_not_draw_into_a_certain_bust() -> None:
    position = ten_table(["b5", "g5", "o9", "p9"], "draw", "draw")
    assert careful_bot(TEN)(position.view(0), position.legal()) == "take numbers"


def test_it_draws_when_nothing_can_bust() -> None:
    position = ten_table(["b1", "g2", "g1", "p1"], "draw")
    assert careful_bot(TEN)(position.view(0), position.legal()) == "draw"


def test_it_buys_the_card_that_completes_a_run() -> None:
    position = ten_table(["b2", "$2", "b1", "b3", "g5"], "draw", "draw", "take currency", "draw", "draw", "take numbers")
    assert position.view(1).market == ["b2"]
    assert careful_bot(TEN)(position.view(1), position.legal()) == "buy b2"
