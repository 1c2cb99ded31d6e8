"""A bot that is always there: it waits at a server for invitations, and plays at many tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import httpx

from tenfold.bots.contract import BotKind, Budget
from tenfold.client.errors import NotDone
from tenfold.client.server import Server
from tenfold.client.sitting import Sitting, Tell
from tenfold.core.errors import BadOption
from tenfold.core.registry import game_names
from tenfold.table.listed import Me, TableListed
from tenfold.table.messages import TableView

LOOK_EVERY_S = 2.0
UNKNOWN = "unknown"


class Connector:
    """A bot at a server: where it has a seat or is invited it plays, at so many tables at once; more of them wait."""

    def __init__(self, server: Server, kind: BotKind, budget: Budget, most: int, tell: Tell) -> None:
        self.server = server
        self.kind = kind
        self.budget = budget
        self.most = most
        self.tell = tell
        self.sittings: dict[str, Sitting] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.declined: set[str] = set()

    async def run(self, links: Sequence[str] = ()) -> None:
        """Play for ever; a server that is away for a while is waited for. Raises BadOption when it does not know the bot."""
        for link in links:
            await self.come_to(link)
        while True:
            try:
                await self.look_around()
            except httpx.TransportError:
                self.tell(f"{self.server.url} does not answer; it is asked again")
            except NotDone as refusal:
                if refusal.code == UNKNOWN:
                    raise stranger(self.server.url) from None
            await asyncio.sleep(LOOK_EVERY_S)

    async def come_to(self, link: str) -> None:
        """A table by its code or link, which may have the ticket of a held seat behind a `#`."""
        where, _, ticket = link.partition("#")
        place = where.rstrip("/").rpartition("/")[2]
        found = await self.server.look(place if "/" in where else await self.server.find(place))
        self.sit(found.table, ticket or None)

    async def look_around(self) -> None:
        """Come to all tables where there is a seat for the bot."""
        for table in [*await self.server.my_tables(), *await self.server.my_invitations()]:
            if self.is_to_play(table):
                self.sit(table)

    def is_to_play(self, table: TableListed) -> bool:
        if table.id in self.sittings or table.id in self.declined or table.status == "over" or table.aside is not None:
            return False
        return self.can_play(table) and sum(not sitting.over for sitting in self.sittings.values()) < self.most

    def can_play(self, table: TableListed) -> bool:
        if table.game in game_names() and self.kind.plays(table.game):
            return True
        self.declined.add(table.id)
        self.tell(f"{table.code}: {self.kind.name} does not play {table.game}")
        return False

    def sit(self, table: TableView | TableListed, ticket: str | None = None) -> None:
        tell = partial(self.tell_of, table.code)
        sitting = self.sittings[table.id] = Sitting(self.server.at(table), self.kind, self.budget, tell, ticket)
        task = asyncio.create_task(sitting.run())
        self.tasks.add(task)
        task.add_done_callback(partial(self.ended, table.id))

    def tell_of(self, code: str, text: str) -> None:
        self.tell(f"{code}: {text}")

    def ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if self.sittings.pop(table).dismissed:
            self.declined.add(table)
        if not task.cancelled():
            task.result()


async def connect(
    url: str, token: str | None, name: str, kind: BotKind, budget: Budget, most: int, links: Sequence[str], tell: Tell
) -> None:
    """Be at a server with a bot until somebody ends it. Without a token it comes as a new guest, and tells its token."""
    server = await arrived(url, token, name, tell)
    async with server:
        me = await known(server)
        tell(f"{me.name} waits at {server.url}. It is invited by its id: {me.id}")
        await Connector(server, kind, budget, most, tell).run(links)


async def arrived(url: str, token: str | None, name: str, tell: Tell) -> Server:
    if token is not None:
        return Server(url, token)
    try:
        server = await Server.arrive(url, name)
    except httpx.TransportError:
        raise nobody_at(url) from None
    tell(f"{name} is a new guest. To be the same again: --token {server.token}")
    return server


async def known(server: Server) -> Me:
    try:
        return await server.me()
    except httpx.TransportError:
        raise nobody_at(server.url) from None
    except NotDone as refusal:
        raise (stranger(server.url) if refusal.code == UNKNOWN else BadOption(refusal.message)) from None


def nobody_at(url: str) -> BadOption:
    return BadOption(f"No Tenfold server answers at {url[:200]}; give its address, like http://127.0.0.1:8010.")


def stranger(url: str) -> BadOption:
    return BadOption(f"{url[:200]} does not know this token: it is wrong, was taken back or is too old.")
