"""Search over deals that nobody knows: one tree over what the searching seat sees, a new deal for every walk through it.

(Information set Monte Carlo tree search with a single observer: Cowling, Powley and Whitehouse, 2012.) A walk follows the
actions that are legal in its deal; an action is compared with others by how often it could have been chosen. Every seat seeks
what is best for itself. From the first new node on the rules of thumb play the round to its end.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from tenfold.bots.trick_later_thumb import advance, by_thumb, is_hidden, on_table, round_is_done, worth
from tenfold.bots.trick_later_value import judge
from tenfold.core.bits import count_bits, lowest, nth_member
from tenfold.core.loops import roll
from tenfold.core.rule import rule, seldom
from tenfold.games.trick_later.rules import PLAY, choices, choices_start
from tenfold.games.trick_later.state import Phase, TrickLaterState

LONGEST_WALK = 64
NEW = 1e6

# How much little is known of counts beside what is known, and how often (of 2**32) a seat plays on a whim once off the tree.
EXPLORE = 0.3
WHIM = (1 << 32) // 10


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
def play_on(s: TrickLaterState, tree: Any) -> None:
    """To the end of the round by the rules of thumb, and now and then on a whim."""
    while not round_is_done(s):
        rolled = roll(tree.dice)
        if rolled < WHIM:
            offered = choices(s)
            advance(s, choices_start(s) + nth_member(offered, (rolled & 0xFFFF) * count_bits(offered) >> 16))
        else:
            advance(s, by_thumb(s))


@rule
def learn_from(s: TrickLaterState, tree: Any, steps: int) -> None:
    """Add what the end of the round is worth to all nodes of the way."""
    judge(s, tree.result)
    for step in range(steps):
        node = int(tree.path[step])
        tree.visits[node] += 1
        for p in range(s.players):
            tree.values[node, p] += tree.result[p]


@seldom
def walk(s: TrickLaterState, tree: Any) -> None:
    steps = descend(s, tree)
    play_on(s, tree)
    learn_from(s, tree, steps)
