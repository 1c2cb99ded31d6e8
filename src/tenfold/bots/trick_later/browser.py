"""`sharp` and `master` at 10 Trick Later as a browser runs them: the same search, in pieces of counted iterations.

What `searcher` does with threads and a clock, this does with numbers on a desk; see `tenfold.core.compile.wasm.thinker`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from tenfold.bots.chance import BY_BYTES
from tenfold.bots.trick_later.lead import is_mark, is_sure, most_visited, next_mark
from tenfold.bots.trick_later.policy import learnt, policy_of
from tenfold.bots.trick_later.rollouts import LEARNT as BY_LEARNT
from tenfold.bots.trick_later.search import RECORDS, ROOT, first_roll, prepare, search
from tenfold.bots.trick_later.searcher import MOST_NODES, Style
from tenfold.bots.trick_later.thumb import by_thumb
from tenfold.bots.trick_later.tree import clear, new_tree, total_of, visits_of
from tenfold.core.compile.loops import is_over, legal
from tenfold.core.compile.rule import Rules, rule, seldom
from tenfold.core.compile.wasm.thinker import Thinker, without_search
from tenfold.core.game import AnyGame

LEARNT = ("tree.policy.first", "tree.policy.second", "tree.policy.chances")


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
    stop = min(budget, done + most)
    while d.finished[0] == 0 and done < stop:
        piece = min(stop, next_mark(done)) - done
        search(d.records, d.tree, done, piece)
        done += piece
        if is_mark(done):
            look(d)
            d.finished[0] = 1 if is_sure(d.visits, d.totals, int(d.count[0]), float(d.sure[0])) else 0
    d.done[0] = done
    if done >= budget:
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
def choose(d: Any) -> int:
    look(d)
    return int(d.actions[most_visited(d.visits, int(d.count[0]))])


@rule
def choose_by_thumb(d: Any) -> int:
    return by_thumb(d.root)


SEARCHING: Rules = {"begin_search": begin_search, "search_on": search_on, "evaluate": evaluate, "choose": choose}


def searching(game: AnyGame, style: Style) -> Thinker:
    own = {
        "records": np.zeros(RECORDS, game.state_type.layout.dtype),
        "tree": new_tree(game.actions, MOST_NODES + 1, policy_of(**learnt())),
        "totals": np.zeros(game.most_legal),
        "count": np.zeros(1, np.int64),
        "sure": np.array([style.sure]),
    }
    learnt_too = LEARNT if style.way == BY_LEARNT else ()
    return Thinker({**game.rules, **style.way._asdict()}, SEARCHING, own, ("sure", *learnt_too), BY_BYTES)


def by_rules_of_thumb(game: AnyGame) -> Thinker:
    return Thinker(game.rules, without_search(choose_by_thumb), {}, (), BY_BYTES)
