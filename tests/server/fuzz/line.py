"""A WebSocket by hand: whatever bytes one likes, and what comes back."""

from __future__ import annotations

import asyncio
from typing import Self

from tests.server.fuzz.raw_frames import CLOSE, PING, PONG, TEXT, frame

UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{who}X-Forwarded-For: {address}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
NO_MASK = b"\0\0\0\0"
OURS = b"are you there"


class Closed(Exception):
    """The server has ended it; `code` is how, None where it just hung up."""

    def __init__(self, code: int | None, reason: str = "") -> None:
        super().__init__(f"{code} {reason}")
        self.code = code


class Line:
    """One connection. `heard` is every text that came."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.heard: list[bytes] = []

    @classmethod
    async def open(cls, port: int, table: str, token: str | None, address: str) -> Self:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(UPGRADE.format(table=table, who=who, address=address).encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(None) from None
        status = int(head.split()[1])
        if status != 101:
            writer.close()
            raise Closed(status)
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        if not self.writer.is_closing():
            self.writer.write(data)

    async def answered(self) -> None:
        """Wait until all that was sent has been dealt with: frames are answered in their order, pings by hand at the latest."""
        self.send(frame(b'{"type":"ping"}', mask=NO_MASK) + frame(OURS, PING, mask=NO_MASK))
        pongs = set[str]()
        while len(pongs) < 2:
            opcode, payload = await self.read()
            if opcode == TEXT:
                self.heard.append(payload)
                if payload == b'{"type":"pong"}':
                    pongs.add("ours")
            elif opcode == PONG and payload == OURS:
                pongs.add("theirs")
            elif opcode == PING:
                self.send(frame(payload, PONG, mask=NO_MASK))

    async def read(self) -> tuple[int, bytes]:
        """The next frame; raises Closed."""
        try:
            first, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            payload = await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(None) from None
        if first & 0x0F == CLOSE:
            raise Closed(int.from_bytes(payload[:2], "big"), payload[2:].decode(errors="replace"))
        return first & 0x0F, payload

    async def hang_up(self) -> None:
        """Say that nothing more comes, and read what still does."""
        try:
            self.writer.write_eof()
            while True:
                opcode, payload = await self.read()
                if opcode == TEXT:
                    self.heard.append(payload)
        except (Closed, OSError):
            pass
        finally:
            self.writer.close()
