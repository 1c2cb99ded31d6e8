"""The searching players of TEN: legal always, the same for a seed, fair, in time, and right where one answer is right."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.registry import seat_bot
from tenfold.bots.ten import search as ten_search
from tenfold.bots.ten.search import Clock, TenSearcher
from tenfold.bots.ten.sharp import STYLE
from tenfold.bots.ten.worth import new_memo, points
from tenfold.core.chance import Chance
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import COLOUR_WILD, NUMBERED_WILD, OWNABLE
from tenfold.games.ten.rules.scoring import best_points
from tests.bots.playing import by_chance, play, share, ten_table

compiled = pytest.mark.xdist_group("compiled ten")
both = pytest.mark.parametrize("name", ["sharp", "master"])


def searching(name: str, iterations: int = 400, seed: str = "seed") -> Bot:
    return seat_bot(name, TEN, seed, Budget(iterations=iterations))


@compiled
@both
@pytest.mark.parametrize("variant", TEN.variants)
def test_it_plays_every_kind_of_ten(name: str, variant: dict[str, Any]) -> None:
    play(TEN, variant, "variants", {seat: searching(name, 20) for seat in range(5)})


@compiled
@both
@pytest.mark.parametrize("variant", TEN.variants)
def test_it_answers_from_positions_that_chance_led_to(name: str, variant: dict[str, Any]) -> None:
    bot = searching(name, 10)
    for n in range(3):
        for position in by_chance(TEN, variant, f"chance {n}"):
            assert bot(position.view(position.to_act), position.legal()) in position.legal()


@compiled
@pytest.mark.parametrize("players", [2, 4])
def test_each_beats_the_one_below(players: int) -> None:
    """In so many deals that luck does not decide it."""
    careful, sharp, master = seat_bot("careful", TEN, ""), searching("sharp", 80), searching("master", 80)
    options = {"players": players, "first": 0}
    assert share(TEN, options, 24, sharp, careful) > 1 / players
    assert share(TEN, options, 24, master, sharp) > 1 / players


@compiled
@both
def test_two_positions_alike_in_the_view_give_the_same_choice_in_any_order(name: str) -> None:
    position = TEN.start(seed="fair")
    chance = Chance("twins")
    first, second = searching(name, 100), searching(name, 100)
    asked = []
    while position.to_act is not None:
        view = position.view(position.to_act)
        twin = TEN.resample(view, chance)
        choice = first(view, position.legal())
        asked.append((twin.view(position.to_act), twin.legal(), choice))
        position.apply(choice)
    assert all(second(view, legal) == choice for view, legal, choice in reversed(asked))


class Watch:
    """Time that passes when playouts are made, and only then."""

    def __init__(self) -> None:
        self.now = self.started = 100.0

    def perf_counter(self) -> float:
        return self.now

    def searcher(self, milliseconds: int, microseconds: int) -> TenSearcher:
        """A player whose playouts, which find no difference, take so long, and four times that in the second half."""
        bot = TenSearcher(TEN, "watch", Budget(milliseconds=milliseconds), STYLE, {})

        def try_actions(workspace: Any, states: Any, actions: Any, first: int, results: Any) -> None:
            late = self.now - self.started > milliseconds / 2000
            self.now += len(results) * len(actions) * microseconds / 1e6 * (4 if late else 1)

        bot.compiled = {**bot.compiled, "try_actions": try_actions}
        return bot


@compiled
@pytest.mark.parametrize("microseconds", [40, 400])
def test_it_keeps_its_time(microseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    bot = watch.searcher(60, microseconds)
    monkeypatch.setattr(ten_search, "time", watch)
    taken = []
    for position in by_chance(TEN, {"players": 2}, "time"):
        watch.started = watch.now
        bot(position.view(position.to_act), position.legal())
        taken.append(watch.now - watch.started)
    assert 0.040 < max(taken) < 0.080


def test_a_clock_allows_what_fits_into_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(ten_search, "time", watch)
    clock = Clock(Budget(milliseconds=100))
    assert clock.allows(1000)
    watch.now += 0.09
    clock.spend(900)
    assert clock.allows(90)
    assert not clock.allows(110)
    assert not Clock(Budget(iterations=10)).allows(11)
    assert not Clock(Budget(milliseconds=0)).allows(1)


def test_its_points_are_those_of_the_rules() -> None:
    dice = random.Random(2)
    memo = new_memo()
    for _ in range(150):
        own = sum(1 << kind for kind in range(OWNABLE) if dice.random() < 0.3)
        second = sum(1 << kind for kind in range(COLOUR_WILD, NUMBERED_WILD) if own >> kind & 1 and dice.random() < 0.5)
        assert points(memo, own, second) == best_points(own, second)
        assert points(memo, own, second) == best_points(own, second)
    assert np.count_nonzero(memo[:, 0] >= 0) > 100


def choice_at(name: str, position: Any) -> str:
    return searching(name)(position.view(position.to_act), position.legal())


@compiled
@both
def test_it_does_not_draw_into_a_certain_bust(name: str) -> None:
    assert choice_at(name, ten_table(["b5", "g5", "o9", "p9"], "draw", "draw")) == "take numbers"


@compiled
@both
def test_it_buys_the_card_that_completes_a_run(name: str) -> None:
    position = ten_table(["b2", "$2", "b1", "b3", "g5"], "draw", "draw", "take currency", "draw", "draw", "take numbers")
    assert choice_at(name, position) == "buy b2"


@compiled
@both
def test_the_last_bid_wins_with_the_least_that_is_enough(name: str) -> None:
    position = ten_table(["b1", "b#"], "draw", "draw", "bid 2")
    assert position.to_act == 0
    assert choice_at(name, position) == "bid 3"


@compiled
@both
def test_the_final_buy_that_wins_the_game(name: str) -> None:
    deck = ["b1", "g4", "g5", "$1", "$1"]
    numbers = ("draw", "take numbers", "pass")
    position = ten_table(deck, *numbers, *numbers, "draw", "draw", "take currency", "draw", "take currency", "pass")
    assert position.to_act == 1
    assert position.view(1).phase == "final"
    assert choice_at(name, position) == "buy g5"
