"""The way of a process to the questions that are shared: one thing after another, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from tenfold.server.store import Unavailable
from tenfold.server.store.thoughts import Thoughts

P = ParamSpec("P")
T = TypeVar("T")

AGAIN_AFTER_S = 1.0


class Line:
    """Asks the database, which has a connection for this alone: the log never waits for it."""

    def __init__(self, thoughts: Thoughts) -> None:
        self.thoughts = thoughts
        self.one_at_a_time = asyncio.Lock()

    @property
    def me(self) -> str:
        return self.thoughts.me

    async def call(self, do: Callable[Concatenate[Thoughts, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.one_at_a_time:
            return await asyncio.to_thread(do, self.thoughts, *args, **kwargs)

    async def patiently(self, do: Callable[Concatenate[Thoughts, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, however long the database is away."""
        while True:
            try:
                return await self.call(do, *args, **kwargs)
            except Unavailable:
                await asyncio.sleep(AGAIN_AFTER_S)
