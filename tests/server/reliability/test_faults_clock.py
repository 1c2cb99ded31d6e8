"""The clock on the wall jumps by days; turns are measured by one that does not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tenfold.client import Server
from tenfold.table.commands import Start
from tenfold.table.entries import Moved, TakenOver
from tests.server.live import Live
from tests.server.reliability.players import Player
from tests.server.reliability.proof import read_logs
from tests.server.reliability.rough import changed_server
from tests.server.reliability.test_thinking_time import log_of

DAY = 24 * 60 * 60
JUMPS = [DAY, -DAY, 0]
MANY_SECONDS = 3_600
SWEEPS = 2.5
ONE_BOT = [{"is": "open"}, {"is": "bot", "bot": "random"}]
TURNED_BY = """
import pathlib, time
file, wall, wall_ns = pathlib.Path({file!r}), time.time, time.time_ns
time.time = lambda: wall() + int(file.read_text() or 0)
time.time_ns = lambda: wall_ns() + int(file.read_text() or 0) * 10**9
"""


class Jumping:
    """A server, and how many seconds its clock is off."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "seconds"
        self.live = changed_server(folder, TURNED_BY.format(file=str(self.file)))
        self.jump(0)

    def jump(self, seconds: int) -> None:
        self.file.write_text(str(seconds))


@pytest.fixture(scope="module")
def jumping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jumping]:
    server = Jumping(tmp_path_factory.mktemp("jumping"))
    with server.live:
        yield server


@asynccontextmanager
async def sitting(jumping: Jumping, seconds: int) -> AsyncIterator[Player]:
    """Ada at a table with a clock, where she begins against a bot."""
    house = {"pace": 0, "clock": {"seconds": seconds, "reserve": 0}}
    async with await Server.arrive(jumping.live.url, "Ada") as ada:
        table = await ada.open_table("ten", {"first": 0}, seats=ONE_BOT, house=house)
        async with Player(ada.url, ada.token, table.table.id) as seat:
            await seat.do(Start())
            yield seat


async def move_a_few_times(seat: Player) -> None:
    for _ in range(5):
        await seat.until(lambda: seat.legal is not None)
        assert seat.legal is not None
        await seat.move(seat.legal[0])


def taken_over(seat: Player) -> Callable[[], bool]:
    return lambda: seat.table is not None and seat.table.seats[0].bot is not None


def what_happened(live: Live, seat: Player) -> list[object]:
    return [entry.what for entry in read_logs(live.folder)[seat.table.id if seat.table else ""]]


def test_nobody_loses_or_gains_time_when_the_clock_jumps(jumping: Jumping) -> None:
    async def play() -> None:
        async with sitting(jumping, MANY_SECONDS) as seat:
            for seconds in JUMPS:
                await move_a_few_times(seat)
                jumping.jump(seconds)
                await asyncio.sleep(SWEEPS)
            happened = what_happened(jumping.live, seat)
        assert not any(isinstance(what, TakenOver) for what in happened)
        assert all(0 <= what.spent < MANY_SECONDS * 1000 for what in happened if isinstance(what, Moved))

    asyncio.run(play())


@pytest.mark.parametrize("seconds", [DAY, -DAY])
def test_time_runs_out_as_ever_when_the_clock_has_jumped(jumping: Jumping, seconds: int) -> None:
    async def wait() -> None:
        async with sitting(jumping, 1) as seat:
            jumping.jump(seconds)
            await seat.until(taken_over(seat))

    asyncio.run(wait())


def test_a_clock_that_is_set_back_while_the_server_is_away_turns_no_log_back(tmp_path: Path) -> None:
    async def play(server: Jumping) -> None:
        async with sitting(server, MANY_SECONDS) as seat:
            await move_a_few_times(seat)
            for seconds in (-DAY, 0):
                server.live.stop()
                server.jump(seconds)
                server.live.start()
                await move_a_few_times(seat)
            log = log_of(server.live.folder, seat.table.id if seat.table else "")
        times = [at for at, _ in log]
        assert times == sorted(times)
        assert all(0 <= entry.what.spent < DAY * 1000 for _, entry in log if isinstance(entry.what, Moved))
        assert not any(isinstance(entry.what, TakenOver) for _, entry in log)

    server = Jumping(tmp_path)
    with server.live:
        asyncio.run(play(server))
