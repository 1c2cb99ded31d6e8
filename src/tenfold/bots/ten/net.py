"""The net of TEN as it plays: scores of actions and each seat's chance to win, from what a seat may know (`features`).

Weights have eight bits, and every output a scale. Sums are taken in 32 bits, one after the other, so that every machine finds
the same ones. `net_file` reads it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.ten.features import PLANES, SIZE, look
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.core.tensor import distance
from tenfold.games.ten.rules.state import TenState

Array = np.ndarray[Any, np.dtype[Any]]

# What a 1 of each plane counts, by plane and place in it: so that what is usual is about as large everywhere.
SCALE = 64
SMALL_UNITS = {
    "amounts": (8, 8, 4, 8),
    "rules": (8, 64, 64),
    "tableau_currency": (32,),
    "deck": (16,),
    "left": (1,),
    "chances": (1,),
    "numbers": (32,),
    "purses": (8, 16, 4, 4),
    "adds": (16,),
    "gains": (16, 8, 16),
}


def units() -> list[int]:
    """What each number that the net is given counts."""
    every = ((plane.size, SMALL_UNITS.get(plane.name, (SCALE,))) for plane in PLANES)
    return [unit[place % len(unit)] for size, unit in every for place in range(size)]


UNITS = tuple(units())


class Layer(NamedTuple):
    """A row of weights for each input (or, where few outputs are asked for, for each output); scale and constant of outputs."""

    weights: Array
    scale: Array
    constant: Array


class Net(NamedTuple):
    """The layers, and room for what they reach."""

    units: Array
    first: Layer
    second: Layer
    policy: Layer
    value: Layer
    seen: Array
    wide: Array
    narrow: Array


def new_net(first: Layer, second: Layer, policy: Layer, value: Layer) -> Net:
    return Net(
        units=np.array(UNITS, np.int64),
        first=first,
        second=second,
        policy=policy,
        value=value,
        seen=np.zeros(SIZE, np.int8),
        wide=np.zeros(len(first.scale), np.float32),
        narrow=np.zeros(len(second.scale), np.float32),
    )


@rule
def add_row(reached: Any, weights: Any, row: int, times: Any) -> None:
    for column in range(len(reached)):
        reached[column] += times * np.float32(weights[row, column])


@rule
def keep_above_nothing(layer: Any, reached: Any) -> None:
    for column in range(len(reached)):
        reached[column] = max(np.float32(0), reached[column] * layer.scale[column] + layer.constant[column])


@seldom
def reach_first(net: Any) -> None:
    """Of whole numbers, and so exact. Most of what is seen is 0."""
    net.wide[:] = 0
    for row in range(len(net.seen)):
        if net.seen[row] != 0:
            add_row(net.wide, net.first.weights, row, np.float32(int(net.seen[row]) * int(net.units[row])))
    keep_above_nothing(net.first, net.wide)


@seldom
def reach_second(net: Any) -> None:
    net.narrow[:] = 0
    for row in range(len(net.wide)):
        if net.wide[row] != 0:
            add_row(net.narrow, net.second.weights, row, net.wide[row])
    keep_above_nothing(net.second, net.narrow)


@seldom
def output(layer: Any, reached: Any, row: int) -> float:
    total = 0.0
    for column in range(len(reached)):
        total += float(reached[column]) * float(layer.weights[row, column])
    return total * float(layer.scale[row]) + float(layer.constant[row])


@seldom
def see(net: Any, s: TenState) -> None:
    """Look at a position for the player to act; scores and chances are asked for afterwards."""
    look(s, int(s.to_act), net.seen)
    reach_first(net)
    reach_second(net)


@rule
def score(net: Any, action: int) -> float:
    """How much the net is for an action: the logarithm of how likely it is, up to a constant."""
    return output(net.policy, net.narrow, action)


@seldom
def write_chances(net: Any, s: TenState, values: Any) -> None:
    """Each seat's chance to win."""
    most, together = -1e9, 0.0
    for p in range(s.seats):
        values[p] = output(net.value, net.narrow, distance(int(s.to_act), p, int(s.seats)))
        most = max(most, values[p])
    for p in range(s.seats):
        values[p] = exp(values[p] - most)
        together += values[p]
    for p in range(s.seats):
        values[p] /= together
