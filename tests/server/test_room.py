"""A move on its way to the log: nobody sees it before it is there, and nothing overtakes it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec
import pytest

from tenfold.server.identity.people import People
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import ForBot, Held, NewTable, Open
from tenfold.server.live.room import Room
from tenfold.server.live.writer import Result
from tenfold.server.store import Store, Unavailable, Unit
from tenfold.table.commands import Move, Nudge, Sit, Start
from tenfold.table.plan import House
from tenfold.table.refused import Refused
from tests.server.visiting import awaited, until
from tests.table.seating import ANNA, BEN, QUICK, THREE

MOVES = 12


class Disk:
    """A store whose transactions last until they are let go, and may fail."""

    def __init__(self, store: Store) -> None:
        self.commit_really = store.commit
        self.free = threading.Event()
        self.free.set()
        self.trouble: Unavailable | None = None
        self.forgets = False

    def commit(self, units: Sequence[Unit]) -> list[bool]:
        self.free.wait()
        if self.trouble is not None:
            raise self.trouble
        done = self.commit_really(units)
        if self.forgets:
            self.forgets = False
            raise Unavailable("It was written, and nobody heard of it.")
        return done


@pytest.fixture
def disk(store: Store, monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk(store)
    monkeypatch.setattr(store, "commit", made.commit)
    return made


@asynccontextmanager
async def game(store: Store) -> AsyncIterator[Room]:
    """A room where Anna is to move against Ben."""
    hall = Hall(store, People(store))
    room = await hall.open_table(ANNA, NewTable(game="ten", options=QUICK))
    await room.do(BEN, Sit(1), None)
    await room.do(ANNA, Start(), None)
    yield room
    await hall.close()


def draw(room: Room) -> Move:
    return Move(["draw"], room.table.head)


@awaited
async def test_whoever_looks_while_a_move_is_on_its_way_sees_it_when_it_is_durable(store: Store, disk: Disk) -> None:
    async with game(store) as room:
        before, heard = room.durable, list[Result]()
        disk.free.clear()
        assert room.do_at_once(ANNA, draw(room), "first", heard.append)
        looking = asyncio.create_task(room.seen_by(BEN.guest))
        await asyncio.sleep(0.05)
        assert (room.durable, heard, looking.done(), room.idle) == (before, [], False, False)
        disk.free.set()
        assert (await looking).seq == room.durable == before + 1
        assert heard == [True]
        assert len(store.log_after(room.table.id, 0)) == before + 1


@awaited
async def test_a_second_move_waits_for_the_first(store: Store, disk: Disk) -> None:
    async with game(store) as room:
        before, heard = room.durable, list[Result]()
        disk.free.clear()
        assert room.do_at_once(ANNA, draw(room), "first", heard.append)
        assert not room.do_at_once(ANNA, draw(room), "second", heard.append)
        second = asyncio.create_task(room.do(ANNA, draw(room), "second"))
        disk.free.set()
        assert await second == before + 2
        assert heard == [True]


@awaited
async def test_what_was_done_or_is_refused_needs_the_long_way(store: Store) -> None:
    async with game(store) as room:
        seq = await room.do(ANNA, draw(room), "first")
        for person, move, request in ((ANNA, draw(room), "first"), (BEN, draw(room), "his"), (ANNA, Move(["fly"], seq), "odd")):
            assert not room.do_at_once(person, move, request, lambda result: None)
        assert room.durable == room.table.head == seq


@awaited
async def test_a_reminder_that_was_done_is_not_refused_when_it_is_sent_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was reminded has moved meanwhile, so it would be too soon for another one."""
    async with game(store) as room:
        with monkeypatch.context() as patch:
            patch.setattr("tenfold.server.live.room.NUDGE_AFTER_MS", 0)
            seq = await room.do(BEN, Nudge(), "first")
        await room.do(ANNA, draw(room), "her move")
        assert await room.do(BEN, Nudge(), "first") == seq
        with pytest.raises(Refused):
            await room.do(BEN, Nudge(), "second")


@awaited
async def test_a_move_that_was_not_written_has_not_happened(store: Store, disk: Disk) -> None:
    async with game(store) as room:
        before, heard = room.durable, list[Result]()
        disk.trouble = Unavailable("away")
        assert room.do_at_once(ANNA, draw(room), "first", heard.append)
        assert (await room.seen_by(BEN.guest)).seq == before
        assert heard == [disk.trouble]
        disk.trouble = None
        assert room.do_at_once(ANNA, draw(room), "first", heard.append)
        assert (await room.seen_by(BEN.guest)).seq == before + 1


@awaited
async def test_no_bot_gets_anything_that_tells_the_deal(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(store, People(store))
    seeds: list[str] = []

    async def overhear(bot: str, game: object, seed: str, view: object, legal: list[str], *_: object) -> str:
        seeds.append(seed)
        return legal[0]

    monkeypatch.setattr(hall.thinkers, "choose", overhear)
    bots: list[Any] = [{"is": "bot", "bot": "random"}] * 2
    wish = {"game": "ten", "options": QUICK, "seats": bots, "seat": None, "house": {"pace": 0}}
    room = await hall.open_table(ANNA, msgspec.convert(wish, NewTable))
    await room.do(ANNA, Start(), None)
    while room.table.status != "over":
        await asyncio.sleep(0.01)
    assert len(seeds) == len(set(seeds)) > 5
    assert room.table.session is not None
    for secret in (room.table.nonce, room.table.session.log.seed):
        assert not any(secret in seed for seed in seeds)
    await hall.close()


@awaited
async def test_nothing_stays_due_where_people_are_waited_for(store: Store, disk: Disk) -> None:
    """Anna's moves are heard of only from the log, like those of another process; the bot's after hers are written here."""
    hall, names = Hall(store, People(store)), count()
    seats: list[Open | Held | ForBot] = [Open(), ForBot("random"), Open()]
    room = await hall.open_table(ANNA, NewTable(game="trick_later", options=THREE, seats=seats, house=House(pace=0)))
    await room.do(BEN, Sit(2), None)
    await room.do(ANNA, Start(), None)

    async def waits_for_people() -> bool:
        return room.settled.is_set() and room.table.bot_to_act is None

    for _ in range(MOVES):
        await until(waits_for_people)
        assert store.due(1 << 60, 10) == []
        assert room.table.session is not None
        disk.forgets = room.table.to_act == 0
        person = ANNA if room.table.to_act == 0 else BEN
        await room.do(person, Move(room.table.session.legal()[:1], room.table.head), f"move {next(names)}")
        disk.forgets = False
    await hall.close()
