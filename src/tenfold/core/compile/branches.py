"""`branching` for Python: one built-in function that takes a branch as bytes and gives the next.

Bytes never change, so a branch can be kept, shared and pickled by whoever has it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.compile import branching
from tenfold.core.compile.compiled import compile_callback
from tenfold.core.compile.rule import Rules
from tenfold.core.compile.stepper import MethodDefinition, built_in, python_functions
from tenfold.core.extras import needs
from tenfold.core.game import AnyGame
from tenfold.core.state import State

with needs("fast", "Machine code"):
    from numba import types

if TYPE_CHECKING:
    from tenfold.core.chance_nodes import Node

SEVERAL_ARGUMENTS = 0x0080  # METH_FASTCALL
HEAD = struct.Struct("<hh")
WAITING = struct.Struct("<hq")
WAITING_AT = 6
USUAL: Rules = {"foresee": branching.draws, "decide": branching.decide_nothing, "chances": branching.no_chances}


def record_of(game: AnyGame, most_outcomes: int) -> np.dtype[Any]:
    """What a branch is made of. `player` and `many` come first, as HEAD reads them."""
    most = max(game.most_legal, most_outcomes)
    head = [("player", "i2"), ("many", "i2"), ("spare", "i2"), ("decided", "i2"), ("action", "i8")]
    body = [("state", game.state_type.layout.dtype), ("weights", "f8", (most_outcomes,)), ("numbers", "i2", (most,))]
    return np.dtype([*head, *body], align=True)


class Branches:
    """The compiled branches of a game. `after(branch, number)` is machine code."""

    def __init__(self, game: AnyGame, chance: Rules, most_outcomes: int) -> None:
        self.dtype = record_of(game, most_outcomes)
        rules = {**game.rules, **USUAL, **chance, **python_functions(self.dtype)}
        pointers = types.CPointer(types.intp)
        address = compile_callback(branching.branch_for_python, rules, types.intp(types.intp, pointers, types.intp))
        self.definition = MethodDefinition(b"after", address, SEVERAL_ARGUMENTS, b"The branch that a number leads to.")
        self.after = built_in(self.definition, self.dtype.itemsize)
        places: Mapping[str, Any] = self.dtype.fields or {}
        self.state_at, self.weights_at, self.numbers_at = (places[name][1] for name in ("state", "weights", "numbers"))
        self.read_numbers = readers("h", self.dtype["numbers"].shape[0])
        self.read_weights = readers("d", most_outcomes)
        self.state_ends = self.state_at + game.state_type.layout.size

    def of(self, state: State, player: int) -> bytes:
        """A branch that nobody has looked at yet."""
        made = np.zeros(1, self.dtype)
        made["player"] = player
        made["state"] = np.frombuffer(state.to_bytes(), self.dtype["state"])
        return made.tobytes()

    def state(self, branch: bytes) -> bytes:
        return branch[self.state_at : self.state_ends]

    def numbers(self, branch: bytes, many: int) -> list[int]:
        """The legal actions, or the outcomes of chance."""
        return list(self.read_numbers[many](branch, self.numbers_at))

    def outcomes(self, branch: bytes, many: int) -> list[tuple[int, float]]:
        """The outcomes of chance, with their weights."""
        numbers, weights = self.read_numbers[many](branch, self.numbers_at), self.read_weights[many](branch, self.weights_at)
        return list(zip(numbers, weights, strict=True))


def readers(letter: str, most: int) -> list[Callable[..., tuple[Any, ...]]]:
    """Functions that read so many fields of a kind."""
    return [struct.Struct(f"<{many}{letter}").unpack_from for many in range(most + 1)]


@cache
def branches_of(game: AnyGame, kind: type[Node]) -> Branches:
    return Branches(game, kind.chance, kind.most_outcomes)
