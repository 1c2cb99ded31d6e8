"""`sharp` at 10 Trick Later: information-set search whose walks go on by rules of thumb."""

from __future__ import annotations

from math import inf
from typing import Any

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.trick_later_searcher import Searcher, Style
from tenfold.bots.trick_later_ways import PLAIN
from tenfold.core.game import Game

STYLE = Style(PLAIN, sure=inf)


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, STYLE)


def advise(game: Game[Any], seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, STYLE).advise
