"""The server's own bots, and those of other people."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tenfold.client.errors import NotDone
from tenfold.table.commands import AddBot, Change, Start
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited, until
from tests.table.seating import QUICK

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_client.py"


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [
        ("ten", {}, ["random", "careful"]),
        ("ten", {"players": 3}, ["careful", "random", "random"]),
        ("trick_later", {"players": 3}, ["random", "careful", "random"]),
        ("trick_later", {"players": 4}, ["random"] * 4),
    ],
)
def test_bots_finish_a_game_among_themselves(live: Live, game: str, options: dict[str, int], bots: list[str]) -> None:
    @awaited
    async def play() -> None:
        async with Party(live.url) as party:
            [anna] = await party.guests("Anna")
            seats = [{"is": "bot", "bot": bot} for bot in bots]
            table = (await anna.open_table(game, options, seats=seats, seat=None, house=FAST)).table.id
            await anna.do(table, Start())
            watching = await party.at(anna, table)
            await watching.until(lambda: watching.outcome is not None)
            assert "(bot)" in await anna.record(table)

    play()


@awaited
async def test_a_bot_takes_the_time_that_the_host_sets(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        seats = [{"is": "bot", "bot": "random"}, {"is": "bot", "bot": "random"}]
        table = (await anna.open_table("ten", QUICK, seats=seats, seat=None, house={"pace": 300})).table.id
        [wire] = await party.wires(table, anna)
        before = time.monotonic()
        await anna.do(table, Start())
        for _ in range(4):
            await wire.next_of("news")
        assert time.monotonic() - before > 3 * 0.3
        await anna.do(table, Change(House(pace=0)))

        async def is_over() -> bool:
            return (await anna.look(table)).table.status == "over"

        await until(is_over)


@awaited
async def test_a_bot_plays_on_when_the_server_comes_back(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            seats = [{"is": "bot", "bot": "random"}, {"is": "bot", "bot": "careful"}]
            table = (await anna.open_table("ten", QUICK, seats=seats, seat=None, house={"pace": 200})).table.id
            await anna.do(table, Start())
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

            async def is_over() -> bool:
                return (await anna.look(table)).table.status == "over"

            await until(is_over)
            assert "end finished" in await anna.record(table)


@awaited
async def test_a_bot_must_know_the_game(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        for command in (AddBot(1, "nobody"), Change(House(stand_in="nobody"))):
            with pytest.raises(NotDone) as refused:
                await anna.do(table, command)
            assert refused.value.code == "option"


@awaited
async def test_the_example_of_the_documentation_plays_a_game(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        shown = await anna.open_table("ten", QUICK, house=FAST)
        example = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), live.url, shown.table.code, stdout=asyncio.subprocess.PIPE
        )

        async def full() -> bool:
            return (await anna.look(shown.table.id)).table.seats[1].is_ == "guest"

        await until(full)
        await anna.do(shown.table.id, Start())
        seat = await party.at(anna, shown.table.id)
        async for turn in seat.turns():
            await seat.move(turn.legal[0])
        output, _ = await example.communicate()
        assert example.returncode == 0
        assert output.startswith(b"It is over:")
