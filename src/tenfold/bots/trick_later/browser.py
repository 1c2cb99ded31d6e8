"""`sharp` and `master` at 10 Trick Later as a browser runs them: the same search, in pieces of counted iterations.

What `searcher` does with threads and a clock, this does with numbers on a desk; see `tenfold.core.compile.wasm.thinker`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from tenfold.bots.chance import BY_BYTES
from tenfold.bots.trick_later.deals import ROOT, first_roll
from tenfold.bots.trick_later.endgame import RECORDS
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.bots.trick_later.policy import learnt, policy_of
from tenfold.bots.trick_later.search import prepare, search
from tenfold.bots.trick_later.searcher import MOST_NODES
from tenfold.bots.trick_later.tally import is_settled
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.bots.trick_later.tree import clear, leaning_of, new_tree, total_of, visits_of
from tenfold.bots.trick_later.ways import LEARNT, Way
from tenfold.core.compile.loops import is_over, legal
from tenfold.core.compile.rule import Rules, rule, seldom
from tenfold.core.compile.wasm.thinker import Thinker, without_search
from tenfold.core.game import AnyGame

OF_POLICY = ("first", "second", "chances")
OF_NET = ("units", "first", "second", "policy", "value", "rows")
LEARNT_PARTS = (*(f"tree.policy.{name}" for name in OF_POLICY), *(f"tree.net.{name}" for name in OF_NET))


@rule
def begin_search(d: Any, least: int) -> int:
    """Look at the root: what is legal there."""
    d.finished[0] = 1
    if is_over(d.root):
        return 0
    d.records[ROOT] = d.root
    if d.tree.size[0] > 0:
        clear(d.tree)
    d.tree.size[0] = 1
    d.tree.dice[0] = first_roll(int(d.root.chance[0]))
    prepare(d.records, d.tree)
    d.count[0] = legal(d.root, d.actions)
    d.done[0] = 0
    d.finished[0] = 1 if d.count[0] == 1 and least <= 1 else 0
    return int(d.count[0])


@seldom
def look(d: Any) -> None:
    """What was found of each action."""
    seat = int(d.root.to_act)
    for i in range(int(d.count[0])):
        d.visits[i] = visits_of(d.tree, int(d.actions[i]))
        d.totals[i] = total_of(d.tree, seat, int(d.actions[i]))


@rule
def search_on(d: Any, budget: int, most: int) -> int:
    done = int(d.done[0])
    if d.finished[0] == 0:
        done += search(d.records, d.tree, done, min(budget - done, most))
    d.done[0] = done
    if done >= budget or is_settled(d.tree.tally):
        d.finished[0] = 1
    return done


@rule
def evaluate(d: Any) -> int:
    look(d)
    for i in range(int(d.count[0])):
        n = max(1, int(d.visits[i]))
        d.chances[i] = min(1.0, max(0.0, float(d.totals[i]) / n))
        d.errors[i] = sqrt(d.chances[i] * (1.0 - d.chances[i]) / n)
    return int(d.count[0])


@rule
def leaning(d: Any, i: int) -> float:
    return leaning_of(d.tree, int(d.root.to_act), int(d.actions[i]))


@rule
def choose(d: Any) -> int:
    """What was tried most; of equals what did best."""
    look(d)
    best = 0
    for i in range(1, int(d.count[0])):
        if d.visits[i] > d.visits[best] or (d.visits[i] == d.visits[best] and leaning(d, i) > leaning(d, best)):
            best = i
    return int(d.actions[best])


@rule
def choose_by_thumb(d: Any) -> int:
    return by_thumb(d.root)


SEARCHING: Rules = {"begin_search": begin_search, "search_on": search_on, "evaluate": evaluate, "choose": choose}


def searching(game: AnyGame, way: Way) -> Thinker:
    own = {
        "records": np.zeros(RECORDS, game.state_type.layout.dtype),
        "tree": new_tree(game.actions, MOST_NODES + 1, policy_of(**learnt()), WEIGHTS.net()),
        "totals": np.zeros(game.most_legal),
        "count": np.zeros(1, np.int64),
    }
    known = LEARNT_PARTS if way == LEARNT else ()
    return Thinker({**game.rules, **way._asdict()}, SEARCHING, own, known, BY_BYTES)


def by_rules_of_thumb(game: AnyGame) -> Thinker:
    return Thinker(game.rules, without_search(choose_by_thumb), {}, (), BY_BYTES)
