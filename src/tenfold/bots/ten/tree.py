"""A tree over what may be done in TEN and what may be drawn; every playout through it is on a deck of its own.

What an action and the cards drawn after it lead to is a node of its own: the branches by card are the chance nodes, and each
is taken as often as the deck gives that card. At a node the player to act seeks what is best for that seat; what the rules of
thumb would do comes first and must be disproved.
"""

from __future__ import annotations

from math import sqrt

from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.workspace import LONGEST_PATH, NO_ROOM, Style, Tree, Workspace, find
from tenfold.core.bits import product
from tenfold.core.choosing import how_many, pick
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.rules.rulebook import ACTIONS, do, offer
from tenfold.games.ten.rules.state import NOBODY, TenState

ROOT_KEY = 1
MIX = 0x1E3779B97F4A7C15
POSITIVE = (1 << 62) - 1


@seldom
def move(s: TenState, action: int) -> None:
    do(s, action)


@rule
def mixed(key: int, more: int) -> int:
    """Another key, of this one and something more; never 0."""
    word = product(key ^ (more + 1), MIX)
    return ((word ^ (word >> 29)) & POSITIVE) | 1


@rule
def go(s: TenState, key: int, action: int) -> int:
    """Do this; the key of what it and the cards that it drew have led to."""
    drawn_from = int(s.deck_at)
    move(s, action)
    key = mixed(key, action)
    for i in range(drawn_from, s.deck_at):
        key = mixed(key, ACTIONS + int(s.deck[i]))
    return key


@rule
def open_node(workspace: Workspace, s: TenState, node: int, key: int) -> None:
    tree = workspace.tree
    tree.keys[node] = key
    tree.widths[node] = worth_trying(workspace, s, tree.actions[node])
    for column in range(tree.widths[node]):
        tree.visits[node, column] = 0
        tree.totals[node, column] = 0.0


@rule
def known_of(tree: Tree, node: int) -> tuple[int, float]:
    """How often this node was visited, and the mean of what came of it."""
    visits, total = 0, 0.0
    for column in range(tree.widths[node]):
        visits += int(tree.visits[node, column])
        total += tree.totals[node, column]
    return visits, total / max(1, visits)


@seldom
def best_column(style: Style, tree: Tree, node: int) -> int:
    """The most promising action: what came of it, and the more the less it was tried (PUCT)."""
    visits, mean = known_of(tree, node)
    if visits < style.expansion_threshold:
        return 0
    width = int(tree.widths[node])
    best, most = 0, -1e9
    for column in range(width):
        lure = style.trust if column == 0 else (1 - style.trust) / (width - 1)
        n = int(tree.visits[node, column])
        known = (tree.totals[node, column] + style.prior_visits * mean) / (n + style.prior_visits)
        promise = known + style.exploration * lure * sqrt(visits) / (1 + n)
        if promise > most:
            best, most = column, promise
    return best


@rule
def note(tree: Tree, step: int, node: int, column: int, seat: int) -> None:
    tree.way[step, 0] = node
    tree.way[step, 1] = column
    tree.way[step, 2] = seat


@seldom
def descend(workspace: Workspace, s: TenState, key: int) -> int:
    """Walk down to the first new node and note the way; how long it is."""
    tree = workspace.tree
    steps = 0
    while s.to_act != NOBODY and steps < LONGEST_PATH:
        now = offer(s)
        if how_many(now) == 1:
            key = go(s, key, pick(now, 0))
            continue
        node = find(tree, key)
        if node == NO_ROOM:
            return steps
        new = tree.keys[node] == 0
        if new:
            open_node(workspace, s, node, key)
        column = best_column(workspace.style, tree, node)
        note(tree, steps, node, column, int(s.to_act))
        steps += 1
        key = go(s, key, int(tree.actions[node, column]))
        if new:
            return steps
    return steps


@rule
def learn(tree: Tree, steps: int) -> None:
    """Add what came of it to all nodes of the way, for whoever decided there."""
    for step in range(steps):
        node = int(tree.way[step, 0])
        column = int(tree.way[step, 1])
        tree.visits[node, column] += 1
        tree.totals[node, column] += tree.values[int(tree.way[step, 2])]
