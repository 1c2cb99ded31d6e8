"""`tenfold think`: a process that thinks for the servers of a database, and does nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from typing import Any

from sqlalchemy import make_url

from tenfold.bots.ready import stop_compiling
from tenfold.server.store import Listener, Unavailable
from tenfold.server.store.sharing import THINKING_CHANNEL
from tenfold.server.store.store import open_thoughts
from tenfold.server.store.thoughts import Thoughts
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.shared.kinds import Able
from tenfold.server.thinking.shared.lane import GIVEN_UP, again_and_again
from tenfold.server.thinking.shared.line import Line
from tenfold.server.thinking.shared.taking import Taking
from tenfold.server.workers import end_in_time

log = logging.getLogger("tenfold.server")

# Behind whatever else the machine does: a server beside it answers people first.
NICENESS = 5


class OnlyThinks:
    """Takes what it can answer, until it is told to stop."""

    def __init__(self, thoughts: Thoughts, places: int) -> None:
        self.line = Line(thoughts)
        self.able = Able(eager=True)
        self.taking = Taking(self.line, places, Pool("search", NICENESS), self.able.kinds)

    async def beat(self) -> None:
        around = await self.line.call(Thoughts.be_there, True, self.taking.places, self.able.kinds(), GIVEN_UP)
        for kind in around.waiting:
            self.hear_of(kind)
        self.taking.wake()

    def heard(self, payload: dict[str, Any]) -> None:
        if "asked" in payload:
            self.hear_of(payload["asked"])
            self.taking.wake()

    def hear_of(self, kind: str) -> None:
        self.able.seek(kind)
        for foreign in self.able.foreign():
            log.warning("A question waits that cannot be answered here (%s): install the same on all machines", foreign)

    async def run(self, stopped: asyncio.Event) -> None:
        tasks = [asyncio.create_task(work) for work in (again_and_again(self.beat), self.taking.take_for_ever())]
        await stopped.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.close()

    async def close(self) -> None:
        stop_compiling()
        await self.taking.close()
        try:
            await self.line.call(Thoughts.leave)
        except Unavailable as error:
            log.warning("Nobody could be told that this process goes: %s", error.message)


def think(url: str, places: int, ready: Callable[[str], None]) -> None:
    """Think until told to stop; `ready` is told for which database once it has been opened."""
    thoughts = open_thoughts(url, secrets.token_hex(8))
    try:
        ready(make_url(url).render_as_string(hide_password=True))
        asyncio.run(until_told(url, OnlyThinks(thoughts, places)))
    finally:
        thoughts.close()


async def until_told(url: str, thinker: OnlyThinks) -> None:
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()

    def stop() -> None:
        end_in_time()
        stopped.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)

    def heard(payload: dict[str, Any]) -> None:
        loop.call_soon_threadsafe(thinker.heard, payload)

    def back() -> None:
        loop.call_soon_threadsafe(thinker.taking.wake)

    listener = Listener(url, heard, back, [THINKING_CHANNEL])
    try:
        await thinker.run(stopped)
    finally:
        await asyncio.to_thread(listener.stop)
