"""Means with their uncertainty, from what came of actions on the same deals."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.contract import CHANCE

Array = np.ndarray[Any, np.dtype[Any]]

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


def estimate(samples: Array) -> Estimate:
    """The mean and its standard error."""
    return Estimate(float(samples.mean()), float(samples.std()) / sqrt(len(samples)))


def best_of(values: Array, seat: int, chosen: int) -> int:
    """The column that was best for a seat; what was chosen where nothing is better."""
    means = values[:, :, CHANCE, seat].mean(axis=0)
    best = int(means.argmax())
    return best if means[best] > means[chosen] else chosen


def percent(part: float) -> int:
    return round(100 * part)
