"""Who is at a table is told to the other processes: the newest of it, however fast it changes."""

from __future__ import annotations

import threading
from typing import Any

from tenfold.server.live.attendance import Attendance
from tenfold.server.live.chores import Chores
from tenfold.server.live.connection import Connection, never
from tenfold.server.live.presence import PresenceElsewhere
from tenfold.server.store import Store
from tests.server.visiting import awaited, until

CHANGES = 500


async def unsent(message: Any) -> None:
    """Nobody reads."""


class Slow(Store):
    """A store that others share, and that takes a while."""

    shared = True

    def __init__(self) -> None:
        self.worker = "one"
        self.free = threading.Event()
        self.told: list[dict[str, Any]] = []

    def announce(self, payload: dict[str, Any]) -> None:
        self.free.wait()
        self.told.append(payload)


@awaited
async def test_somebody_who_looks_and_looks_away_for_ever_leaves_nothing_behind_that_waits() -> None:
    store, chores = Slow(), Chores()
    attendance = Attendance("table", store, PresenceElsewhere(), chores)
    anna = Connection(unsent, never, "anna")
    anna.seat = 0
    attendance.connections.add(anna)
    for change in range(CHANGES):
        anna.looking = change % 2 == 0
        attendance.announce()
    waiting = len(chores.tasks)
    store.free.set()
    assert waiting == 1

    async def is_quiet() -> bool:
        return not chores

    await until(is_quiet)
    anna.looking = True
    attendance.announce()
    await until(is_quiet)
    assert [notice["looking"] for notice in store.told] == [[], ["anna"]]
