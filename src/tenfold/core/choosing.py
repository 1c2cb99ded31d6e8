"""What is legal, from one offer.

A game says what is on `offer`: at most one action that ends the phase (to pass, say), and beside it a set of choices, whose bit
0 is the action where they start, or an unbroken range of them. Whoever asks what is legal reads that one offer, so no two
answers can disagree. A game whose actions all fit one set writes `choices` and is done: that is the usual offer.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.bits import count_bits, lowest, nth_member
from tenfold.core.compile.rule import rule, slot
from tenfold.core.state import NOBODY

# The action that ends the phase, where the choices start, how many they are, and which: a set, or UNBROKEN.
Offer = tuple[int, int, int, int]

NO_ACTION = -1
UNBROKEN = 0
WIDEST = 62


@slot
def offer(s: Any) -> Offer:
    raise AssertionError


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
def how_many(now: Offer) -> int:
    return now[2] + (0 if now[0] == NO_ACTION else 1)


@rule
def pick(now: Offer, n: int) -> int:
    """The n-th action on offer, in order of their numbers."""
    ending, start, _, which = now
    if ending != NO_ACTION:
        if n == 0:
            return ending
        n -= 1
    return start + (n if which == UNBROKEN else nth_member(which, n))


@rule
def is_on(now: Offer, action: int) -> bool:
    """Whether an action is on offer."""
    ending, start, many, which = now
    if action == ending:
        return action != NO_ACTION
    place = action - start
    if which == UNBROKEN:
        return 0 <= place < many
    return 0 <= place <= WIDEST and (which >> place) & 1 == 1


@rule
def legal(s: Any, out: Any) -> int:
    """Write the legal actions into `out`, in order of their numbers; how many they are."""
    ending, start, many, which = offer(s)
    n = 0
    if ending != NO_ACTION:
        out[0] = ending
        n = 1
    if which == UNBROKEN:
        for place in range(many):
            out[n + place] = start + place
        return n + many
    while which:
        out[n] = start + lowest(which)
        which &= which - 1
        n += 1
    return n


@rule
def check(s: Any, action: int) -> int:
    """0 if the action is legal, else the number of the rule that forbids it."""
    return 0 if is_on(offer(s), action) else why_not(s, action)


@rule
def set_of_choices(s: Any) -> Offer:
    """The usual `offer`."""
    which = choices(s)
    return NO_ACTION, choices_start(s), count_bits(which), which


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
def always_asked(s: Any, options: int) -> bool:
    """The usual `is_asked`."""
    return True


@rule
def nobody_to_act(s: Any) -> bool:
    """The usual `is_over`."""
    return bool(s.to_act == NOBODY)
