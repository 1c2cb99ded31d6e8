"""Which games there are: every installed package may register one by entry point (`tenfold.games`)."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tenfold.core.errors import BadOption
from tenfold.core.game import Game

GROUP = "tenfold.games"


def registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


def game_names() -> list[str]:
    return list(registered())


@cache
def find_game(name: str) -> Game[Any]:
    games = registered()
    if name not in games:
        raise BadOption(f"There is no game {str(name)[:40]!r}; there are {', '.join(games)}.")
    game = games[name].load()
    assert isinstance(game, Game)
    return game
