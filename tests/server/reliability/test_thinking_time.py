"""How long somebody thought follows from the log alone: whichever process they use, whoever plays for them, after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tenfold.client import Server
from tenfold.table.commands import Concede, Move, Start, TakeBack
from tenfold.table.entries import Entry, Moved, Started, TakenOver, read_entry
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.reliability.rough import changed_server
from tests.server.visiting import awaited, until

ROWS = "SELECT at, entry FROM log WHERE table_id = '{table}' ORDER BY seq"
LONG_THOUGHT_S = 1.5
CLOCK = {"seconds": 1, "reserve": 600}
ONE_BOT = [{"is": "open"}, {"is": "bot", "bot": "random"}]
MUCH_TIME_TO_COME_BACK = "import tenfold.server.live.clocks as clocks; clocks.COME_BACK_MS = 600_000"


def log_of(database: str | Path, table: str) -> list[tuple[int, Entry]]:
    """Each entry, and when it was written."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database / "tenfold.db")) as connection:
            rows = connection.execute(ROWS.format(table=table)).fetchall()
    else:
        with psycopg.connect(database) as postgres:
            rows = postgres.execute(ROWS.format(table=table).encode()).fetchall()
    return [(at, read_entry(text)) for at, text in rows]


def spent(log: list[tuple[int, Entry]]) -> list[int]:
    """What every guest's own move says, which is what the times in the log say."""
    began, found = 0, []
    for at, entry in log:
        if isinstance(entry.what, Moved) and not entry.what.bot:
            assert entry.what.spent == at - began
            found.append(entry.what.spent)
        if isinstance(entry.what, Moved | Started):
            began = at
    assert [at for at, _ in log] == sorted(at for at, _ in log)
    return found


async def game(ada: Server, clock: dict[str, int], **house: object) -> str:
    """Ada is to move, with a clock, against a bot."""
    opened = await ada.open_table("ten", {"first": 0}, seats=ONE_BOT, house={"pace": 0, "clock": clock} | house)
    await ada.do(opened.table.id, Start())
    return opened.table.id


async def move(ada: Server, table: str) -> None:
    seen = await ada.look(table)
    assert seen.legal is not None
    await ada.do(table, Move([seen.legal[0]], seen.seq))


@pytest.mark.xdist_group("postgres")
@awaited
async def test_who_thinks_at_one_process_and_moves_through_another_has_spent_the_time(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with Live(tmp_path / "one", database) as one, Live(tmp_path / "two", database) as two:
        async with await Server.arrive(one.url, "Ada") as ada, Server(two.url, ada.token) as elsewhere:
            table = await game(ada, CLOCK)
            await asyncio.sleep(LONG_THOUGHT_S)
            await move(elsewhere, table)
            assert spent(log_of(database, table))[0] >= LONG_THOUGHT_S * 1000
            seen = [await each.look(table) for each in (ada, elsewhere)]
            reserves = [snapshot.turn.reserve for snapshot in seen if snapshot.turn]
            assert reserves[0] == reserves[1]
            assert reserves[0] is not None
            assert reserves[0][0] <= 600_000 - (LONG_THOUGHT_S - 1) * 1000


@awaited
async def test_a_restart_gives_no_time_back_but_time_to_come_back(tmp_path: Path) -> None:
    with changed_server(tmp_path, MUCH_TIME_TO_COME_BACK) as live:
        async with await Server.arrive(live.url, "Ada") as ada:
            table = await game(ada, {"seconds": 1, "reserve": 1})
            live.kill()
            await asyncio.sleep(2 * LONG_THOUGHT_S)
            live.start()
            back = await ada.look(table)
            assert back.turn is not None
            assert back.turn.patience == 0
            await move(ada, table)
            log = log_of(tmp_path, table)
            assert spent(log)[0] >= 2 * LONG_THOUGHT_S * 1000
            assert not any(isinstance(entry.what, TakenOver) for _, entry in log)
            after = (await ada.look(table)).turn
            assert after is not None
            assert after.reserve is not None
            assert after.reserve[0] == 0


@awaited
async def test_who_comes_back_finds_the_clock_where_it_is(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with await Server.arrive(live.url, "Ada") as ada:
            table = await game(ada, CLOCK)
            for _ in range(2):
                async with ada.at(table):
                    await asyncio.sleep(LONG_THOUGHT_S / 2)
            seen = await ada.look(table)
            assert seen.turn is not None
            assert seen.turn.patience is not None
            assert seen.turn.patience <= 601_000 - LONG_THOUGHT_S * 1000


@awaited
async def test_who_lets_a_bot_move_pays_for_the_time_before_and_who_takes_back_for_all_of_it(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with await Server.arrive(live.url, "Ada") as ada:
            table = await game(ada, CLOCK, pace=0)
            await asyncio.sleep(LONG_THOUGHT_S)
            await ada.do(table, Concede())

            async def bot_has_moved() -> bool:
                return any(isinstance(entry.what, Moved) for _, entry in log_of(tmp_path, table))

            await until(bot_has_moved)
            moved = next(entry.what for _, entry in log_of(tmp_path, table) if isinstance(entry.what, Moved))
            assert (moved.bot, moved.spent >= LONG_THOUGHT_S * 1000) == (True, True)
            seen = await ada.look(table)
            assert seen.turn is not None
            assert seen.turn.reserve is not None
            assert seen.turn.reserve[0] <= 600_000 - (LONG_THOUGHT_S - 1) * 1000
            slow = await game(ada, CLOCK, pace=10_000)
            await asyncio.sleep(LONG_THOUGHT_S / 2)
            await ada.do(slow, Concede())
            await asyncio.sleep(LONG_THOUGHT_S / 2)
            await ada.do(slow, TakeBack())
            await move(ada, slow)
            assert spent(log_of(tmp_path, slow))[0] >= LONG_THOUGHT_S * 1000
