"""Means with their uncertainty, from what came of actions on the same deals.

All sums here are plain, one number after the other, so that they are the same in every Python and in a browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tenfold.bots.contract import CHANCE

# What somebody gains or has, for every player.
Figures = list[float]
# What a judge found: by deal, action, CHANCE or POINTS, and player.
Found = Sequence[Sequence[Sequence[Figures]]]

# A cost is believed from so many standard errors on, and mentioned from half a percent on.
BEYOND_ERRORS = 2.0
LEAST_COST = 0.005


class Estimate(NamedTuple):
    mean: float
    error: float

    @property
    def counts(self) -> bool:
        """Whether it is more than uncertainty, and more than next to nothing."""
        return self.mean > BEYOND_ERRORS * self.error and self.mean >= LEAST_COST


def total(samples: Sequence[float]) -> float:
    """Python's own `sum` corrects itself, in some versions."""
    found = 0.0
    for one in samples:
        found += one
    return found


def mean(samples: Sequence[float]) -> float:
    return total(samples) / len(samples)


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean and its standard error."""
    middle = mean(samples)
    spread = total([(one - middle) * (one - middle) for one in samples]) / len(samples)
    return Estimate(middle, sqrt(spread) / sqrt(len(samples)))


def column(values: Found, action: int, player: int, kind: int = CHANCE) -> list[float]:
    """What came of an action for a player, deal by deal."""
    return [deal[action][kind][player] for deal in values]


def less(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(ones, others, strict=True)]


def plus(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(ones, others, strict=True)]


def best_of(values: Found, seat: int, chosen: int) -> int:
    """The column that was best for a seat; what was chosen where nothing is better."""
    means = [mean(column(values, action, seat)) for action in range(len(values[0]))]
    best = means.index(max(means))
    return best if means[best] > means[chosen] else chosen


def within(chances: Sequence[float]) -> list[float]:
    """Where an estimate has a chance below 0 or above 1, what is beyond is left out."""
    return [min(1.0, max(0.0, one)) for one in chances]


def percent(part: float) -> int:
    return round(100 * part)
