"""Games by name: every installed package may register one by entry point (`tenfold.games`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Game, Position, Scored
from tenfold.core.installed import Installed, Unfit


def fit_game(name: str, thing: object) -> AnyGame:
    if not isinstance(thing, Game):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.core.game.Game")
    if thing.name != name:
        raise Unfit(f"its entry point is {name!r} and must be {thing.name!r}, as it calls itself")
    thing.read_options({})
    return thing


GAMES: Installed[AnyGame] = Installed("game", fit_game)


def game_names() -> list[str]:
    """The names of all games that are installed, in the order of the alphabet."""
    return sorted(GAMES.things)


def usual_game() -> str:
    """The game that is meant where none is named: the first of ours."""
    return GAMES.names[0]


def scoring_game() -> str:
    """The first game in which hands score."""
    return next((name for name, game in GAMES.whole.items() if type(game).score is not Game.score), usual_game())


@cache
def find_game(name: str) -> AnyGame:
    """The game of that name; where there is none, the error says which there are."""
    game = GAMES.find(name)
    if game is None:
        raise BadOption(f"There is no game {str(name)[:40]!r}; there are {', '.join(game_names())}.")
    return game


def start(name: str, options: Mapping[str, Any] | None = None, seed: str = "", fixed: Any = None) -> Position[Any]:
    """A game at its first decision; the same options, seed and fixed chance give the same game, for ever.

    >>> start("trick_later", {"players": 4}, seed="tea").view(seat=0).hand
    ['r4', 'g2', 'y1', 'y4', 'b1', 'b2', 'b5', 'b7', 'i3', 'i4']
    """
    if not isinstance(seed, str):
        raise BadOption(f"A seed is a text, like {str(seed)[:40]!r}.")
    return find_game(name).start(options, seed, fixed)


def score(name: str, hand: str) -> Scored:
    """What a hand of cards scores, in a game in which hands score.

    >>> score("ten", "b1 b2 w3 g7").total
    4
    """
    return find_game(name).score(hand)
