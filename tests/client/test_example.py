"""docs/example_client.py plays both games to the end, as a program of its own against a real server."""

from __future__ import annotations

import asyncio
import sys

import pytest

from tenfold.client import Server
from tenfold.table.commands import Start
from tests.docs.pages import DOCS
from tests.server.live import Live

LONGEST_EXAMPLE = 35


async def run_example(url: str, code: str) -> asyncio.subprocess.Process:
    arguments = [sys.executable, str(DOCS / "example_client.py"), url, code]
    return await asyncio.create_subprocess_exec(*arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)


async def host(live: Live, game: str, players: int) -> None:
    """Open a table for the program and a bot or two, start when it sits, and watch to the end."""
    seats = [{"is": "open"}] + [{"is": "bot", "bot": "careful"}] * (players - 1)
    async with await Server.arrive(live.url, "Host") as server:
        opened = await server.open_table(game, {"players": players}, seats=seats, seat=None, house={"pace": 0})
        async with server.at(opened.table.id) as seat:
            program = await run_example(live.url, opened.table.code)
            await seat.until(lambda: seat.table is not None and seat.table.seats[0].commitment is not None)
            await seat.do(Start())
            await seat.until(lambda: seat.outcome is not None)
            out, err = await program.communicate()
    assert (program.returncode, err) == (0, b"")
    assert out.decode() == f"It is over: {seat.outcome}\nThe deal is proven: True\n"


@pytest.mark.parametrize(("game", "players"), [("ten", 2), ("trick_later", 3)])
def test_the_example_plays_to_the_end(live: Live, game: str, players: int) -> None:
    asyncio.run(host(live, game, players))


def test_the_example_is_short() -> None:
    assert len((DOCS / "example_client.py").read_text(encoding="utf-8").splitlines()) <= LONGEST_EXAMPLE
