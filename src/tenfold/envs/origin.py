"""Where a game begins that does not begin with the deal: at a position in a line (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from tenfold.core.chance import Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options, Position
from tenfold.core.lines import position_of, read_view, tells_state

POSITION = "position"


def position_for(line: str, game: AnyGame, options: Options, chance: Chance) -> Position[Any]:
    """The position of a line, for games of these options. What the line does not say is drawn."""
    if not isinstance(line, str):
        raise BadOption(f"{POSITION} must be a line of text, as tenfold.view_line and tenfold.state_line write it.")
    position = position_of(line, chance)
    if position.game.name != game.name:
        raise BadOption(f"The position is one of {position.game.title}; here {game.title} is played.")
    if position.options != options:
        raise BadOption(f"The position has other options; make what plays it with {differences(position.options, options)}.")
    if position.is_over:
        raise BadOption("The game of this position is over; take one in which somebody decides.")
    return position


def worlds_of(line: str, game: AnyGame, options: Options) -> Callable[[Chance], Position[Any]]:
    """The same for many games: the line is read once, and each draws what it does not say."""
    first = position_for(line, game, options, Chance())
    if tells_state(line):
        return lambda chance: first
    return partial(game.resample, read_view(line))


def differences(wanted: Options, given: Options) -> str:
    has = msgspec.to_builtins(given)
    return ", ".join(f"{name}={value!r}" for name, value in msgspec.to_builtins(wanted).items() if value != has[name])


def line_in(options: dict[str, Any] | None) -> str | None:
    """The only option that `reset` takes."""
    if options and (not isinstance(options, dict) or set(options) != {POSITION}):
        raise BadOption(
            f"reset takes no options here but {POSITION}, a line; give those of the game when you make the environment."
        )
    return options[POSITION] if options else None
