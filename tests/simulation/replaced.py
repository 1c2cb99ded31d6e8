"""What the real code takes from outside, for the time of a simulation: the clock, secrets, where its log goes."""

from __future__ import annotations

import logging
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from tenfold.server.live import hall
from tests.simulation.world import World

Some = TypeVar("Some")


class Time:
    """The module `time`, in virtual time; every process was started at another moment."""

    def __init__(self, world: World) -> None:
        self.world = world

    def monotonic(self) -> float:
        return self.world.now + self.world.current.boot

    perf_counter = monotonic

    def monotonic_ns(self) -> int:
        return int(self.monotonic() * 1e9)

    def clock_gettime_ns(self, clock: int) -> int:
        """Nobody sleeps."""
        return self.monotonic_ns()

    def time_ns(self) -> int:
        return self.world.wall_ms() * 1_000_000


class Secrets:
    """The module `secrets`, with none."""

    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self, world: World) -> None:
        self.rng = world.rng

    def token_hex(self, size: int) -> str:
        return self.rng.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.rng.randbytes(size).hex()

    def choice(self, some: Sequence[Some]) -> Some:
        return self.rng.choice(some)


class Faults(logging.Handler):
    """What the server logs as an error is one."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        self.world.wrong(f"logged by {self.world.current.name}: {self.format(record)}")


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Everything of the package that looks at the clock or draws a secret does it here."""
    places = [
        *using(time, Time(world)),
        *using(secrets, Secrets(world)),
        (hall, "open_pusher", vars(hall)["open_pusher"], nobody),
    ]
    log, faults = logging.getLogger("tenfold.server"), Faults(world)
    before = log.handlers, log.propagate
    log.handlers, log.propagate = [faults], False
    for module, name, _, new in places:
        setattr(module, name, new)
    try:
        yield
    finally:
        for module, name, old, _ in places:
            setattr(module, name, old)
        log.handlers, log.propagate = before


def using(used: ModuleType, instead: object) -> list[tuple[ModuleType, str, Any, object]]:
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("tenfold.")]
    return [(module, used.__name__, used, instead) for module in modules if vars(module).get(used.__name__) is used]


def nobody(store: object) -> None:
    """Nobody is told anything elsewhere."""
