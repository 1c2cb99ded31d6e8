"""The file of the net of TEN: `tools.train` learnt what is in it and wrote it."""

from __future__ import annotations

from pathlib import Path

from tenfold.bots.nets.weights import Weights
from tenfold.bots.ten.features import VERSION
from tenfold.bots.ten.net import UNITS
from tenfold.games.ten import TEN

WEIGHTS = Weights(
    title=TEN.title,
    file=Path(__file__).with_name("net.npz"),
    digest="805c41980eddfbad211fb825d12a2006b0376869e86c48e3df1b059b2508b45e",
    version=VERSION,
    units=UNITS,
)
