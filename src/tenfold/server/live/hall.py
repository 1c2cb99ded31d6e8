"""All tables of a process: found by id, read from the log when somebody comes, forgotten when nobody has come for a while."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections import Counter
from functools import partial
from typing import Any, get_args

from tenfold.core.seal import new_nonce
from tenfold.server.identity.people import People
from tenfold.server.live.acts import Acts
from tenfold.server.live.chores import Chores
from tenfold.server.live.clocks import SteadyClock, TurnTime
from tenfold.server.live.connection import COME_AGAIN
from tenfold.server.live.elsewhere import tell_elsewhere
from tenfold.server.live.pictures import Pictures
from tenfold.server.live.plans import NewTable, plan_of
from tenfold.server.live.presence import PresenceElsewhere
from tenfold.server.live.quarantine import Quarantine
from tenfold.server.live.reading import read_table
from tenfold.server.live.room import Room
from tenfold.server.live.summary import due, unit_of
from tenfold.server.live.turns import mind_clock, see_who_is_next
from tenfold.server.live.visitors import Visitors
from tenfold.server.live.writer import Writer, outcome
from tenfold.server.metrics import ROOMS, TABLES, WRITES_WAITING
from tenfold.server.push import open_pusher
from tenfold.server.readiness import Readiness
from tenfold.server.reviews.desk import Desk
from tenfold.server.store import FIRST, Store, Unavailable
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.table.commands import Person
from tenfold.table.entries import Entry, Opened, What
from tenfold.table.ids import new_id
from tenfold.table.plan import Plan
from tenfold.table.playable import Unplayable, stuck
from tenfold.table.refused import Refused
from tenfold.table.rematch import next_host, rotated
from tenfold.table.state import Status
from tenfold.table.table import Table

log = logging.getLogger("tenfold.server")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
SWEEP_S = 1.0
IDLE_S = 60.0
STATES = get_args(Status)
MOST_ROOMS = 2_000
AT_ONCE = 50
LATE_MS = 2_000
ANNOUNCED_EVERY_SWEEPS = 30
UNSTARTED_KEPT_MS = 24 * 60 * 60 * 1000
VISITED_EVERY_MS = 60 * 60 * 1000
REMOVED_AT_ONCE = 500
# What one process tells the others has at most 8,000 characters.
TOLD_AT_ONCE = 100


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Hall:
    """The rooms of one process."""

    def __init__(self, store: Store, people: People, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.people = people
        self.clock = SteadyClock(store.now())
        self.writer = Writer(store)
        self.readiness = Readiness(store)
        self.quarantine = Quarantine(store)
        self.chores = Chores()
        self.thinkers = thinkers or Thinkers()
        self.pusher = open_pusher(store)
        self.rooms: dict[str, Room] = {}
        self.coming: dict[str, asyncio.Task[Room | None]] = {}
        self.missed: set[str] = set()
        self.presence = PresenceElsewhere()
        self.telling = asyncio.Lock()
        self.looking_back = asyncio.Lock()
        self.pictures = Pictures()
        self.reviews = Desk(store, self.thinkers, self.looking_back)
        self.visitors = Visitors(people)
        self.sweeper: asyncio.Task[None] | None = None
        self.checking: asyncio.Task[None] | None = None
        self.swept = FIRST
        self.acts = Acts(self)

    def open(self) -> None:
        self.thinkers.open()
        self.sweeper = asyncio.create_task(self.sweep_for_ever())

    async def close(self) -> None:
        """Stop what goes on by itself, and let all that was decided become durable."""
        tasks = [task for task in (self.sweeper, self.checking) if task]
        tasks += [*self.chores.tasks, *(chore for room in self.rooms.values() for chore in room.chores.tasks)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
        if self.pusher is not None:
            await self.pusher.close()
        await self.writer.close()
        await self.thinkers.close()

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
        try:
            made, times = read_table(table, rows, self.clock)
        except Unplayable as error:
            await self.quarantine.set_aside(table, error)
            raise
        if made.status == "lobby" and made.closed is None and not await self.still_there(made, rows[-1].at):
            return None
        await self.quarantine.release(table, due(made, times.latest, times.began))
        room = self.furnish(made, times)
        if table in self.missed:
            room.chores.start(room.catch_up())
        return room

    async def still_there(self, table: Table, touched: int) -> bool:
        """Note a visit to a table that waits since long; False if it was being removed just then."""
        now = self.clock.now()
        return now - touched < VISITED_EVERY_MS or await asyncio.to_thread(self.store.visit, [table.id], now) > 0

    async def clear_away(self) -> None:
        """Remove tables that never started and that nobody visits: not in this process, and not in any other."""
        waiting = [room.table.id for room in self.rooms.values() if room.table.status == "lobby"]
        if waiting:
            await asyncio.to_thread(self.store.visit, waiting, self.clock.now())
        before = self.clock.now() - UNSTARTED_KEPT_MS
        while removed := await asyncio.to_thread(self.store.remove_unvisited, before, REMOVED_AT_ONCE):
            log.info("%d tables that never started were removed", len(removed))

    def furnish(self, table: Table, times: TurnTime) -> Room:
        room = self.rooms[table.id] = Room(self, table, times)
        ROOMS.set(len(self.rooms))
        see_who_is_next(room)
        return room

    async def open_table(self, person: Person, new: NewTable) -> Room:
        """A new table, with its host."""
        return await self.open_planned(person, plan_of(new, person))

    async def open_planned(self, person: Person, plan: Plan) -> Room:
        return await self.open_as(new_id(), new_nonce(), person, plan) or await self.open_planned(person, plan)

    async def open_as(self, table_id: str, nonce: str, person: Person, plan: Plan) -> Room | None:
        """A table of this id; None if there is one already, or if its code was taken just then."""
        opened = Opened(plan=plan, host=person.guest, code=new_code(), nonce=nonce, seal=2, host_name=person.name)
        table = Table(table_id)
        entry = Entry(opened, by=person.guest)
        table.apply(entry)
        times = TurnTime(self.clock)
        if not await outcome(partial(self.writer.append, unit_of(table, times.began, times.began, was_due=False))):
            return None
        return self.furnish(table, times)

    def successor(self, table: Table, person: Person, wanted: list[int] | None) -> Opened:
        return rotated(table, next_host(table, person, wanted), new_code(), new_nonce(), wanted)

    async def sweep_for_ever(self) -> None:
        """Find tables where something is due that no process does, and forget rooms that nobody uses."""
        for sweep in itertools.count():
            try:
                await self.find_due(LATE_MS if sweep else 0)
                self.forget_idle()
                await self.acts.hear()
                if sweep % ANNOUNCED_EVERY_SWEEPS == 0:
                    self.announce_presence()
                    await self.quarantine.count()
            except Unavailable as error:
                log.warning("%s", error.message)
            except Exception:
                log.exception("Looking for tables failed")
            await asyncio.sleep(SWEEP_S)

    async def read_on(self, table: str) -> None:
        """The log has an entry that no room wrote."""
        self.missed |= self.coming.keys() & {table}
        if table in self.rooms:
            await self.rooms[table].hear_host()

    async def find_due(self, late: int) -> None:
        """Go on through the tables where something is due, some at a time, so that none keeps the others waiting."""
        found = await asyncio.to_thread(self.store.due, self.clock.now() - late, AT_ONCE, self.swept)
        self.swept = found[-1] if len(found) == AT_ONCE else FIRST
        for _, table in found:
            try:
                await self.step_in(table)
            except Unavailable:
                raise
            except Unplayable:
                continue
            except Exception as error:
                await self.set_aside(table, stuck(error))

    async def set_aside(self, table: str, error: Unplayable) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.give_up(room, error)
        else:
            await self.quarantine.set_aside(table, error)

    def give_up(self, room: Room, error: Unplayable) -> None:
        """A room where nothing can go on: whoever is there is told, and its table is set aside."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.close(error)
        self.chores.start(self.quarantine.set_aside(room.table.id, error))

    async def step_in(self, table: str) -> None:
        """Do what is due at a table, unless this process is at it already."""
        room = await self.room(table)
        if not room.chores:
            await room.catch_up()
            see_who_is_next(room)

    def see_who_is_next(self, room: Room) -> None:
        see_who_is_next(room)

    def tell_elsewhere(self, room: Room, what: What, acted: int | None) -> None:
        if self.pusher is not None:
            tell_elsewhere(self.pusher, room, what, acted)

    def mind_clock(self, room: Room) -> None:
        mind_clock(room)

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
            if n < too_many or now - room.last_used > IDLE_S:
                del self.rooms[room.table.id]
        ROOMS.set(len(self.rooms))

    def measure(self) -> None:
        """Count what is counted only when somebody asks."""
        states = Counter(room.table.status for room in self.rooms.values())
        for state in STATES:
            TABLES.labels(state).set(states[state])
        WRITES_WAITING.set(len(self.writer.waiting))

    def heard(self, payload: dict[str, Any]) -> None:
        """Another process tells of new entries, or of who is there."""
        if payload.get("worker") == self.store.worker:
            return
        self.missed |= self.coming.keys() & payload.get("heads", {}).keys()
        for table, head in payload.get("heads", {}).items():
            room = self.rooms.get(table)
            if room is not None and room.durable < head:
                room.chores.start(room.catch_up())
        if "present" in payload and self.presence.hear(payload) in self.rooms:
            self.rooms[payload["present"]].attendance.push()
        if "reacted" in payload and payload["table"] in self.rooms:
            self.rooms[payload["table"]].attendance.push_text(payload["reacted"].encode())
        if "out" in payload:
            self.visitors.show_out(payload["out"])
        for table in payload.get("removed", []):
            self.forget(table)
        self.reviews.heard(payload)
        self.thinkers.heard(payload)

    async def remove(self, tables: list[str]) -> None:
        """Tables are no more: whoever still looks at one is shown out, in every process."""
        for table in tables:
            self.forget(table)
        for first in range(0, len(tables), TOLD_AT_ONCE):
            some = tables[first : first + TOLD_AT_ONCE]
            await asyncio.to_thread(self.store.announce, {"worker": self.store.worker, "removed": some})

    def forget(self, table: str) -> None:
        self.reviews.forget(table)
        room = self.rooms.pop(table, None)
        for connection in room.connections if room is not None else []:
            connection.close(COME_AGAIN, "This table was deleted.")

    async def show_out(self, guest: str) -> None:
        """Close all connections of a guest, in every process: those who are still known come back under their present name."""
        self.visitors.show_out(guest)
        await asyncio.to_thread(self.store.announce, {"worker": self.store.worker, "out": guest})

    def catch_up(self) -> None:
        """The ear to the other processes was deaf for a while."""
        self.checking = asyncio.create_task(self.visitors.check_all())
        self.thinkers.catch_up()
        self.missed |= self.coming.keys()
        for room in self.rooms.values():
            room.chores.start(room.catch_up())
