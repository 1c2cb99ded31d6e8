"""How much one client may ask for: a bucket that refills steadily."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 100_000


class Bucket:
    """Holds up to `size` tokens and gains `rate` of them a second; `now` must never run backwards."""

    __slots__ = ("at", "now", "rate", "size", "tokens")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self.rate = rate
        self.now = now
        self.tokens = size
        self.at = now()

    def take(self) -> bool:
        """Take one token if there is one."""
        now = self.now()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """What a token was taken for was not done."""
        self.tokens += 1


class Buckets:
    """A bucket for everyone who comes; those who have not come for longest are forgotten first."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, self.rate)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take()
