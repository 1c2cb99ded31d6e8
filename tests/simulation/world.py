"""Virtual time: everything that is to happen, in an order that one seed decides."""

from __future__ import annotations

import heapq
import random
import zlib
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

# Where virtual time begins, in milliseconds since 1970.
EPOCH_MS = 1_700_000_000_000
THREAD_S = (0.003, 0.06)


class Broken(AssertionError):
    """Something that must always be so is not so."""


class Owner(Protocol):
    """Whose doing something is: what the dead had still to do is not done, and what the frozen have to do is put off."""

    name: str
    alive: bool
    frozen_until: float
    boot: float


class Nature:
    """What is nobody's doing: time, the network, the people."""

    name = "nature"
    alive = True
    frozen_until = 0.0
    boot = 0.0


NATURE = Nature()


class World:
    """All that is to happen. `rng` decides it, `digest` is the same for the same story, `troubled` ends at the truce."""

    def __init__(self, seed: int, tell: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.now = 0.0
        self.events: list[tuple[float, int, Owner, Callable[..., Any], tuple[Any, ...]]] = []
        self.number = count()
        self.steps = 0
        self.digest = 0
        self.current: Owner = NATURE
        self.troubled = True
        # How long a thread takes at most to take something up, and to be heard again: the database is near, or far.
        self.thread_s = self.rng.choice(THREAD_S)
        self.errors: list[str] = []
        self.tell = tell

    def at(self, when: float, owner: Owner, call: Callable[..., Any], *args: Any) -> None:
        heapq.heappush(self.events, (when, next(self.number), owner, call, args))

    def after(self, delay: float, call: Callable[..., Any], *args: Any) -> None:
        self.at(self.now + delay, NATURE, call, *args)

    def run_until(self, end: float) -> None:
        while self.events and self.events[0][0] <= end:
            self.step()
        self.now = max(self.now, end)

    def step(self) -> None:
        """Let the next thing happen."""
        when, number, owner, call, args = heapq.heappop(self.events)
        self.now = max(self.now, when)
        if not owner.alive:
            return
        if owner.frozen_until > when:
            heapq.heappush(self.events, (owner.frozen_until, number, owner, call, args))
            return
        self.steps += 1
        self.digest = zlib.crc32(f"{number} {when:.9f} {owner.name}".encode(), self.digest)
        self.let(owner, call, *args)

    def let(self, owner: Owner, call: Callable[..., Any], *args: Any) -> Any:
        """Do something in somebody's name."""
        before, self.current = self.current, owner
        try:
            return call(*args)
        finally:
            self.current = before

    def note(self, text: str) -> None:
        """A line of the story."""
        self.digest = zlib.crc32(text.encode(), self.digest)
        if self.tell is not None:
            self.tell(f"{self.now:10.4f}  {text}")

    def wrong(self, text: str) -> None:
        """Something went wrong that nobody can be told of now."""
        self.note(f"WRONG: {text}")
        self.errors.append(text)

    def chance(self, probability: float) -> bool:
        """Whether trouble comes; after the truce there is none."""
        return self.troubled and self.rng.random() < probability

    def wall_ms(self) -> int:
        return EPOCH_MS + int(self.now * 1000)
