"""Every player of TEN makes a legal move with every deck that the options accept (T1.2), from any position of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.games.ten import TEN
from tests.bots.playing import by_chance, play
from tests.decks import LIMITS, random_deck

compiled = pytest.mark.xdist_group("compiled ten")
FEW = Budget(iterations=6)
BOTS = ["random", "careful", pytest.param("sharp", marks=compiled), pytest.param("master", marks=compiled)]


def options(n: int, deck: dict[str, int]) -> dict[str, Any]:
    return {"players": 1 + n % 5, "edition": "de" if n % 2 else "en", "bust_buy": n % 3 == 0, "deck": deck}


@pytest.mark.parametrize("name", BOTS)
def test_it_plays_with_decks_at_their_limits(name: str) -> None:
    bot = seat_bot(name, TEN, "limits", FEW)
    for n, deck in enumerate(LIMITS.values()):
        play(TEN, options(n, deck), "limits", dict.fromkeys(range(5), bot))


@pytest.mark.parametrize("name", BOTS)
def test_it_answers_from_positions_that_chance_led_to_with_any_deck(name: str) -> None:
    bot, dice = seat_bot(name, TEN, "decks", FEW), random.Random("decks")
    for n in range(10):
        for position in by_chance(TEN, options(n, random_deck(dice)), f"decks {n}"):
            assert bot(position.view(position.to_act), position.legal()) in position.legal()


@compiled
@pytest.mark.parametrize("name", ["sharp", "master"])
def test_it_advises_with_decks_at_their_limits(name: str) -> None:
    searcher: Any = seat_bot(name, TEN, "advice", FEW)
    for n, deck in enumerate(LIMITS.values()):
        position = TEN.start(options(n, deck), "advice")
        position.apply("draw")
        if position.to_act is not None:
            assert searcher.advise(position.view(position.to_act), position.legal()).best in position.legal()
