"""A hint: what the adviser would do from a view, and the chance to win after each alternative."""

from __future__ import annotations

from typing import Any

import msgspec

from tenfold.bots.contract import TRIES_FOR_ADVICE, Advice, Alternative, Budget
from tenfold.bots.ready import is_ready
from tenfold.bots.registry import bots_for, find_bot
from tenfold.core.game import AnyGame

ADVISER = "sharp"
BUDGET = Budget(milliseconds=1000)
# What is thought where somebody looks on is there a second after they asked, the way to the server and all else included.
MILLISECONDS_ELSEWHERE = 500


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


class Known(msgspec.Struct, frozen=True):
    """All that it takes to think a hint elsewhere: what whoever must decide can know, and how `bot` would go about it.

    `known` is what `Game.remembered` makes of their view, as bytes. The bot draws the rest from `seed`, tries every action
    `least` times at least, and ends after `milliseconds`. It is about the position after the sequence `turn` of a table.
    """

    turn: int
    bot: str
    seed: str
    known: bytes
    least: int
    milliseconds: int


def known(game: AnyGame, turn: int, view: Any) -> Known:
    """From the view alone, and the same bytes for everything that looks the same to this seat."""
    return Known(turn, ADVISER, seed_of(turn), game.remembered(view).to_bytes(), TRIES_FOR_ADVICE, MILLISECONDS_ELSEWHERE)


def seed_of(turn: int) -> str:
    return f"hint {turn}"


def gives_hints(game: str) -> bool:
    return ADVISER in bots_for(game)


def hints_are_ready(game: str) -> bool:
    """Whether a hint comes at once; the first time that somebody asks, the adviser is begun to be made ready."""
    return is_ready(ADVISER, game)


def hint(game: AnyGame, seed: str, view: Any, legal: list[str]) -> Advice | None:
    """From the view alone; None where the adviser has no opinion of this game."""
    adviser = find_bot(ADVISER, game.name).advise(game, seed, BUDGET)
    return adviser(view, legal) if adviser else None
