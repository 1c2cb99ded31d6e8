"""`master` at TEN: tree search whose walks are judged at the start of the next turn but one, by a judgement learnt from games.
When the deck is empty it works the rest out, where that is little enough.

The judgement is in `ten_nets.npy`, a network for each number of players; `python -m tenfold.bots.learn_ten` made it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.ten_endgame import DEFEAT, VICTORY, endgame_for, surest
from tenfold.bots.ten_mind import Array, Style
from tenfold.bots.ten_search import TenSearcher
from tenfold.core.game import Game

NETS = Path(__file__).with_name("ten_nets.npy")
STYLE = Style(curiosity=0.1, trust=0.5, patience=8, calm=4.0, turns=1, last_cards=10, lead=0.0, doubt=0.0)
POSITIONS_A_MILLISECOND = 500
POSITIONS_AN_ITERATION = 10
MOST_POSITIONS = 1_000_000


@cache
def nets() -> dict[int, Array]:
    """By the number of players."""
    return {players: net.astype(np.float64) for players, net in enumerate(np.load(NETS), start=1)}


class Master(TenSearcher):
    """Works the end of the game out where that is quick, and searches otherwise."""

    def __init__(self, game: Game[Any], seed: str, budget: Budget) -> None:
        super().__init__(game, seed, budget, STYLE, nets())
        endgame_for(game)

    def choose(self, view: Any, legal: list[str]) -> int:
        share, action = surest(self.game, self.game.remembered(view), self.positions())
        # Of two players one loses what the other wins; with more, less than the victory may still be had more of.
        if share == VICTORY or (share > DEFEAT and view.options.players <= 2):
            self.done = 0
            return action
        return super().choose(view, legal)

    def positions(self) -> int:
        """How many to look at: so many that it takes a small part of the budget."""
        if self.budget.milliseconds is not None:
            return self.budget.milliseconds * POSITIONS_A_MILLISECOND
        return MOST_POSITIONS if self.budget.iterations is None else self.budget.iterations * POSITIONS_AN_ITERATION


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return Master(game, seed, budget)


def advise(game: Game[Any], seed: str, budget: Budget) -> Adviser:
    return Master(game, seed, budget).advise
