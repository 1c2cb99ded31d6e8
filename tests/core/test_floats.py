"""Exponential, logarithm and power: within a unit of the last place, and the same bits compiled as interpreted."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import rule
from tenfold.core.floats import exp, log, power


def some_numbers() -> list[float]:
    rng = random.Random(1)
    spread = [rng.uniform(-50, 50) for _ in range(2000)] + [rng.uniform(-745, 709) for _ in range(500)]
    return [0.0, 1.0, -1.0, 0.5, 1e-9, -1e-9, 709.7, -744.0, -708.5, *spread]


def units_off(found: float, wanted: float) -> float:
    return abs(found - wanted) / math.ulp(wanted)


def test_exp_is_within_a_unit() -> None:
    assert max(units_off(exp(x), math.exp(x)) for x in some_numbers()) <= 1.0
    assert exp(-800.0) == 0.0
    assert exp(800.0) == math.inf
    assert exp(0.0) == 1.0


def test_log_is_within_a_unit() -> None:
    numbers = [math.exp(x) for x in some_numbers() if x > -700] + [2.0**k for k in range(-1000, 1000, 7)] + [math.sqrt(2)]
    assert max(units_off(log(x), math.log(x)) for x in numbers if x != 1.0) <= 1.0
    assert log(1.0) == 0.0


def test_power_is_close() -> None:
    rng = random.Random(2)
    for _ in range(500):
        base, exponent = rng.uniform(1e-30, 1.0), rng.uniform(0.0, 1.0)
        assert math.isclose(power(base, exponent), base**exponent, rel_tol=1e-13)


@rule
def all_three(numbers: Any, out: Any) -> None:
    for i in range(len(numbers)):
        out[i, 0] = exp(numbers[i])
        out[i, 1] = log(abs(numbers[i]) + 1e-3)
        out[i, 2] = power(abs(numbers[i]) + 1e-3, 0.1)


@pytest.mark.compiles
def test_compiled_they_have_the_same_bits() -> None:
    numbers = np.array(some_numbers())
    compiled, interpreted = np.zeros((len(numbers), 3)), np.zeros((len(numbers), 3))
    compile_rules({"all_three": all_three}, {})["all_three"](numbers, compiled)
    all_three([float(x) for x in numbers], interpreted)
    assert compiled.tobytes() == interpreted.tobytes()
