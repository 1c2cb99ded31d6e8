"""Magpie as a learner sees it: small numbers, and whatever there is of each seat, the one that looks comes first."""

from __future__ import annotations

from typing import Any

from tenfold.core.compile.rule import rule
from tenfold.core.tensor import Plane, Tensor, distance, write_nothing, write_number, write_one, write_set
from tenfold_magpie.options import MagpieOptions
from tenfold_magpie.state import KINDS, SEATS, TO_SNATCH, MagpieState


def planes(options: MagpieOptions) -> list[Plane]:
    return [
        Plane("to_act", (SEATS,), "who must decide, own seat first"),
        Plane("nests", (SEATS,), "what each nest is worth, own seat first"),
        Plane("beak", (KINDS,), "1 for each kind in the beak of who acts"),
        Plane("hidden", (KINDS,), "1 for the kind that the seat has hidden"),
        Plane("snatched", (KINDS,), "how many of each kind are gone"),
    ]


@rule
def observe(s: MagpieState, seat: int, out: Any) -> int:
    """Write plane after plane; how many numbers that are."""
    at = write_one(out, 0, distance(seat, int(s.to_act), SEATS), SEATS)
    at = write_number(out, at, int(s.nest[seat]))
    at = write_number(out, at, int(s.nest[1 - seat]))
    at = write_set(out, at, int(s.beak), KINDS)
    at = write_one(out, at, int(s.deck[TO_SNATCH + seat]), KINDS)
    write_nothing(out, at, KINDS)
    for place in range(s.top):
        out[at + int(s.deck[place])] += 1
    return at + KINDS


@rule
def winners(s: MagpieState) -> int:
    """The seats that have won, as a set: bit 0 is seat 0."""
    if s.nest[0] == s.nest[1]:
        return 0b11
    return 0b01 if s.nest[0] > s.nest[1] else 0b10


TENSOR = Tensor(version=1, planes=planes, observe=observe, winners=winners)
