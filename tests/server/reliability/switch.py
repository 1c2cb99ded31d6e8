"""An address behind which the server can be changed, as whoever moves a database behind a name or a virtual address does it."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Switch:
    """Passes on what comes, both ways, to the port that it is set to."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.writers: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None] | None] = set()

    async def __aenter__(self) -> Switch:
        self.server = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        self.port: int = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.cut()
        await asyncio.gather(*filter(None, self.passing))

    def cut(self) -> None:
        """End all connections, in the middle of whatever they are at."""
        for writer in self.writers:
            writer.transport.abort()

    def turn(self, target: int) -> None:
        self.target = target
        self.cut()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = asyncio.current_task()
        self.passing.add(here)
        try:
            await self.pass_both_ways(reader, writer)
        finally:
            self.passing.discard(here)

    async def pass_both_ways(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, here = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            await close(writer)
            return
        self.writers |= {writer, here}
        await asyncio.gather(self.copy(reader, here), self.copy(there, writer))
        self.writers -= {writer, here}

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(1 << 16):
                writer.write(piece)
                await writer.drain()
        await close(writer)


async def close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
