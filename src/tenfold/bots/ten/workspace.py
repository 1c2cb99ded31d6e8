"""What a player of TEN that searches thinks with: numbers and tables that its compiled code reads and writes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.ten.worth import new_memo
from tenfold.core.compile.rule import rule
from tenfold.games.ten.cards import KINDS, OWNABLE
from tenfold.games.ten.rules.state import SEATS, TenState

Array = np.ndarray[Any, np.dtype[Any]]

WIDEST = 10
LONGEST_PATH = 48
NO_ROOM = -1
TRIES = 8


class Style(NamedTuple):
    """How a player searches.

    `exploration` is how much what is little known counts beside what is known, and `trust` the part of it that goes to what the
    rules of thumb would do; nothing else is tried at a node before `expansion_threshold` visits, and what was found counts
    beside `prior_visits` visits without a difference. A playout goes on by rules of thumb for `turns` turns and is evaluated
    there; once no more than `last_cards` are left it goes on to the end, where a point ahead counts `lead` beside the victory.
    What comes first, as rules of thumb or the net would do, is done unless it is `doubt` standard errors behind.
    """

    exploration: float
    trust: float
    expansion_threshold: int
    prior_visits: float
    turns: int
    last_cards: int
    lead: float
    doubt: float


class Tree(NamedTuple):
    """Nodes by the key of the way to them; a row for each, a column for each action that is worth trying there.

    `way` is the playout that goes on now (node, column, seat), `values` what came of it for each seat; the rest is scratch.
    """

    keys: Array
    widths: Array
    actions: Array
    visits: Array
    totals: Array
    way: Array
    values: Array
    worth: Array
    copies: Array
    features: Array


class Workspace(NamedTuple):
    style: Style
    weights: Array
    net: Array
    memo: Array
    tree: Tree


def new_tree(nodes: int, features: int) -> Tree:
    """`nodes` is a power of two."""
    return Tree(
        keys=np.zeros(nodes, np.int64),
        widths=np.zeros(nodes, np.int32),
        actions=np.zeros((nodes, WIDEST), np.int32),
        visits=np.zeros((nodes, WIDEST), np.int32),
        totals=np.zeros((nodes, WIDEST)),
        way=np.zeros((LONGEST_PATH, 3), np.int32),
        values=np.zeros(SEATS),
        worth=np.zeros(OWNABLE),
        copies=np.zeros(KINDS, np.int32),
        features=np.zeros(features),
    )


def new_workspace(style: Style, weights: Array, net: Array, nodes: int) -> Workspace:
    return Workspace(style, weights, net, new_memo(), new_tree(nodes, net.shape[1] - 2))


@rule
def find(tree: Tree, key: int) -> int:
    """The place of a node, which is empty if it is new."""
    mask = len(tree.keys) - 1
    place = (key >> 20) & mask
    for _ in range(TRIES):
        if tree.keys[place] == key or tree.keys[place] == 0:
            return place
        place = (place + 1) & mask
    return NO_ROOM


def record_of(s: TenState) -> Any:
    """A state as compiled code takes it."""
    return np.frombuffer(s.to_bytes(), s.layout.dtype)[0]
