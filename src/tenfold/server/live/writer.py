"""Group commit: what all tables want to write at one moment becomes durable in one transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial

from tenfold.server.metrics import COMMIT_TIME, COMMITTED
from tenfold.server.request_ids import of_this_request
from tenfold.server.store import Store, Unit

MOST_AT_ONCE = 500

# True once it is durable, False when another process had that sequence already, or what went wrong.
Result = bool | Exception
Then = Callable[[Result], None]
Batch = list[tuple[Unit, Then]]

log = logging.getLogger("tenfold.server")


class Writer:
    """Collects what is to be written while the last transaction is on its way to the disk, then writes it all."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: Batch = []
        self.thread: Executor = ThreadPoolExecutor(1, "tenfold-writer")
        self.busy = False
        self.done = asyncio.Event()

    def append(self, unit: Unit, then: Then) -> None:
        """Write; `then` hears what came of it, as part of the request that wanted it."""
        self.waiting.append((unit, of_this_request(partial(answer, then))))
        if not self.busy:
            self.busy = True
            # Not before all that has come at this moment is decided.
            asyncio.get_running_loop().call_soon(self.write_waiting)

    def write_waiting(self) -> None:
        if self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            self.thread.submit(self.write, batch, asyncio.get_running_loop())
        else:
            self.busy = False
            self.done.set()

    def write(self, batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        """Runs in the thread."""
        results: Sequence[Result]
        began = time.perf_counter()
        try:
            results = self.store.commit([unit for unit, _ in batch])
        except Exception as error:
            results = [error] * len(batch)
        else:
            COMMIT_TIME.observe(time.perf_counter() - began)
            COMMITTED.inc(len(batch))
        loop.call_soon_threadsafe(self.written, batch, results)

    def written(self, batch: Batch, results: Sequence[Result]) -> None:
        for (_, then), result in zip(batch, results, strict=True):
            then(result)
        self.write_waiting()

    async def close(self) -> None:
        """Let everything that waits become durable."""
        while self.busy:
            self.done.clear()
            await self.done.wait()
        self.thread.shutdown()


def answer(then: Then, result: Result) -> None:
    """Whatever one table makes of it, the others must hear of theirs."""
    try:
        then(result)
    except Exception:
        log.exception("A table failed after it was written")


async def outcome(start: Callable[[Then], None]) -> bool:
    """Start to write something and wait for what comes of it, which it does also if nobody waits any more."""
    done: asyncio.Future[bool] = asyncio.Future()

    def then(result: Result) -> None:
        if done.done():
            return
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)

    start(then)
    return await done
