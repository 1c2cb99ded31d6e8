"""A game in which all that a seat could not know was drawn anew at some moment, for another try from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tenfold.core.chance import Chance
from tenfold.core.position import Position


class Redealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After `at` actions all that `seat` could not know was drawn from `seed`; what was seen before stays as it was."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    seed: str


def dealt_anew(position: Position[Any], redealt: Sequence[Redealt], actions: int) -> Position[Any]:
    """The position after so many actions, with other hidden cards if they were drawn anew then."""
    for one in redealt:
        if one.at == actions:
            position = drawn(position, one)
    return position


def drawn(position: Position[Any], redealt: Redealt) -> Position[Any]:
    """What just happened is still told: the seat saw it."""
    new = position.game.resample(position.view(redealt.seat), Chance(redealt.seed))
    new.story = position.story
    return new
