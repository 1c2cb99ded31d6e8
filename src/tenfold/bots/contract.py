"""What a bot is: a kind with a name and a level, and of each kind as many players as one likes.

A player gets a view and the legal actions and names one of them. It never sees a state: a player that searches draws what it
cannot know (`Game.resample`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from tenfold.core.game import Game

Bot = Callable[[Any, list[str]], str]


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on a move. With iterations alone it plays the same for the same seed."""

    milliseconds: int | None = None
    iterations: int | None = None


class BotKind(ABC):
    """One kind of bot, registered by entry point (`tenfold.bots`). `level` orders them; `bot-NAME` in the words tells of it.

    `slow_start` says that its first move ever waits for a compiler: whoever serves people makes it ready elsewhere first.
    """

    name: ClassVar[str]
    level: ClassVar[int]
    slow_start: ClassVar[bool] = False

    @abstractmethod
    def plays(self, game: str) -> bool:
        """Whether it knows this game."""

    @abstractmethod
    def sit(self, game: Game[Any], seed: str, budget: Budget) -> Bot:
        """A player of this kind."""
