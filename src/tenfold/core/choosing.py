"""What is legal, from one set of choices.

A game says what may be chosen: `choices`, a set whose bit 0 is the action `choices_start`, and `why_not`, the rule that forbids
anything else. The four functions that everybody asks all read that set, so they can never disagree. A game whose choices do not
fit one set (more than 62 of them) writes the four itself.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.bits import count_bits, lowest, nth_member
from tenfold.core.rule import rule, slot
from tenfold.core.state import NOBODY

WIDEST = 62


@slot
def choices(s: Any) -> int:
    raise AssertionError


@slot
def choices_start(s: Any) -> int:
    raise AssertionError


@slot
def why_not(s: Any, action: int) -> int:
    raise AssertionError


@rule
def count(s: Any) -> int:
    """How many actions are legal."""
    return count_bits(choices(s))


@rule
def nth(s: Any, n: int) -> int:
    """The n-th legal action, in order of their numbers."""
    return choices_start(s) + nth_member(choices(s), n)


@rule
def legal(s: Any, out: Any) -> int:
    """Write the legal actions into `out`, in order; how many they are."""
    start = choices_start(s)
    left = choices(s)
    n = 0
    while left:
        out[n] = start + lowest(left)
        left &= left - 1
        n += 1
    return n


@rule
def check(s: Any, action: int) -> int:
    """0 if the action is legal, else the number of the rule that forbids it."""
    place = action - choices_start(s)
    if 0 <= place <= WIDEST and (choices(s) >> place) & 1:
        return 0
    return why_not(s, action)


@rule
def from_zero(s: Any) -> int:
    """The usual `choices_start`: bit n is action n."""
    return 0


@rule
def never_by_itself(s: Any) -> bool:
    """The usual `passes_by_itself`: `do` does all that follows, so nothing is ever left."""
    return False


@rule
def nothing_passes(s: Any) -> None:
    """The usual `pass_by`."""


@rule
def nobody_to_act(s: Any) -> bool:
    """The usual `is_over`."""
    return bool(s.to_act == NOBODY)
