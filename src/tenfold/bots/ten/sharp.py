"""`sharp` at TEN: tree search whose playouts go on by rules of thumb to the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.ten.search import TenSearcher
from tenfold.bots.ten.workspace import Style
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.thinker import Thinker

TO_THE_END = 1 << 30
STYLE = Style(
    exploration=0.1, trust=0.5, expansion_threshold=40, prior_visits=10.0, turns=TO_THE_END, last_cards=0, lead=0.02, doubt=1.0
)


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return TenSearcher(game, seed, budget, STYLE, {})


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.ten.browser import NO_NETS, searching

    return searching(game, STYLE, NO_NETS)


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return TenSearcher(game, seed, budget, STYLE, {}).advise
