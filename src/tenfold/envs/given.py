"""What somebody gives an environment when it is made, checked and in Python's own numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.bots.contract import Budget
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options


def plain(value: Any) -> Any:
    """A number of NumPy as one of Python."""
    return value.item() if isinstance(value, np.generic) else value


def options_of(game: AnyGame, options: dict[str, Any]) -> Options:
    return game.read_options({name: plain(value) for name, value in options.items()})


def mixed_options(game: AnyGame, mixed: Sequence[Any]) -> list[Options]:
    """Several options, each as a table or as the game has them."""
    if not isinstance(mixed, list | tuple):
        raise BadOption(f"mixed must be a list of options, like [{{}}]; {game.title} takes {game.option_names()}.")
    return [one if isinstance(one, game.options_type) else game.read_options(one) for one in mixed]


def game_number(i: Any, n: int) -> int:
    number = plain(i)
    if type(number) is not int:
        raise BadOption(f"A game is named by its number, from 0 to {n - 1:,}; {i!r:.40} is none.")
    if not 0 <= number < n:
        raise BadOption(f"There is no game {number}; they are counted from 0 to {n - 1:,}.")
    return number


def game_numbers(games: Any, n: int) -> list[int]:
    try:
        given = list(games)
    except TypeError:
        raise BadOption(f"Several games are a list of their numbers, like [0]; {games!r:.40} is none.") from None
    return [game_number(i, n) for i in given]


def checked_budget(budget: Budget | None) -> Budget:
    if not isinstance(budget, Budget | None):
        raise BadOption("budget must be a tenfold.bots.contract.Budget, like Budget(iterations=400).")
    return budget or Budget()
