"""When a search of 10 Trick Later may end early: once no other action is likely to overtake the one that is ahead.

It is looked at after a power of two of iterations only, so that the clock has no say in it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from tenfold.core.bits import highest
from tenfold.core.compile.rule import rule

FIRST_LOOK = 1 << 12
# How far apart the ends of single iterations usually are.
SPREAD = 0.3


@rule
def is_mark(iterations: int) -> bool:
    return iterations >= FIRST_LOOK and iterations & (iterations - 1) == 0


@rule
def next_mark(iterations: int) -> int:
    return FIRST_LOOK if iterations < FIRST_LOOK else 1 << (highest(iterations) + 1)


@rule
def most_visited(visits: Any, n: int) -> int:
    """The first of those that were visited most."""
    best = 0
    for i in range(n):
        if visits[i] > visits[best]:
            best = i
    return best


@rule
def is_behind(visits: Any, totals: Any, i: int, ahead: int, sure: float) -> bool:
    n, most = int(visits[i]), int(visits[ahead])
    if n == 0:
        return False
    difference = float(totals[ahead]) / most - float(totals[i]) / n
    return difference > sure * SPREAD * sqrt(1 / n + 1 / most)


@rule
def is_sure(visits: Any, totals: Any, n: int, sure: float) -> bool:
    """Whether all others are behind the one that is ahead, by so many errors."""
    ahead, behind = most_visited(visits, n), 0
    for i in range(n):
        if i != ahead and is_behind(visits, totals, i, ahead, sure):
            behind += 1
    return behind == n - 1
