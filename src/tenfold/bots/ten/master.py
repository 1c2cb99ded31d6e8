"""`master` at TEN: tree search whose playouts end at the start of the next turn but one, at a learnt value.
When the deck is empty it works the rest out, where that is little enough.

The value function is in `nets.npy`, a network for each number of players; `python -m tools.train_ten` made it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.bots.contract import Adviser, Bot, Budget, Judge
from tenfold.bots.ten.endgame import endgame_for, kept
from tenfold.bots.ten.net_onnx import LEARNT
from tenfold.bots.ten.prior import new_prior, prior_for
from tenfold.bots.ten.search import Offered, TenSearcher
from tenfold.bots.ten.workspace import WIDEST, Array, Style, Workspace, record_of
from tenfold.core.game import AnyGame
from tenfold.games.ten.rules.state import TenState

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.judge import Judging
    from tenfold.core.compile.wasm.thinker import Thinker

NETS = Path(__file__).with_name("nets.npy")
learnt = LEARNT
STYLE = Style(exploration=0.1, trust=0.5, expansion_threshold=8, prior_visits=4.0, turns=1, last_cards=10, lead=0.0, doubt=0.0)


@cache
def nets() -> dict[int, Array]:
    """By the number of players."""
    return {players: net.astype(np.float64) for players, net in enumerate(np.load(NETS), start=1)}


class Master(TenSearcher):
    """Searches; and where the end of the game can be worked out, it never does what gives away what was sure."""

    def __init__(self, game: AnyGame, seed: str, budget: Budget) -> None:
        super().__init__(game, seed, budget, STYLE, nets())
        self.prior = new_prior()
        self.offer_with_prior = prior_for(game)
        endgame_for(game)

    def offer(self, workspace: Workspace, s: TenState) -> Offered:
        out, bonuses = np.zeros(WIDEST, np.int32), np.zeros(WIDEST)
        n = self.offer_with_prior(workspace, self.prior, record_of(s), out, bonuses)
        return list(zip(out[:n].tolist(), bonuses[:n].tolist(), strict=True))

    def choose(self, view: Any, legal: list[str]) -> int:
        return kept(self.game, self.game.remembered(view), super().choose(view, legal))


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return Master(game, seed, budget)


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.ten.browser import searching_with_prior

    return searching_with_prior(game, STYLE, np.array(list(nets().values())))


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return Master(game, seed, budget).advise


def judge(game: AnyGame, seed: str, threads: int) -> Judge:
    from tenfold.bots.ten.judge import TenJudge

    return TenJudge(game, seed, threads)


def judge_in_browser(game: AnyGame) -> Judging:
    from tenfold.bots.ten.browser_judge import judging

    return judging(game)
