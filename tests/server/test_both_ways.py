"""A move may be done at once or take its turn: whichever way messages go, the same comes of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.server.identity.people import People
from tenfold.server.limits.buckets import Buckets
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live.connection import Connection
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.live.room import Room
from tenfold.server.live.socket import Conversation, read
from tenfold.server.live.wire import Inbox
from tenfold.server.store import Guest, Store, open_store
from tenfold.table.commands import Person, Sit, Start
from tenfold.table.entries import Moved, read_entry
from tests.server.visiting import awaited, until
from tests.table.seating import ANNA, BEN, DORA

MESSAGES = 150
NONSENSE = ["", "{", "[]", '{"type":"do"}', '{"type":"do","id":"odd","command":{"do":"fly"}}', '{"type":"ping"}']


class Guestbook:
    """Somebody at a table, what they were sent, and how many of their messages were done at once."""

    def __init__(self, hall: Hall, room: Room, person: Person, at_once: bool) -> None:
        self.sent: list[Any] = []
        self.connection = Connection(self.never_waits, self.write, person.guest)
        traffic = Traffic()
        traffic.chat = Buckets(MESSAGES, 1)  # Who speaks too fast is refused by the clock, which is not the same twice.
        self.conversation = Conversation(hall, room, Guest(person.guest, person.name), self.connection, traffic)
        self.inbox = Inbox()
        self.at_once = self.conversation.at_once if at_once else lambda text: False
        self.done_at_once = 0
        self.tasks = [asyncio.create_task(work) for work in (self.connection.pump(), read(self.inbox.get, self.conversation))]

    async def never_waits(self, message: Any) -> None:
        raise AssertionError(message)

    def write(self, text: bytes) -> bool:
        self.sent.append(json.loads(text))
        return True

    def hear(self, text: str) -> None:
        """As a wire does it."""
        if not self.inbox.messages and self.at_once(text):
            self.done_at_once += 1
        else:
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def waits(self) -> bool:
        return self.conversation.busy or not self.inbox.empty() or bool(self.connection.outbox) or self.connection.sending


def moves(chance: random.Random, room: Room) -> list[str]:
    """What somebody may try: mostly what is legal."""
    legal = room.table.session.legal() if room.table.session else ["draw"]
    some = chance.choices(legal or ["draw"], k=chance.choice([1, 1, 1, 1, 2]))
    return some if chance.random() < 0.9 else ["fly"]


def message(chance: random.Random, room: Room, ids: Iterator[int]) -> str:
    if chance.random() < 0.1:
        return chance.choice(NONSENSE)
    number = next(ids)
    name = f"m{number if chance.random() < 0.9 else chance.randrange(1, number + 1)}"
    if chance.random() < 0.1:
        return json.dumps({"type": "do", "id": name, "command": {"do": "say", "text": f"Hello {number}"}})
    after = room.table.head - (chance.random() < 0.1)
    return json.dumps({"type": "do", "id": name, "command": {"do": "move", "actions": moves(chance, room), "after": after}})


def speaker(chance: random.Random, room: Room, guests: list[Guestbook]) -> Guestbook:
    seat = room.table.to_act
    return guests[seat] if seat is not None and chance.random() < 0.8 else chance.choice(guests)


async def quiet(room: Room, guests: list[Guestbook]) -> None:
    async def is_quiet() -> bool:
        return room.settled.is_set() and not room.hall.writer.busy and not any(guest.waits for guest in guests)

    await until(is_quiet)


def without_chance(found: Any, room: Room) -> Any:
    """Without the names of the table, which nobody chooses."""
    text = json.dumps(found)
    for name, instead in ((room.table.id, "TABLE"), (room.table.code, "CODE")):
        text = text.replace(name, instead)
    return json.loads(text)


def logged(store: Store, room: Room) -> list[Any]:
    """All entries but the first, without how long somebody thought."""
    found = []
    for row in store.log_after(room.table.id, 1):
        entry = read_entry(row.entry)
        what = msgspec.structs.replace(entry.what, spent=0) if isinstance(entry.what, Moved) else entry.what
        found.append(msgspec.to_builtins([row.seq, row.to_act, what, entry.by, entry.id]))
    return found


class Run:
    """What came of messages: the log, and what each guest was sent."""

    def __init__(self, log: list[Any], sent: list[list[Any]], at_once: int) -> None:
        self.log, self.sent, self.at_once = log, sent, at_once


async def run(folder: Path, at_once: bool, drive: Callable[[Room, list[Guestbook]], Any]) -> Run:
    folder.mkdir()
    store = open_store(f"sqlite:///{folder / 'tenfold.db'}", "one")
    hall = Hall(store, People(store))
    room = await hall.open_table(ANNA, NewTable(game="ten", options={"first": 0}, seed="both ways"))
    await room.do(BEN, Sit(1), None)
    await room.do(ANNA, Start(), None)
    guests = [Guestbook(hall, room, person, at_once) for person in (ANNA, BEN, DORA)]
    for guest in guests:
        guest.hear('{"type":"join","since":0}')
        await quiet(room, guests)
    await drive(room, guests)
    found = Run(
        logged(store, room),
        [without_chance(guest.sent, room) for guest in guests],
        sum(guest.done_at_once for guest in guests),
    )
    for task in (task for guest in guests for task in guest.tasks):
        task.cancel()
    await hall.close()
    store.close()
    return found


@pytest.mark.parametrize("seed", range(3))
@awaited
async def test_one_message_after_the_other_has_the_same_answers_log_and_news(tmp_path: Path, seed: int) -> None:
    async def drive(room: Room, guests: list[Guestbook]) -> None:
        chance, ids = random.Random(seed), count(1)
        for _ in range(MESSAGES):
            speaker(chance, room, guests).hear(message(chance, room, ids))
            await quiet(room, guests)

    short, long = await run(tmp_path / "short", True, drive), await run(tmp_path / "long", False, drive)
    assert (short.log, short.sent) == (long.log, long.sent)
    assert short.at_once > MESSAGES / 4
    assert long.at_once == 0
    assert {one["type"] for sent in short.sent for one in sent} >= {"news", "refused", "pong", "done"}


@pytest.mark.parametrize("seed", range(3))
@awaited
async def test_messages_that_come_together_have_the_same_answers_log_and_news(tmp_path: Path, seed: int) -> None:
    """What needs no table (a pong, what is not understood) may overtake a move that is on its way to the log."""

    async def drive(room: Room, guests: list[Guestbook]) -> None:
        chance, ids = random.Random(seed), count(1)
        for _ in range(MESSAGES // 3):
            guest = speaker(chance, room, guests)
            for text in [message(chance, room, ids) for _ in range(3)]:
                guest.hear(text)
            await quiet(room, guests)

    short, long = await run(tmp_path / "short", True, drive), await run(tmp_path / "long", False, drive)
    assert short.log == long.log
    assert [sorted(map(json.dumps, sent)) for sent in short.sent] == [sorted(map(json.dumps, sent)) for sent in long.sent]
    assert short.at_once > 0
