"""Requests that take a while: who has gone does not wait any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from tenfold.table.refused import Refused

T = TypeVar("T")


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do this as long as whoever asked is there; it is given up when they hang up."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(hang_up(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("stale", "You have gone before the answer came.")
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def hang_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
