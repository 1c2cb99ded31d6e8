"""`branching` for Python: built-in functions that take a branch as bytes, and give the next or what may follow.

Bytes never change, so a branch can be kept, shared and pickled by whoever has it.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.compile import branching
from tenfold.core.compile.compiled import compile_callback
from tenfold.core.compile.rule import Rules
from tenfold.core.compile.stepper import ONE_ARGUMENT, MethodDefinition, built_in, python_functions
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame
from tenfold.core.state import State

with needs("fast", "Machine code"):
    from numba import types

if TYPE_CHECKING:
    from tenfold.core.chance_nodes import Node

SEVERAL_ARGUMENTS = 0x0080  # METH_FASTCALL
NUMBERS = b"The legal actions, or the outcomes of chance."
OUTCOMES = b"The outcomes of chance, with their weights."
HEAD = struct.Struct("<hh")
WAITING = struct.Struct("<hhq")
WAITING_AT = 4
USUAL: Rules = {"foresee": branching.draws, "decide": branching.decide_nothing, "chances": branching.no_chances}


def record_of(state: type[State], most_legal: int, most_outcomes: int) -> np.dtype[Any]:
    """What a branch is made of. `player` and `many` come first, as HEAD reads them, and then what WAITING reads."""
    most = max(most_legal, most_outcomes)
    head = [("player", "i2"), ("many", "i2"), ("asked", "i2"), ("decided", "i2"), ("action", "i8")]
    body = [("state", state.layout.dtype), ("weights", "f8", (most_outcomes,)), ("numbers", "i2", (most,))]
    return np.dtype([*head, *body], align=True)


class Branches:
    """The compiled branches of a game. `after(branch, number)`, `numbers(branch)` and `outcomes(branch)` are machine code."""

    def __init__(self, game: AnyGame, state: type[State], chance: Rules, most_outcomes: int) -> None:
        self.dtype = record_of(state, game.most_legal, most_outcomes)
        self.state_type = state
        rules = {**game.rules, **USUAL, **chance, **python_functions(self.dtype)}
        pointers = types.CPointer(types.intp)
        address = compile_callback(branching.branch_for_python, rules, types.intp(types.intp, pointers, types.intp))
        one = types.intp(types.intp, types.intp)
        self.definitions = (
            MethodDefinition(b"after", address, SEVERAL_ARGUMENTS, b"The branch that a number leads to."),
            MethodDefinition(b"numbers", compile_callback(branching.numbers_for_python, rules, one), ONE_ARGUMENT, NUMBERS),
            MethodDefinition(b"outcomes", compile_callback(branching.outcomes_for_python, rules, one), ONE_ARGUMENT, OUTCOMES),
        )
        self.after, self.numbers, self.outcomes = (built_in(each, self.dtype.itemsize) for each in self.definitions)
        fields: Mapping[str, Any] = self.dtype.fields or {}
        self.state_at = fields["state"][1]
        self.state_ends = self.state_at + game.state_type.layout.size
        self.waiting_ends = self.state_at + state.layout.size

    def of(self, state: State, player: int) -> bytes:
        """A branch that nobody has looked at yet."""
        made = np.zeros(1, self.dtype)
        made["player"] = player
        made["state"] = np.frombuffer(state.to_bytes().ljust(self.state_type.layout.size, b"\0"), self.dtype["state"])
        return made.tobytes()

    def state(self, branch: bytes) -> bytes:
        return branch[self.state_at : self.state_ends]

    def waiting_state(self, branch: bytes) -> State:
        """The position with what chance has decided for the action that waits."""
        return self.state_type.from_bytes(branch[self.state_at : self.waiting_ends])


@cache
def branches_of(game: AnyGame, kind: type[Node]) -> Branches:
    return Branches(game, kind.state_type or game.state_type, kind.chance, kind.most_outcomes)
