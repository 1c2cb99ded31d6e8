"""Who is at a table in this process, and who is told of it."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

from tenfold.table.messages import write_message

if TYPE_CHECKING:
    from tenfold.server.live.room import Room


class Attendance:
    """The presence of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)
        self.announcing = asyncio.Lock()

    def show(self) -> None:
        """Somebody came or went: tell those who are here, and the other processes."""
        self.push()
        self.announce()

    def push(self) -> None:
        room = self.room
        frame = write_message(room.hall.presence.merged(room.table.id, *self.online()))
        for connection in room.connections:
            connection.push(frame)

    def announce(self) -> None:
        if self.room.hall.store.shared:
            self.room.chores.start(self.tell_others())

    async def tell_others(self) -> None:
        """One notice at a time, each with what is so then: overtaken by an older one, the newest would not be the last."""
        store = self.room.hall.store
        async with self.announcing:
            guests, watching = self.online()
            told = {"worker": store.worker, "present": self.room.table.id, "guests": sorted(guests), "watching": watching}
            await asyncio.to_thread(store.announce, told)

    def online(self) -> tuple[set[str], int]:
        """The guests who sit here and are connected to this process, and how many connections only watch."""
        connections = self.room.connections
        seated = [connection.guest for connection in connections if connection.seat is not None]
        return {guest for guest in seated if guest is not None}, len(connections) - len(seated)
