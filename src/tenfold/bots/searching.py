"""Bots that search. What they search with is made of machine code, and loaded only where somebody plays them."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar, cast

from tenfold.bots.contract import Adviser, Bot, BotKind, Budget
from tenfold.core.game import AnyGame


class SearchingBot(BotKind):
    """`searches` names a module for each game, with the functions `sit` and `advise`."""

    slow_start = True
    extra = "fast"
    searches: ClassVar[dict[str, str]]

    def plays(self, game: str) -> bool:
        return game in self.searches

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return cast(Bot, import_module(self.searches[game.name]).sit(game, seed, self.or_usual(budget)))

    def or_usual(self, budget: Budget) -> Budget:
        return self.usual if budget == Budget() else budget

    def advise(self, game: AnyGame, seed: str, budget: Budget) -> Adviser:
        return cast(Adviser, import_module(self.searches[game.name]).advise(game, seed, self.or_usual(budget)))
