"""Tables that cannot be played here are set aside: nobody looks after them until somebody opens them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from tenfold.core.errors import TenfoldError
from tenfold.server.metrics import ASIDE, SET_ASIDE
from tenfold.server.store import Store
from tenfold.table.playable import ASIDE_WHYS, Unplayable

log = logging.getLogger("tenfold.server")

OF_THE_LOG = (TenfoldError, msgspec.DecodeError)


class Quarantine:
    """Sets tables aside and takes them back; the database remembers it, for all processes and after a restart."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def set_aside(self, table: str, error: Unplayable) -> None:
        """Let nothing be due at a table any more; of each, the log hears once."""
        if await asyncio.to_thread(self.store.set_aside, table, error.why):
            cause = error.__cause__
            ours = None if cause is None or isinstance(cause, OF_THE_LOG) else cause
            log.warning("Table %s is set aside (%s): %s", table, error.why, error.message, exc_info=ours)
            SET_ASIDE.labels(error.why).inc()
            await self.count()

    async def release(self, table: str, due: int | None) -> None:
        """A table that was set aside, if it was, can be played here."""
        if await asyncio.to_thread(self.store.why_aside, table) is not None:
            await asyncio.to_thread(self.store.release, table, due)
            log.info("Table %s is played again", table)
            await self.count()

    async def count(self) -> None:
        found = await asyncio.to_thread(self.store.asides)
        for why in ASIDE_WHYS:
            ASIDE.labels(why).set(found.get(why, 0))
