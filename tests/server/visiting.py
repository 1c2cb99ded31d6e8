"""People who come to a live server, play there and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import wraps
from itertools import count
from typing import Any, ParamSpec, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tenfold.client import Seat, Server
from tenfold.table.commands import Sit, Start
from tests.patience import PATIENT
from tests.table.seating import QUICK

FAST = {"pace": 0}
COOKIE = "tenfold"
P = ParamSpec("P")


def awaited(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that waits for things; what hangs is given up in tests.patience."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def waiting() -> None:
            await test(*args, **kwargs)

        asyncio.run(waiting())

    return run


async def until(question: Callable[[], Awaitable[bool]]) -> None:
    """Ask until it is so."""
    while not await question():
        await asyncio.sleep(0.02)


class Wire:
    """A WebSocket with nothing in between: frames as they are."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.ids = count(1)
        self.seq = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        frame = await self.socket.recv(decode=True)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        return message

    async def next_of(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds; others are passed over."""
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def join(self, since: int | None = None) -> dict[str, Any]:
        """Come to the table; the snapshot."""
        await self.send(type="join", since=since)
        snapshot = await self.next_of("snapshot")
        self.seq = snapshot["seq"]
        return snapshot

    async def ask(self, command: dict[str, Any], request: str | None = None) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        request = request or f"request-{next(self.ids)}"
        await self.send(type="do", id=request, command=command)
        while (answer := await self.next_of("news", "done", "refused")).get("id") != request:
            pass
        return answer

    async def close_code(self) -> int | None:
        """How the server ends it, sooner or later."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code


class Party(AsyncExitStack):
    """Guests of one server, who all go when it is over."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    async def __aenter__(self) -> Self:
        return await super().__aenter__()

    async def guests(self, *names: str) -> list[Server]:
        return [await self.enter_async_context(await Server.arrive(self.url, name)) for name in names]

    async def at(self, guest: Server, table: str) -> Seat:
        return await self.enter_async_context(guest.at(table))

    async def browser(self, name: str | None = None, **more: Any) -> httpx.AsyncClient:
        """A client that keeps cookies, known by a name if one is given."""
        http = await self.enter_async_context(httpx.AsyncClient(base_url=self.url, **more))
        if name is not None:
            (await http.post("/api/guests", json={"name": name})).raise_for_status()
        return http

    async def wire(self, table: str, headers: dict[str, str] | None = None) -> Wire:
        socket = connect(f"ws{self.url[4:]}/api/tables/{table}/socket", additional_headers=headers or {}, **PATIENT)
        return Wire(await self.enter_async_context(socket))

    async def wire_of(self, guest: Server, table: str) -> Wire:
        return await self.wire(table, {"Authorization": f"Bearer {guest.token}"})

    async def wires(self, table: str, *guests: Server) -> list[Wire]:
        """A wire to a table for each of these guests, all of whom have joined."""
        wires = [await self.wire_of(guest, table) for guest in guests]
        for wire in wires:
            await wire.join()
        return wires

    async def lobby(self, *guests: Server, game: str = "ten", options: dict[str, Any] | None = None, **more: Any) -> str:
        """A table of the first guest, where all of them sit."""
        more = {"house": FAST} | more
        table = (await guests[0].open_table(game, QUICK if options is None else options, **more)).table.id
        for seat, guest in enumerate(guests[1:], 1):
            await guest.do(table, Sit(seat))
        return table

    async def begin(self, host: Server, table: str, *wires: Wire) -> None:
        """Start the game of a lobby; those who are there already have heard of it, and miss nothing that comes."""
        await host.do(table, Start())
        for wire in wires:
            while (news := await wire.next_of("news"))["what"]["kind"] != "started":
                pass
            wire.seq = news["seq"]

    async def game(self, *guests: Server, **more: Any) -> str:
        """The same, and the game has begun."""
        table = await self.lobby(*guests, **more)
        await guests[0].do(table, Start())
        return table


async def play_out(*seats: Seat) -> None:
    """Everybody takes the first legal action until it is over."""

    async def play(seat: Seat) -> None:
        async for turn in seat.turns():
            await seat.move(turn.legal[0])

    await asyncio.gather(*(play(seat) for seat in seats))
