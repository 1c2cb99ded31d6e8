"""Backup and restore as docs/host.md tells it: a copy made while people play is a whole database of some moment."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
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
        while party.acknowledged < copied + 50 and not playing.done():
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


def tenfold(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "tenfold.cli", *arguments], check=True)


def named(place: Path | str) -> list[str]:
    return ["--data", str(place)] if isinstance(place, Path) else ["--database", place]


def moved(tmp_path: Path, first: Path | str, second: Path | str) -> None:
    """From one database to another in the middle of games, which go on there."""
    copy = str(tmp_path / "copy.db")
    with served(tmp_path, first) as live:
        games = asyncio.run(copied_in_play(live, partial(tenfold, "backup", copy, *named(first))))
    tenfold("restore", copy, *named(second))
    in_play = read_logs(first)
    assert all(log == in_play[table][: len(log)] for table, log in read_logs(second).items())
    with served(tmp_path, second) as restored:
        asyncio.run(play_on(restored, second, games))
        tenfold("check", *named(second))


def served(tmp_path: Path, place: Path | str) -> Live:
    return Live(place) if isinstance(place, Path) else Live(tmp_path, place)


@pytest.mark.xdist_group("postgres")
def test_a_sqlite_backup_made_in_play_goes_on_in_postgres(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "first").mkdir()
    moved(tmp_path, tmp_path / "first", postgres.database())


@pytest.mark.xdist_group("postgres")
def test_a_postgres_backup_made_in_play_goes_on_in_sqlite(tmp_path: Path, postgres: Postgres) -> None:
    moved(tmp_path, postgres.database(), tmp_path / "second")
