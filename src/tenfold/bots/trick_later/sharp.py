"""`sharp` at 10 Trick Later: information-set search whose playouts go on by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.trick_later.searcher import Searcher
from tenfold.bots.trick_later.ways import PLAIN
from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.thinker import Thinker


def sit(game: AnyGame, seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, PLAIN)


def in_browser(game: AnyGame) -> Thinker:
    from tenfold.bots.trick_later.browser import searching

    return searching(game, PLAIN)


def advise(game: AnyGame, seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, PLAIN).advise
