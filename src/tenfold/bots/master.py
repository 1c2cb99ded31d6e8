"""`master`: the strongest bot. It searches with a judgement learnt from many games."""

from __future__ import annotations

from tenfold.bots.contract import Budget
from tenfold.bots.searching import SearchingBot


class MasterBot(SearchingBot):
    name = "master"
    level = 4
    usual = Budget(milliseconds=1000, threads=2)
    searches = {"ten": "tenfold.bots.master_ten", "trick_later": "tenfold.bots.master_trick_later"}


MASTER = MasterBot()
