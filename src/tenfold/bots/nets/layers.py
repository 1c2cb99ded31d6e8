"""A small net as it plays: scores of actions and each seat's chance to win, from what a seat may know.

Weights have eight bits, and every output a scale. Sums are taken in 32 bits, one after the other, so that every machine finds
the same ones. `weights` reads it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.core.tensor import Plane, distance

Array = np.ndarray[Any, np.dtype[Any]]


class Layer(NamedTuple):
    """A row of weights for each input (or, where few outputs are asked for, for each output); scale and constant of outputs."""

    weights: Array
    scale: Array
    constant: Array


class Net(NamedTuple):
    """The layers, and room for what they reach. `rows` says which row of the policy scores an action."""

    units: Array
    first: Layer
    second: Layer
    policy: Layer
    value: Layer
    seen: Array
    wide: Array
    narrow: Array
    rows: Array


def units_of(planes: Sequence[Plane], scale: int, small: Mapping[str, Sequence[int]]) -> tuple[int, ...]:
    """What a 1 of each number that a net is given counts, by plane and place in it: `scale`, where nothing smaller is said."""
    every = ((plane.size, small.get(plane.name, (scale,))) for plane in planes)
    return tuple(unit[place % len(unit)] for size, unit in every for place in range(size))


def new_net(units: Sequence[int], first: Layer, second: Layer, policy: Layer, value: Layer) -> Net:
    return Net(
        units=np.array(units, np.int64),
        first=first,
        second=second,
        policy=policy,
        value=value,
        seen=np.zeros(len(units), np.int8),
        wide=np.zeros(len(first.scale), np.float32),
        narrow=np.zeros(len(second.scale), np.float32),
        rows=np.arange(len(policy.scale)),
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


@rule
def reach(net: Any) -> None:
    """From what is seen to what scores and chances are made of."""
    reach_first(net)
    reach_second(net)


@seldom
def output(layer: Any, reached: Any, row: int) -> float:
    total = 0.0
    for column in range(len(reached)):
        total += float(reached[column]) * float(layer.weights[row, column])
    return total * float(layer.scale[row]) + float(layer.constant[row])


@rule
def score(net: Any, action: int) -> float:
    """How much the net is for an action: the logarithm of how likely it is, up to a constant."""
    return output(net.policy, net.narrow, int(net.rows[action]))


@seldom
def write_seats_chances(net: Any, seat: int, seats: int, values: Any) -> None:
    """Each seat's chance to win, as the one that looked finds it."""
    most, together = -1e9, 0.0
    for p in range(seats):
        values[p] = output(net.value, net.narrow, distance(seat, p, seats))
        most = max(most, values[p])
    for p in range(seats):
        values[p] = exp(values[p] - most)
        together += values[p]
    for p in range(seats):
        values[p] /= together
