"""The search of `sharp`: one tree over what the searching seat sees, and a new deal for every iteration through it.

(Information set Monte Carlo tree search with a single observer: Cowling, Powley and Whitehouse, 2012.) An iteration follows the
actions that are legal in its deal; an action is compared with others by how often it could have been chosen. Every seat seeks
what is best for itself. From the first new node on rules of thumb play the round to its end, now and then on a whim.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.nets.layers import Net
from tenfold.bots.trick_later.deals import DEAL, PLAYOUT, draw_deal
from tenfold.bots.trick_later.endgame import Ending, new_ending
from tenfold.bots.trick_later.policy import Array, Policy
from tenfold.bots.trick_later.tally import Tally, bonus_of, new_tally
from tenfold.bots.trick_later.thumb import advance, by_thumb, is_hidden, on_table, round_is_done, worth
from tenfold.bots.trick_later.value import evaluate
from tenfold.core.bits import count_bits, lowest, nth_member
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import log
from tenfold.games.trick_later.cards import KINDS
from tenfold.games.trick_later.rules.rulebook import PLAY, choices, choices_start
from tenfold.games.trick_later.rules.state import SEATS, TRICKS, Phase, TrickLaterState

LONGEST_PATH = 64
NEW = 1e6

# How much counts that little is known, beside what is known.
EXPLORE = 0.3
# How often (of 2**32) a seat plays on a whim.
WHIM = (1 << 32) // 10


class Tree(NamedTuple):
    """What the compiled search works on beside its records. Node 0 is the root; child 0 is none."""

    children: Array
    visits: Array
    offered: Array
    values: Array
    size: Array
    path: Array
    result: Array
    totals: Array
    dice: Array
    hands: Array
    lures: Array
    asked: Array
    likely: Array
    policy: Policy
    net: Net
    tally: Tally
    ending: Ending


def new_tree(actions: int, nodes: int, policy: Policy, net: Net) -> Tree:
    return Tree(
        children=np.zeros((nodes, actions), np.int32),
        visits=np.zeros(nodes, np.int32),
        offered=np.zeros(nodes, np.int32),
        values=np.zeros((nodes, SEATS), np.float64),
        size=np.ones(1, np.int64),
        path=np.zeros(LONGEST_PATH, np.int32),
        result=np.zeros(SEATS, np.float64),
        totals=np.zeros(SEATS, np.int64),
        dice=np.ones(1, np.int64),
        hands=np.zeros(SEATS, np.int64),
        lures=np.zeros((SEATS * TRICKS, KINDS), np.float64),
        asked=np.zeros((SEATS * TRICKS, 2), np.int64),
        likely=np.zeros(1, np.float64),
        policy=policy,
        net=net,
        tally=new_tally(),
        ending=new_ending(),
    )


@rule
def clear(tree: Any) -> None:
    """Forget the search before; only what it used needs wiping."""
    used = int(tree.size[0])
    tree.children[:used] = 0
    tree.visits[:used] = 0
    tree.offered[:used] = 0
    tree.values[:used] = 0.0
    tree.size[0] = 1


@rule
def visits_of(tree: Any, action: int) -> int:
    """How many iterations began with this action; the root itself, which is child 0, has none of its own."""
    child = int(tree.children[0, action])
    return int(tree.visits[child]) if child else 0


@rule
def total_of(tree: Any, seat: int, action: int) -> float:
    """The sum of what these iterations were worth to a seat."""
    child = int(tree.children[0, action])
    return float(tree.values[child, seat]) if child else 0.0


@rule
def leaning_of(tree: Any, seat: int, action: int) -> float:
    """The same, with what was liked in advance."""
    child = int(tree.children[0, action])
    return float(tree.values[child, seat]) + bonus_of(tree.tally, action) if child else 0.0


@rule
def by_thumb_or_whim(s: TrickLaterState, dice: Any) -> int:
    """What a seat does once an iteration has left the tree."""
    rolled = roll(dice)
    if rolled >= WHIM:
        return by_thumb(s)
    offered = choices(s)
    return choices_start(s) + nth_member(offered, (rolled & 0xFFFF) * count_bits(offered) >> 16)


@rule
def lean(s: TrickLaterState, table: int, action: int) -> float:
    """How much the rules of thumb speak for an action."""
    return worth(s, int(s.to_act), table, action - PLAY) if s.phase == Phase.PLAY else 0.0


@rule
def promise(tree: Any, child: int, seat: int) -> float:
    """The mean value of a child for this seat, and how little is known of it."""
    n = int(tree.visits[child])
    return float(tree.values[child, seat]) / n + EXPLORE * sqrt(log(int(tree.offered[child])) / n)


@seldom
def choose(s: TrickLaterState, tree: Any, node: int) -> int:
    """The action to follow from this node: the new one that the rules of thumb like best, else the most promising."""
    start = choices_start(s)
    left = choices(s)
    table = on_table(s)
    best, most = start, -1e9
    while left:
        action = start + lowest(left)
        left &= left - 1
        child = int(tree.children[node, action])
        if child:
            tree.offered[child] += 1
            value = promise(tree, child, int(s.to_act))
        else:
            value = NEW + lean(s, table, action)
        if value > most:
            best, most = action, value
    return best


@rule
def new_node(tree: Any, node: int, action: int) -> int:
    """Add a child, if there is room; 0 if not."""
    child = int(tree.size[0])
    if child == len(tree.visits):
        return 0
    tree.size[0] = child + 1
    tree.children[node, action] = child
    tree.offered[child] = 1
    return child


@rule
def descend(s: TrickLaterState, tree: Any) -> int:
    """Walk from the root to the first new node and note the way; how long it is."""
    node, steps, known = 0, 1, True
    tree.path[0] = 0
    while known and not round_is_done(s):
        if is_hidden(s):
            advance(s, by_thumb(s))
            continue
        action = choose(s, tree, node)
        child = int(tree.children[node, action])
        known = child != 0
        if not known:
            child = new_node(tree, node, action)
        advance(s, action)
        if child:
            tree.path[steps] = child
            steps += 1
        node = child
    return steps


@rule
def learn_from(s: TrickLaterState, tree: Any, steps: int) -> None:
    """Add what the end of the round is worth to all nodes of the way."""
    evaluate(s, tree.result)
    for step in range(steps):
        node = int(tree.path[step])
        tree.visits[node] += 1
        for p in range(s.players):
            tree.values[node, p] += tree.result[p]


@seldom
def iterate(s: TrickLaterState, tree: Any) -> None:
    steps = descend(s, tree)
    while not round_is_done(s):
        advance(s, by_thumb_or_whim(s, tree.dice))
    learn_from(s, tree, steps)


@rule
def nothing_to_begin(records: Any, tree: Any) -> None:
    """The tree grows from nothing."""


@rule
def go_on_through_tree(records: Any, tree: Any, n: int) -> None:
    draw_deal(records, tree, n)
    records[PLAYOUT] = records[DEAL]
    iterate(records[PLAYOUT], tree)
