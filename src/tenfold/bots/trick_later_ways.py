"""Two ways to walk on beyond the tree and to judge the end: by rules of thumb (`sharp`) and with practice (`master`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tenfold.bots.trick_later_chances import judge_by_chances
from tenfold.bots.trick_later_habit import by_habit
from tenfold.bots.trick_later_thumb import by_thumb
from tenfold.bots.trick_later_value import judge
from tenfold.core.bits import count_bits, nth_member
from tenfold.core.loops import roll
from tenfold.core.rule import rule
from tenfold.games.trick_later.rules import choices, choices_start
from tenfold.games.trick_later.state import TrickLaterState

# How often (of 2**32) a seat plays on a whim.
WHIM = (1 << 32) // 10


class Way(NamedTuple):
    """What fills the slots of `trick_later_tree`."""

    carry_on: Callable[..., int]
    judge_end: Callable[..., None]


@rule
def by_thumb_or_whim(s: TrickLaterState, tree: Any) -> int:
    rolled = roll(tree.dice)
    if rolled >= WHIM:
        return by_thumb(s)
    offered = choices(s)
    return choices_start(s) + nth_member(offered, (rolled & 0xFFFF) * count_bits(offered) >> 16)


@rule
def judge_by_points(s: TrickLaterState, tree: Any) -> None:
    judge(s, tree.result)


@rule
def by_practice(s: TrickLaterState, tree: Any) -> int:
    return by_habit(s, tree.habit, tree.dice)


@rule
def judge_by_practice(s: TrickLaterState, tree: Any) -> None:
    judge_by_chances(s, tree.habit.chances, tree.totals, tree.result)


PLAIN = Way(by_thumb_or_whim, judge_by_points)
PRACTISED = Way(by_practice, judge_by_practice)
