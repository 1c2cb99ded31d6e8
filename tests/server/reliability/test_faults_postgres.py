"""PostgreSQL is killed, cut off, replaced or full while people play: what was acknowledged stays, and they go on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.postgres import Postgres, Standby
from tests.server.reliability.players import Party
from tests.server.reliability.proof import check_party
from tests.server.reliability.rough import playing, readiness_is
from tests.server.reliability.switch import Switch
from tests.server.reliability.test_faults_database import REASONS, small_disk

pytestmark = pytest.mark.xdist_group("postgres")

TABLES = 4
PLAYED = 80
CUTS = 5
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"


async def thinking() -> None:
    await asyncio.sleep(0.01)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may come to an end."""
    server = Postgres()
    yield server
    server.remove()


async def played(party: Party, moves: int) -> None:
    """So many requests more were acknowledged."""
    goal = party.acknowledged + moves
    while party.acknowledged < goal:
        await asyncio.sleep(0.01)


@asynccontextmanager
async def in_play(live: Live, place: str) -> AsyncIterator[Party]:
    """Many games that have begun; they are played to their end whatever happens, and then held against the log."""
    async with playing(live.url, tables=TABLES) as party:
        games = asyncio.create_task(party.play(random.Random(1), thinking))
        await played(party, PLAYED)
        yield party
        await games
        await check_party(party, place)
        assert set(party.refusals) <= REASONS


def test_players_go_on_when_postgres_is_killed(tmp_path: Path, own_postgres: Postgres) -> None:
    async def play(live: Live, url: str) -> None:
        async with in_play(live, url):
            await asyncio.to_thread(own_postgres.kill)
            await readiness_is(503, live)
            await asyncio.to_thread(own_postgres.start)
            await readiness_is(200, live)

    url = own_postgres.database()
    with Live(tmp_path, url) as live:
        asyncio.run(play(live, url))


def test_players_go_on_when_all_connections_are_cut_again_and_again(tmp_path: Path, own_postgres: Postgres) -> None:
    async def play(live: Live, url: str) -> None:
        async with in_play(live, url) as party:
            for _ in range(CUTS):
                assert await asyncio.to_thread(own_postgres.execute, CUT)
                await played(party, PLAYED // CUTS)

    url = own_postgres.database()
    with Live(tmp_path, url) as live:
        asyncio.run(play(live, url))


def test_players_go_on_when_a_standby_takes_the_place_of_a_dead_server(tmp_path: Path, own_postgres: Postgres) -> None:
    """With synchronous replication: what was acknowledged is there, too. The address stays, what is behind it changes."""

    async def play(standby: Standby, url: str) -> None:
        async with Switch(own_postgres.port) as switch:
            live = Live(tmp_path, moved(url, own_postgres.port, switch.port))
            await asyncio.to_thread(live.start)
            try:
                await fail_over(live, standby, switch, moved(url, own_postgres.port, standby.port))
            finally:
                live.kill()

    async def fail_over(live: Live, standby: Standby, switch: Switch, place: str) -> None:
        async with in_play(live, place):
            await asyncio.to_thread(own_postgres.kill)
            await readiness_is(503, live)
            await asyncio.to_thread(standby.promote)
            switch.turn(standby.port)
            await readiness_is(200, live)

    url = own_postgres.database()
    with ExitStack() as stack:
        standby = Standby(own_postgres)
        stack.callback(standby.remove)
        standby.be_waited_for()
        asyncio.run(play(standby, url))


def moved(url: str, port: int, other: int) -> str:
    return url.replace(f":{port}/", f":{other}/")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")
def test_players_go_on_when_the_disk_of_postgres_was_full(tmp_path: Path, own_postgres: Postgres) -> None:
    async def play(live: Live, url: str, filler: Path) -> None:
        async with in_play(live, url):
            fill(filler)
            await readiness_is(503, live)
            while "The database does not take what is written (disk_full)" not in live.logged():
                await asyncio.sleep(0.1)
            filler.unlink()
            await readiness_is(200, live)

    with small_disk(Path(own_postgres.folder) / "disk") as disk:
        place = disk / "space"
        place.mkdir()
        url = own_postgres.database(place)
        with Live(tmp_path, url) as live:
            asyncio.run(play(live, url, disk / "filler"))
        own_postgres.stop()


def fill(filler: Path) -> None:
    """Not even a page is left."""
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return
