"""Who judges positions of TEN, as a browser runs it: the playouts of `judge`, with numbers on a desk."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.bots.judging import KNOWN, RECORDS
from tenfold.bots.ten.browser import ROWS, all_weights, copy_table, look_at_root, players_of, take_up_weights
from tenfold.bots.ten.judge import CONFIRMED_ERRORS, DECKS_TO_CONFIRM, TO_THE_END, TenJudge, judge_actions
from tenfold.bots.ten.master import STYLE, nets
from tenfold.bots.ten.playouts import try_actions
from tenfold.bots.ten.search import NODES
from tenfold.bots.ten.tally import ALL, DECKS, add_action, is_behind, new_tally, note_decks
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.workspace import WIDEST, new_workspace
from tenfold.core.compile.rule import Rules, rule, seldom
from tenfold.core.compile.wasm.judge import Judging
from tenfold.core.game import AnyGame


@rule
def judge(d: Any, actions: int, first: int, deals: int, points: int) -> int:
    take_up_weights(d)
    copy_table(d.workspace.net, d.nets[players_of(d.root) - 1])
    d.states[KNOWN] = d.root
    judge_actions(d.workspace, d.far, d.states, d.tried[:actions], first, points != 0, d.out[:deals])
    return deals


@rule
def offer(d: Any) -> int:
    return look_at_root(d)


@seldom
def try_both(d: Any) -> None:
    while d.tally.sizes[DECKS] < DECKS_TO_CONFIRM:
        results = d.results[: min(ROWS, DECKS_TO_CONFIRM - int(d.tally.sizes[DECKS]))]
        try_actions(d.workspace, d.states, d.tally.left[:2], int(d.tally.sizes[DECKS]), results)
        note_decks(d.tally, results)


@rule
def confirm(d: Any, chosen: int, best: int) -> int:
    """Whether the search of `master` finds it, too; also where it would not look at both."""
    for i in range(look_at_root(d)):
        if d.offered[i] == chosen or d.offered[i] == best:
            add_action(d.tally, int(d.offered[i]), 0.0)
    if d.tally.sizes[ALL] < 2:
        return 1
    try_both(d)
    of_best = 0 if d.tally.actions[0] == best else 1
    return 1 if is_behind(d.tally, 1 - of_best, of_best, CONFIRMED_ERRORS) else 0


def judging(game: AnyGame) -> Judging:
    learnt = np.array(list(nets().values()))
    own = {
        "workspace": new_workspace(STYLE, weights_for(2), learnt[0], NODES),
        "far": TO_THE_END,
        "weights": all_weights(),
        "nets": learnt,
        "states": np.zeros(RECORDS, game.state_type.layout.dtype),
        "results": np.zeros((ROWS, WIDEST, 2)),
        "tally": new_tally(),
    }
    functions: Rules = {"judge": judge, "offer": offer, "confirm": confirm}
    return Judging(game.rules, functions, own, ("workspace.style", "far", "weights", "nets"), TenJudge.deals)
