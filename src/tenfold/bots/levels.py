"""The levels that a game can be played at. Who plays a game at a level is brought by the game: by entry point, under its name.

The group is that of the level (`tenfold.bots.careful`), and the entry leads to a module or object with the function `sit`, as a
`BotKind` has it, and where it can tell how good an action is, `advise` and `judge`. A game that brings nobody for a level has
no such bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from tenfold.bots.contract import Adviser, Bot, BotKind, Budget, Judge
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.installed import Installed, Unfit


class Player(Protocol):
    """Who plays a game at a level."""

    sit: Callable[[AnyGame, str, Budget], Bot]


def fit_player(name: str, thing: object) -> Player:
    if not callable(getattr(thing, "sit", None)):
        raise Unfit("it has no function sit")
    return cast(Player, thing)


class Level(BotKind):
    """One level; what plays a game at it is loaded when somebody does."""

    def __init__(self) -> None:
        self.players: Installed[Player] = Installed(f"{self.name} bot", fit_player, f"tenfold.bots.{self.name}")

    def __reduce__(self) -> str:
        """There is one of each: copied or pickled it is the same, by its name in this module."""
        return self.name.upper()

    def plays(self, game: str) -> bool:
        return game in self.players.names

    def player(self, game: AnyGame) -> Player:
        found = self.players.find(game.name)
        if found is None:
            raise BadOption(f"{game.title} has no {self.name} bot.")
        return found

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return self.player(game).sit(game, seed, self.or_usual(budget))

    def or_usual(self, budget: Budget) -> Budget:
        return self.usual if budget == Budget() else budget

    def advise(self, game: AnyGame, seed: str, budget: Budget) -> Adviser | None:
        advise = getattr(self.player(game), "advise", None)
        return advise(game, seed, self.or_usual(budget)) if advise else None

    def judge(self, game: AnyGame, seed: str, threads: int) -> Judge | None:
        judge = getattr(self.player(game), "judge", None)
        return judge(game, seed, threads) if judge else None


class CarefulBot(Level):
    """Sound rules of thumb."""

    name = "careful"
    level = 2
    quick = True

    def plays(self, game: str) -> bool:
        return game in self.players.things


class SharpBot(Level):
    """Searches, with rules of thumb. What it searches with is made of machine code."""

    name = "sharp"
    level = 3
    usual = Budget(milliseconds=100)
    slow_start = True
    extra = "fast"


class MasterBot(Level):
    """Searches with a value function learnt from many games."""

    name = "master"
    level = 4
    usual = Budget(milliseconds=1000, threads=2)
    slow_start = True
    extra = "fast"


CAREFUL = CarefulBot()
SHARP = SharpBot()
MASTER = MasterBot()
