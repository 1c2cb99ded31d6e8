"""The stepper plays the same games as everybody, one at a time, and takes nothing that is not an action."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tenfold.core.chance import Chance
from tenfold.core.compile import branching
from tenfold.core.compile.compiled import fingerprint
from tenfold.core.compile.stepper import Stepper, python_functions
from tenfold.core.game import AnyGame
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER

pytestmark = pytest.mark.compiles
GAMES = [
    pytest.param(TEN, marks=pytest.mark.xdist_group("compiled ten")),
    pytest.param(TRICK_LATER, marks=pytest.mark.xdist_group("compiled trick_later")),
]


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_the_same_games(game: AnyGame) -> None:
    options = game.read_options(game.variants[2])
    steppers = [Stepper(game, options, "steps") for _ in range(2)]
    for stream in range(5):
        rng = random.Random(stream)
        position = game.start(options, Chance("steps", stream))
        stepper = steppers[stream % 2]
        n = stepper.start(stream)
        while n:
            assert [game.write_action(action) for action in stepper.legal[:n]] == position.legal()
            action = rng.choice(position.legal())
            position.apply(action)
            n = stepper.do(game.read_action(action))
        assert position.is_over
        assert stepper.desk["state"].tobytes() == position.to_bytes()


@pytest.mark.xdist_group("compiled ten")
def test_what_is_no_action_is_refused() -> None:
    stepper = Stepper(TEN, TEN.read_options({"players": 2}), "steps")
    stepper.start(0)
    before = stepper.desk["state"].tobytes()
    assert stepper.do(TEN.read_action("take numbers")) == -301
    assert stepper.do(TEN.read_action("bid 3")) == -305
    assert stepper.do(-1) < 0
    assert stepper.do(10**9) < 0
    for thing in ("draw", 1.0, None, 10**30):
        with pytest.raises((TypeError, OverflowError)):
            stepper.do(thing)
    assert stepper.desk["state"].tobytes() == before


def test_what_is_compiled_for_one_layout_is_not_taken_for_another() -> None:
    """The rule is the same, only what Python's functions point to differs."""
    functions = {"numbers": branching.numbers_for_python}
    short, long = (np.dtype([("many", "i2"), ("numbers", "i2", (n,))], align=True) for n in (3, 5))
    assert fingerprint(functions, python_functions(short)) != fingerprint(functions, python_functions(long))
    assert fingerprint(functions, python_functions(short)) == fingerprint(functions, python_functions(short))
