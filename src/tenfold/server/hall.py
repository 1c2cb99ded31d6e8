"""All tables of a process: found by id, read from the log when somebody comes, forgotten when nobody has come for a while."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from functools import partial
from typing import Any

from tenfold.core.errors import TenfoldError
from tenfold.core.seal import new_nonce
from tenfold.server.connection import COME_AGAIN
from tenfold.server.metrics import ROOMS
from tenfold.server.people import People
from tenfold.server.plans import NewTable, plan_of
from tenfold.server.presence import PresenceElsewhere
from tenfold.server.room import Room
from tenfold.server.store import Store, Unavailable
from tenfold.server.summary import now_ms, unit_of
from tenfold.server.thinking import Thinkers
from tenfold.server.writer import Writer, outcome
from tenfold.table.commands import Person
from tenfold.table.deciding import Refused, new_id, rotated
from tenfold.table.entries import Entry, Opened, read_entry
from tenfold.table.table import Table

log = logging.getLogger("tenfold.server")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
SWEEP_SECONDS = 1.0
IDLE_SECONDS = 60.0
MOST_ROOMS = 2_000
AT_ONCE = 50
LATE = 2_000
ANNOUNCED_EVERY = 30


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Hall:
    """The rooms of one process."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.writer = Writer(store)
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.coming: dict[str, asyncio.Task[Room | None]] = {}
        self.missed: set[str] = set()
        self.presence = PresenceElsewhere()
        self.telling = asyncio.Lock()
        self.sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_for_ever())

    async def close(self) -> None:
        """Stop what goes on by itself, and let all that was decided become durable."""
        tasks = [self.sweeper] if self.sweeper else []
        tasks += [chore for room in self.rooms.values() for chore in room.chores.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.writer.close()
        self.thinkers.close()

    async def room(self, table: str) -> Room:
        """The room of a table; raises Refused when there is no such table."""
        room = self.rooms.get(table) or (await self.fetched(table) if table.isprintable() else None)
        if room is None:
            raise Refused("not_found", "There is no table with this link or code; ask the host for a new one.")
        room.last_used = time.monotonic()
        return room

    async def fetched(self, table: str) -> Room | None:
        """Read a table from the log, once however many ask for it."""
        if table not in self.coming:
            self.coming[table] = asyncio.create_task(self.fetch(table))
            self.coming[table].add_done_callback(lambda _: self.arrived(table))
        return await asyncio.shield(self.coming[table])

    def arrived(self, table: str) -> None:
        del self.coming[table]
        self.missed.discard(table)

    async def fetch(self, table: str) -> Room | None:
        """Read the log. What others write meanwhile may not be in it, and is read after that."""
        rows = await asyncio.to_thread(self.store.log_after, table, 0)
        if not rows:
            return None
        made = Table(table)
        for row in rows:
            made.apply(read_entry(row.entry))
        room = self.furnish(made)
        if table in self.missed:
            room.chores.start(room.catch_up())
        return room

    def furnish(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self, table)
        ROOMS.set(len(self.rooms))
        room.turns.see_who_is_next()
        return room

    async def open_table(self, person: Person, new: NewTable) -> Room:
        """A new table, with its host."""
        opened = Opened(plan=plan_of(new, person), host=person.guest, code=new_code(), nonce=new_nonce())
        table = Table(new_id())
        entry = Entry(opened, by=person.guest)
        table.apply(entry)
        if not await outcome(partial(self.writer.append, unit_of(table, was_due=False))):
            return await self.open_table(person, new)
        return self.furnish(table)

    def successor(self, table: Table, person: Person) -> Opened:
        return rotated(table, person.guest, new_code(), new_nonce())

    async def sweep_for_ever(self) -> None:
        """Find tables where something is due that no process does, and forget rooms that nobody uses."""
        for sweep in itertools.count():
            try:
                await self.find_due(LATE if sweep else 0)
                self.forget_idle()
                if sweep % ANNOUNCED_EVERY == 0:
                    self.announce_presence()
            except Unavailable as error:
                log.warning("%s", error.message)
            except Exception:
                log.exception("Looking for tables failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def find_due(self, late: int) -> None:
        for table in await asyncio.to_thread(self.store.due, now_ms() - late, AT_ONCE):
            try:
                await self.step_in(table)
            except TenfoldError as error:
                log.warning("A table cannot go on: %s", error.message)

    async def step_in(self, table: str) -> None:
        """Do what is due at a table, unless this process is at it already."""
        room = await self.room(table)
        if not room.chores:
            await room.catch_up()
            room.turns.see_who_is_next()

    def announce_presence(self) -> None:
        self.presence.forget_stale()
        for room in self.rooms.values():
            if room.connections:
                room.attendance.announce()

    def forget_idle(self) -> None:
        """Drop rooms that nobody has used for a while; of too many, those that were used longest ago."""
        now = time.monotonic()
        idle = sorted((room for room in self.rooms.values() if room.idle), key=lambda room: room.last_used)
        too_many = max(0, len(self.rooms) - MOST_ROOMS)
        for n, room in enumerate(idle):
            if n < too_many or now - room.last_used > IDLE_SECONDS:
                del self.rooms[room.table.id]
        ROOMS.set(len(self.rooms))

    def heard(self, payload: dict[str, Any]) -> None:
        """Another process tells of new entries, or of who is there."""
        if payload.get("worker") == self.store.worker:
            return
        self.missed |= self.coming.keys() & payload.get("heads", {}).keys()
        for table, head in payload.get("heads", {}).items():
            room = self.rooms.get(table)
            if room is not None and room.told < head:
                room.chores.start(room.catch_up())
        if "present" in payload and self.presence.hear(payload) in self.rooms:
            self.rooms[payload["present"]].attendance.push()
        if "out" in payload:
            self.close_connections(payload["out"])

    async def show_out(self, guest: str) -> None:
        """Close all connections of a guest, in every process: those who are still known come back under their present name."""
        self.close_connections(guest)
        await asyncio.to_thread(self.store.announce, {"worker": self.store.worker, "out": guest})

    def close_connections(self, guest: str) -> None:
        self.people.forget(guest)
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.guest == guest:
                    connection.close(COME_AGAIN, "Something about you has changed; come again.")

    def catch_up(self) -> None:
        """The ear to the other processes was deaf for a while."""
        self.missed |= self.coming.keys()
        for room in self.rooms.values():
            room.chores.start(room.catch_up())
