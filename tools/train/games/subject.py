"""What a learner must know about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenfold.core.game import AnyGame, tensor_of
from tenfold.core.tensor import Plane

Options = dict[str, Any]


@dataclass(frozen=True)
class Mix:
    """The games for one number of players: what part of all games they are, and their options, which take turns."""

    players: int
    part: float
    options: Sequence[Options]


@dataclass(frozen=True)
class Progress:
    """Where the numbers say how every seat stands, and in which round: points that come long before a game is won."""

    standings: slice
    round: int


@dataclass(frozen=True)
class Subject:
    """A game, as its net sees it, and the file of the package that its net stands in.

    `empty` says, for each number in the plane `players`, which seats nobody has. Of what the game shows, the first `size`
    numbers are the net's; what lies open beyond them is for the critic alone, who is needed only to learn. `actions_of` puts
    scores into the game's order of actions, where what is seen has an order of its own.
    """

    file: Path
    game: AnyGame
    planes: Sequence[Plane]
    units: Sequence[int]
    scale: int
    seats: int
    empty: Sequence[Sequence[int]]
    mixes: Sequence[Mix]
    trials: Mapping[str, Options]
    smoothing: float
    opened: int = 0
    progress: Progress | None = None
    actions_of: Callable[[Any, Any], Any] = field(default=lambda scores, numbers: scores)
    rival: AnyGame | None = None

    @property
    def version(self) -> int:
        """Of what the net sees."""
        return tensor_of(self.game).version

    @property
    def size(self) -> int:
        return sum(plane.size for plane in self.planes)

    def plane(self, name: str) -> slice:
        """Where the numbers of a plane stand."""
        names = [plane.name for plane in self.planes]
        start = sum(plane.size for plane in self.planes[: names.index(name)])
        return slice(start, start + self.planes[names.index(name)].size)
