"""What a bot is: a kind with a name and a level, and of each kind as many players as one likes.

A player gets a view and the legal actions and names one of them. It never sees a state: a player that searches draws what it
cannot know (`Game.resample`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from tenfold.core.game import AnyGame

if TYPE_CHECKING:
    import numpy as np

Bot = Callable[[Any, list[str]], str]
# How often every action is tried at least before somebody is told its chance.
TRIES_FOR_ADVICE = 200


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


# What a judge finds for each player: the chance to win (a part of the victory, 0 to 1), and the points.
CHANCE, POINTS = 0, 1


class Judge(ABC):
    """Says what a position is worth to every player, as it stands and after each action, from a view alone.

    It draws what the view does not say, over and over, and plays on by one policy, the same deal for all that is compared.
    `deals` is how many of them tell enough for a person to wait for.
    """

    deals: ClassVar[int]

    @abstractmethod
    def values(
        self, view: Any, actions: Sequence[str | None], deals: range, points: bool = False
    ) -> np.ndarray[Any, np.dtype[Any]]:
        """What came of each action on these deals, by their numbers: by deal, action, CHANCE or POINTS, and player.

        None is the position as it stands. The points are worth something only to whoever asks for them.
        """

    def candidates(self, view: Any, legal: list[str]) -> list[str]:
        """The actions among which the best is looked for."""
        return legal

    def confirms(self, view: Any, chosen: str, best: str) -> bool:
        """Whether a mistake is still one for whoever searches on from there, and does not only play on by one policy."""
        return True


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

    def judge(self, game: AnyGame, seed: str, threads: int) -> Judge | None:
        """Somebody who says from a view what a position is worth to everybody; None where this kind cannot tell."""
        return None
