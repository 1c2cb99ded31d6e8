"""Whoever comes to a table waits for nobody who looks back at finished games."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tenfold.server.identity.people import People
from tenfold.server.live import replays
from tenfold.server.live.connection import Connection, never
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.store import Store
from tenfold.table.replay import Eyes
from tenfold.table.session import Session
from tests.server.visiting import awaited, until
from tests.table.seating import ANNA, QUICK


@awaited
async def test_a_story_is_told_while_others_look_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    busy, free = threading.Event(), threading.Event()

    def slow(*given: Any) -> None:
        busy.set()
        free.wait()

    monkeypatch.setattr(replays, "replay", slow)
    hall = Hall(store, People(store))
    text = Session.start("ten", None, "seed").record()
    many = [asyncio.create_task(replays.replay_record(hall, text, Eyes(), 0)) for _ in range(3)]
    await asyncio.to_thread(busy.wait)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    room = await hall.open_table(ANNA, NewTable(game="ten", options=QUICK))
    anna = Connection(send, never, ANNA.guest)
    await room.enter(anna, 0)
    pump = asyncio.create_task(anna.pump())
    try:
        async with asyncio.timeout(5):
            await until(lambda: is_there(sent))
    finally:
        free.set()
        pump.cancel()
        await asyncio.gather(*many, pump, return_exceptions=True)
        await hall.close()


async def is_there(sent: list[Any]) -> bool:
    return any('"snapshot"' in message["text"] for message in sent)
