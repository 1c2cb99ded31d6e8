"""A game's rules as machine code: for search, arenas, benchmarks and environments.

Positions are records in a NumPy array of the state's dtype; actions are numbers. `Machine` gives the compiled loops, `Stepper`
one game at a time for a Python loop that wants each decision in well under a microsecond.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numba
import numpy as np
from cffi import FFI
from numba import types

from tenfold.core import loops
from tenfold.core.chance import STREAM, Chance
from tenfold.core.compiled import compile_callback, compile_rules
from tenfold.core.errors import BadOption
from tenfold.core.game import Game, Options

Array = np.ndarray[Any, np.dtype[Any]]

LOOPS = (
    "begin_at",
    "legal_at",
    "check_at",
    "do_at",
    "redeal_at",
    "redeal_many",
    "random_games",
    "random_actions",
)


class Machine:
    """The compiled rules of one game. Making one compiles, or loads what was compiled before."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.dtype = game.state_type.layout.dtype
        compiled = compile_rules({name: getattr(loops, name) for name in LOOPS}, game.rules)
        self.begin = compiled["begin_at"]
        self.legal = compiled["legal_at"]
        self.check = compiled["check_at"]
        self.do = compiled["do_at"]
        self.redeal = compiled["redeal_at"]
        self.redeal_many = compiled["redeal_many"]
        self.random_games = compiled["random_games"]
        self.random_actions = compiled["random_actions"]

    def array(self, data: bytes) -> Array:
        """Records from the bytes of states."""
        return np.frombuffer(data, self.dtype).copy()

    def template(self, options: Options, seed: str, fixed: Any = None) -> Array:
        """One record before `begin`, its chance from the seed; give each game a stream of its own."""
        s = self.game.template(options, fixed)
        if s.script:
            raise BadOption("Chance that is fixed outside the record can only be played interpreted; leave it to the seed.")
        s.__dict__["chance"][:] = Chance(seed).chance
        return self.array(s.to_bytes())


@cache
def machine_for(game: Game[Any]) -> Machine:
    return Machine(game)


class Stepper:
    """One game after another for a Python loop, with as little as possible between the loop and the rules.

    `start(stream)` and `do(action)` return how many actions are legal next (0: the game is over; below 0: refused, minus the
    number of the rule) and leave them in `legal`.
    """

    def __init__(self, game: Game[Any], options: Options, seed: str) -> None:
        machine = machine_for(game)
        self.template = machine.template(options, seed)
        desk = np.dtype([("state", machine.dtype), ("legal", "i8", (game.most_legal,))])
        self.desk = np.zeros(1, desk)
        signature = types.int64(types.CPointer(numba.from_dtype(desk)), types.int64)
        address = compile_callback(loops.step_at_desk, {**game.rules, "carray": numba.carray}, signature)
        ffi = FFI()
        where = self.desk.ctypes.data
        self.legal = ffi.cast("int64_t *", where + machine.dtype.itemsize)
        self.do = partial(ffi.cast("int64_t (*)(void *, int64_t)", address), ffi.cast("void *", where))

    def start(self, stream: int) -> int:
        self.desk["state"] = self.template
        self.desk["state"]["chance"][0, STREAM] = stream
        return int(self.do(-1))
