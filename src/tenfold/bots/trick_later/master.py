"""`master` at 10 Trick Later: the search of `sharp`, with rollouts by a learnt policy and learnt chances to win as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Adviser, Bot, Budget, Judge
from tenfold.bots.trick_later.net import onnx
from tenfold.bots.trick_later.rollouts import LEARNT
from tenfold.bots.trick_later.searcher import Searcher, Style
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.judge import Judging
    from tenfold.core.compile.wasm.thinker import Thinker

learnt = onnx.LEARNT
STYLE = Style(LEARNT, sure=2.5)


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, STYLE)


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.trick_later.browser import searching

    return searching(game, STYLE)


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, STYLE).advise


def judge(game: AnyGame, seed: str, threads: int) -> Judge:
    from tenfold.bots.trick_later.judge import TrickLaterJudge

    return TrickLaterJudge(game, seed, threads)


def judge_in_browser(game: AnyGame) -> Judging:
    from tenfold.bots.trick_later.browser_judge import judging

    return judging(game)
