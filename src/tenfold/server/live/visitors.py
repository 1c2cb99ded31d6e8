"""Everybody who is connected to this process, at whatever table: who is not known any more is shown out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tenfold.core.errors import TenfoldError
from tenfold.server.identity.people import People
from tenfold.server.limits.bans import BANNED
from tenfold.server.live.connection import CLOSED_TO_YOU, COME_AGAIN, Connection
from tenfold.server.store import Guest
from tenfold.server.store.neutral import neutral_id

StillKnown = Callable[[], Awaitable[Guest | None]]


class Visitors:
    def __init__(self, people: People) -> None:
        self.people = people
        self.here: dict[Connection, StillKnown] = {}

    async def admit(self, connection: Connection, still_known: StillKnown) -> None:
        """Keep a connection in mind, from before it joins; whoever is not known any more since they knocked is shown out."""
        self.here[connection] = still_known
        await self.check(connection)

    def dismiss(self, connection: Connection) -> None:
        self.here.pop(connection, None)

    async def check(self, connection: Connection) -> None:
        """Show somebody out who is not known any more."""
        try:
            known = connection.guest is None or await self.here[connection]()
        except TenfoldError:
            known = None
        if not known:
            show_out(connection)

    async def check_all(self) -> None:
        """Who was shown out by another process while this one did not hear of it is found here."""
        self.people.forget_all()
        for connection in list(self.here):
            if connection in self.here:
                await self.check(connection)

    def show_out(self, guest: str) -> None:
        """Close all connections of a guest."""
        self.people.forget(guest)
        for connection in self.here:
            if connection.guest == guest:
                show_out(connection)

    def show_out_erased(self, neutral: str) -> None:
        """A guest is no more, and known by what is left of their id alone."""
        self.people.forget_all()
        for connection in self.here:
            if connection.guest is not None and neutral_id(connection.guest) == neutral:
                show_out(connection)

    def show_out_banned(self) -> None:
        for connection in self.here:
            if self.people.bans.covers(connection.guest, connection.address):
                connection.close(CLOSED_TO_YOU, BANNED)


def show_out(connection: Connection) -> None:
    connection.close(COME_AGAIN, "Something about you has changed; come again.")
