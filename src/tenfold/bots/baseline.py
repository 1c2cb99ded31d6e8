"""The two bots that need no search: at random, and by rules of thumb."""

from __future__ import annotations

import random

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.ten import careful as ten
from tenfold.bots.trick_later import careful as trick_later
from tenfold.core.game import AnyGame

RULES_OF_THUMB: dict[str, Bot] = {"ten": ten.careful, "trick_later": trick_later.careful}


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


class CarefulBot(BotKind):
    """Sound rules of thumb."""

    name = "careful"
    level = 2
    quick = True

    def plays(self, game: str) -> bool:
        return game in RULES_OF_THUMB

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return RULES_OF_THUMB[game.name]


RANDOM = RandomBot()
CAREFUL = CarefulBot()
