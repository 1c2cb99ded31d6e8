"""L7: the end of a round, and of the game."""

from __future__ import annotations

from enum import IntEnum

from tenfold.core.bits import count_bits, nth_member
from tenfold.core.chance import below
from tenfold.core.compile.rule import NOT_FIXED, fixed, rule, tell
from tenfold.games.trick_later.rules.dealing import deal_round
from tenfold.games.trick_later.rules.event_kinds import EventKind
from tenfold.games.trick_later.rules.state import (
    NO_CARD,
    NOBODY,
    ROUNDS_KEPT,
    SEATS,
    TRACK_END,
    Draw,
    Phase,
    TrickLaterState,
)

ENOUGH = 10
TRACK_BONUS = 3


class Decided(IntEnum):
    """What decided the game."""

    BY_POINTS = 0
    BY_SURVIVORS = 1
    SHARED = 2


@rule
def points_of(s: TrickLaterState, p: int) -> int:
    """L7.1."""
    bonus = TRACK_BONUS if s.track[p] == TRACK_END else 0
    return max(0, count_bits(int(s.lower[p])) + bonus - int(s.lost[p]))


@rule
def round_slot(round_: int) -> int:
    """Where the points of a round are kept: the newest rounds push out the oldest."""
    return (round_ - 1) % ROUNDS_KEPT * SEATS


@rule
def score_round(s: TrickLaterState) -> int:
    """Add the points of this round; the highest total."""
    slot = round_slot(int(s.round))
    highest = 0
    for p in range(s.players):
        points = points_of(s, p)
        s.round_points[slot + p] = points
        s.total[p] += points
        highest = max(highest, int(s.total[p]))
        tell(s, EventKind.SCORED, p, NO_CARD, points, int(s.total[p]))
    return highest


@rule
def lowest_of_round(s: TrickLaterState) -> int:
    """L7.2: the seats with the lowest score of this round, as a set."""
    slot = round_slot(int(s.round))
    least, seats = 127, 0
    for p in range(s.players):
        points = int(s.round_points[slot + p])
        if points < least:
            least, seats = points, 0
        if points == least:
            seats |= 1 << p
    return seats


@rule
def draw_leader(s: TrickLaterState, candidates: int) -> int:
    """L2.4, L7.2: where several may lead the coming round, one is drawn."""
    n = count_bits(candidates)
    if n == 1:
        return nth_member(candidates, 0)
    drawn = nth_member(candidates, below(s, n))
    chosen = fixed(s, Draw.LEADER, int(s.round) + 1, 0)
    return chosen if chosen != NOT_FIXED and (candidates >> chosen) & 1 else drawn


@rule
def tie_break(s: TrickLaterState, p: int) -> int:
    """L7.3."""
    return count_bits(int(s.lower[p]) if s.lower_breaks_ties else int(s.upper[p]))


@rule
def decide(s: TrickLaterState) -> None:
    """L7.3: the highest total, then the survivors on the board."""
    best, winners, by_points = -1, 0, 0
    for p in range(s.players):
        worth = int(s.total[p]) * 64 + tie_break(s, p)
        if worth > best:
            best, winners = worth, 0
        if worth == best:
            winners |= 1 << p
    for p in range(s.players):
        by_points += 1 if int(s.total[p]) == best // 64 else 0
    s.won = winners
    if by_points == 1:
        s.decided = Decided.BY_POINTS
    else:
        s.decided = Decided.BY_SURVIVORS if count_bits(winners) == 1 else Decided.SHARED


@rule
def finish_round(s: TrickLaterState) -> None:
    if score_round(s) < ENOUGH:
        deal_round(s, draw_leader(s, lowest_of_round(s)))
        return
    decide(s)
    s.to_act = NOBODY
    s.phase = Phase.OVER
    tell(s, EventKind.OVER, NOBODY, NO_CARD, 0)
