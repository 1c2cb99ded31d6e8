"""Backup and restore as docs/host.md tells it: a copy made while people play is a whole database of some moment."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path

import pytest

from tenfold.client import Server
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.reliability.players import KINDS, Game, Party, Player
from tests.server.reliability.proof import check_party, read_logs

TABLES = 3


async def copied_in_play(live: Live, copy: Callable[[], object]) -> list[Game]:
    """Make a copy in the middle of many games, which go on."""
    async with AsyncExitStack() as stack:
        party = await Party.gather(live.url, 3, stack)
        await party.sit_down(TABLES)
        playing = asyncio.create_task(party.play(random.Random(1), thinking))
        while party.acknowledged < 150:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(copy)
        copied = party.acknowledged
        while party.acknowledged < copied + 50:
            await asyncio.sleep(0.01)
        playing.cancel()
        return party.games


async def thinking() -> None:
    await asyncio.sleep(0.01)


async def play_on(live: Live, place: Path | str, games: list[Game]) -> None:
    """The same guests, with the tokens that they had, play all games to the end at the restored server."""
    async with AsyncExitStack() as stack:
        party = Party([], stack)
        for game in games:
            seats = [Player(live.url, seat.token, game.table) for seat in game.seats]
            for seat in seats:
                await stack.enter_async_context(seat)
            party.games.append(Game(game.kind, game.table, game.commitment, seats))
        party.guests.append(await stack.enter_async_context(Server(live.url, games[0].seats[0].token)))
        await party.play(random.Random(2), thinking)
        assert await check_party(party, place) > TABLES * min(kind.moves for kind in KINDS)
        assert not party.refusals


def backup_sqlite(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", [str(copy)])


def test_a_sqlite_backup_made_in_play_is_restored_in_another_folder(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with Live(first) as live:
        games = asyncio.run(copied_in_play(live, partial(backup_sqlite, first / "tenfold.db", second / "tenfold.db")))
    in_play = read_logs(first)
    assert all(log == in_play[table][: len(log)] for table, log in read_logs(second).items())
    with Live(second) as restored:
        asyncio.run(play_on(restored, second, games))


def tool(postgres: Postgres, program: str, *options: str) -> None:
    environment = os.environ | {"LC_ALL": "C"}
    subprocess.run([str(postgres.binaries / program), *options], check=True, env=environment)


@pytest.mark.xdist_group("postgres")
def test_a_postgres_backup_made_in_play_is_restored_in_another_database(tmp_path: Path, postgres: Postgres) -> None:
    first, second, dump = postgres.database(), postgres.database(), str(tmp_path / "tenfold.dump")
    with Live(tmp_path, first) as live:
        backup = partial(tool, postgres, "pg_dump", "--format=custom", f"--file={dump}", first)
        games = asyncio.run(copied_in_play(live, backup))
    tool(postgres, "pg_restore", "--no-owner", f"--dbname={second}", dump)
    in_play = read_logs(first)
    assert all(log == in_play[table][: len(log)] for table, log in read_logs(second).items())
    with Live(tmp_path, second) as restored:
        asyncio.run(play_on(restored, second, games))
