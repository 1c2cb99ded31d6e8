"""The file of the net of 10 Trick Later: `tools.train` learnt what is in it and wrote it."""

from __future__ import annotations

from pathlib import Path

from tenfold.bots.nets.weights import Weights
from tenfold.bots.trick_later.net.features import VERSION
from tenfold.bots.trick_later.net.units import UNITS
from tenfold.games.trick_later import TRICK_LATER

WEIGHTS = Weights(
    title=TRICK_LATER.title,
    file=Path(__file__).with_name("net.npz"),
    digest="8f319c80fb62781aad287b07e5d1be6b849fb52f6a8a67c0fdc5f1c4b63f0c8e",
    version=VERSION,
    units=UNITS,
)
