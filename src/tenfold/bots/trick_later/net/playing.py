"""How the net of 10 Trick Later plays on in a search: not always what it likes best, but each action with its chance."""

from __future__ import annotations

from typing import Any

from tenfold.bots.nets.layers import score
from tenfold.bots.trick_later.net.looking import see
from tenfold.core.bits import lowest
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.games.trick_later.rules.rulebook import choices, choices_start
from tenfold.games.trick_later.rules.state import TrickLaterState

ALL_ROLLS = 4294967296.0


@rule
def write_scores(net: Any, start: int, which: int, scores: Any) -> float:
    """How much the net is for each action of a set; the most of it."""
    most = -1e9
    while which:
        place = lowest(which)
        which &= which - 1
        scores[place] = score(net, start + place)
        most = max(most, float(scores[place]))
    return most


@rule
def to_shares(which: int, most: float, scores: Any) -> float:
    """Make of scores how often each would be played; the sum of it."""
    together = 0.0
    while which:
        place = lowest(which)
        which &= which - 1
        scores[place] = exp(float(scores[place]) - most)
        together += scores[place]
    return together


@rule
def drawn(which: int, at: float, shares: Any) -> int:
    """The member of this set at this place, where each is as wide as its share."""
    place = 0
    while which and at >= 0.0:
        place = lowest(which)
        which &= which - 1
        at -= shares[place]
    return place


@seldom
def by_net(s: TrickLaterState, net: Any, scores: Any, dice: Any) -> int:
    """What the net of the seat that acts does, from what this seat may know. `scores` is room for all cards."""
    start, which = choices_start(s), choices(s)
    if which & (which - 1) == 0:
        return start + lowest(which)
    see(net, s)
    together = to_shares(which, write_scores(net, start, which, scores), scores)
    return start + drawn(which, roll(dice) / ALL_ROLLS * together, scores)
