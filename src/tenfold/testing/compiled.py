"""The compiled rules are the rules: the same bytes, the same choices, the same refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenfold.core.chance import Chance
from tenfold.core.game import Game
from tenfold.core.machine import Machine, machine_for
from tenfold.core.record import Record
from tenfold.testing.samples import some_moves


def interpreted_is_compiled(game: Game[Any], played: Sequence[Record]) -> None:
    """The same games interpreted and compiled are identical, byte for byte, after every action."""
    machine = machine_for(game)
    for record in played:
        states = machine.template(record.options, record.seed)
        machine.begin(states, 0)
        for n, position in enumerate(record.positions()):
            if n:
                machine.do(states, 0, game.read_action(record.actions[n - 1]))
            assert states.tobytes() == position.to_bytes()
            if not position.is_over:
                assert legal_texts(machine, states) == position.legal()


def legal_texts(machine: Machine, states: Any) -> list[str]:
    out = np.zeros(machine.game.most_legal, np.int64)
    n = machine.legal(states, 0, out)
    return [machine.game.write_action(int(action)) for action in out[:n]]


def refusals_are_compiled_too(game: Game[Any], played: Sequence[Record]) -> None:
    """Compiled, `check` gives the same rule for every action, and `redeal` draws the same cards."""
    machine = machine_for(game)
    for record in played:
        for position, _ in some_moves(game, record, 4):
            states = machine.array(position.to_bytes())
            for action in range(game.actions):
                assert machine.check(states, 0, action) == game.rules["check"](position.state, action)
            seen = game.remembered(position.view(position.to_act))
            seen.__dict__["chance"][:] = Chance("redeal").chance
            dealt = machine.array(seen.to_bytes())
            machine.redeal(dealt, 0)
            game.rules["redeal"](seen)
            assert dealt.tobytes() == seen.to_bytes()
