"""A queue that is fair by the time used: among guests first, then among the tables of each (start-time fair queueing)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import Generic, TypeVar

KEPT = 1_000

T = TypeVar("T")


class Shares:
    """How much each has used. `now` is what the one served last had used: whoever comes begins there, so that nobody saves up
    by staying away, nor by coming as somebody new.
    """

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.now = 0.0
        self.most = KEPT

    def join(self, who: str) -> None:
        self.used[who] = max(self.used.get(who, self.now), self.now)

    def first(self, of: Iterable[str]) -> str | None:
        """Who has used least; of several the one named first."""
        return min(of, key=self.used.__getitem__, default=None)

    def serve(self, who: str) -> None:
        self.now = max(self.now, self.used[who])

    def charge(self, who: str, amount: float) -> None:
        self.used[who] = self.used.get(who, self.now) + amount

    def forget(self, keep: Collection[str]) -> bool:
        """Drop who does not wait, once there are many of them; whether that was so."""
        if len(self.used) <= self.most:
            return False
        self.used = {who: used for who, used in self.used.items() if who in keep}
        self.most = 2 * len(self.used) + KEPT
        return True


class FairQueue(Generic[T]):
    """What waits, by guest and table. Whoever takes something out charges what it cost, when that is known."""

    def __init__(self) -> None:
        self.guests = Shares()
        self.tables: dict[str, Shares] = {}
        self.waiting: dict[str, dict[str, deque[T]]] = {}
        self.depth = 0

    def push(self, guest: str, table: str, item: T) -> None:
        if guest not in self.waiting:
            self.guests.join(guest)
        tables = self.waiting.setdefault(guest, {})
        if table not in tables:
            self.tables.setdefault(guest, Shares()).join(table)
        tables.setdefault(table, deque()).append(item)
        self.depth += 1

    def pop(self, may: Callable[[str], bool] = lambda guest: True) -> T | None:
        """Of the guest who has used least of those who may, from the table that has used least."""
        guest = self.guests.first(guest for guest in self.waiting if may(guest))
        if guest is None:
            return None
        table = self.tables[guest].first(self.waiting[guest])
        assert table is not None
        self.guests.serve(guest)
        self.tables[guest].serve(table)
        item = self.waiting[guest][table][0]
        self.remove(guest, table, item)
        return item

    def remove(self, guest: str, table: str, item: T) -> bool:
        """Take something out of its order; False if it does not wait."""
        tables = self.waiting.get(guest, {})
        if item not in tables.get(table, ()):
            return False
        tables[table].remove(item)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[guest]
        self.depth -= 1
        self.forget(guest)
        return True

    def charge(self, guest: str, table: str, amount: float) -> None:
        """Let this guest and table have used so much more; or less, where too much was charged before."""
        self.guests.charge(guest, amount)
        self.tables.setdefault(guest, Shares()).charge(table, amount)

    def rest(self) -> None:
        """Nothing waits and nothing goes on: nobody owes anything to anybody."""
        self.guests = Shares()
        self.tables.clear()

    def forget(self, guest: str) -> None:
        self.tables[guest].forget(self.waiting.get(guest, {}))
        if self.guests.forget(self.waiting):
            self.tables = {guest: tables for guest, tables in self.tables.items() if guest in self.guests.used}

    def peek(self, guest: str) -> T:
        """Something that waits for this guest."""
        return next(iter(self.waiting[guest].values()))[0]

    def waiting_of(self, guest: str) -> int:
        return sum(map(len, self.waiting.get(guest, {}).values()))
