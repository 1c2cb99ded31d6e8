"""Deals that agree with what a seat knows, drawn as often as the play so far makes them plausible."""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.evidence import plausibility
from tenfold.core.chance import STREAM
from tenfold.core.compile.loops import redeal, roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import power
from tenfold.games.trick_later.rules.state import TrickLaterState

# The records that a search works on: what is known, the deal in use, another that may replace it, the one that is played, and
# from ENDS on those of an ending that is worked out.
ROOT, DEAL, OTHER, PLAYOUT, ENDS = 0, 1, 2, 3, 4
# How far the play so far is trusted as evidence: 0 not at all, 1 as if everybody played by these rules of thumb.
TRUST = 0.1
ALL_ROLLS = 4294967296.0


@rule
def first_roll(word: int) -> int:
    """The dice of a search, from a word of its chance; never 0."""
    return max(1, word & 0xFFFFFFFF)


@seldom
def draw_hidden(s: TrickLaterState) -> None:
    redeal(s)


@rule
def likelihood(s: TrickLaterState, tree: Any) -> float:
    """What a deal counts beside others."""
    return power(plausibility(s, tree.hands, tree.lures, tree.asked), TRUST)


@rule
def draw_deal(records: Any, tree: Any, stream: int) -> None:
    """Draw a deal and take it, or stay with the one before, so that deals come as often as they are plausible (Metropolis)."""
    records[OTHER] = records[ROOT]
    other = records[OTHER]
    other.chance[STREAM] = stream
    draw_hidden(other)
    likely = likelihood(other, tree)
    if roll(tree.dice) * tree.likely[0] < likely * ALL_ROLLS:
        records[DEAL] = records[OTHER]
        tree.likely[0] = likely
