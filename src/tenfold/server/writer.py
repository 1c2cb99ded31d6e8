"""Group commit: what all tables want to write at one moment becomes durable in one transaction."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from tenfold.server.metrics import COMMIT_TIME, COMMITTED
from tenfold.server.store import Store, Unit

MOST_AT_ONCE = 500


class Writer:
    """Collects what is to be written while the last transaction is on its way to the disk, then writes it all."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Unit, asyncio.Future[bool]]] = []
        self.thread = ThreadPoolExecutor(1, "tenfold-writer")
        self.busy: asyncio.Task[None] | None = None

    def append(self, unit: Unit) -> asyncio.Future[bool]:
        """Write; it comes true once it is durable, and false when another process had that sequence already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((unit, done))
        if self.busy is None:
            self.busy = asyncio.create_task(self.write())
        return done

    async def write(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.write_batch(batch)
        finally:
            self.busy = None

    async def write_batch(self, batch: list[tuple[Unit, asyncio.Future[bool]]]) -> None:
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        try:
            won = await loop.run_in_executor(self.thread, self.store.commit, [unit for unit, _ in batch])
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        COMMIT_TIME.observe(time.perf_counter() - began)
        COMMITTED.inc(len(batch))
        for (_, done), durable in zip(batch, won, strict=True):
            if not done.done():
                done.set_result(durable)

    async def close(self) -> None:
        """Let everything that waits become durable."""
        while self.busy is not None:
            await asyncio.shield(self.busy)
        self.thread.shutdown()
