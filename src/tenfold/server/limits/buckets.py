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

    @property
    def is_full(self) -> bool:
        """Nothing was taken lately: a new bucket would be the same."""
        return self.tokens + (self.now() - self.at) * self.rate >= self.size

    def give_back(self) -> None:
        """What a token was taken for was not done."""
        self.tokens += 1


class Buckets:
    """A bucket for everyone who comes; those who have not come for so long that it is full again are forgotten."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            self.make_room()
            bucket = self.buckets[who] = Bucket(self.size, self.rate)
        self.buckets.move_to_end(who)
        return bucket.take()

    def give_back(self, who: str) -> None:
        """What somebody took a token for was not done."""
        if who in self.buckets:
            self.buckets[who].give_back()

    def make_room(self) -> None:
        """Forget the oldest, as far as they are full again, or too many."""
        while self.buckets and (len(self.buckets) >= MOST_BUCKETS or next(iter(self.buckets.values())).is_full):
            self.buckets.popitem(last=False)
