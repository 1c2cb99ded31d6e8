"""The compiled rules are the rules: the same bytes, the same choices, the same refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.core.chance import Chance
from tenfold.core.compile.machine import Machine, machine_for
from tenfold.core.game import AnyGame
from tenfold.core.record import Record
from tenfold.testing.samples import some_moves


def interpreted_is_compiled(game: AnyGame, played: Sequence[Record]) -> None:
    """The same games interpreted and compiled are identical, byte for byte, after every action."""
    machine = machine_for(game)
    for record in played:
        states = machine.template(record.options, record.seed)
        machine.begin(states, 0)
        for n, position in enumerate(record.positions()):
            if n:
                machine.do(states, 0, game.read_action(record.actions[n - 1]))
            assert states.tobytes() == position.to_bytes(), f"{differences(game, states, position.to_bytes())} after move {n}"
            if not position.is_over:
                assert legal_texts(machine, states) == position.legal(), f"after move {n}"
    starts_are_compiled(game, machine, played[0])


def starts_are_compiled(game: AnyGame, machine: Machine, record: Record) -> None:
    """Many more starts: chance shows its faults in few of them."""
    for n in range(50):
        states = machine.template(record.options, f"start {n}")
        machine.begin(states, 0)
        position = game.start(record.options, f"start {n}")
        assert states.tobytes() == position.to_bytes(), f"{differences(game, states, position.to_bytes())} at start {n}"


def differences(game: AnyGame, states: Any, data: bytes) -> str:
    """The fields in which a compiled record differs from an interpreted one."""
    other = np.frombuffer(data, states.dtype)
    fields = [field.name for field in game.state_type.layout.fields]
    return ", ".join(f"{name} {states[name][0]} {other[name][0]}" for name in fields if (states[name] != other[name]).any())


def legal_texts(machine: Machine, states: Any) -> list[str]:
    out = np.zeros(machine.game.most_legal, np.int64)
    n = machine.legal(states, 0, out)
    return [machine.game.write_action(int(action)) for action in out[:n]]


def refusals_are_compiled_too(game: AnyGame, played: Sequence[Record]) -> None:
    """Compiled, `check` gives the same rule for every action, and `redeal` draws the same cards."""
    machine = machine_for(game)
    for record in played:
        for position, _ in some_moves(game, record, 4):
            states = machine.array(position.to_bytes())
            for action in range(game.actions):
                assert machine.check(states, 0, action) == game.rules["check"](position.state, action)
            seen = game.remembered(position.view(position.to_act))
            seen.chance[:] = Chance("redeal").chance
            dealt = machine.array(seen.to_bytes())
            machine.redeal(dealt, 0)
            game.rules["redeal"](seen)
            assert dealt.tobytes() == seen.to_bytes()
