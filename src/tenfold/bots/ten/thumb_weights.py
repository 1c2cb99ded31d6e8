"""The numbers behind the rules of thumb of `thumb`, found by playing them against each other."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenfold.games.ten.rules.state import SEATS

# In the order of `thumb`: coin, coin late, fresh, fresh late, copy, gift, hope, comfort, wild now, wild later, eager, deny,
# to market.
USUAL = (0.441, 0.248, 0.407, 0.355, 0.158, 0.871, 0.607, 0.381, 5.014, 0.81, 0.773, 0.982, -0.018)
SOLO = (0.441, 0.144, 0.464, 0.348, 0.158, 0.871, 0.607, 0.381, 5.582, 0.002, 1.075, 1.195, -0.018)


@cache
def weights_for(players: int) -> np.ndarray[Any, np.dtype[Any]]:
    """A row for each seat."""
    return np.array([SOLO if players == 1 else USUAL] * SEATS)
