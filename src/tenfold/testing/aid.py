"""Aid: it follows from a view and from what may be done, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.game import AnyGame, Position
from tenfold.core.record import Record
from tenfold.testing.samples import some_moves, watchers


def aid_follows_from_the_view(game: AnyGame, played: Sequence[Record]) -> None:
    """At every kind of position everybody is helped, equal views are helped equally, and what is said survives JSON."""
    for record in played:
        for position, _ in some_moves(game, record, 60):
            for seat in watchers(game, record):
                aids_are_equal(game, position, seat)
        for seat in watchers(game, record):
            aids_are_equal(game, record.last(), seat)


def aids_are_equal(game: AnyGame, position: Position[Any], seat: int | None) -> None:
    legal = position.legal() if seat is not None and seat == position.to_act else []
    view = position.view(seat)
    same = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    aid = game.aid(view, legal)
    assert game.aid(same, list(legal)) == aid, f"seat {seat} is helped in another way by the same view"
    assert (aid is None) == (game.aid_type is None), "a game that helps names its aid_type"
    if game.aid_type is not None:
        assert msgspec.json.decode(msgspec.json.encode(aid), type=game.aid_type) == aid
