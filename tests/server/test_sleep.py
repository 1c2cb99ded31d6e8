"""A machine that sleeps, as a laptop does overnight: the time goes on, and nobody is called too late at once when it wakes."""

from __future__ import annotations

import time

import pytest

from tenfold.server.live import clocks
from tenfold.server.live.clocks import COME_BACK_MS, SteadyClock, TurnTime
from tenfold.table.entries import Started

NIGHT_S = 8 * 60 * 60
PATIENCE_MS = 60_000
SOON_MS = 5_000


class Sleeper:
    """The module `time` of a machine that can be put to sleep."""

    def __init__(self) -> None:
        self.slept_s = 0

    def monotonic_ns(self) -> int:
        return time.monotonic_ns()

    def clock_gettime_ns(self, clock: int) -> int:
        return time.monotonic_ns() + self.slept_s * 1_000_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Sleeper:
    made = Sleeper()
    monkeypatch.setattr(clocks, "time", made)
    return made


def test_the_time_goes_on_while_the_machine_sleeps(machine: Sleeper) -> None:
    clock = SteadyClock(0)
    machine.slept_s = NIGHT_S
    assert NIGHT_S * 1000 <= clock.now() < NIGHT_S * 1000 + SOON_MS


def test_when_it_wakes_people_have_time_to_find_their_way_back(machine: Sleeper) -> None:
    clock = SteadyClock(0)
    times = TurnTime(clock)
    times.happened(Started(), clock.now(), clock.now(), 0)
    assert times.until_time_out(PATIENCE_MS) > PATIENCE_MS - SOON_MS
    machine.slept_s = NIGHT_S
    assert COME_BACK_MS - SOON_MS < times.until_time_out(PATIENCE_MS) <= COME_BACK_MS
