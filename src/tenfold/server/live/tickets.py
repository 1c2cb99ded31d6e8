"""The tickets of held seats: the host sends each to the one it is for."""

from __future__ import annotations

from tenfold.server.live.room import Room
from tenfold.table.listed import Ticket
from tenfold.table.refused import Refused


async def tickets_for(room: Room, guest: str) -> list[Ticket]:
    """By seat; of the seats that nobody has taken yet."""
    async with room.lock:
        await room.be_current()
        if guest != room.table.host:
            raise Refused("host_only", "Only the host of the table sees the tickets of held seats.")
        chairs = enumerate(room.table.chairs)
        return [Ticket(seat, chair.name or "", chair.ticket) for seat, chair in chairs if chair.ticket is not None]
