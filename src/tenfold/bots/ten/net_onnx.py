"""The net of TEN as an ONNX file."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tenfold.bots.nets.learnt import LearntNet
from tenfold.bots.nets.onnx import NetGraph
from tenfold.bots.ten.features import FEATURES, PLANES
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.games.ten.rules.state import SEATS

# By the number of players, which seats nobody has: who is alone has the automaton beside them.
EMPTY = np.arange(SEATS)[None] >= np.array([2, 2, 3, 4, 5])[:, None]


def onnx(says: Mapping[str, str]) -> bytes:
    return NetGraph(WEIGHTS.net(), PLANES, EMPTY).whole(says)


LEARNT = LearntNet(FEATURES, WEIGHTS.digest, onnx)
