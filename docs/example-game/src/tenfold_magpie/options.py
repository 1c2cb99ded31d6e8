"""The options of Magpie."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tenfold.core.game import Options

OPTION_HELP = {
    "players": "players must be 2.",
    "first": "first must be the seat that starts, 0 or 1, or null for a random one.",
}


class MagpieOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=2)] = 2
    first: Annotated[int, Meta(ge=0, le=1)] | None = None
