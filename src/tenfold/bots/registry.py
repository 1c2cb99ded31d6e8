"""Which bots there are: every installed package may register one by entry point (`tenfold.bots`)."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.core.errors import BadOption
from tenfold.core.game import Game

GROUP = "tenfold.bots"


@cache
def bot_kinds() -> dict[str, BotKind]:
    """All kinds, the weakest first."""
    kinds: list[BotKind] = [entry.load() for entry in entry_points(group=GROUP)]
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: (kind.level, kind.name))}


def bots_for(game: str) -> list[str]:
    return [name for name, kind in bot_kinds().items() if kind.plays(game)]


def find_bot(name: str, game: str) -> BotKind:
    if name not in bots_for(game):
        raise BadOption(f"There is no bot {name[:40]!r} for this game; there are {', '.join(bots_for(game))}.")
    return bot_kinds()[name]


def seat_bot(name: str, game: Game[Any], seed: str, budget: Budget | None = None) -> Bot:
    """A player of the named kind; raises BadOption where there is none."""
    return find_bot(name, game.name).sit(game, seed, budget or Budget())
