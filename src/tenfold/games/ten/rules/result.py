"""T9.3, T11.10: who wins."""

from __future__ import annotations

from enum import IntEnum

from tenfold.core.bits import count_bits
from tenfold.core.compile.rule import rule, seldom, tell
from tenfold.games.ten.cards import NUMBER_KINDS
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import money
from tenfold.games.ten.rules.scoring import best_points, runs_need
from tenfold.games.ten.rules.state import AUTOMATON, COPIES, NO_CARD, NOBODY, Phase, TenState


class Decided(IntEnum):
    """What decided the game."""

    BY_POINTS = 0
    BY_CURRENCY = 1
    BY_CARDS = 2
    SHARED = 3


@rule
def points_of(s: TenState, p: int) -> int:
    return best_points(int(s.own[COPIES * p]), int(s.own[COPIES * p + 1]))


@rule
def unused_numbers(s: TenState, p: int) -> int:
    """T9.3, German: number cards that are not part of the scored runs."""
    numbers = 0
    for copy in range(COPIES):
        numbers += count_bits(int(s.own[COPIES * p + copy]) & NUMBER_KINDS)
    return numbers - runs_need(int(s.own[COPIES * p]), int(s.own[COPIES * p + 1]))


@rule
def worth(s: TenState, p: int, by: int) -> int:
    """What counts at this step of the comparison: the more, the better."""
    if by == Decided.BY_POINTS:
        return int(s.points[p])
    if by == Decided.BY_CURRENCY:
        return money(s, p)
    if s.german:
        return unused_numbers(s, p)
    return -int(s.cards[p])


@rule
def keep_the_best(s: TenState, by: int) -> int:
    """Of those still in it, keep the best; how many they are."""
    best = -1000
    for p in range(s.seats):
        if s.won[p]:
            best = max(best, worth(s, p, by))
    left = 0
    for p in range(s.seats):
        if s.won[p] and worth(s, p, by) == best:
            left += 1
        else:
            s.won[p] = 0
    return left


@rule
def decide(s: TenState) -> None:
    """T9.3."""
    for p in range(s.seats):
        s.won[p] = 1
    for by in range(3):
        s.decided = by
        if keep_the_best(s, by) == 1:
            return
    s.decided = Decided.SHARED


@seldom
def finish(s: TenState) -> None:
    for p in range(s.seats):
        s.points[p] = points_of(s, p)
    if s.solo:
        s.won[0] = 1 if s.points[0] > s.points[AUTOMATON] else 0
        s.won[AUTOMATON] = 1 - int(s.won[0])
    else:
        decide(s)
    s.to_act = NOBODY
    s.phase = Phase.OVER
    tell(s, EventKind.OVER, NOBODY, NO_CARD, 0)
