"""The careful players: legal always, better than chance, fair, and right where there is one right answer."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.bots.contract import Bot
from tenfold.bots.registry import bot_kinds, bots_for, seat_bot
from tenfold.core.chance import Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import Game
from tenfold.core.words import speak
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER


def careful_bot(game: Game[Any]) -> Bot:
    return seat_bot("careful", game, "")


def play(game: Game[Any], options: dict[str, Any], seed: str, bots: dict[int, Bot]) -> list[int]:
    """The winners of a game; every choice must be legal."""
    position = game.start(options, seed)
    while position.to_act is not None:
        legal = position.legal()
        action = bots[position.to_act](position.view(position.to_act), legal)
        assert action in legal
        position.apply(action)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def share(game: Game[Any], players: int, games: int) -> float:
    """How often one careful player wins among random ones, in every seat."""
    won = 0.0
    for n in range(games):
        careful = n % players
        bots = {seat: seat_bot("random", game, f"{n} {seat}") for seat in range(players)} | {careful: careful_bot(game)}
        winners = play(game, {"players": players}, f"share {n // players}", bots)
        won += (careful in winners) / len(winners)
    return won / games


def test_the_bots_there_are() -> None:
    assert bots_for("ten") == bots_for("trick_later") == ["random", "careful", "sharp"]
    assert bots_for("a game made elsewhere") == ["random"]
    for kind in bot_kinds().values():
        assert speak(TEN.locales).say(f"bot-{kind.name}")
    with pytest.raises(BadOption, match="there are random, careful, sharp"):
        seat_bot("champion", TEN, "")


def test_careful_beats_random_at_ten() -> None:
    assert share(TEN, 2, 20) >= 0.9
    assert share(TEN, 4, 12) >= 0.8


def test_careful_beats_random_at_trick_later() -> None:
    assert share(TRICK_LATER, 3, 90) > 0.45
    assert share(TRICK_LATER, 4, 90) > 0.4


@pytest.mark.parametrize("variant", TEN.variants)
def test_careful_plays_every_kind_of_ten(variant: dict[str, Any]) -> None:
    play(TEN, variant, "variants", {seat: careful_bot(TEN) for seat in range(5)})


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_careful_plays_every_kind_of_trick_later(variant: dict[str, Any]) -> None:
    play(TRICK_LATER, variant, "variants", {seat: careful_bot(TRICK_LATER) for seat in range(4)})


@pytest.mark.parametrize("game", [TEN, TRICK_LATER])
def test_two_positions_alike_in_the_view_give_the_same_choice(game: Game[Any]) -> None:
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


def ten_table(deck: list[str], *actions: str) -> Any:
    table = {card: deck.count(card) for card in deck}
    position = TEN.start({"players": 2, "first": 0, "deck": table}, "x", deck)
    for action in actions:
        position.apply(action)
    return position


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
