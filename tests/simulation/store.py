"""A store in memory, with what makes a database one: all of a transaction or nothing, and no sequence of a table twice.

It fails as databases do: before it has written, or after that, so that nobody knows. Whether it answers as the SQL store does
is a test of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from tenfold.server.store import FIRST, Act, Ban, Row, Store, Summary, Unavailable, Unit
from tenfold.server.store.notices import notices
from tenfold.table.entries import Moved, read_entry
from tests.simulation.world import World

AWAY = "The database is not available just now; try again in a moment."
FAILS_BEFORE, FAILS_AFTER, FAILS_TO_READ = 0.01, 0.02, 0.01
# By how many milliseconds the clocks of two processes may differ.
SKEW_MS = 50

Ear = Callable[[dict[str, Any]], None]


class Line(msgspec.Struct):
    """What lists know of a table."""

    code: str
    status: str
    due: int | None
    touched: int
    aside: str | None = None


class Disk:
    """What is durable, and who listens to what is written; `shared` where several processes may be at it."""

    def __init__(self, world: World, shared: bool) -> None:
        self.world = world
        self.shared = shared
        self.rows: dict[str, dict[int, Row]] = {}
        self.lines: dict[str, Line] = {}
        self.ears: dict[str, Ear] = {}
        self.done: set[tuple[str, str | None, str]] = set()
        self.moves: Counter[str] = Counter()
        self.away_until = 0.0

    def log(self, table: str) -> list[Row]:
        rows = self.rows.get(table, {})
        return [rows[seq] for seq in sorted(rows)]

    def write(self, units: Sequence[Unit]) -> None:
        """One transaction."""
        rows = [row for unit in units for row in unit.rows]
        summaries = [summary for unit in units for summary in unit.summaries]
        self.check(rows, summaries)
        for row in rows:
            self.rows.setdefault(row.table, {})[row.seq] = row
            self.remember(row)
        last = {summary.table: summary for summary in summaries}
        cards = {summary.table: summary.card for summary in summaries if summary.card is not None}
        for table, summary in last.items():
            if (card := cards.get(table)) is not None:
                self.lines[table] = Line(card.code, card.status, summary.due, summary.touched)
            elif table in self.lines:
                self.lines[table].due = summary.due

    def remember(self, row: Row) -> None:
        """Which requests are done, where no process can forget it, and how many moves were made."""
        entry = read_entry(row.entry)
        if entry.id is not None:
            self.done.add((row.table, entry.by, entry.id))
        self.moves[row.table] += isinstance(entry.what, Moved)

    def check(self, rows: list[Row], summaries: list[Summary]) -> None:
        places = Counter((row.table, row.seq) for row in rows)
        taken = any(seq in self.rows.get(table, {}) for table, seq in places) or len(places) < len(rows)
        codes = {line.code: table for table, line in self.lines.items()}
        stolen = any(summary.card and codes.get(summary.card.code, summary.table) != summary.table for summary in summaries)
        if taken or stolen:
            raise IntegrityError("INSERT", None, Exception("UNIQUE"))

    def notify(self, worker: str, payload: dict[str, Any]) -> None:
        for name, ear in self.ears.items():
            if name != worker:
                ear(payload)


class SimulatedStore(Store):
    """The store as one process has it. What is not here no simulated process asks for."""

    def __init__(self, disk: Disk, worker: str) -> None:
        self.disk = disk
        self.world = disk.world
        self.worker = worker

    @property
    def shared(self) -> bool:
        return self.disk.shared

    def reach(self, failing: float) -> None:
        if self.disk.away_until > self.world.now or self.world.chance(failing):
            raise Unavailable(AWAY)

    def _write(self, units: Sequence[Unit]) -> None:
        self.reach(FAILS_BEFORE)
        self.disk.write(units)
        if self.shared:
            for payload in notices(self.worker, [row for unit in units for row in unit.rows]):
                self.disk.notify(self.worker, msgspec.json.decode(payload))
        self.world.note(f"{self.worker} wrote {[(row.table, row.seq) for unit in units for row in unit.rows]}")
        self.reach(FAILS_AFTER)

    def log_after(self, table: str, seq: int) -> list[Row]:
        self.reach(FAILS_TO_READ)
        return [row for row in self.disk.log(table) if row.seq > seq]

    def due(self, before: int, limit: int, after: tuple[int, str] = FIRST) -> list[tuple[int, str]]:
        self.reach(FAILS_TO_READ)
        found = [(line.due, table) for table, line in self.disk.lines.items() if line.due is not None and line.due <= before]
        return sorted(place for place in found if place > after)[:limit]

    def visit(self, tables: Collection[str], at: int) -> int:
        self.reach(FAILS_BEFORE)
        found = [self.disk.lines[table] for table in tables if table in self.disk.lines]
        waiting = [line for line in found if line.status == "lobby"]
        for line in waiting:
            line.touched = at
        return len(waiting)

    def set_aside(self, table: str, why: str) -> bool:
        self.reach(FAILS_BEFORE)
        line = self.disk.lines.get(table)
        if line is None:
            return False
        line.due, before, line.aside = None, line.aside, why
        return before != why

    def release(self, table: str, due: int | None) -> None:
        self.reach(FAILS_BEFORE)
        line = self.disk.lines.get(table)
        if line is not None and line.aside is not None:
            line.aside, line.due = None, due

    def why_aside(self, table: str) -> str | None:
        self.reach(FAILS_TO_READ)
        line = self.disk.lines.get(table)
        return None if line is None else line.aside

    def asides(self) -> dict[str, int]:
        self.reach(FAILS_TO_READ)
        return dict(Counter(line.aside for line in self.disk.lines.values() if line.aside is not None))

    def announce(self, payload: dict[str, Any]) -> None:
        self.reach(FAILS_BEFORE)
        if self.shared:
            self.disk.notify(self.worker, msgspec.json.decode(msgspec.json.encode(payload)))

    def last_act(self) -> int:
        return 0

    def bans(self, now: int) -> list[Ban]:
        return []

    def acts_after(self, number: int) -> list[Act]:
        """Nobody who runs the server does anything."""
        self.reach(FAILS_TO_READ)
        return []

    def now(self) -> int:
        return self.world.wall_ms() + self.world.rng.randint(0, SKEW_MS)
