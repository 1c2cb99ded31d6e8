"""Between the lobby and the game: whoever has committed to entropy reveals it, but not for ever."""

from __future__ import annotations

import asyncio
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING

from tenfold.server.live.summary import REVEAL_MS
from tenfold.table.deciding import deal

if TYPE_CHECKING:
    from tenfold.server.live.room import Room


class Dealing:
    """The dealing of one room. The time to reveal is short, so a process that steps in for another gives all of it again."""

    def __init__(self, room: Room) -> None:
        # A room that is forgotten must be gone at once: it may not be part of a ring.
        self.room: Room = weakref.proxy(room)
        self.all_there = asyncio.Event()
        self.waits = False

    def watch(self) -> None:
        """Let the game start when all have revealed, or when the time is over."""
        table = self.room.table
        if table.status != "dealing":
            return
        if not table.unrevealed:
            self.all_there.set()
        if not self.waits:
            self.waits = True
            self.room.turns.start(self.wait_and_deal())

    async def wait_and_deal(self) -> None:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(REVEAL_MS / 1000):
                    await self.all_there.wait()
            await self.deal()
        finally:
            self.waits = False

    async def deal(self) -> None:
        """Another process may have dealt."""
        room = self.room
        async with room.lock:
            await room.be_sure()
            if room.table.status == "dealing":
                await room.decide_and_write(lambda: deal(room.table), None, None)
