"""What a 1 of each number counts that the net of 10 Trick Later is given: what is usual is then about as large everywhere."""

from __future__ import annotations

from tenfold.bots.nets.layers import units_of
from tenfold.bots.trick_later.net.features import PLANES

SCALE = 64
UNITS = units_of(
    PLANES,
    SCALE,
    {
        # Of no use to the net: which colour is which makes no difference.
        "order": (0,),
        "round": (16,),
        "laid": (8, 64, 64, 64),
        "spent": (16,),
        "uppers": (32,),
        "boards": (16, 32, 6, 16),
        "standings": (6,),
        "beaten": (8,),
        "risen": (8,),
        "saved": (32,),
        "risk": (32,),
        "harm": (32,),
    },
)
