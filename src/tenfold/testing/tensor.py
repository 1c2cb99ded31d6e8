"""What a learner sees: as many numbers as the game says, those that its view says, and nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from tenfold.core.chance import Chance
from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record
from tenfold.core.state import State
from tenfold.testing.samples import some_moves

TOO_MUCH = 999


def observed(game: AnyGame, options: Any, s: State, seat: int) -> list[int]:
    assert game.tensor is not None
    out = [TOO_MUCH] * game.tensor.size(options)
    written = game.tensor.observe(s, seat, out)
    assert written == len(out), f"the planes have {len(out)} numbers, {written} were written"
    assert all(-128 <= number <= 127 for number in out), "a number does not fit eight bits, or was not written"
    return [int(number) for number in out]


def tensors_tell_what_views_tell(game: AnyGame, played: Sequence[Record]) -> None:
    """Nothing leaks into the numbers: draw anew what a seat cannot know, or know its view alone, and they stay the same."""
    if game.tensor is None:
        return
    chance = Chance("tensors")
    for record in played:
        for position, _ in chain(some_moves(game, record, 20), [(record.last(), "")]):
            for seat in range(game.seats(record.options)):
                seen = observed(game, record.options, position.state, seat)
                assert seen == observed(game, record.options, game.remembered(position.view(seat)), seat), f"seat {seat}"
                twin: Position[Any] = game.resample(position.view(seat), chance)
                assert seen == observed(game, record.options, twin.state, seat), f"seat {seat} learns what is hidden"


def tensors_name_the_winners(game: AnyGame, played: Sequence[Record]) -> None:
    """The winners that a reward is made of are those of the outcome."""
    if game.tensor is None:
        return
    for record in played:
        position = record.last()
        outcome = position.outcome()
        assert outcome is not None
        won = game.tensor.winners(position.state)
        assert [seat for seat in range(len(outcome.scores)) if won >> seat & 1] == outcome.winners
