"""The searching players of 10 Trick Later: legal always, the same for a seed, fair, in time, right where that is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.trick_later import careful as trick_later
from tenfold.bots.trick_later import searcher as trick_later_searcher
from tenfold.bots.trick_later import thumb as thumb
from tenfold.bots.trick_later.searcher import Searcher
from tenfold.bots.trick_later.value import evaluate
from tenfold.bots.trick_later.ways import LEARNT, PLAIN, Way
from tenfold.core.chance import Chance
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import kinds_in
from tenfold.games.trick_later.rules.state import TrickLaterState
from tests.bots.trick_later_tables import (
    Table,
    a_safe_loser,
    a_trick_to_win,
    an_attack_to_dodge,
    asks,
    positions,
    share_of_wins,
    twins,
)

pytestmark = pytest.mark.xdist_group("compiled trick_later")

Sit = Callable[..., Searcher]


@pytest.fixture(params=[PLAIN, LEARNT], ids=["sharp", "master"])
def sit(request: pytest.FixtureRequest) -> Sit:
    """Makes a player: of each kind in turn."""
    way: Way = request.param
    return lambda seed="", **budget: Searcher(TRICK_LATER, seed, Budget(**budget), way)


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_they_choose_what_is_legal(sit: Sit, variant: dict[str, Any]) -> None:
    bot = sit(iterations=20)
    for position in positions(variant, "legal", 4):
        assert asks(bot, position) in position.legal()


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_they_play_whole_games(sit: Sit, variant: dict[str, Any]) -> None:
    bot = sit(iterations=30)
    for n in range(3):
        position = TRICK_LATER.start(variant, f"whole {n}")
        while position.to_act is not None:
            position.apply(asks(bot, position))


def test_the_exchange_and_the_gift_are_searched_too(sit: Sit) -> None:
    bot = sit(iterations=200)
    phases = set()
    for n in range(200):
        position = TRICK_LATER.start({"players": 3}, f"exchange {n}")
        if TRICK_LATER.write_action(0) in position.legal():
            assert asks(bot, position) in ("exchange", "keep")
            position.apply("exchange")
            while position.to_act is not None and position.view(None).phase == "exchange":  # type: ignore[attr-defined]
                position.apply("keep")
            phases.add(asks(bot, position).split()[0])
    assert phases == {"give"}


def test_with_iterations_they_are_the_same_for_the_same_seed_in_any_order(sit: Sit) -> None:
    asked = [position.copy() for position in positions({}, "same")]
    one, two = sit("a seed", iterations=60), sit("a seed", iterations=60)
    backwards = [asks(two, position) for position in reversed(asked)]
    assert [asks(one, position) for position in asked] == backwards[::-1]


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_two_positions_alike_in_the_view_give_the_same_choice(sit: Sit, variant: dict[str, Any]) -> None:
    bot = sit(iterations=60)
    for position, twin in twins(variant, "fair"):
        assert asks(bot, twin) == asks(bot, position)


class SlowMachine:
    """A clock that iterations alone move on: each takes so long."""

    def __init__(self, bot: Searcher, seconds_per_iteration: float) -> None:
        self.now = 0.0
        self.pace = seconds_per_iteration
        self.search = bot.compiled["search"]
        bot.compiled = {**bot.compiled, "search": self.iterate}

    def iterate(self, records: Any, tree: Any, first: int, iterations: int) -> int:
        done: int = self.search(records, tree, first, iterations)
        self.now += done * self.pace
        return done


@pytest.mark.parametrize("milliseconds", [1, 30, 100])
@pytest.mark.parametrize("seconds_per_iteration", [0.00001, 0.0003, 0.01])
def test_they_stop_when_their_time_is_up(
    sit: Sit, milliseconds: int, seconds_per_iteration: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = sit(milliseconds=milliseconds)
    clock = SlowMachine(bot, seconds_per_iteration)
    monkeypatch.setattr(trick_later_searcher, "perf_counter", lambda: clock.now)
    began = clock.now
    asks(bot, an_attack_to_dodge())
    assert clock.now - began < milliseconds / 1000 + 0.02
    assert clock.now - began >= milliseconds / 1000 or bot.is_settled()


def test_time_or_walks_end_a_search_whichever_is_first(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = sit(milliseconds=30, iterations=500)
    clock = SlowMachine(bot, 0.001)
    monkeypatch.setattr(trick_later_searcher, "perf_counter", lambda: clock.now)
    asks(bot, an_attack_to_dodge())
    assert 30 <= bot.done < 50
    assert not bot.is_settled()
    clock.pace = 0.0
    asks(bot, an_attack_to_dodge())
    assert bot.done == 500 or (bot.is_settled() and 50 < bot.done < 500)


def test_the_master_is_quick_where_one_card_is_clearly_best() -> None:
    bot = Searcher(TRICK_LATER, "", Budget(iterations=2000), LEARNT)
    iterations = set()
    for position in (one for one in positions({}, "quick") if len(one.legal()) > 1):
        asks(bot, position)
        assert bot.done == 2000 or bot.is_settled()
        iterations.add(bot.done)
    assert {0, 2000} < iterations


def test_in_how_many_pieces_a_search_is_made_changes_nothing() -> None:
    whole, pieces = (Searcher(TRICK_LATER, "pieces", Budget(iterations=900), LEARNT) for _ in range(2))
    for position in (one for one in positions({"players": 4}, "pieces") if len(one.legal()) > 1):
        view: Any = position.view(position.to_act)
        whole.search(view)
        pieces.look_at(view)
        while pieces.done < whole.done:
            pieces.iterate(min(7, 900 - pieces.done))
        assert [pieces.total(view.to_act, one) for one in position.legal()] == [
            whole.total(view.to_act, one) for one in position.legal()
        ]


def to_the_end(position: Table, action: str) -> tuple[TrickLaterState, float]:
    """The round after this action, when all others have one card left to play; and what it is worth to who acts."""
    s = position.state.copy()
    seat = s.to_act
    thumb.advance(s, TRICK_LATER.read_action(action))
    while not thumb.round_is_done(s):
        thumb.advance(s, thumb.by_thumb(s))
    values = [0.0] * 4
    evaluate(s, values)
    return s, values[seat]


def last_choices(players: int, games: int) -> Iterator[Table]:
    """Positions in which somebody plays last to the ninth trick: after that everybody has one card."""
    for position in positions({"players": players}, "last choice", games):
        if position.state.played == 9 * players - 1 and len(position.legal()) > 1:
            yield position


def certain(position: Table) -> tuple[str, str] | None:
    """The right and the wrong card, where the right one is better whoever holds what."""
    chance = Chance("certain")
    deals = [TRICK_LATER.resample(position.view(position.to_act), chance) for _ in range(20)]
    worth = {action: [to_the_end(deal, action)[1] for deal in deals] for action in position.legal()}
    worst, best = sorted(worth, key=lambda action: min(worth[action]))
    return (best, worst) if min(worth[best]) > max(worth[worst]) + 0.05 else None


@pytest.mark.parametrize("players", [3, 4])
def test_they_find_the_card_that_is_better_whatever_the_others_hold(sit: Sit, players: int) -> None:
    bot = sit(iterations=400)
    dodged = rescued = won = 0
    for position in last_choices(players, 40):
        pair = certain(position)
        if pair:
            right, wrong = (to_the_end(position, action)[0] for action in pair)
            seat = position.state.to_act
            assert asks(bot, position) == pair[0]
            dodged += right.lost[seat] < wrong.lost[seat]
            rescued += len(kinds_in(right.lower[seat])) > len(kinds_in(wrong.lower[seat]))
            won += right.leader == seat
    assert min(dodged, rescued, won) > 0


def test_they_dodge_an_attack(sit: Sit) -> None:
    assert asks(sit(iterations=2000), an_attack_to_dodge()) != "play y8"


def test_they_lose_with_the_card_that_rescues(sit: Sit) -> None:
    assert asks(sit(iterations=2000), a_safe_loser()) == "play y3"


def test_they_win_what_their_track_can_rescue(sit: Sit) -> None:
    assert asks(sit(iterations=2000), a_trick_to_win()) == "play y4"


def test_their_advice_is_what_they_would_do_and_a_chance_for_every_action(sit: Sit) -> None:
    position = an_attack_to_dodge()
    advice = sit("advice", iterations=2000).advise(position.view(2), position.legal())  # type: ignore[arg-type]
    assert advice.best == asks(sit("advice", iterations=2000), position)
    assert sorted(one.action for one in advice.alternatives) == position.legal()
    chances = [one.chance for one in advice.alternatives]
    assert chances == sorted(chances, reverse=True)
    assert 0 <= chances[-1] < chances[0] <= 1
    assert all(0 < one.error < 0.5 for one in advice.alternatives)


@pytest.mark.parametrize("players", [3, 4])
def test_they_beat_careful_players(sit: Sit, players: int) -> None:
    bot = sit("strong", iterations=150)
    assert share_of_wins(bot, trick_later.careful, players, 10) > 1.4 / players
