"""`sharp` at 10 Trick Later: information-set search whose playouts go on by rules of thumb."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.trick_later.rollouts import PLAIN
from tenfold.bots.trick_later.searcher import Searcher, Style
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.thinker import Thinker

STYLE = Style(PLAIN, sure=inf)


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, STYLE)


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.trick_later.browser import searching

    return searching(game, STYLE)


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, STYLE).advise
