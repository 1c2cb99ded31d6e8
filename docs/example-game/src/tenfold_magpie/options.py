"""The options of Magpie. The description of an option is what somebody reads who gets it wrong."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tenfold.core.game import Options

PLAYERS = "players must be 2."
FIRST = "first must be the seat that starts, 0 or 1, or null for a random one."


class MagpieOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=2, description=PLAYERS)] = 2
    first: Annotated[Annotated[int, Meta(ge=0, le=1)] | None, Meta(description=FIRST)] = None
