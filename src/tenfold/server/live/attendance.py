"""Who is at a table in this process, and who hears of it."""

from __future__ import annotations

import asyncio

from tenfold.server.live.chores import Chores
from tenfold.server.live.connection import Connection
from tenfold.server.live.presence import PresenceElsewhere
from tenfold.server.store import Store
from tenfold.table.messages import Reacted, write_message


class Attendance:
    """The connections of one table, in this process; `elsewhere` are those of the others."""

    def __init__(self, table: str, store: Store, elsewhere: PresenceElsewhere, chores: Chores) -> None:
        self.table = table
        self.store = store
        self.elsewhere = elsewhere
        self.chores = chores
        self.connections: set[Connection] = set()
        self.announcing = asyncio.Lock()
        self.to_announce = False

    def show(self) -> None:
        """Somebody came or went: tell those who are here, and the other processes."""
        self.push()
        self.announce()

    def push(self) -> None:
        self.push_text(write_message(self.elsewhere.merged(self.table, *self.online())))

    def push_text(self, text: bytes) -> None:
        for connection in self.connections:
            connection.push(text)

    def show_reaction(self, reacted: Reacted) -> None:
        text = write_message(reacted)
        self.push_text(text)
        if self.store.shared:
            notice = {"worker": self.store.worker, "table": self.table, "reacted": text.decode()}
            self.chores.start(asyncio.to_thread(self.store.announce, notice))

    def announce(self) -> None:
        if self.store.shared and not self.to_announce:
            self.to_announce = True
            self.chores.start(self.tell_others())

    async def tell_others(self) -> None:
        """One notice at a time, each with what is so then: overtaken by an older one, the newest would not be the last.

        While one waits, whatever changes is told with it: somebody may change for ever whether they look.
        """
        async with self.announcing:
            self.to_announce = False
            guests, watching = self.online()
            notice = {"worker": self.store.worker, "present": self.table, "guests": sorted(guests), "watching": watching}
            notice["looking"] = sorted(self.looking())
            await asyncio.to_thread(self.store.announce, notice)

    def looking(self) -> set[str]:
        """The seated whose client says that they see the table, in this process."""
        return {connection.guest for connection in self.connections if connection.looking and connection.guest is not None}

    def is_seen_by(self, guest: str) -> bool:
        """Whether a guest has the table before their eyes, in any process."""
        return guest in self.looking() or self.elsewhere.is_seen_by(self.table, guest)

    def online(self) -> tuple[set[str], int]:
        """The guests who sit here and are connected to this process, and how many connections only watch."""
        seated = [connection.guest for connection in self.connections if connection.seat is not None]
        return {guest for guest in seated if guest is not None}, len(self.connections) - len(seated)
