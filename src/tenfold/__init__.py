"""Tenfold: the digital home of TEN and 10 Trick Later.

What most people need is here; the rest of the package can be imported too, and docs/architecture.md says where it stands.

    >>> import tenfold
    >>> tenfold.game_names()
    ['ten', 'trick_later']
    >>> game = tenfold.start("ten", {"players": 2, "first": 0}, seed="tea")
    >>> game.legal()
    ['draw']
    >>> game.apply("draw")
    [Drew(seat=0, card='p2', auction=False, net=2, currency=0, deck=90)]
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenfold.core.errors import TenfoldError
    from tenfold.core.game import Event, Game, Options, Outcome, Position, View
    from tenfold.core.lines import position_of as position
    from tenfold.core.lines import state_line, view_line
    from tenfold.core.pictures import draw, draw_moment, draw_result
    from tenfold.core.record import Record, read_record, write_record
    from tenfold.core.registry import find_game as game
    from tenfold.core.registry import game_names, score, start

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
    "draw",
    "draw_moment",
    "draw_result",
    "game",
    "game_names",
    "position",
    "read_record",
    "score",
    "start",
    "state_line",
    "view_line",
    "write_record",
]

# Where each name stands; it is loaded when it is first used, so that importing Tenfold costs next to nothing.
_HOMES = {
    "Event": "tenfold.core.game:Event",
    "Game": "tenfold.core.game:Game",
    "Options": "tenfold.core.game:Options",
    "Outcome": "tenfold.core.game:Outcome",
    "Position": "tenfold.core.game:Position",
    "Record": "tenfold.core.record:Record",
    "TenfoldError": "tenfold.core.errors:TenfoldError",
    "View": "tenfold.core.game:View",
    "draw": "tenfold.core.pictures:draw",
    "draw_moment": "tenfold.core.pictures:draw_moment",
    "draw_result": "tenfold.core.pictures:draw_result",
    "game": "tenfold.core.registry:find_game",
    "game_names": "tenfold.core.registry:game_names",
    "position": "tenfold.core.lines:position_of",
    "read_record": "tenfold.core.record:read_record",
    "score": "tenfold.core.registry:score",
    "start": "tenfold.core.registry:start",
    "state_line": "tenfold.core.lines:state_line",
    "view_line": "tenfold.core.lines:view_line",
    "write_record": "tenfold.core.record:write_record",
}

if not TYPE_CHECKING:  # A type checker that saw this would believe in any name.

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found = resolve_name(_HOMES[name])
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
