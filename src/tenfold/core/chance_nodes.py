"""Games whose chance is decided when it is needed, not before: a tree of decisions and chance nodes.

To see whether an action needs chance, it is done on a copy by the game's own rules. If they asked for more of chance than was
decided, the node is a chance node, and the action waits. So no rule is written twice. Nodes never change.

Any game has such nodes: every number that its rules draw is one (`DrawNode`). A game may bring better ones, which decide a card
when it is turned up and not when it is shuffled (`Game.node_type`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from tenfold.core.chance import Chance, Draws, Undecided, below, drawn_below, drawn_shuffle, shuffle
from tenfold.core.compile.rule import Rules, rebound
from tenfold.core.game import AnyGame, Options, Position

Outcomes = list[tuple[int, float]]
Key = tuple[int, int, int]
BEGIN = -1


class Asked(NamedTuple):
    """What waits for chance: an action (or the beginning), what was decided for it, and what is asked now."""

    action: int
    decided: dict[Key, int]
    key: Key


class Node(ABC):
    """A position, and what waits for chance, if anything. `histories` are the events that the spectator and each seat saw."""

    __slots__ = ("asked", "histories", "position")

    # Whether a node holds nothing of what is still to come, and the most outcomes of one.
    decides_late: ClassVar[bool] = True
    most_outcomes: ClassVar[int] = 64

    def __init__(self, position: Position[Any], histories: tuple[str, ...], asked: Asked | None) -> None:
        self.position = position
        self.histories = histories
        self.asked = asked

    def __deepcopy__(self, memory: Any) -> Self:
        return self

    @classmethod
    def first(cls, game: AnyGame, options: Options) -> Self:
        position = cls.unbegun(game, options)
        histories = ("",) * (1 + position.game.seats(options))
        return cls(position, histories, None).tried(BEGIN, {})

    @classmethod
    def unbegun(cls, game: AnyGame, options: Options) -> Position[Any]:
        """The position before anything has happened."""
        return Position(game, options, game.template(options, None))

    @abstractmethod
    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        """What an action leads to with what chance has decided, and what it asked for beyond that."""

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """What chance may decide now, and how likely each is."""

    @abstractmethod
    def outcome_text(self, outcome: int) -> str:
        """An outcome in the notation of the game."""

    def after(self, number: int) -> Self:
        """The node that an action, or an outcome of chance, leads to."""
        if self.asked is None:
            return self.tried(number, {})
        return self.tried(self.asked.action, {**self.asked.decided, self.asked.key: number})

    def tried(self, action: int, decided: dict[Key, int]) -> Self:
        following = self.surely_asked(decided)
        if following is None:
            after, following = self.trial(action, decided)
            if following is None:
                return type(self)(after, self.longer_histories(after), None)
        return type(self)(self.position, self.histories, Asked(action, decided, following))

    def surely_asked(self, decided: dict[Key, int]) -> Key | None:
        """What will be asked next, where that is known without a trial."""
        return None

    def longer_histories(self, after: Position[Any]) -> tuple[str, ...]:
        seats = (None, *range(len(self.histories) - 1))
        return tuple(
            history + msgspec.json.encode(after.events(seat)).decode()
            for history, seat in zip(self.histories, seats, strict=True)
        )

    def resampled(self, seat: int, seed: str) -> Self:
        """A node that looks the same from this seat, with all drawn anew that it cannot know.

        What the others alone saw is not known either: they get the history of a spectator.
        """
        position = self.position.game.resample(self.position.view(seat), Chance(seed))
        histories = tuple(text if n == 1 + seat else self.histories[0] for n, text in enumerate(self.histories))
        return type(self)(position, histories, None)


def done(position: Position[Any], action: int) -> Position[Any]:
    """Begin, or do an action, by the rules."""
    if action == BEGIN:
        position.run("begin")
    else:
        position.run("do", action)
    return position


def evenly(outcomes: list[int]) -> Outcomes:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class DrawNode(Node):
    """Any game: a chance node for every number that its rules draw, one after the other; a deck is shuffled card by card."""

    __slots__ = ()

    decides_late = False
    most_outcomes = 1024

    def trial(self, action: int, decided: dict[Key, int]) -> tuple[Position[Any], Key | None]:
        after = self.position.copy()
        after.state.draws = Draws(decided.values())
        rules = drawing_rules(after.game)
        try:
            after.follow(rules["begin"]) if action == BEGIN else after.follow(rules["do"], action)
        except Undecided as undecided:
            return after, (len(decided), undecided.outcomes, 0)
        after.state.draws = None
        return after, None

    def outcomes(self) -> Outcomes:
        assert self.asked is not None
        return evenly(list(range(self.asked.key[1])))

    def outcome_text(self, outcome: int) -> str:
        assert self.asked is not None
        return f"{outcome + 1} of {self.asked.key[1]}"


@cache
def drawing_rules(game: AnyGame) -> Rules:
    """The rules of a game, with chance that was decided before."""
    return rebound({name: game.rules[name] for name in ("begin", "do")}, {below: drawn_below, shuffle: drawn_shuffle})
