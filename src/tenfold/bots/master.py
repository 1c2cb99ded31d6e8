"""`master`: the strongest bot. It searches with a value function learnt from many games."""

from __future__ import annotations

from tenfold.bots.contract import Budget
from tenfold.bots.searching import SearchingBot


class MasterBot(SearchingBot):
    name = "master"
    level = 4
    usual = Budget(milliseconds=1000, threads=2)
    searches = {"ten": "tenfold.bots.ten.master", "trick_later": "tenfold.bots.trick_later.master"}


MASTER = MasterBot()
