"""Whether this process can do its work: the database takes what is written."""

from __future__ import annotations

import asyncio
import time

from tenfold.server.store import Store, Unavailable

KNOWN_FOR_S = 1.0


class Readiness:
    """Writes to know it, at most once in a while, however many ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.known_until = 0.0
        self.trouble: str | None = None

    async def check(self) -> None:
        """Raise `Unavailable` unless the database takes what is written."""
        async with self.lock:
            if time.monotonic() >= self.known_until:
                self.trouble = await self.find_out()
                self.known_until = time.monotonic() + KNOWN_FOR_S
        if self.trouble is not None:
            raise Unavailable(self.trouble)

    async def find_out(self) -> str | None:
        try:
            await asyncio.to_thread(self.store.touch)
        except Unavailable as error:
            return error.message
        return None
