"""Who judges positions of 10 Trick Later, as a browser runs it: the playouts of `judge`, with numbers on a desk."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenfold.bots.judging import KNOWN, RECORDS
from tenfold.bots.trick_later.judge import TrickLaterJudge, judge_actions, new_desk
from tenfold.core.compile.loops import legal
from tenfold.core.compile.rule import Rules, rule
from tenfold.core.compile.wasm.judge import Judging
from tenfold.core.game import AnyGame

LEARNT = ("desk.policy.first", "desk.policy.second", "desk.policy.chances")


@rule
def judge(d: Any, actions: int, first: int, deals: int, points: int) -> int:
    """The points cost nothing here."""
    d.records[KNOWN] = d.root
    judge_actions(d.desk, d.records, d.tried[:actions], first, d.out[:deals])
    return deals


@rule
def offer(d: Any) -> int:
    return legal(d.root, d.offered)


@rule
def confirm(d: Any, chosen: int, best: int) -> int:
    """Nobody looks again here."""
    return 1


def judging(game: AnyGame) -> Judging:
    own = {"desk": new_desk(), "records": np.zeros(RECORDS, game.state_type.layout.dtype)}
    functions: Rules = {"judge": judge, "offer": offer, "confirm": confirm}
    return Judging(game.rules, functions, own, LEARNT, TrickLaterJudge.deals)
