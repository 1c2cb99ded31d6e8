"""The search as it is compiled: what to do before it, and an iteration after the other until all is settled.

How an iteration goes is up to the way that fills the slots (`ways`).
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.deals import PLAYOUT, ROOT
from tenfold.bots.trick_later.evidence import note_round
from tenfold.bots.trick_later.tally import is_settled
from tenfold.core.compile.rule import rule, slot


@slot
def begin(records: Any, tree: Any) -> None:
    """What comes before the first iteration."""


@slot
def go_on(records: Any, tree: Any, n: int) -> None:
    """One iteration more; deals are drawn by its number."""


@rule
def prepare(records: Any, tree: Any) -> None:
    """Look at the position anew."""
    records[PLAYOUT] = records[ROOT]
    note_round(records[PLAYOUT], records[ROOT], tree.lures, tree.asked)
    tree.likely[0] = 0.0
    tree.tally.sizes[:] = 0
    begin(records, tree)


@rule
def search(records: Any, tree: Any, first: int, iterations: int) -> int:
    """So many iterations, unless all is settled before; how many they were. `first` is the number of the first of them."""
    done = 0
    while done < iterations and not is_settled(tree.tally):
        go_on(records, tree, first + done)
        done += 1
    return done
