"""A hint: what the adviser would do from a view, and the chance to win after each alternative."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.bots.contract import Advice, Alternative, Budget
from tenfold.bots.ready import is_ready
from tenfold.bots.registry import bots_for, find_bot
from tenfold.core.game import AnyGame

ADVISER = "sharp"
BUDGET = Budget(milliseconds=1000)


class Hint(msgspec.Struct, frozen=True):
    """What `bot` would do in your place, and the chance to win after the actions that it looked at, the best first.

    It is about the position after the sequence `turn` of a table. `brief` says that the server was busy and the bot thought for
    less time than usual.
    """

    turn: int
    bot: str
    best: str
    alternatives: list[Alternative]
    brief: bool = False


def gives_hints(game: str) -> bool:
    return ADVISER in bots_for(game)


def hints_are_ready(game: str) -> bool:
    """Whether a hint comes at once; the first time that somebody asks, the adviser is begun to be made ready."""
    return is_ready(ADVISER, game)


def hint(game: AnyGame, seed: str, view: Any, legal: list[str]) -> Advice | None:
    """From the view alone; None where the adviser has no opinion of this game."""
    adviser = find_bot(ADVISER, game.name).advise(game, seed, BUDGET)
    return adviser(view, legal) if adviser else None
