"""What a search may spend while others wait: less of it, the more the same guest wants; never less than the floor."""

from __future__ import annotations

import logging
import time

import msgspec

from tenfold.bots.contract import Budget
from tenfold.server.metrics import THOUGHTS_SHORTENED

log = logging.getLogger("tenfold.server")

# The least part of what a bot usually thinks for, and the least time.
FLOOR_PART, FLOOR_MS = 0.1, 10
# How many of their own thoughts somebody waits for before they get shorter.
TURNS_TO_WAIT = 2
LOGGED_EVERY_S = 60.0


def shortened(usual: Budget, share: float, wanted: int, alone: bool) -> Budget:
    """The budget of one of so many thoughts that a guest wants, whose share is so many processes.

    Several cores for one thought are for whoever thinks alone.
    """
    threads = usual.threads if alone else 1
    if usual.milliseconds is None:
        return msgspec.structs.replace(usual, threads=threads)
    part = min(1.0, max(FLOOR_PART, TURNS_TO_WAIT * share / wanted))
    least = min(usual.milliseconds, FLOOR_MS)
    return Budget(milliseconds=max(least, round(part * usual.milliseconds)), threads=threads)


class Shortened:
    """Says in the log that thoughts are short, once in a while."""

    def __init__(self) -> None:
        self.at = -LOGGED_EVERY_S
        self.unsaid = 0

    def note(self, bot: str, waiting: int) -> None:
        THOUGHTS_SHORTENED.labels(bot).inc()
        self.unsaid += 1
        if time.monotonic() - self.at >= LOGGED_EVERY_S:
            log.warning(
                "The server is busy: %d thoughts were shortened since this was last said; %d wait", self.unsaid, waiting
            )
            self.at, self.unsaid = time.monotonic(), 0
