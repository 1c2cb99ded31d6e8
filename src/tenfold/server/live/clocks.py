"""Time at tables: one clock a process that never jumps, and how long somebody has thought, which follows from the log alone."""

from __future__ import annotations

import time

from tenfold.table.entries import Kicked, Moved, TakenBack, TakenOver, What
from tenfold.table.table import GAME_MOVES

# After a restart, or when the machine wakes, people must find their way back before their time can be called out.
COME_BACK_MS = 10_000
# Goes on while a machine sleeps, as `time.monotonic` does not. What macOS calls monotonic does.
AWAKE_OR_NOT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
SLEPT_NS = 1_000_000_000


class SteadyClock:
    """Milliseconds since 1970, as the database had them when the process `began`; from there on the wall clock may jump.

    A machine that wakes has slept like one that was off: it begins again.
    """

    def __init__(self, now: int) -> None:
        self.began = now
        self.offset_ns = now * 1_000_000 - time.clock_gettime_ns(AWAKE_OR_NOT)
        self.asleep_ns = asleep_ns()

    def now(self) -> int:
        now = (self.offset_ns + time.clock_gettime_ns(AWAKE_OR_NOT)) // 1_000_000
        if (asleep := asleep_ns()) - self.asleep_ns > SLEPT_NS:
            self.asleep_ns, self.began = asleep, now
        return now


def asleep_ns() -> int:
    """For how long the machine has slept, beside a number that never changes."""
    return time.clock_gettime_ns(AWAKE_OR_NOT) - time.monotonic_ns()


class TurnTime:
    """When the turn of a table began, by the times in its log, so that all processes know the same, also after a restart.

    `left` is when a bot took over the seat that must decide: until then its guest thought. `latest` is the time of the last
    entry; those of a table never run backwards. An entry from the future, of a clock that was wrong, counts from when it is
    read.
    """

    def __init__(self, clock: SteadyClock) -> None:
        self.clock = clock
        self.began = clock.now()
        self.left: int | None = None
        self.latest = 0

    def happened(self, what: What, at: int, now: int, to_act: int | None) -> None:
        """An entry is in the log, read or written now, after which a seat must decide."""
        if at > self.latest:
            self.latest = at
        if isinstance(what, GAME_MOVES):
            self.began, self.left = at if at < now else now, None
        elif isinstance(what, TakenOver | Kicked) and what.seat == to_act and what.bot is not None:
            self.left = min(at, now)
        elif isinstance(what, TakenBack) and what.seat == to_act:
            self.left = None

    def thought(self) -> int:
        """For how many milliseconds the seat that must decide has had its turn."""
        return max(0, self.clock.now() - self.began)

    def spent(self, move: Moved, now: int) -> int:
        """How long a guest thought before this move: where a bot makes it, until it took over."""
        until = self.left if move.bot else now
        return 0 if until is None else max(0, until - self.began)

    def until_time_out(self, patience_ms: int) -> int:
        """How many milliseconds are left before somebody with so much time for a decision may be called too late."""
        left = patience_ms - self.thought()
        if self.began < self.clock.began:
            left = max(left, self.clock.began + COME_BACK_MS - self.clock.now())
        return max(0, left)
