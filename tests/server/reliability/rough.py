"""Servers in rough conditions, and clients that are not well behaved."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tenfold.table.messages import Join, Message, read_message, write_message
from tests.patience import PATIENT
from tests.server.live import Live
from tests.server.reliability.players import Game, Kind, Party, Player

TEN = Kind("ten", 2, 2, 180)
Told = TypeVar("Told", bound=Message)
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def changed_server(folder: Path, code: str, database: str | None = None) -> Live:
    """A server of which something is changed before it starts, by a line of Python."""
    live = Live(folder, database)
    start = "import sys; from tenfold.cli import main; sys.exit(main(sys.argv[1:]))"
    live.command[1:3] = ["-c", f"{code}\n{start}"]
    return live


@asynccontextmanager
async def playing(url: str, tables: int = 1) -> AsyncIterator[Party]:
    """Ada and Bo at one or more tables of TEN that have started."""
    async with AsyncExitStack() as stack:
        party = await Party.gather(url, 2, stack)
        for _ in range(tables):
            party.games.append(await Game.begin(TEN, party.guests, stack))
        yield party


async def no_breath() -> None:
    pass


class Stranger:
    """A WebSocket of which every frame can be chosen."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: msgspec.Struct) -> None:
        await self.socket.send(write_message(message).decode())

    async def hear(self, kind: type[Told]) -> Told:
        """The next message of some kind."""
        while not isinstance(message := read_message(await self.socket.recv()), kind):
            pass
        return message

    async def join(self, since: int | None = None) -> None:
        await self.say(Join(since))

    async def closed(self) -> int | None:
        """Read on until the server closes; its code."""
        return (await self.heard_until_closed(Message))[1]

    async def heard_until_closed(self, kind: type[Told]) -> tuple[list[Told], int | None]:
        """All messages of some kind until the server closes, and its code."""
        heard = []
        with suppress(ConnectionClosed):
            while True:
                if isinstance(message := read_message(await self.socket.recv()), kind):
                    heard.append(message)
        return heard, self.socket.close_code


@asynccontextmanager
async def stranger(seat: Player) -> AsyncIterator[Stranger]:
    """Another connection of a guest to the same table."""
    async with connect(seat.address, additional_headers={"Authorization": f"Bearer {seat.token}"}, **PATIENT) as opened:
        yield Stranger(opened)


def silent(live: Live, table: str, token: str, buffer: int) -> socket.socket:
    """A client that joins and from then on neither reads nor answers anything."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect(("127.0.0.1", live.port))
    raw.sendall(UPGRADE.format(table=table, token=token).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    raw.sendall(text_frame(write_message(Join())))
    return raw


def text_frame(payload: bytes) -> bytes:
    """A short text frame as a client sends it, with a mask of zeros."""
    assert len(payload) < 126
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def metric(live: Live, name: str) -> float:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{live.url}/metrics")).text
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


async def readiness_is(status: int, live: Live) -> None:
    """Soon: the server finds out at most once a second."""
    async with httpx.AsyncClient(base_url=live.url) as http:
        while (await http.get("/readyz")).status_code != status:
            await asyncio.sleep(0.1)


async def until_metric(live: Live, name: str, least: float) -> None:
    while await metric(live, name) < least:
        await asyncio.sleep(0.1)
