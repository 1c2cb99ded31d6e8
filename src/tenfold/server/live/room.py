"""A table in memory, with the people who look at it: commands come in, entries become durable, news goes out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from tenfold.core.errors import TenfoldError
from tenfold.core.record import write_record
from tenfold.server.live.attendance import Attendance
from tenfold.server.live.chores import Chores
from tenfold.server.live.clocks import SteadyClock, TurnTime
from tenfold.server.live.connection import SET_ASIDE, Connection
from tenfold.server.live.looking import check_may_look, closed_to, in_turn, push_news
from tenfold.server.live.pending import Pending
from tenfold.server.live.plans import with_bots
from tenfold.server.live.presence import PresenceElsewhere
from tenfold.server.live.summary import due, unit_of
from tenfold.server.live.writer import Result, Then, Writer, outcome
from tenfold.server.metrics import MOVE_TIME
from tenfold.server.store import Store, Unavailable, Unit
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.table.chatting import check_voice
from tenfold.table.commands import AnyCommand, Move, Nudge, Person
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry, Kicked, Moved, Opened, Rematched, Sat, Stood, What, read_entry
from tenfold.table.messages import Reacted, Reaction, Snapshot, write_message
from tenfold.table.playable import Unplayable, replaying
from tenfold.table.refused import Refused
from tenfold.table.standing import check_open, own_seat
from tenfold.table.table import GAME_MOVES, Table
from tenfold.table.telling import Ears, Teller, snapshot, story

RACES = 20
RETRY_S = 0.5
SEATING = (Sat, Stood, Kicked)
NUDGE_AFTER_MS = 20_000


class Building(Protocol):
    """What a room needs of the hall that it is in."""

    store: Store
    writer: Writer
    thinkers: Thinkers
    presence: PresenceElsewhere
    telling: asyncio.Lock
    clock: SteadyClock

    def see_who_is_next(self, room: Room) -> None: ...

    def mind_clock(self, room: Room) -> None: ...

    def tell_elsewhere(self, room: Room, what: What, acted: int | None) -> None: ...

    def give_up(self, room: Room, error: Unplayable) -> None: ...

    def successor(self, table: Table, person: Person, wanted: list[int] | None) -> Opened: ...


class Room:
    """The one place in a process where a table's entries are decided, in order.

    An entry happens to the table first and is told when it is durable (`durable` is the last that is, and
    `acted` the seat that had to decide after it). If it does not become
    durable, the room is `unsure` and makes its table anew from the log before anything else. Whoever looks takes the lock and
    waits until all is `settled`, so that nothing is on its way to the log: `be_sure` does it.

    What a room consists of knows nothing of the room: one that is forgotten is gone at once.
    """

    def __init__(self, hall: Building, table: Table, times: TurnTime) -> None:
        self.hall = hall
        self.table = table
        self.times = times
        self.durable = table.head
        self.acted = table.to_act
        self.lock = asyncio.Lock()
        self.settled = asyncio.Event()
        self.settled.set()
        self.unsure = False
        self.was_due = True
        self.last_used = time.monotonic()
        self.pending = Pending()
        self.chores = Chores()
        self.attendance = Attendance(table.id, hall.store, hall.presence, self.chores)
        self.connections = self.attendance.connections

    async def do(self, person: Person, command: AnyCommand, request: str | None) -> int:
        """Do what somebody asks; the sequence at which it is durable. Raises a TenfoldError where nothing was done."""
        began = time.perf_counter()
        seq = await self.do_in_turn(person, command, request)
        if isinstance(command, Move):
            MOVE_TIME.observe(time.perf_counter() - began)
        return seq

    async def do_in_turn(self, person: Person, command: AnyCommand, request: str | None) -> int:
        command = with_bots(command, self.table.plan.game)
        async with self.lock:
            await self.be_sure()
            known = self.table.head
            try:
                return await self.decide_and_write(lambda: self.decision(person, command), person, request)
            except TenfoldError:
                await self.be_current()
                if self.table.head == known:
                    raise
            return await self.decide_and_write(lambda: self.decision(person, command), person, request)

    def decision(self, person: Person, command: AnyCommand) -> What:
        self.check_patience(command)
        return decide(self.table, person, command)

    def check_patience(self, command: AnyCommand) -> None:
        """Nobody is reminded who has only just been asked."""
        if isinstance(command, Nudge) and self.times.thought() < NUDGE_AFTER_MS:
            raise Refused("too_soon", f"A reminder can be sent after {NUDGE_AFTER_MS // 1000} seconds, not before.")

    def react(self, person: Person, reaction: Reaction) -> None:
        """Show a reaction to everybody, in every process; nothing is kept."""
        check_open(self.table)
        check_voice(self.table, person.guest)
        seat = own_seat(self.table, person)
        self.attendance.show_reaction(Reacted(seat, reaction))

    def do_at_once(self, person: Person, move: Move, request: str, then: Then) -> bool:
        """Do a move that has to wait for nobody; False if it has to, or if the answer is no: then `do` is the way."""
        if self.unsure or not self.settled.is_set() or self.lock.locked() or (person.guest, request) in self.table.acts:
            return False
        began = time.perf_counter()

        def measured(result: Result) -> None:
            if result is True:
                MOVE_TIME.observe(time.perf_counter() - began)
            then(result)

        try:
            moved = decide(self.table, person, move)
        except TenfoldError:
            return False
        self.begin(moved, person, request, measured)
        return True

    async def decide_and_write(self, decision: Callable[[], What], person: Person | None, request: str | None) -> int:
        """Decide on what the table is now, and again if another process was faster; what was done before is not done again."""
        guest = person.guest if person else None
        for _ in range(RACES):
            if request is not None and (seq := self.table.acts.get((guest, request))):
                return seq
            # Happens, becomes durable and is told; it does not if another process had that sequence first.
            if await outcome(partial(self.begin, decision(), person, request)):
                return self.table.head
            await self.be_sure()
        raise Refused("busy", "Too many want the same thing at once; try again.")

    def timed(self, what: What, now: int) -> What:
        """With how long a person thought."""
        if isinstance(what, Moved):
            return Moved(what.seat, what.actions, self.times.spent(what, now), what.bot)
        return what

    def begin(self, what: What, person: Person | None, request: str | None, then: Then) -> None:
        """Let something happen and be written; when that is done it is told of, and `then` hears how it went."""
        ears = self.ears()
        now = self.hall.clock.now()
        at = max(now, self.times.latest)
        entry = Entry(self.timed(what, now), None if person is None else person.guest, request)
        try:
            self.table.apply(entry, ears.hear)
            began = at if isinstance(what, GAME_MOVES) else self.times.began
            unit = unit_of(self.table, at, began, self.was_due, self.born(entry, person))
        except BaseException:
            self.doubt()
            raise

        def written(result: Result) -> None:
            self.settled.set()
            try:
                if result is True:
                    self.settle(unit, entry, ears, now)
                else:
                    self.doubt()
            finally:
                then(result)

        self.settled.clear()
        self.hall.writer.append(unit, written)

    def settle(self, unit: Unit, entry: Entry, ears: Ears, now: int) -> None:
        """An entry of this room is durable."""
        self.was_due = bool(unit.summaries) and any(summary.due for summary in unit.summaries)
        acted = self.acted
        self.happened(entry, ears, unit.rows[0].at, now)
        self.hall.see_who_is_next(self)
        if self.acted != acted or not isinstance(entry.what, Moved):
            self.hall.tell_elsewhere(self, entry.what, acted)

    def ears(self) -> Ears:
        return Ears(self.table, (connection.seat for connection in self.connections))

    def see_who_sits_where(self) -> None:
        for connection in self.connections:
            connection.seat = self.table.seat_of(connection.guest)

    def born(self, entry: Entry, person: Person | None) -> Table | None:
        """The table of a rematch, which is written together with the entry that announces it."""
        if not isinstance(entry.what, Rematched) or person is None:
            return None
        table = Table(entry.what.table)
        table.apply(Entry(self.hall.successor(self.table, person, entry.what.wanted), by=person.guest))
        return table

    def happened(self, entry: Entry, ears: Ears, at: int, now: int) -> None:
        """An entry is durable, of this process or another: tell everybody."""
        self.durable = self.table.head
        self.acted = self.table.to_act
        self.last_used = time.monotonic()
        self.times.happened(entry.what, at, now, self.table.to_act)
        if not isinstance(entry.what, GAME_MOVES):
            self.see_who_sits_where()
        thought_ms = self.times.thought() if self.table.house.clock else 0
        push_news(self.table, self.connections, entry, Teller(self.table, entry.what, ears, thought_ms))
        if isinstance(entry.what, SEATING):
            self.attendance.show()

    def doubt(self) -> None:
        """The log may have what this room has not, or the other way round."""
        self.unsure = True
        self.chores.start(self.recover())

    async def be_sure(self) -> None:
        """Wait until all is settled, and if it is in doubt then, make the table anew from the log. Call it with the lock."""
        await self.settled.wait()
        if self.unsure:
            table = Table(self.table.id)
            for seq, entry in enumerate(self.table.log[: self.durable], 1):
                with self.replaying(seq):
                    table.apply(entry)
            self.table = table
            await self.read_on()
            self.unsure = False
            self.hall.see_who_is_next(self)

    async def read_on(self) -> None:
        """Let happen what the log has and this room has not."""
        rows = await asyncio.to_thread(self.hall.store.log_after, self.table.id, self.durable)
        for row in rows:
            ears = self.ears()
            with self.replaying(row.seq):
                entry = read_entry(row.entry)
                self.table.apply(entry, ears.hear)
            self.happened(entry, ears, row.at, self.hall.clock.now())
        if rows:
            self.was_due = due(self.table, rows[-1].at, self.times.began) is not None
            self.hall.mind_clock(self)

    @contextmanager
    def replaying(self, seq: int) -> Iterator[None]:
        """Let happen what the log has; where that cannot be, this room is no place to play any more."""
        try:
            with replaying(seq):
                yield
        except Unplayable as error:
            self.hall.give_up(self, error)
            raise

    def close(self, error: Unplayable) -> None:
        """Show everybody out, and do nothing more."""
        self.pending.stop_clock()
        self.chores.cancel()
        for connection in self.connections:
            connection.close(SET_ASIDE, error.message[:120])

    async def be_current(self) -> None:
        """Know what other processes have written, also if their notice is still on its way. Call it with the lock."""
        await self.be_sure()
        if self.hall.store.shared:
            await self.read_all()

    async def read_all(self) -> None:
        try:
            await self.read_on()
        except Unavailable:
            self.doubt()
            raise

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.be_current()

    async def hear_host(self) -> None:
        """Whoever runs the server has written something, whether there are other processes or not."""
        async with self.lock:
            await self.be_sure()
            await self.read_all()

    async def recover(self) -> None:
        """Be sure without being asked, as soon as the database is there again."""
        while self.unsure:
            try:
                async with self.lock:
                    await self.be_sure()
            except Unavailable:
                await asyncio.sleep(RETRY_S)

    async def enter(self, connection: Connection, since: int | None) -> None:
        """Let a connection see the table: a snapshot, before it the story that it lacks, and from here on all news."""
        async with self.lock:
            await self.be_current()
            if (closed := closed_to(self.table, connection.guest)) is not None:
                connection.close(*closed)
                return
            missed = iter(()) if since is None else story(self.table, connection.guest, since)
            now = write_message(snapshot(self.table, connection.guest, connection.aid, self.times.thought()))
            connection.tell(in_turn(self.hall.telling, missed, now))
            self.connections.add(connection)
            connection.seat = self.table.seat_of(connection.guest)
        self.attendance.show()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.last_used = time.monotonic()
            self.attendance.show()

    async def seen_by(self, guest: str | None) -> Snapshot:
        async with self.lock:
            await self.be_current()
            check_may_look(self.table, guest)
            return snapshot(self.table, guest, thought_ms=self.times.thought())

    async def record_for(self, guest: str | None) -> str:
        """The record of the finished game."""
        async with self.lock:
            await self.be_current()
            check_may_look(self.table, guest)
            if self.table.status != "over" or self.table.session is None:
                raise Refused("not_over", "The record can be had when the game is over; before, it would give the deck away.")
            return write_record(self.table.session.log)

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing is to be done here."""
        busy = self.lock.locked() or not self.settled.is_set()
        return not (busy or self.connections or self.chores or self.pending.clock)
