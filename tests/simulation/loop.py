"""An event loop of asyncio in virtual time, one for each life of a simulated process. It has neither threads nor sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context
from itertools import count
from typing import Any

from tests.simulation.world import World

# How long a callback takes at most; in seconds.
CALLBACK_S = 0.0002
SLOW_THREAD_S = 2.0


class Task(asyncio.Task[Any]):
    """A task whose place in a set does not depend on its address."""

    def __init__(self, number: int, coro: Coroutine[Any, Any, Any], **more: Any) -> None:
        self.number = number
        super().__init__(coro, **more)

    def __hash__(self) -> int:
        return self.number


class Loop(asyncio.AbstractEventLoop):
    """Callbacks run in the order in which they were asked for, as asyncio promises; between any two of them others may come.

    Where `shuffled`, not even that: of all that is ready any may be next, which asyncio never does, and the rooms bear.
    """

    def __init__(self, world: World, name: str, shuffled: bool) -> None:
        self.world = world
        self.name = name
        self.shuffled = shuffled
        self.alive = True
        self.frozen_until = 0.0
        self.boot = world.rng.uniform(1, 1e6)
        self.soon = world.now
        self.tasks: list[Task] = []
        self.numbers = count()

    def time(self) -> float:
        return self.world.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return not self.alive

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        handle = asyncio.Handle(callback, args, self, context)
        when = self.world.now + self.world.rng.random() * CALLBACK_S
        if not self.shuffled:
            when = self.soon = max(self.soon, when)
        self.schedule(when, handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.schedule(self.world.now + self.world.rng.random() * self.world.thread_s, handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.schedule(max(when, self.world.now) + self.world.rng.random() * CALLBACK_S, handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def schedule(self, when: float, handle: asyncio.Handle) -> None:
        if self.alive:
            self.world.at(when, self, self.run, handle)

    def run(self, handle: asyncio.Handle) -> None:
        if not handle.cancelled():
            with running(self):
                handle._run()

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> Task:
        task = Task(next(self.numbers), coro, loop=self, name=name or "task", context=context)
        self.tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """A thread does it at some moment from now on, all at once; what came of it is heard a moment later."""
        future = self.create_future()

        def work() -> None:
            try:
                self.call_soon_threadsafe(settle, future, func(*args), None)
            except Exception as error:
                self.call_soon_threadsafe(settle, future, None, error)

        self.in_thread(work)
        return future

    def in_thread(self, work: Callable[[], None]) -> None:
        delay = self.world.rng.random() * (SLOW_THREAD_S if self.world.chance(0.01) else self.world.thread_s)
        self.world.after(delay, self.do_in_thread, work)

    def do_in_thread(self, work: Callable[[], None]) -> None:
        """What a process asked of its database may still be done after it has died, or never."""
        if self.alive or self.outlived():
            self.world.let(self, work)

    def outlived(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self.alive:
            self.world.wrong(f"{self.name}: {context.get('message')}: {context.get('exception')!r}")

    def bury(self) -> None:
        """Take apart what is left of tasks; nothing that they do then counts."""
        self.alive = False
        with running(self):
            for task in self.tasks:
                take_apart(task.get_coro())


class SharedLoop(Loop):
    """Of a process whose database is a server: that may go on with what it was asked for."""

    def outlived(self) -> bool:
        return self.world.rng.random() < 0.5


class Thread:
    """In place of the executor that the writer has."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def submit(self, work: Callable[..., None], *args: Any) -> None:
        self.loop.in_thread(lambda: work(*args))

    def shutdown(self) -> None:
        """There is none."""


def take_apart(work: Any) -> None:
    """End a coroutine, also one that has not begun, and those that were to be part of it."""
    frame = work.cr_frame
    for inner in list(frame.f_locals.values()) if frame is not None else []:
        if asyncio.iscoroutine(inner):
            take_apart(inner)
    with suppress(Exception):
        work.close()


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


@contextmanager
def running(loop: Loop) -> Iterator[None]:
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)
