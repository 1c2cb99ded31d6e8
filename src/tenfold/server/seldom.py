"""Lines of the log that anybody can cause as often as they like are written seldom, with how often it was."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

SELDOM_S = 10.0


class Seldom(logging.Filter):
    """Lets a warning through once in a while, whatever its values are; errors and what has a traceback always."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.said: dict[str, float] = {}
        self.unsaid: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING or record.exc_info:
            return True
        kind, now = str(record.msg), self.now()
        if now - self.said.get(kind, -SELDOM_S) < SELDOM_S:
            self.unsaid[kind] += 1
            return False
        self.said[kind] = now
        if times := self.unsaid.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} ({times} more since the last such line)", ()
        return True


def speak_seldom(name: str) -> logging.Logger:
    """The logger of this name, from now on one that repeats itself seldom."""
    logger = logging.getLogger(name)
    if not any(isinstance(known, Seldom) for known in logger.filters):
        logger.addFilter(Seldom())
    return logger
