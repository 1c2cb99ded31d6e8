"""`master` at TEN: tree search whose walks are judged at the start of the next turn but one, by a judgement learnt from games.

The judgement is in `ten_nets.npy`, a network for each number of players; `python -m tenfold.bots.learn_ten` made it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.bots.contract import Adviser, Bot, Budget
from tenfold.bots.ten_mind import Array, Style
from tenfold.bots.ten_search import TenSearcher
from tenfold.core.game import Game

NETS = Path(__file__).with_name("ten_nets.npy")
STYLE = Style(curiosity=0.1, trust=0.5, patience=8, calm=4.0, turns=1, last_cards=10, lead=0.0, doubt=0.0)


@cache
def nets() -> dict[int, Array]:
    """By the number of players."""
    return {players: net.astype(np.float64) for players, net in enumerate(np.load(NETS), start=1)}


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return TenSearcher(game, seed, budget, STYLE, nets())


def advise(game: Game[Any], seed: str, budget: Budget) -> Adviser:
    return TenSearcher(game, seed, budget, STYLE, nets()).advise
