"""How sure one may be of a share that was counted."""

from __future__ import annotations

from math import sqrt

# Of the normal distribution, for 95 %.
Z = 1.959964


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many: its middle, and how far it reaches to both sides."""
    shrunk = 1 + Z * Z / n
    return (share + Z * Z / (2 * n)) / shrunk, Z / shrunk * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
