"""`master` at 10 Trick Later: tries its cards in turn on the same deals, played on by a learnt net and a learnt policy.

The last two tricks of a round it works out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Adviser, Bot, Budget, Judge
from tenfold.bots.trick_later.net import onnx
from tenfold.bots.trick_later.searcher import Searcher
from tenfold.bots.trick_later.ways import LEARNT
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.judge import Judging
    from tenfold.core.compile.wasm.thinker import Thinker

learnt = onnx.LEARNT


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, LEARNT)


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.trick_later.browser import searching

    return searching(game, LEARNT)


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, LEARNT).advise


def judge(game: AnyGame, seed: str, threads: int) -> Judge:
    from tenfold.bots.trick_later.judge import TrickLaterJudge

    return TrickLaterJudge(game, seed, threads)


def judge_in_browser(game: AnyGame) -> Judging:
    from tenfold.bots.trick_later.browser_judge import judging

    return judging(game)
