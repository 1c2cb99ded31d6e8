"""How many moves a second bots of each level make on one core, which they share with the server and its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from benchmarks.server_load.cores import on_core
from benchmarks.thinking_load.people import arrive, begun_by, bots_play, metric
from tenfold.bots.ready import make_ready
from tenfold.bots.registry import find_bot
from tenfold.client import Server
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party

# Games of a quick bot are soon over. With two tables of one guest every search has its usual time, one after the other.
TABLES = {"careful": 60, "sharp": 2, "master": 2}
LEVELS = tuple(TABLES)
FIRST, WAKES_S = 2, 1.0

Figures = dict[str, Any]


def bots(folder: Path, server: Postgres, level: str, seconds: float, cores: tuple[int, int]) -> Figures:
    if find_bot(level, "ten").slow_start:
        make_ready(level, "ten")
    with on_core(cores[0]):
        live = Live(folder, server.database()).start()
    try:
        return asyncio.run(measured(live, level, seconds))
    finally:
        live.kill()


async def measured(live: Live, level: str, seconds: float) -> Figures:
    """Moves that leave a choice: for the others nobody thinks."""
    lane = "quick" if find_bot(level, "ten").quick else "search"
    async with Party(live.url) as party:
        host = await arrive(party, "Host")

        async def thoughts() -> float:
            return await metric(host, "tenfold_thought_wait_seconds_count", lane=lane)

        async def shortened() -> float:
            return await metric(host, "tenfold_thoughts_shortened_total", bot=level)

        await woken(await arrive(party, "Waker"), level, thoughts)
        for _ in range(TABLES[level]):
            await bots_play(host, level, level)
        before, brief = await thoughts(), await shortened()
        await asyncio.sleep(seconds)
        assert not await metric(host, "tenfold_thoughts_failed_total"), "thoughts failed"
        done = await thoughts() - before
        return {"level": level, "moves_s": done / seconds, "shortened": (await shortened() - brief) / max(1, done)}


async def woken(host: Server, level: str, thoughts: Callable[[], Awaitable[float]]) -> None:
    """Let the bot begin games against somebody who never moves, until it thinks over them and no quick one does."""
    while await thoughts() < FIRST:
        await begun_by(host, level)
        await asyncio.sleep(WAKES_S)
