"""`sharp` and `master` at TEN as a browser runs them: the same playouts and the same tally, in pieces of counted iterations.

What `search` does with threads and a clock, this does with numbers on a desk; see `tenfold.core.compile.wasm.thinker`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.chance import BY_DIGEST
from tenfold.bots.nets.layers import Layer
from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.endgame import ENDGAME_POSITIONS, keep_what_is_sure, papers
from tenfold.bots.ten.playouts import try_actions
from tenfold.bots.ten.prior import new_prior, offer_with_prior
from tenfold.bots.ten.search import NODES
from tenfold.bots.ten.tally import (
    ALL,
    DECKS,
    LEFT,
    add_action,
    best_action,
    clear_tally,
    decks_before_a_look,
    drop_worse,
    may_drop,
    new_tally,
    note_decks,
    spread,
)
from tenfold.bots.ten.thumb import by_thumb
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.value import FEATURES
from tenfold.bots.ten.workspace import WIDEST, Array, Style, new_workspace
from tenfold.bots.ten.worth import new_memo
from tenfold.core.compile.loops import check, is_over
from tenfold.core.compile.rule import Rules, rule, seldom
from tenfold.core.compile.wasm.thinker import Thinker, without_search
from tenfold.core.game import AnyGame

ROWS = 16
MOST_PLAYERS = 5
NO_NETS = np.zeros((MOST_PLAYERS, 1, FEATURES + 2))
LAYERS = [f"{layer}.{part}" for layer in ("first", "second", "policy") for part in Layer._fields]
LEARNT_PRIOR = [f"prior.net.{part}" for part in ("units", "rows", *LAYERS)]
# Places in `plan`: decks before the next look, on how many decks everything is tried first, and playouts so far.
DUE, FIRST, SPENT = 0, 1, 2


@rule
def copy_table(into: Any, table: Any) -> None:
    for row in range(len(into)):
        for i in range(len(into[row])):
            into[row, i] = table[row, i]


@rule
def players_of(s: Any) -> int:
    """How many people play; the automaton is none."""
    return int(s.seats) - (1 if s.solo else 0)


@rule
def take_up_weights(d: Any) -> None:
    copy_table(d.workspace.weights, d.weights[players_of(d.root) - 1])


@seldom
def begin_anew(d: Any) -> None:
    """Forget what was found elsewhere."""
    take_up_weights(d)
    copy_table(d.workspace.net, d.nets[players_of(d.root) - 1])
    for node in range(len(d.workspace.tree.keys)):
        d.workspace.tree.keys[node] = 0
    clear_tally(d.tally)
    d.states[0] = d.root


@rule
def look_at_root(d: Any) -> int:
    """Begin anew there: what is worth trying, and how much that is."""
    begin_anew(d)
    return worth_trying(d.workspace, d.root, d.offered)


@rule
def look_with_prior(d: Any) -> int:
    """As `look_at_root`, what the net would do first."""
    begin_anew(d)
    return offer_with_prior(d.workspace, d.prior, d.root, d.offered, d.bonuses)


@rule
def begin_search(d: Any, least: int) -> int:
    return begin_with(d, 0 if is_over(d.root) else look_at_root(d), least)


@rule
def begin_search_with_prior(d: Any, least: int) -> int:
    return begin_with(d, 0 if is_over(d.root) else look_with_prior(d), least)


@rule
def begin_with(d: Any, n: int, least: int) -> int:
    """Plan to try the first so many of what is offered."""
    d.finished[0] = 1
    if n == 0:
        return 0
    for i in range(n):
        if check(d.root, int(d.offered[i])) == 0:
            add_action(d.tally, int(d.offered[i]), float(d.bonuses[i]))
    d.plan[DUE] = d.plan[FIRST] = max(1, least)
    d.plan[SPENT] = d.finished[0] = 0
    return int(d.tally.sizes[ALL])


@seldom
def try_decks(d: Any, decks: int) -> None:
    """Try what is left on so many more."""
    n = int(d.tally.sizes[LEFT])
    results = d.results[:decks]
    try_actions(d.workspace, d.states, d.tally.left[:n], int(d.tally.sizes[DECKS]), results)
    note_decks(d.tally, results)
    d.plan[DUE] -= decks
    d.plan[SPENT] += decks * n


@rule
def look(d: Any, budget: int) -> None:
    """Between two pieces: drop what is clearly worse, and plan the next."""
    spent = int(d.plan[SPENT])
    if d.tally.sizes[DECKS] > d.plan[FIRST] and may_drop(d.tally, spent / budget):
        drop_worse(d.tally)
    n = int(d.tally.sizes[LEFT])
    if n > 1 and spent + n <= budget:
        d.plan[DUE] = decks_before_a_look(budget - spent, n, int(d.tally.sizes[DECKS]))
    else:
        d.finished[0] = 1


@rule
def search_on(d: Any, budget: int, most: int) -> int:
    stop = int(d.plan[SPENT]) + most
    while d.finished[0] == 0 and d.plan[SPENT] < stop:
        room = (stop - int(d.plan[SPENT])) // int(d.tally.sizes[LEFT])
        try_decks(d, max(1, min(min(int(d.plan[DUE]), room), ROWS)))
        if d.plan[DUE] == 0:
            look(d, max(1, budget))
    return int(d.plan[SPENT])


@rule
def evaluate(d: Any) -> int:
    tally = d.tally
    n = int(tally.sizes[ALL])
    for i in range(n):
        d.actions[i] = tally.actions[i]
        d.visits[i] = tally.tried[i]
        d.chances[i] = tally.chances[i] / tally.tried[i]
        d.errors[i] = spread(float(tally.chances[i]), float(tally.squares[i]), int(tally.tried[i]))
    return n


@rule
def choose(d: Any) -> int:
    return best_action(d.tally, float(d.workspace.style.doubt))


@rule
def choose_what_is_sure(d: Any) -> int:
    """As `choose`, but at the end of the game never what gives away what was sure."""
    return keep_what_is_sure(d.root, d.ends, d.ends_tried, d.ends_found, choose(d), ENDGAME_POSITIONS)


@rule
def choose_by_thumb(d: Any) -> int:
    take_up_weights(d)
    return by_thumb(d.workspace.weights, d.workspace.memo, d.root)


SEARCHING: Rules = {"begin_search": begin_search, "search_on": search_on, "evaluate": evaluate, "choose": choose}


class ThumbSpace(NamedTuple):
    """The part of a workspace that the rules of thumb need."""

    weights: Array
    memo: Array


def all_weights() -> Array:
    return np.array([weights_for(players) for players in range(1, MOST_PLAYERS + 1)])


def searching(game: AnyGame, style: Style, nets: Array) -> Thinker:
    """Without the end of the game worked out."""
    own = {
        "workspace": new_workspace(style, weights_for(2), nets[0], NODES),
        "weights": all_weights(),
        "nets": nets,
        "states": np.zeros(3, game.state_type.layout.dtype),
        "offered": np.zeros(WIDEST, np.int32),
        "bonuses": np.zeros(WIDEST),
        "results": np.zeros((ROWS, WIDEST, 2)),
        "tally": new_tally(),
        "plan": np.zeros(3, np.int64),
    }
    return Thinker(game.rules, SEARCHING, own, ("workspace.style", "weights", "nets"), BY_DIGEST)


def searching_with_prior(game: AnyGame, style: Style, nets: Array) -> Thinker:
    """With the net's policy as a prior, and with the end of the game worked out."""
    plain = searching(game, style, nets)
    ends = dict(zip(("ends", "ends_tried", "ends_found"), papers(game.state_type.layout.dtype), strict=True))
    functions: Rules = {**SEARCHING, "begin_search": begin_search_with_prior, "choose": choose_what_is_sure}
    own = {**plain.own, **ends, "prior": new_prior()}
    return plain._replace(functions=functions, own=own, learnt=(*plain.learnt, *LEARNT_PRIOR))


def by_rules_of_thumb(game: AnyGame) -> Thinker:
    own = {"workspace": ThumbSpace(weights_for(2), new_memo()), "weights": all_weights()}
    return Thinker(game.rules, without_search(choose_by_thumb), own, ("weights",), BY_DIGEST)
