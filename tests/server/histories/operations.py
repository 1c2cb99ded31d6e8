"""What was asked of a table, and what came of it."""

from __future__ import annotations

import math

import msgspec


class Look(msgspec.Struct, frozen=True):
    """How far is the table?"""


class Write(msgspec.Struct, frozen=True):
    """Add an entry; one that `moves` goes on with the game, if nobody has since `after`."""

    request: str
    moves: bool = False
    after: int | None = None


class Operation(msgspec.Struct, frozen=True):
    """The answer is a sequence, the code of a refusal, or None where nobody heard one; that may be done at any later time."""

    asked: Look | Write
    answer: int | str | None
    began: float
    ended: float = math.inf
