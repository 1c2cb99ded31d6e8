"""Two ways to play on beyond the tree and to evaluate the end: by rules of thumb (`sharp`), by what was learnt (`master`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tenfold.bots.trick_later.policy import by_policy
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.bots.trick_later.value import evaluate
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances
from tenfold.core.bits import count_bits, nth_member
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule
from tenfold.games.trick_later.rules.rulebook import choices, choices_start
from tenfold.games.trick_later.rules.state import TrickLaterState

# How often (of 2**32) a seat plays on a whim.
WHIM = (1 << 32) // 10


class Way(NamedTuple):
    """What fills the slots of `tree`."""

    carry_on: Callable[..., int]
    evaluate_end: Callable[..., None]


@rule
def by_thumb_or_whim(s: TrickLaterState, tree: Any) -> int:
    rolled = roll(tree.dice)
    if rolled >= WHIM:
        return by_thumb(s)
    offered = choices(s)
    return choices_start(s) + nth_member(offered, (rolled & 0xFFFF) * count_bits(offered) >> 16)


@rule
def evaluate_by_points(s: TrickLaterState, tree: Any) -> None:
    evaluate(s, tree.result)


@rule
def by_learnt_policy(s: TrickLaterState, tree: Any) -> int:
    return by_policy(s, tree.policy, tree.dice)


@rule
def evaluate_by_learnt_chances(s: TrickLaterState, tree: Any) -> None:
    evaluate_by_win_chances(s, tree.policy.chances, tree.totals, tree.result)


PLAIN = Way(by_thumb_or_whim, evaluate_by_points)
LEARNT = Way(by_learnt_policy, evaluate_by_learnt_chances)
