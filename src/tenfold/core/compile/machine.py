"""A game's rules as machine code: for search, arenas, benchmarks and environments.

Positions are records in a NumPy array of the state's dtype; actions are numbers. (For one game at a time from a Python loop see
`tenfold.core.compile.stepper`.)
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenfold.core.chance import Chance
from tenfold.core.compile import loops
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Options

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

    def __init__(self, game: AnyGame) -> None:
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
        s.chance[:] = Chance(seed).chance
        return self.array(s.to_bytes())


@cache
def machine_for(game: AnyGame) -> Machine:
    return Machine(game)
