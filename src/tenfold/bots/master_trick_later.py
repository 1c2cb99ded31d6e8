"""`master` at 10 Trick Later: the search of `sharp` with walks that go on by learnt habits and are judged by learnt chances."""

from __future__ import annotations

from typing import Any

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.trick_later_searcher import Searcher, Style
from tenfold.bots.trick_later_ways import PRACTISED
from tenfold.core.game import Game

STYLE = Style(PRACTISED, sure=2.5)


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return Searcher(game, seed, budget, STYLE)


def advise(game: Game[Any], seed: str, budget: Budget) -> Adviser:
    return Searcher(game, seed, budget, STYLE).advise
