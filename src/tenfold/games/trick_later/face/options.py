"""The options of 10 Trick Later."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tenfold.core.dependencies import Depends
from tenfold.core.game import Options

# One of each kind of game that there is.
VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4},
    {"players": 3, "out": "g", "first": 2, "overflow": "cap", "tiebreak": "lower"},
    {"players": 4, "rescue": "below", "first": 0},
)


PLAYERS = "players must be 3 or 4."
OVERFLOW = "overflow must be stay or cap: what a track does that would pass 8 (L6.2)."
RESCUE = "rescue must be at_most or below: which survivors a track reaches (L6.3)."
TIEBREAK = "tiebreak must be upper or lower: the side of the board that breaks a tie (L7.3)."
OUT = "out must be the colour that is always out with three players, r, g, y or b, or null for a random one each round."
FIRST = "first must be the seat that leads first, from 0 to one less than the players, or null for a random one."


class TrickLaterOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=3, le=4, description=PLAYERS)] = 4
    overflow: Annotated[Literal["stay", "cap"], Meta(description=OVERFLOW)] = "stay"
    rescue: Annotated[Literal["at_most", "below"], Meta(description=RESCUE)] = "at_most"
    tiebreak: Annotated[Literal["upper", "lower"], Meta(description=TIEBREAK)] = "upper"
    out: Annotated[Literal["r", "g", "y", "b"] | None, Meta(description=OUT)] = None
    first: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, Meta(description=FIRST)] = None


DEPENDS = (
    Depends("first", "players", {n: (None, *range(n)) for n in (3, 4)}),
    Depends("out", "players", {4: (None,)}),
)
