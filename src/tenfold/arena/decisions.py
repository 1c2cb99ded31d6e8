"""Every decision of a game, as whoever made it saw it: by playing the game again, so that it follows from its actions alone."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.game import AnyGame, Options, Position, tensor_of

SCHEMA_VERSION = 1


class Seen(msgspec.Struct):
    """Decision after decision, in numbers of eight bits: the seat, the tensor of its view, and the mask of what is legal."""

    seats: bytes
    observations: bytes
    legal: bytes


def versions(game: AnyGame) -> tuple[int, int]:
    """Of the schema, and of the tensors in it."""
    return SCHEMA_VERSION, tensor_of(game).version


def look_back(game: AnyGame, options: Options, seed: str, actions: Sequence[int]) -> Seen:
    """What was seen in the game of this seed and these actions. `observe` writes what the seat may know and nothing else."""
    tensor = tensor_of(game)
    observation = array("b", bytes(tensor.size(options)))
    seats, observations, legal = bytearray(), bytearray(), bytearray()
    position = game.start(options, seed)
    for action in actions:
        seat = position.to_act
        assert seat is not None
        seats.append(seat)
        tensor.observe(position.state, seat, observation)
        observations += observation.tobytes()
        legal += mask(position)
        position.run("do", action)
    return Seen(bytes(seats), bytes(observations), bytes(legal))


def mask(position: Position[Any]) -> bytes:
    """1 for each action that is legal now."""
    out = bytearray(position.game.actions)
    for action in position.legal():
        out[position.game.action_of[action]] = 1
    return bytes(out)
