"""`sharp`: the bot that searches, with rules of thumb."""

from __future__ import annotations

from tenfold.bots.contract import Budget
from tenfold.bots.searching import SearchingBot


class SharpBot(SearchingBot):
    name = "sharp"
    level = 3
    usual = Budget(milliseconds=100)
    searches = {"ten": "tenfold.bots.ten.sharp", "trick_later": "tenfold.bots.trick_later.sharp"}


SHARP = SharpBot()
