"""Tenfold: the digital home of TEN and 10 Trick Later.

What most people need is here; the rest of the package can be imported too, and docs/architecture.md says where it stands.

    >>> import tenfold
    >>> tenfold.game_names()
    ['ten', 'trick_later']
    >>> game = tenfold.start("ten", {"players": 2, "first": 0}, seed="tea")
    >>> game.legal()
    ['draw']
    >>> game.apply("draw")
    [Drew(seat=0, card='p2')]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.core.game import Event, Game, Options, Outcome, Position, View
from tenfold.core.record import Record, read_record, write_record
from tenfold.core.registry import find_game as game
from tenfold.core.registry import game_names

__version__ = "0.1.0"
__all__ = [
    "Event",
    "Game",
    "Options",
    "Outcome",
    "Position",
    "Record",
    "TenfoldError",
    "View",
    "__version__",
    "game",
    "game_names",
    "read_record",
    "score",
    "start",
    "write_record",
]


def start(name: str, options: Mapping[str, Any] | None = None, seed: str = "", fixed: Any = None) -> Position[Any]:
    """A game at its first decision; the same options, seed and fixed chance give the same game, for ever.

    >>> start("trick_later", {"players": 4}, seed="tea").view(seat=0).hand
    ['r4', 'g2', 'y1', 'y4', 'b1', 'b2', 'b5', 'b7', 'i3', 'i4']
    """
    return game(name).start(options, seed, fixed)


def score(name: str, hand: str) -> msgspec.Struct:
    """What a hand of cards scores, in a game in which hands score.

    >>> score("ten", "b1 b2 w3 g7").total
    4
    """
    return game(name).score(hand)
