"""What a bot is: a kind with a name and a level, and of each kind as many players as one likes.

A player gets a view and the legal actions and names one of them. It never sees a state: a player that searches draws what it
cannot know (`Game.resample`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from tenfold.core.game import AnyGame

Bot = Callable[[Any, list[str]], str]


class Alternative(msgspec.Struct, frozen=True):
    """One action, the chance to win after it (its expected part of the victory, 0 to 1) and the standard error of that."""

    action: str
    chance: float
    error: float


class Advice(msgspec.Struct, frozen=True):
    """What an adviser would do, and how good it thinks what it looked at, the best chance first."""

    best: str
    alternatives: list[Alternative]


Adviser = Callable[[Any, list[str]], Advice]


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on a move, on how many cores at once. With iterations alone it plays the same for the same seed."""

    milliseconds: int | None = None
    iterations: int | None = None
    threads: int = 1


class BotKind(ABC):
    """One kind of bot, registered by entry point (`tenfold.bots`). `level` orders them; `bot-NAME` in the words tells of it.

    `slow_start` says that its first move ever waits for a compiler: whoever serves people makes it ready elsewhere first.
    `quick` says that a move takes it a few milliseconds: at web tables it never waits behind bots that think for longer.
    `usual` is what a move takes if nobody says what it may; a busy server gives less of it. `extra` is the extra that it needs.
    """

    name: ClassVar[str]
    level: ClassVar[int]
    slow_start: ClassVar[bool] = False
    quick: ClassVar[bool] = False
    usual: ClassVar[Budget] = Budget()
    extra: ClassVar[str | None] = None

    @abstractmethod
    def plays(self, game: str) -> bool:
        """Whether it knows this game."""

    @abstractmethod
    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        """A player of this kind."""

    def advise(self, game: AnyGame, seed: str, budget: Budget) -> Adviser | None:
        """Somebody who says from a view how good each action is; None where this kind cannot tell."""
        return None
