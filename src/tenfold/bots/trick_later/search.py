"""The search as it is compiled: deals drawn by how plausible they are, an iteration through the tree for each."""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.evidence import note_round, plausibility
from tenfold.bots.trick_later.tree import iterate
from tenfold.core.compile.loops import redeal, roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import power
from tenfold.games.trick_later.rules.state import TrickLaterState

# The records that a search works on: what is known, the deal in use, another that may replace it, the one that is played.
ROOT, DEAL, OTHER, PLAYOUT = 0, 1, 2, 3
RECORDS = 4
STREAM = 4
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
def draw_deal(records: Any, tree: Any, stream: int) -> None:
    """Draw a deal and take it, or stay with the one before, so that deals come as often as they are plausible (Metropolis)."""
    records[OTHER] = records[ROOT]
    other = records[OTHER]
    other.chance[STREAM] = stream
    draw_hidden(other)
    likely = power(plausibility(other, tree.hands, tree.lures, tree.asked), TRUST)
    if roll(tree.dice) * tree.likely[0] < likely * ALL_ROLLS:
        records[DEAL] = records[OTHER]
        tree.likely[0] = likely


@rule
def prepare(records: Any, tree: Any) -> None:
    """Before the first iteration."""
    records[PLAYOUT] = records[ROOT]
    note_round(records[PLAYOUT], records[ROOT], tree.lures, tree.asked)
    tree.likely[0] = 0.0


@rule
def search(records: Any, tree: Any, first: int, iterations: int) -> None:
    """So many iterations; `first` is how many there were before."""
    for n in range(first, first + iterations):
        draw_deal(records, tree, n)
        records[PLAYOUT] = records[DEAL]
        iterate(records[PLAYOUT], tree)
