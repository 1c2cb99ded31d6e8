"""Who is at a table, as the other processes tell it."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tenfold.table.messages import Presence

STALE_S = 90.0


class Said(msgspec.Struct, frozen=True):
    """What one process said of one table, and when."""

    at: float
    guests: list[str]
    watching: int
    looking: list[str] = []


class PresenceElsewhere:
    """What the other processes said last; one that says nothing for long is taken to be gone."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, Said]] = {}

    def hear(self, payload: dict[str, Any]) -> str:
        """Note what a process says; the table that it is about."""
        table = str(payload["present"])
        by_worker = self.said.setdefault(table, {})
        if payload["guests"] or payload["watching"]:
            by_worker[payload["worker"]] = Said(
                time.monotonic(), payload["guests"], payload["watching"], payload.get("looking", [])
            )
        else:
            by_worker.pop(payload["worker"], None)
        if not by_worker:
            del self.said[table]
        return table

    def forget_stale(self) -> None:
        """A process that ended without a word said nothing of its tables' end either."""
        since = time.monotonic() - STALE_S
        for table, by_worker in list(self.said.items()):
            fresh = {worker: said for worker, said in by_worker.items() if said.at > since}
            if fresh:
                self.said[table] = fresh
            else:
                del self.said[table]

    def is_seen_by(self, table: str, guest: str) -> bool:
        since = time.monotonic() - STALE_S
        return any(guest in said.looking for said in self.said.get(table, {}).values() if said.at > since)

    def merged(self, table: str, guests: set[str], watching: int) -> Presence:
        """Everybody at a table: those of this process, and those that others told of lately."""
        since = time.monotonic() - STALE_S
        fresh = [said for said in self.said.get(table, {}).values() if said.at > since]
        everyone = guests.union(*(said.guests for said in fresh))
        return Presence(sorted(everyone), watching + sum(said.watching for said in fresh))
