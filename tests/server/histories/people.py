"""Guests with several devices, who ask any of the processes, break off in the middle, and ask again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tenfold.client import Server
from tenfold.table.commands import AnyCommand, Move, Say
from tenfold.table.messages import Do, Done, Message, News, Refusal, Snapshot
from tests.patience import PATIENT
from tests.server.histories.operations import Look, Operation, Write
from tests.server.reliability.rough import Stranger

# What says nothing about the table: whoever hears it knows no more than before.
NO_ANSWER = ("unavailable", "too_fast", "busy", "not_joined")
BREAKS_OFF, BREAKS_OFF_S = 0.05, 0.03
TRIES = 8
PAUSE_S = 0.05
LOST = (httpx.TransportError, OSError, WebSocketException, InvalidHandshake, TimeoutError)

Answer = int | str | None
Found = TypeVar("Found")


class Device:
    """One of a guest's devices, looking at one table through whichever process; it keeps in mind all that came of it."""

    def __init__(self, servers: list[Server], table: str, name: str, rng: random.Random) -> None:
        self.servers = servers
        self.table = table
        self.name = name
        self.rng = rng
        self.operations: list[Operation] = []
        self.shown: Snapshot | None = None
        self.last: tuple[Write, AnyCommand] | None = None

    async def act(self) -> None:
        """Do something, mostly move."""
        chosen = self.rng.random()
        if chosen < 0.25:
            await self.look()
        elif chosen < 0.35 and self.last is not None:
            await self.ask(*self.last)
        elif chosen < 0.5 or self.shown is None or not self.shown.legal:
            await self.write(Say(f"{self.name} {len(self.operations)}"))
            self.shown = None
        else:
            await self.write(Move([self.rng.choice(self.shown.legal)], self.shown.seq))
            self.shown = None
        if self.shown is None:
            await self.look()

    async def write(self, command: AnyCommand) -> None:
        request, after = f"{self.name} {len(self.operations)}", command.after if isinstance(command, Move) else None
        self.last = Write(request, after is not None, after), command
        await self.ask(*self.last)

    async def look(self) -> None:
        began = time.monotonic()
        response = await self.over_http("GET", "")
        if response is not None and response.status_code == httpx.codes.OK:
            self.see(msgspec.json.decode(response.content, type=Snapshot), began)

    def see(self, shown: Snapshot, began: float) -> None:
        self.shown = shown
        self.operations.append(Operation(Look(), shown.seq, began, time.monotonic()))

    async def ask(self, asked: Write, command: AnyCommand) -> None:
        """Ask until there is an answer, or not; a refusal counts where it is certain that nothing else is under way."""
        began = time.monotonic()
        for attempt in range(TRIES):
            way = self.by_socket if self.rng.random() < 0.4 else self.by_request
            answer = await way(asked.request, command)
            if isinstance(answer, int) or (answer is not None and attempt == 0):
                self.operations.append(Operation(asked, answer, began, time.monotonic()))
                return
            if self.rng.random() < 0.1:
                break
        self.operations.append(Operation(asked, None, began))

    async def by_request(self, request: str, command: AnyCommand) -> Answer:
        body = msgspec.json.encode({"id": request, "command": command})
        response = await self.over_http("POST", "/do", body)
        if response is None:
            return None
        told = response.json()
        return int(told["seq"]) if response.status_code == httpx.codes.OK else certain(told["error"]["code"])

    async def over_http(self, method: str, path: str, body: bytes | None = None) -> httpx.Response | None:
        server, headers = self.rng.choice(self.servers), {"Content-Type": "application/json"}
        asking = server.http.request(method, f"/api/tables/{self.table}{path}", content=body, headers=headers)
        return await self.unless_lost(asking)

    async def by_socket(self, request: str, command: AnyCommand) -> Answer:
        """Over a connection of its own; what it is shown first is a look, too."""
        return await self.unless_lost(self.over_socket(request, command))

    async def over_socket(self, request: str, command: AnyCommand) -> Answer:
        async with self.connected() as line:
            began = time.monotonic()
            await line.join()
            self.see(await line.hear(Snapshot), began)
            await line.say(Do(request, command))
            while (answer := answer_in(await line.hear(Message), request)) is None:
                pass
            return answer if isinstance(answer, int) else certain(answer)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Stranger]:
        server = self.rng.choice(self.servers)
        address = f"ws{server.url.removeprefix('http')}/api/tables/{self.table}/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {server.token}"}, **PATIENT) as opened:
            yield Stranger(opened)

    async def unless_lost(self, asking: Awaitable[Found]) -> Found | None:
        """What comes back; now and then nobody waits for it, and now and then a process dies over it."""
        patience = self.rng.random() * BREAKS_OFF_S if self.rng.random() < BREAKS_OFF else None
        try:
            async with asyncio.timeout(patience):
                return await asking
        except LOST:
            await asyncio.sleep(PAUSE_S)
            return None


def answer_in(message: Message, request: str) -> int | str | None:
    """What a message says about a request."""
    match message:
        case News(id=id_, seq=seq) | Done(id=id_, seq=seq) if id_ == request:
            return seq
        case Refusal(id=id_, code=code) if id_ == request:
            return code
    return None


def certain(code: str) -> str | None:
    return None if code in NO_ANSWER else code
