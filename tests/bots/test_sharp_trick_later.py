"""The searching player of 10 Trick Later: legal always, the same for a seed, fair, in time, right where that is certain."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from tenfold.bots import sharp_trick_later, trick_later, trick_later_thumb
from tenfold.bots.contract import Bot, Budget
from tenfold.bots.trick_later_evidence import note_round, plausibility
from tenfold.bots.trick_later_value import judge
from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import kinds_in
from tenfold.games.trick_later.state import TrickLaterState

pytestmark = pytest.mark.xdist_group("compiled trick_later")


def sharp(seed: str = "", **budget: int) -> Bot:
    return sharp_trick_later.sit(TRICK_LATER, seed, Budget(**budget))


def positions(options: dict[str, Any], seed: str, games: int = 1) -> Iterator[Position[TrickLaterState]]:
    """Every position of a few games of careful players."""
    for n in range(games):
        position = TRICK_LATER.start(options, f"{seed} {n}")
        while position.to_act is not None:
            yield position
            position.apply(trick_later.careful(position.view(position.to_act), position.legal()))  # type: ignore[arg-type]


def asks(bot: Bot, position: Position[TrickLaterState]) -> str:
    return bot(position.view(position.to_act), position.legal())


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_it_chooses_what_is_legal(variant: dict[str, Any]) -> None:
    bot = sharp(iterations=20)
    for position in positions(variant, "legal", 4):
        assert asks(bot, position) in position.legal()


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_it_plays_whole_games(variant: dict[str, Any]) -> None:
    bot = sharp(iterations=30)
    for n in range(3):
        position = TRICK_LATER.start(variant, f"whole {n}")
        while position.to_act is not None:
            position.apply(asks(bot, position))


def test_the_exchange_and_the_gift_are_searched_too() -> None:
    bot = sharp(iterations=200)
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


def test_with_iterations_it_is_the_same_for_the_same_seed_in_any_order() -> None:
    asked = [position.copy() for position in positions({}, "same")]
    one, two = sharp("a seed", iterations=60), sharp("a seed", iterations=60)
    backwards = [asks(two, position) for position in reversed(asked)]
    assert [asks(one, position) for position in asked] == backwards[::-1]


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_two_positions_alike_in_the_view_give_the_same_choice(variant: dict[str, Any]) -> None:
    bot = sharp(iterations=60)
    chance = Chance("twins")
    for position in positions(variant, "fair"):
        twin = TRICK_LATER.resample(position.view(position.to_act), chance)
        assert asks(bot, twin) == asks(bot, position)


@pytest.mark.parametrize("milliseconds", [1, 30])
def test_it_keeps_its_time(milliseconds: int) -> None:
    bot = sharp(milliseconds=milliseconds)
    over = []
    for position in [position.copy() for position in positions({}, "time")][:40]:
        began = perf_counter()
        asks(bot, position)
        over.append(perf_counter() - began - milliseconds / 1000)
    assert sorted(over)[len(over) // 2] < 0.02, "half of all moves, for the machine may be busy with something else"


def test_a_budget_may_be_left_out() -> None:
    bot = sharp()
    assert asks(bot, next(positions({}, "default"))) in next(positions({}, "default")).legal()


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_its_rules_of_thumb_keep_to_the_rules(variant: dict[str, Any]) -> None:
    for position in positions(variant, "thumb", 3):
        assert TRICK_LATER.write_action(trick_later_thumb.by_thumb(position.state.copy())) in position.legal()


def test_the_play_so_far_makes_some_deals_likelier_than_others() -> None:
    position = at_the_table("r2", "r3", "r4", "g2", "g7", "g3", "y3", "i6")
    lures, asked = np.zeros((40, 41)), np.zeros((40, 2), np.int64)
    known = TRICK_LATER.remembered(position.view(2))  # type: ignore[arg-type]
    note_round(known.copy(), known, lures, asked)
    chance = Chance("evidence")
    deals = [TRICK_LATER.resample(position.view(2), chance).state for _ in range(20)]
    found = [plausibility(deal, [0] * 4, lures, asked) for deal in deals]
    assert all(0 < likely < 1 for likely in found)
    assert max(found) > 1.2 * min(found)
    assert asked[:8].tolist() == [[0, 65], [1, 1], [2, 1], [2, 65], [0, 9], [1, 9], [0, 65], [1, 18]]


def to_the_end(position: Position[TrickLaterState], action: str) -> tuple[TrickLaterState, float]:
    """The round after this action, when all others have one card left to play; and what it is worth to who acts."""
    s = position.state.copy()
    seat = s.to_act
    trick_later_thumb.advance(s, TRICK_LATER.read_action(action))
    while not trick_later_thumb.round_is_done(s):
        trick_later_thumb.advance(s, trick_later_thumb.by_thumb(s))
    values = [0.0] * 4
    judge(s, values)
    return s, values[seat]


def last_choices(players: int, games: int) -> Iterator[Position[TrickLaterState]]:
    """Positions in which somebody plays last to the ninth trick: after that everybody has one card."""
    for position in positions({"players": players}, "last choice", games):
        if position.state.played == 9 * players - 1 and len(position.legal()) > 1:
            yield position


def certain(position: Position[TrickLaterState]) -> tuple[str, str] | None:
    """The right and the wrong card, where the right one is better whoever holds what."""
    chance = Chance("certain")
    deals = [TRICK_LATER.resample(position.view(position.to_act), chance) for _ in range(20)]
    worth = {action: [to_the_end(deal, action)[1] for deal in deals] for action in position.legal()}
    worst, best = sorted(worth, key=lambda action: min(worth[action]))
    return (best, worst) if min(worth[best]) > max(worth[worst]) + 0.01 else None


@pytest.mark.parametrize("players", [3, 4])
def test_it_finds_the_card_that_is_better_whatever_the_others_hold(players: int) -> None:
    bot = sharp(iterations=400)
    dodged = rescued = won = 0
    for position in last_choices(players, 60):
        pair = certain(position)
        if pair:
            right, wrong = (to_the_end(position, action)[0] for action in pair)
            seat = position.state.to_act
            assert asks(bot, position) == pair[0]
            dodged += right.lost[seat] < wrong.lost[seat]
            rescued += len(kinds_in(right.lower[seat])) > len(kinds_in(wrong.lower[seat]))
            won += right.leader == seat
    assert min(dodged, rescued, won) > 0


# Seats 0, 1, 2; blue is out.
HANDS = [
    ["r2", "g7", "y3", "y7", "r7", "r8", "g8", "g6", "i1", "i2"],
    ["r3", "g3", "i6", "r5", "r6", "g4", "g5", "i3", "i4", "r1"],
    ["r4", "g2", "y2", "y8", "y1", "y4", "y5", "y6", "g1", "i5"],
]


def at_the_table(*cards: str) -> Position[TrickLaterState]:
    position = TRICK_LATER.start({"players": 3, "first": 0}, "table", [{"hands": HANDS, "out": "b"}])
    for card in cards:
        position.apply(f"play {card}")
    return position


def test_it_dodges_an_attack() -> None:
    """Two survivors on the upper side, infected 6 on the table: an 8 would take the trick and lose both."""
    position = at_the_table("r2", "r3", "r4", "g2", "g7", "g3", "y3", "i6")
    assert position.view(2).players[2].upper == ["r3", "r4"]  # type: ignore[attr-defined]
    assert asks(sharp(iterations=2000), position) != "play y8"


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_careful_players(players: int) -> None:
    won, games = 0.0, 12 * players
    bot = sharp("strong", iterations=150)
    for n in range(games):
        position = TRICK_LATER.start({"players": players}, f"beats {n // players}")
        while position.to_act is not None:
            player = bot if position.to_act == n % players else trick_later.careful
            position.apply(asks(player, position))
        outcome = position.outcome()
        assert outcome is not None
        won += (n % players in outcome.winners) / len(outcome.winners)
    assert won / games > 1.4 / players
