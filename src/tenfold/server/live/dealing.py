"""Between the lobby and the game: whoever has committed to entropy reveals it, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tenfold.server.live.room import Room
from tenfold.server.live.summary import REVEAL_MS
from tenfold.table.dealing import deal


async def wait_and_deal(room: Room) -> None:
    """The time to reveal is short, so a process that steps in for another gives all of it again."""
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(REVEAL_MS / 1000):
                await room.pending.revealed.wait()
        await deal_cards(room)
    finally:
        room.pending.deals = False


async def deal_cards(room: Room) -> None:
    """Another process may have dealt."""
    async with room.lock:
        await room.be_sure()
        if room.table.status == "dealing":
            await room.decide_and_write(lambda: deal(room.table), None, None)
