"""What a learner sees: a view as numbers of eight bits, plane by plane, its own seat first.

A game that offers one has the rule `observe`, which writes what a seat may know and nothing else, and `winners`, the seats that
have won as a set. `planes` says what stands where. Whoever changes the meaning of a number raises `version`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tenfold.core.bits import count_bits
from tenfold.core.compile.rule import rule

MOST_NUMBERS = 1 << 16


class Plane(msgspec.Struct, frozen=True):
    """Numbers that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Tensor(msgspec.Struct, frozen=True):
    """How a game looks to a learner."""

    version: int
    planes: Callable[[Any], Sequence[Plane]]
    observe: Callable[..., int]
    winners: Callable[..., int]

    def size(self, options: Any) -> int:
        return sum(plane.size for plane in self.planes(options))


@rule
def reward_of(won: int, seat: int, seats: int) -> float:
    """1 for a win, and what all seats get adds up to nothing; who shares a win shares it evenly. Alone: 1 or -1."""
    if (won >> seat) & 1 == 0:
        return -1.0 / max(1, seats - 1)
    if seats == 1:
        return 1.0
    sharing = count_bits(won)
    return (seats - sharing) / (sharing * (seats - 1.0))


@rule
def inside(at: int) -> int:
    """Where to write, in a way that tells the compiler that it is not below 0: only then are loops made of vector code."""
    return min(max(at, 0), MOST_NUMBERS)


@rule
def write_nothing(out: Any, at: int, size: int) -> None:
    start = inside(at)
    for place in range(size):
        out[start + place] = 0


@rule
def write_set(out: Any, at: int, members: int, size: int) -> int:
    """A set as zeros and ones; where the next plane starts."""
    start = inside(at)
    for member in range(size):
        out[start + member] = (members >> member) & 1
    return start + size


@rule
def write_one(out: Any, at: int, which: int, size: int) -> int:
    """A one at `which` of so many places, nowhere if it is none of them."""
    start = inside(at)
    for place in range(size):
        out[start + place] = 1 if place == which else 0
    return start + size


@rule
def write_number(out: Any, at: int, number: int) -> int:
    """A number; more than eight bits hold count as the most they hold."""
    out[at] = min(max(number, -128), 127)
    return at + 1


@rule
def distance(seat: int, other: int, seats: int) -> int:
    """How many places to the left somebody sits, -1 for nobody. (Comparing is several times as fast as dividing.)"""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


@rule
def to_the_left(seat: int, places: int, seats: int) -> int:
    """Who sits so many places to the left."""
    return seat + places if seat + places < seats else seat + places - seats
