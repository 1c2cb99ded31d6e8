"""What things are worth in TEN, quickly: points of a collection, what cards would add, what may be given away for nothing.

`memo` keeps the points of collections with wilds that may stand in several places, which are slow to share out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.core.bits import count_bits, product
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.cards import COLOUR_WILD, NUMBER_KINDS, NUMBERED_WILD, NUMBERS, OWNABLE, SUPER_WILD
from tenfold.games.ten.rules.holdings import money
from tenfold.games.ten.rules.scoring import FILLERS, NINE, POINTS, best_points, fillers_of
from tenfold.games.ten.rules.state import COPIES, TenState

MEMO = 1 << 16
SHARED_WILDS = (1 << (SUPER_WILD + 1)) - (1 << NUMBERED_WILD)
COLOUR_WILDS = 15 << COLOUR_WILD


def new_memo() -> np.ndarray[Any, np.dtype[Any]]:
    return np.full((MEMO, 2), -1, np.int64)


@rule
def colour_points(own: int, second: int, colour: int) -> int:
    """The points of a colour that no numbered wild and no super wild helps."""
    return int(POINTS[((own >> (9 * colour)) & NINE) * FILLERS + fillers_of(own, second, colour)])


@seldom
def remembered_points(memo: Any, own: int, second: int) -> int:
    """`best_points`, kept from the last time it was asked."""
    key = own | (((second & COLOUR_WILDS) >> COLOUR_WILD) << OWNABLE)
    place = (product(key, 0x1E3779B97F4A7C15) >> 40) & (len(memo) - 1)
    if memo[place, 0] != key:
        memo[place, 0] = key
        memo[place, 1] = best_points(own, second)
    return int(memo[place, 1])


@rule
def points(memo: Any, own: int, second: int) -> int:
    """T9: what these cards score."""
    if own & SHARED_WILDS:
        return remembered_points(memo, own, second)
    total = 0
    for colour in range(4):
        total += colour_points(own, second, colour)
    return total


@rule
def points_now(memo: Any, s: TenState, p: int) -> int:
    return points(memo, int(s.own[COPIES * p]), int(s.own[COPIES * p + 1]))


@rule
def points_with(memo: Any, s: TenState, p: int, kinds: int) -> int:
    """The points of a player who had these kinds too."""
    own = int(s.own[COPIES * p])
    second = int(s.own[COPIES * p + 1])
    return points(memo, own | kinds, second | (own & kinds))


@rule
def points_without(memo: Any, s: TenState, p: int, kind: int) -> int:
    """The points of a player who had one card of this kind less."""
    own = int(s.own[COPIES * p])
    second = int(s.own[COPIES * p + 1])
    bit = 1 << kind
    if second & bit:
        return points(memo, own, second & ~bit)
    return points(memo, own & ~bit, second)


@rule
def adds(memo: Any, s: TenState, p: int, kinds: int) -> int:
    """How many points these kinds would add to those of a player."""
    return points_with(memo, s, p, kinds) - points_now(memo, s, p)


@rule
def spare_cards(s: TenState, p: int) -> int:
    """Second and third number cards, which no run needs."""
    return count_bits(int(s.own[COPIES * p + 1]) & NUMBER_KINDS) + count_bits(int(s.own[COPIES * p + 2]) & NUMBER_KINDS)


@rule
def purse(memo: Any, s: TenState, p: int) -> int:
    """What a player can pay without giving up points: at the end every card that no run uses, before it only copies."""
    if s.deck_at < s.deck_size:
        return money(s, p) + spare_cards(s, p)
    return money(s, p) + max(spare_cards(s, p), int(s.cards[p]) - points_now(memo, s, p))


@rule
def tableau_kinds(s: TenState) -> int:
    """The number cards on the tableau, as a set."""
    kinds = 0
    for i in range(s.tableau_size):
        if s.tableau[i] < NUMBERS:
            kinds |= 1 << int(s.tableau[i])
    return kinds
