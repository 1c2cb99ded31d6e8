"""A table that is forgotten and a connection that is over leave nothing behind, without waiting for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tenfold.server.identity import people as peoples
from tenfold.server.identity.people import Known, People
from tenfold.server.limits.buckets import Buckets
from tenfold.server.live import hall as halls
from tenfold.server.live import presence as presences
from tenfold.server.live.connection import Connection, never
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.live.presence import PresenceElsewhere
from tenfold.server.live.room import Room
from tenfold.server.store import Guest, Store, Token
from tenfold.table.commands import Move, Say, Sit, Start
from tests.server.reliability.rough import changed_server, metric
from tests.server.visiting import Party, awaited, play_out, until
from tests.table.seating import ANNA, BEN, QUICK

TABLES = 6
COUNTING = """
import gc, tenfold.server.app, tenfold.server.live.hall
from tenfold.server.live.room import Room
from tenfold.server.live.socket import Conversation
from tenfold.server.live.wire import Wire
from prometheus_client import Gauge
tenfold.server.live.hall.IDLE_S = 0.5
tenfold.server.app.rest_collector = gc.disable
tenfold.server.app.GARBAGE_S = 1e9
kept = Gauge("kept", "Rooms, visits and connections that are alive")
kept.set_function(lambda: sum(isinstance(one, Room | Conversation | Wire) for one in gc.get_objects()))
"""


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played(hall: Hall) -> Room:
    """A game to its end, with somebody who watches and goes."""
    room = await hall.open_table(ANNA, NewTable(game="ten", options=QUICK))
    watcher = Connection(ignore, never, None)
    pumping = asyncio.create_task(watcher.pump())
    await room.enter(watcher, 0)
    await room.do(BEN, Sit(1), None)
    await room.do(ANNA, Start(), None)
    while (seat := room.table.to_act) is not None:
        assert room.table.session is not None
        await room.do((ANNA, BEN)[seat], Move(room.table.session.legal()[:1], room.table.head), f"move {room.table.head}")
    await room.do(BEN, Say("Again?"), "say")
    room.leave(watcher)
    pumping.cancel()
    await asyncio.wait({pumping})
    return room


async def ignore(message: object) -> None:
    pass


@pytest.mark.usefixtures("no_collector")
@awaited
async def test_forgotten_tables_are_gone_without_the_collector(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "IDLE_S", -1.0)
    hall = Hall(store, People(store))
    gone: list[Callable[[], object]] = []
    for _ in range(TABLES):
        room = await played(hall)
        gone += [weakref.ref(room), weakref.ref(room.table)]
    del room

    async def all_gone() -> bool:
        hall.forget_idle()
        return [reference() for reference in gone] == [None] * len(gone)

    await until(all_gone)  # The last word of the thread that writes may still be on its way.
    await hall.close()


@awaited
async def test_a_server_keeps_no_table_and_no_visit_that_is_over(tmp_path: Path) -> None:
    with changed_server(tmp_path, COUNTING) as live:
        async with Party(live.url) as party:
            guests = await party.guests("Anna", "Ben")
            for _ in range(TABLES):
                table = await party.game(*guests)
                async with guests[0].at(table) as one, guests[1].at(table) as other:
                    await play_out(one, other)
                    await one.do(Say("Again?"))

        async def all_gone() -> bool:
            return await metric(live, "kept") == 0  # Whoever asks comes by plain HTTP.

        await until(all_gone)


def test_who_has_not_come_for_a_while_has_no_bucket_any_more() -> None:
    buckets = Buckets(2, 1_000_000)
    for n in range(1_000):
        assert buckets.take(f"guest {n}")
    assert len(buckets.buckets) < 1_000
    slow = Buckets(2, 0.001)
    assert [slow.take("Anna"), slow.take("Ben"), slow.take("Anna"), slow.take("Anna")] == [True, True, True, False]


def test_whom_nobody_asked_for_lately_is_not_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peoples, "REMEMBERED_S", 0.0)
    people = People(store)
    for n in range(10):
        token = Token(f"token {n}", "cookie", "", 0, 1, None)
        people.remember(f"key {n}", Known(Guest(f"guest {n}", "Anna"), token))
    assert len(people.seen) <= 1


def test_what_a_process_said_that_is_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presences, "STALE_S", -1.0)
    elsewhere = PresenceElsewhere()
    elsewhere.hear({"present": "table", "worker": "two", "guests": ["anna"], "watching": 0})
    elsewhere.forget_stale()
    assert elsewhere.said == {}
