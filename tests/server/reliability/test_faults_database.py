"""The database is away, locked, full or read-only for a while: what is refused is not done, and later everything goes on."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import psutil
import pytest

from tenfold.client import Seat, Server
from tenfold.client.errors import NotDone
from tenfold.server.live.socket import AWAY
from tenfold.table.commands import Say, Start
from tenfold.table.messages import Do, Refusal
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.reliability.players import Player
from tests.server.reliability.proof import check_party, read_logs
from tests.server.reliability.rough import metric, no_breath, playing, readiness_is, stranger

Trouble = Callable[[Live], AbstractContextManager[None]]
# The server waits two seconds for a lock.
SOON_S = 1.0
REASONS = {"unavailable", "stale", "too_fast"}


async def is_refused(seat: Player) -> None:
    with pytest.raises(NotDone) as refusal:
        await seat.do(Say("Is anybody there?"))
    assert refusal.value.code == "unavailable"
    assert refusal.value.message == "The database is not available just now; try again in a moment."


async def is_logged(live: Live, line: str) -> None:
    """Once; a thread of the server writes the log, a moment later."""
    while line not in live.logged():
        await asyncio.sleep(0.1)
    assert live.logged().count(line) == 1


async def is_told(live: Live, trouble: Trouble) -> None:
    """Whoever runs the server hears why nothing is written: from the log once, from the numbers each time, and when asked."""
    reason = REASON_OF[trouble]
    await readiness_is(503, live)
    if trouble is not no_room_for_files:  # Then it cannot write into its log either.
        await is_logged(live, f"The database does not take what is written ({reason})")
    assert await metric(live, f'tenfold_write_failures_total{{reason="{reason}"}}') >= 1


async def is_well_again(live: Live) -> None:
    await readiness_is(200, live)
    await is_logged(live, "The database takes writes again, after ")


async def live_through(live: Live, trouble: Trouble) -> None:
    """While there is trouble nothing is done; afterwards the same server goes on, to the end of the game."""
    async with playing(live.url) as party:
        ada, bo = party.games[0].seats
        before = read_logs(live.folder)
        with trouble(live):
            await is_refused(ada)
            await is_refused(bo)
            await is_told(live, trouble)
        await is_well_again(live)
        assert read_logs(live.folder) == before
        await party.games[0].play(random.Random(1), no_breath)
        await check_party(party, live.folder)
        assert set(party.refusals) <= {"too_fast"}


@contextmanager
def locked(live: Live) -> Iterator[None]:
    with closing(sqlite3.connect(live.folder / "tenfold.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def no_room_for_files(live: Live) -> Iterator[None]:
    """The system refuses whatever the server writes to a file."""
    server = psutil.Process(live.pid)
    server.rlimit(psutil.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    server.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def full(live: Live) -> Iterator[None]:
    """Fill the disk with something else; not even a page is left."""
    filler = live.folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    assert shutil.disk_usage(live.folder).free == 0
    yield
    filler.unlink()


@contextmanager
def read_only(live: Live) -> Iterator[None]:
    """The files of the database become unchangeable, also for those who have them open."""
    files = list(live.folder.glob("tenfold.db*"))
    subprocess.run(["chattr", "+i", *files], check=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


REASON_OF: dict[Trouble, str] = {
    locked: "locked",
    no_room_for_files: "disk_error",
    full: "disk_full",
    read_only: "disk_error",
}


def can_be_frozen(file: Path) -> bool:
    tried = [subprocess.run(["chattr", sign, file], check=False, capture_output=True) for sign in ("+i", "-i")]
    return all(try_.returncode == 0 for try_ in tried)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tenfold", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.parametrize("trouble", [locked, no_room_for_files])
def test_a_sqlite_database_that_cannot_be_written_is_waited_for(tmp_path: Path, trouble: Trouble) -> None:
    with Live(tmp_path) as live:
        asyncio.run(live_through(live, trouble))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk; a limit on files shows the same")
def test_a_full_disk_is_waited_for(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        live = Live(disk)
        live.log = tmp_path / "server.log"
        with live:
            asyncio.run(live_through(live, full))


def test_a_read_only_database_is_waited_for(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        if not can_be_frozen(tmp_path / "tenfold.db"):
            pytest.skip("the files of this disk cannot be made unchangeable for a server that has them open")
        asyncio.run(live_through(live, read_only))


def test_bots_and_clocks_go_on_by_themselves_after_trouble(tmp_path: Path) -> None:
    async def wait_for_them(live: Live) -> None:
        async with await Server.arrive(live.url, "Ada") as ada:
            seats = [{"is": "bot", "bot": "random"}, {"is": "open"}]
            clock = {"pace": 200, "clock": {"seconds": 1, "reserve": 0}}
            opened = [await ada.open_table("ten", {"first": first}, seats=seats, seat=1, house=clock) for first in (0, 1)]
            async with ada.at(opened[0].table.id) as with_bot, ada.at(opened[1].table.id) as with_clock:
                await with_bot.do(Start())
                await with_clock.do(Start())
                with locked(live):
                    await refused_for_long(with_bot)
                await with_bot.until(lambda: with_bot.legal is not None)
                await with_clock.until(lambda: with_clock.table is not None and with_clock.table.seats[1].bot is not None)

    async def refused_for_long(seat: Seat) -> None:
        """Longer than the bot thinks and the clock runs, and than either waits for the database."""
        for _ in range(2):
            with pytest.raises(NotDone):
                await seat.do(Say("Is anybody there?"))

    with Live(tmp_path) as live:
        asyncio.run(wait_for_them(live))


def test_a_lock_that_is_soon_gone_is_not_even_noticed(tmp_path: Path) -> None:
    async def wait_for_it(live: Live) -> None:
        async with playing(live.url) as party:
            while await held_for(live, saying := [say(party.games[0].seats[0])]) > SOON_S:
                await asyncio.gather(*saying, return_exceptions=True)  # a busy machine held it longer than that
            await saying[0]

    def say(seat: Player) -> asyncio.Task[int]:
        return asyncio.create_task(seat.do(Say("A moment, please")))

    async def held_for(live: Live, saying: list[asyncio.Task[int]]) -> float:
        began = time.monotonic()
        with locked(live):
            await asyncio.sleep(0.3)
            waits = not saying[0].done()
        held = time.monotonic() - began
        assert waits or held > SOON_S
        return held

    with Live(tmp_path) as live:
        asyncio.run(wait_for_it(live))


@pytest.mark.xdist_group("postgres")
def test_whoever_comes_while_the_database_is_away_is_told_to_come_back(tmp_path: Path, postgres: Postgres) -> None:
    """What they send again with the same id may have been done: who is not let in must not hear that it was refused."""

    async def come(live: Live) -> None:
        async with playing(live.url) as party:
            ada = party.games[0].seats[0]
            async with stranger(ada) as other:
                await asyncio.to_thread(postgres.stop)
                try:
                    await other.join()
                    await other.say(Do("again", Say("Only once")))
                    refusals, code = await other.heard_until_closed(Refusal)
                finally:
                    await asyncio.to_thread(postgres.start)
            assert (refusals, code) == ([], AWAY)
            assert await ada.do(Say("Back again")) == ada.seq

    with Live(tmp_path, postgres.database()) as live:
        asyncio.run(come(live))


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("mode", ["immediate", "fast"])
def test_players_go_on_when_postgres_is_restarted(tmp_path: Path, postgres: Postgres, mode: str) -> None:
    async def play(url: str, live: Live) -> None:
        async with playing(live.url, tables=6) as party:
            games = asyncio.create_task(party.play(random.Random(1), thinking))
            for _ in range(2):
                goal = party.acknowledged + 150
                while party.acknowledged < goal:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(postgres.restart, mode)
            await games
            await check_party(party, url)
            assert set(party.refusals) <= REASONS

    async def thinking() -> None:
        await asyncio.sleep(0.01)

    url = postgres.database()
    with Live(tmp_path, url) as live:
        asyncio.run(play(url, live))
