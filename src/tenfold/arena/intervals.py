"""Where a share lies, from its values deal by deal: deals are independent of each other, the games of one are not."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

from tenfold.core.intervals import Z, wilson

FEW_DEALS = 30

Method = Literal["normal", "wilson"]


def method(shares: Sequence[float]) -> Method:
    """Normal over deals; Wilson's, as if every deal were one game, where these are few or all alike."""
    return "wilson" if len(shares) < FEW_DEALS or stdev(shares) == 0 else "normal"


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the share lies, with 95 % confidence."""
    mean, n = fmean(shares), len(shares)
    middle, reach = wilson(mean, n) if method(shares) == "wilson" else (mean, Z * stdev(shares) / sqrt(n))
    return max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach))
