"""What a room does by nobody's request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tenfold.server.store import Unavailable
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")


class Chores:
    """Tasks that run by themselves; nobody hears of their errors but the log."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # One that is cancelled before it has begun never gets to its work.
        task.add_done_callback(lambda _: work.close())

    def cancel(self) -> None:
        """Let all of it be, but for what is asking for that."""
        for task in self.tasks - {asyncio.current_task()}:
            task.cancel()

    def __bool__(self) -> bool:
        return bool(self.tasks)


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (Refused, Unavailable, Unplayable) as error:
        log.info("Put off at a table: %s", error.message)
    except Exception:
        log.exception("A chore of a table failed")
