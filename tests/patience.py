"""How long a test waits: as long as something moves. How fast it moves is the machine's business, and no test fails for that.

A test is given up when it and all that it started have done nothing for long, or when it has gone on for an hour.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import psutil

# Nothing at all has moved for so long: it hangs.
STILL_S = 300.0
# The last resort, for what moves and gets nowhere.
LONGEST_S = 3_600.0
LOOK_EVERY_S = 10.0
# A process that only waits wakes up now and then; less of a core than this is no progress.
IDLE_SHARE = 0.02
# For `websockets.connect`: a server or a client that has no time just now is not gone.
PATIENT: dict[str, Any] = {"open_timeout": None, "ping_interval": None}


class Stuck(AssertionError):
    """What was waited for does not come."""


class Patience:
    """Lasts while what it is shown goes on changing."""

    def __init__(self, what: str, still_s: float = STILL_S) -> None:
        self.what = what
        self.still_s = still_s
        self.seen: object = None
        self.since = time.monotonic()

    def look(self, progress: object) -> None:
        """Raises Stuck when this has been the same for too long."""
        now = time.monotonic()
        if progress != self.seen:
            self.seen, self.since = progress, now
        elif now - self.since > self.still_s:
            raise Stuck(f"{self.what}: nothing has moved for {self.still_s:.0f} seconds; it stands at {progress}")


def until(condition: Callable[[], bool], progress: Callable[[], object], what: str, pause_s: float = 0.02) -> None:
    """Wait until it is so, while something still moves."""
    patience = Patience(what)
    while not condition():
        patience.look(progress())
        time.sleep(pause_s)


async def ends_while(work: Awaitable[object], progress: Callable[[], object], what: str) -> None:
    """Let something asynchronous go on to its end, while something still moves."""
    task = asyncio.ensure_future(work)
    patience = Patience(what)
    try:
        while not (await asyncio.wait([task], timeout=0.2))[0]:
            patience.look(progress())
        await task
    finally:
        task.cancel()


def work_of(pid: int | None = None) -> dict[int, float]:
    """How many seconds of a core each process has used: this one or that one, and all that it started."""
    try:
        first = psutil.Process(pid)
        return {process.pid: used(process) for process in [first, *first.children(recursive=True)]}
    except psutil.Error:
        return {}


def used(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


class Watch:
    """Looks now and then whether anything is done, and raises Stuck in the middle of whatever hangs."""

    def __init__(self) -> None:
        self.began = self.since = time.monotonic()
        self.work = work_of()

    def look(self, signum: int, frame: FrameType | None) -> None:
        now, work = time.monotonic(), work_of()
        done = sum(work.values()) - sum(self.work.values())
        if work.keys() != self.work.keys() or done > IDLE_SHARE * (now - self.since):
            self.since, self.work = now, work
        if now - self.since > STILL_S:
            raise Stuck(f"nothing has been done for {now - self.since:.0f} seconds")
        if now - self.began > LONGEST_S:
            raise Stuck(f"it has gone on for {now - self.began:.0f} seconds")


@contextmanager
def watched() -> Iterator[None]:
    """For as long as this lasts, what hangs is given up."""
    before = signal.signal(signal.SIGALRM, Watch().look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_EVERY_S, LOOK_EVERY_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
