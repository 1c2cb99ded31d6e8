"""The net of TEN as it plays: what its numbers count, and how it looks at a position."""

from __future__ import annotations

from typing import Any

from tenfold.bots.nets.layers import reach, units_of, write_seats_chances
from tenfold.bots.ten.features import PLANES, look
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.rules.state import TenState

# What a 1 of each plane counts, by plane and place in it: so that what is usual is about as large everywhere.
SCALE = 64
UNITS = units_of(
    PLANES,
    SCALE,
    {
        "amounts": (8, 8, 4, 8),
        "rules": (8, 64, 64),
        "tableau_currency": (32,),
        "deck": (16,),
        "left": (1,),
        "chances": (1,),
        "numbers": (32,),
        "purses": (8, 16, 4, 4),
        "adds": (16,),
        "gains": (16, 8, 16),
    },
)


@seldom
def see(net: Any, s: TenState) -> None:
    """Look at a position for the player to act; scores and chances are asked for afterwards."""
    look(s, int(s.to_act), net.seen)
    reach(net)


@rule
def write_chances(net: Any, s: TenState, values: Any) -> None:
    """Each seat's chance to win."""
    write_seats_chances(net, int(s.to_act), int(s.seats), values)
