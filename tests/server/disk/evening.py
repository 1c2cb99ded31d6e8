"""A scripted evening over a real store whose disk may fail: whoever is told `unavailable` asks again, with the same id."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tenfold.core.errors import BadOption
from tenfold.server.identity.people import People
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.live.room import Room
from tenfold.server.store import Store, Unavailable, open_store
from tenfold.table.commands import AnyCommand, Move, Person, Say, Sit, Start
from tests.server.disk.shim import Shim

SMALL_DECK = {"b1": 2, "g2": 1, "$1": 2}
MOVES = 12
# A broken disk is repaired when so often nothing could be done; without one nobody is refused so often.
REPAIRED_AFTER, TOO_OFTEN = 3, 30
PAUSE_S = 0.01

Told = Callable[[str], None]
Got = TypeVar("Got")


class NotWell(AssertionError):
    """Nothing is broken any more, and it does not go on."""


class Evening:
    """One process with its hall. `told` hears of everything that somebody is promised, at once."""

    def __init__(self, url: str, shim: Shim, told: Told) -> None:
        self.url = url
        self.shim = shim
        self.told = told
        self.refused = 0

    async def go_on(self) -> None:
        store = await self.opened()
        hall = Hall(store, People(store))
        hall.open()
        try:
            await self.play(hall)
            await self.is_well(hall)
        finally:
            await hall.close()
            store.close()

    async def opened(self) -> Store:
        """As whoever runs the server does it: what cannot be opened is said, and it is tried again."""

        async def attempt() -> Store:
            return open_store(self.url, "one")

        return await self.until_done(attempt)

    async def play(self, hall: Hall) -> None:
        anna, ben = [await self.come(hall, name) for name in ("Anna", "Ben")]
        room = await self.open_table(hall, anna)
        await self.ask(room, ben, Sit(1))
        await self.ask(room, anna, Start())
        for number in range(MOVES):
            await self.ask(room, (anna, ben)[number % 2], Say(f"word {number}"))
            await self.move(room, [anna, ben])

    async def come(self, hall: Hall, name: str) -> Person:
        guest, _ = await self.until_done(lambda: hall.people.arrive(name, "device"))
        self.told(f"guest {guest.id}")
        return Person(guest.id, name)

    async def open_table(self, hall: Hall, host: Person) -> Room:
        new = NewTable(game="ten", options={"first": 0, "deck": SMALL_DECK})
        room = await self.until_done(lambda: hall.open_table(host, new))
        self.told(f"table {room.table.id}")
        return room

    async def move(self, room: Room, people: list[Person]) -> None:
        """Whoever's turn it is makes the first move that there is."""
        seat, session = room.table.to_act, room.table.session
        if seat is not None and session is not None:
            await self.ask(room, people[seat], Move([session.legal()[0]], room.table.head))

    async def ask(self, room: Room, person: Person, command: AnyCommand) -> None:
        request = f"{room.table.id} {room.table.head} {person.name}"
        seq = await self.until_done(lambda: room.do(person, command, request))
        self.told(f"done {room.table.id} {seq} {request}")

    async def is_well(self, hall: Hall) -> None:
        """It says so when whoever looks after it asks."""

        async def ready() -> None:
            if (trouble := await hall.readiness.find_out()) is not None:
                raise Unavailable(trouble)

        await self.until_done(ready)

    async def until_done(self, attempt: Callable[[], Awaitable[Got]]) -> Got:
        for _ in range(TOO_OFTEN):
            try:
                return await attempt()
            except (Unavailable, BadOption):
                self.refused += 1
                if self.refused == REPAIRED_AFTER:
                    self.shim.repair()
                await asyncio.sleep(PAUSE_S)
        raise NotWell("nothing is broken any more, and nothing can be done")
