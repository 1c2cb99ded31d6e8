"""The bot that plays any game: at random."""

from __future__ import annotations

import random

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.core.game import AnyGame


class RandomBot(BotKind):
    """Every legal action as likely as every other."""

    name = "random"
    level = 1
    quick = True

    def plays(self, game: str) -> bool:
        return True

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        dice = random.Random(seed)
        return lambda view, legal: dice.choice(legal)


RANDOM = RandomBot()
