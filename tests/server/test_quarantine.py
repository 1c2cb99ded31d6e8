"""A table that goes wrong while people sit there is left by all of them, and keeps nobody else waiting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tenfold.server.identity.people import People
from tenfold.server.live.connection import SET_ASIDE, Connection, never
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import ForBot, NewTable, Open
from tenfold.server.live.room import Room
from tenfold.server.live.turns import MOST_FAILURES
from tenfold.server.store import Row, Store, Unit
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.table.commands import Start
from tenfold.table.plan import House
from tenfold.table.playable import Unplayable
from tests.server.visiting import awaited, until
from tests.table.seating import ANNA

WITH_BOT = NewTable(game="ten", options={"first": 1}, seats=[Open(), ForBot("random")], house=House(pace=0))


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever a bot is asked, it cannot even be asked; by whom."""
    asked: list[str] = []

    async def choose(self: Any, bot: str, *rest: Any) -> str:
        asked.append(bot)
        raise OSError("no more threads")

    monkeypatch.setattr(Thinkers, "choose", choose)
    return asked


async def unsent(message: Any) -> None:
    """Nobody reads."""


@asynccontextmanager
async def room_with(store: Store, new: NewTable) -> AsyncIterator[tuple[Hall, Room, Connection]]:
    """A table, and Anna's connection to it."""
    hall = Hall(store, People(store))
    room = await hall.open_table(ANNA, new)
    anna = Connection(unsent, never, ANNA.guest)
    await room.enter(anna, None)
    yield hall, room, anna
    await hall.close()


async def is_set_aside(hall: Hall, room: Room, anna: Connection, why: str) -> None:
    async def known() -> bool:
        return hall.store.why_aside(room.table.id) == why

    await until(known)
    assert anna.closing is not None
    assert anna.closing[0] == SET_ASIDE
    assert room.table.id not in hall.rooms


@awaited
async def test_an_entry_that_another_program_wrote_ends_the_room(store: Store) -> None:
    async with room_with(store, WITH_BOT) as (hall, room, anna):
        row = Row(room.table.id, room.table.head + 1, hall.clock.now(), '{"what":{"kind":"danced"}}', None)
        assert store.commit([Unit([row], [])]) == [True]
        room.doubt()
        await is_set_aside(hall, room, anna, "entry")
        with pytest.raises(Unplayable):
            await hall.room(room.table.id)


@awaited
async def test_a_table_where_what_comes_next_fails_is_tried_a_few_times_and_then_set_aside(
    store: Store, fails: list[str]
) -> None:
    async with room_with(store, WITH_BOT) as (hall, room, anna):
        await room.do(ANNA, Start(), None)

        async def swept() -> bool:
            if hall.rooms.get(room.table.id) is room:
                await hall.step_in(room.table.id)
            return room.table.id not in hall.rooms

        await until(swept)
        await is_set_aside(hall, room, anna, "stuck")
        tries = len(fails)
        assert tries >= MOST_FAILURES
        await hall.find_due(0)
        assert len(fails) == tries
        again = await hall.room(room.table.id)
        assert again.table.bot_to_act == "random"
        assert store.why_aside(room.table.id) is None
