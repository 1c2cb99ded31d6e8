"""The searching player of TEN: legal always, the same for the same seed, fair, in time, and right where one answer is right."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import numpy as np
import pytest

from tenfold.bots import ten
from tenfold.bots.contract import Bot, Budget
from tenfold.bots.sharp_ten import Clock, bracketed, new_memo, sit
from tenfold.bots.ten_worth import points
from tenfold.core.chance import Chance
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import COLOUR_WILD, NUMBERED_WILD, OWNABLE
from tenfold.games.ten.scoring import best_points

compiled = pytest.mark.xdist_group("compiled ten")


def sharp(iterations: int = 400, seed: str = "sharp") -> Bot:
    return sit(TEN, seed, Budget(iterations=iterations))


def play(options: dict[str, Any], seed: str, bots: dict[int, Bot]) -> list[int]:
    """The winners of a game; every choice must be legal."""
    position = TEN.start(options, seed)
    while position.to_act is not None:
        legal = position.legal()
        action = bots[position.to_act](position.view(position.to_act), legal)
        assert action in legal
        position.apply(action)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


@compiled
@pytest.mark.parametrize("variant", TEN.variants)
def test_it_plays_every_kind_of_ten(variant: dict[str, Any]) -> None:
    for n in range(3):
        play(variant, f"variants {n}", {seat: sharp(10 + 10 * n) for seat in range(5)})


@compiled
@pytest.mark.parametrize("variant", TEN.variants)
def test_it_answers_from_positions_that_chance_led_to(variant: dict[str, Any]) -> None:
    dice = random.Random(1)
    bot = sharp(8)
    position = TEN.start(variant, "chance")
    while position.to_act is not None:
        legal = position.legal()
        assert bot(position.view(position.to_act), legal) in legal
        position.apply(dice.choice(legal))


@compiled
def test_it_beats_careful() -> None:
    won = 0.0
    for n in range(6):
        winners = play({"players": 2, "first": 0}, f"strength {n // 2}", {n % 2: sharp(80), 1 - n % 2: ten.careful})
        won += (n % 2 in winners) / len(winners)
    assert won >= 4


@compiled
def test_two_positions_alike_in_the_view_give_the_same_choice_in_any_order() -> None:
    position = TEN.start(seed="fair")
    chance = Chance("twins")
    first, second = sharp(100), sharp(100)
    asked = []
    while position.to_act is not None:
        view = position.view(position.to_act)
        twin = TEN.resample(view, chance)
        choice = first(view, position.legal())
        asked.append((twin.view(position.to_act), twin.legal(), choice))
        position.apply(choice)
    assert all(second(view, legal) == choice for view, legal, choice in reversed(asked))


@compiled
def test_it_keeps_its_time() -> None:
    bot = sit(TEN, "time", Budget(milliseconds=60))
    position = TEN.start(seed="time")
    position.apply("draw")
    taken: list[float] = []
    while position.to_act is not None and len(taken) < 15:
        legal = position.legal()
        start = time.perf_counter()
        choice = bot(position.view(position.to_act), legal)
        if len(legal) > 1:
            taken.append(time.perf_counter() - start)
        position.apply(choice)
    assert statistics.median(taken) < 0.080


def test_a_clock_without_a_budget_allows_the_usual_time() -> None:
    clock = Clock(Budget())
    assert clock.allows(1000)
    assert 0 < clock.end - time.perf_counter() < 0.11
    assert not Clock(Budget(iterations=10)).allows(11)
    assert not Clock(Budget(milliseconds=0)).allows(1)


def test_bids_are_bracketed() -> None:
    bids = list(range(100, 140))
    assert bracketed(bids, 3) == [100, 101, 102, 103, 105, 108, 112]
    assert bracketed(bids, 104) == [100, 101, 102, 103, 104, 105, 108, 112]
    assert bracketed([], 3) == []


def test_its_points_are_those_of_the_rules() -> None:
    dice = random.Random(2)
    memo = new_memo()
    for _ in range(150):
        own = sum(1 << kind for kind in range(OWNABLE) if dice.random() < 0.3)
        second = sum(1 << kind for kind in range(COLOUR_WILD, NUMBERED_WILD) if own >> kind & 1 and dice.random() < 0.5)
        assert points(memo, own, second) == best_points(own, second)
        assert points(memo, own, second) == best_points(own, second)
    assert np.count_nonzero(memo[:, 0] >= 0) > 100


def table(deck: list[str], *actions: str) -> Any:
    """A game of two with this deck, after these actions; seat 0 starts."""
    position = TEN.start({"players": 2, "first": 0, "deck": {card: deck.count(card) for card in deck}}, "x", deck)
    for action in actions:
        position.apply(action)
    return position


def choice_at(position: Any) -> str:
    return sharp()(position.view(position.to_act), position.legal())


@compiled
def test_it_does_not_draw_into_a_certain_bust() -> None:
    assert choice_at(table(["b5", "g5", "o9", "p9"], "draw", "draw")) == "take numbers"


@compiled
def test_it_buys_the_card_that_completes_a_run() -> None:
    position = table(["b2", "$2", "b1", "b3", "g5"], "draw", "draw", "take currency", "draw", "draw", "take numbers")
    assert choice_at(position) == "buy b2"


@compiled
def test_the_last_bid_wins_with_the_least_that_is_enough() -> None:
    position = table(["b1", "b#"], "draw", "draw", "bid 2")
    assert position.to_act == 0
    assert choice_at(position) == "bid 3"


@compiled
def test_the_final_buy_that_wins_the_game() -> None:
    deck = ["b1", "g4", "g5", "$1", "$1"]
    numbers = ("draw", "take numbers", "pass")
    position = table(deck, *numbers, *numbers, "draw", "draw", "take currency", "draw", "take currency", "pass")
    assert position.to_act == 1
    assert position.view(1).phase == "final"
    assert choice_at(position) == "buy g5"
