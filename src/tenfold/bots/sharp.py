"""`sharp`: the bot that searches. What it searches with is made of machine code, and loaded only where somebody plays it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.core.game import Game

SEARCHES = {"ten": "tenfold.bots.sharp_ten", "trick_later": "tenfold.bots.sharp_trick_later"}


class SharpBot(BotKind):
    name = "sharp"
    level = 3
    slow_start = True

    def plays(self, game: str) -> bool:
        return game in SEARCHES

    def sit(self, game: Game[Any], seed: str, budget: Budget) -> Bot:
        return cast(Bot, import_module(SEARCHES[game.name]).sit(game, seed, budget))


SHARP = SharpBot()
