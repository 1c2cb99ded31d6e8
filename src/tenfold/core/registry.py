"""Which games there are: every installed package may register one by entry point (`tenfold.games`)."""

from __future__ import annotations

from functools import cache
from typing import Any

from tenfold.core.errors import BadOption
from tenfold.core.game import Game
from tenfold.core.installed import Installed, Unfit


def fit_game(name: str, thing: object) -> Game[Any]:
    if not isinstance(thing, Game):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.core.game.Game")
    if thing.name != name:
        raise Unfit(f"its entry point is {name!r} and must be {thing.name!r}, as it calls itself")
    thing.read_options({})
    return thing


GAMES: Installed[Game[Any]] = Installed("game", fit_game)


def game_names() -> list[str]:
    return sorted(GAMES.things)


@cache
def find_game(name: str) -> Game[Any]:
    game = GAMES.find(name)
    if game is None:
        raise BadOption(f"There is no game {str(name)[:40]!r}; there are {', '.join(game_names())}.")
    return game
