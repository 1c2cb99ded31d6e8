"""From the lobby to the game: whoever wants to commits to entropy and reveals it, but nobody is waited for for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tenfold.server.live.room import Room
from tenfold.server.live.summary import COMMIT_MS, REVEAL_MS
from tenfold.table.dealing import deal, start_itself


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


async def wait_and_start(room: Room) -> None:
    """A rematch that all have agreed on starts when everybody has committed, or has had the time to."""
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(COMMIT_MS / 1000):
                await room.pending.committed.wait()
        async with room.lock:
            await room.be_sure()
            if room.table.starts_itself:
                await room.decide_and_write(lambda: start_itself(room.table), None, None)
    finally:
        room.pending.starts = False
