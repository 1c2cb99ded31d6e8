"""Tells people elsewhere what waits for them at a table that they do not look at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tenfold.server.live.room import Room
from tenfold.server.push.notes import Note, notes_after
from tenfold.table.entries import What

if TYPE_CHECKING:
    from tenfold.server.push.pusher import Pusher

# Whoever just loads the page again, or changes from one device to the other, need not be told.
AWAY_S = 4.0


def tell_elsewhere(pusher: Pusher, room: Room, what: What, acted: int | None) -> None:
    """Called by the process that wrote the entry, and by no other."""
    table = room.table
    for guest, kind, name in notes_after(table, what, acted):
        if not room.attendance.is_seen_by(guest):
            note = Note(kind, table.id, table.plan.game, name)
            asyncio.get_running_loop().call_later(AWAY_S, tell_if_away, pusher, room, guest, note, table.turn)


def tell_if_away(pusher: Pusher, room: Room, guest: str, note: Note, turn: int) -> None:
    """Unless they have come meanwhile, or it is over."""
    if room.table.turn == turn and not room.attendance.is_seen_by(guest):
        pusher.tell(guest, note)
