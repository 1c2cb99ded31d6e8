"""Thinking in a real server: nobody's bots wait behind those of somebody else, and no process is left behind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import psutil
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tenfold.bots.ready import make_ready
from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.table.commands import Move, Start
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited, until

WORKER = "tenfold.server.thinking.worker"
BUSY_TABLES = 60
# How long those stay who ask and go. On a slow machine a question has not arrived yet; on a quick one it is answered already.
STAYS_S = (0.1, 0.2, 0.4, 0.8)


@pytest.fixture(scope="module")
def two_cores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that believes in two cores, wherever it runs, whose `sharp` has been compiled."""
    make_ready("sharp", "ten")
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:2])
    try:
        with Live(tmp_path_factory.mktemp("thinking")) as server:
            yield server
    finally:
        os.sched_setaffinity(0, before)


async def metric(guest: Server, name: str, **labels: str) -> float:
    """A number of the server; 0 if it has none."""
    families = text_string_to_metric_families((await guest.http.get("/metrics")).text)
    samples = [one for family in families for one in family.samples if one.name == name]
    return sum(one.value for one in samples if labels.items() <= one.labels.items())


async def bots_play(host: Server, *bots: str, pace: int = 0) -> str:
    seats = [{"is": "bot", "bot": bot} for bot in bots]
    table = (await host.open_table("ten", {"players": len(bots)}, seats=seats, seat=None, house={"pace": pace})).table.id
    await host.do(table, Start())
    return table


async def facing_a_choice(guest: Server) -> str:
    """A table of one guest and a bot, where the guest must choose."""
    seats = [{"is": "open"}, {"is": "bot", "bot": "random"}]
    table = (await guest.open_table("ten", {"players": 2, "first": 0}, seats=seats, seat=0, house=FAST)).table.id
    await guest.do(table, Start())
    while len((shown := await guest.look(table)).legal or ()) < 2:
        if shown.legal:
            await guest.do(table, Move(shown.legal[:1], shown.seq))
    return table


async def wake_adviser(guest: Server, table: str) -> None:
    """Ask for hints until there is one: `sharp` can think here now."""
    while True:
        with suppress(NotDone):
            await guest.hint(table)
            return


async def hint_code(guest: Server, table: str) -> str:
    try:
        await guest.hint(table)
    except NotDone as why:
        return why.code
    return "given"


@awaited
async def test_a_quick_bot_ends_its_game_while_the_searches_of_another_guest_wait(two_cores: Live) -> None:
    async with Party(two_cores.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        await wake_adviser(ben, await facing_a_choice(ben))
        tables = [await bots_play(anna, "sharp", "sharp") for _ in range(BUSY_TABLES)]

        async def all_wait() -> bool:
            return await metric(ben, "tenfold_thoughts_waiting", lane="search") > BUSY_TABLES // 2

        await until(all_wait)
        game = await bots_play(ben, "careful", "random")
        watching = await party.at(ben, game)
        await watching.until(lambda: watching.outcome is not None)
        moved = (await ben.look(game)).seq
        theirs = [(await ben.look(table)).seq for table in tables]
        assert await all_wait()
        assert max(theirs) < moved
        assert await metric(ben, "tenfold_thoughts_shortened_total", bot="sharp") > 0
        assert "The server is busy" in two_cores.logged()
        assert not (await ben.hint(await facing_a_choice(ben))).brief
        assert (await anna.hint(await facing_a_choice(anna))).brief
        assert await metric(ben, "tenfold_thoughts_running", lane="search") <= 2


@awaited
async def test_hints_that_nobody_waits_for_are_dropped(two_cores: Live) -> None:
    async with Party(two_cores.url) as party:
        guests = await party.guests(*[f"Guest {n}" for n in range(6)])
        tables = [await facing_a_choice(guest) for guest in guests]
        await wake_adviser(guests[0], tables[0])
        before = await metric(guests[0], "tenfold_thoughts_dropped_total", why="gone")
        stays = cycle(STAYS_S)

        async def dropped() -> bool:
            asking = [asyncio.create_task(guest.hint(table)) for guest, table in zip(guests, tables, strict=True)]
            await asyncio.sleep(next(stays))
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            return await metric(guests[0], "tenfold_thoughts_dropped_total", why="gone") > before

        async def given() -> bool:
            return await hint_code(guests[1], tables[1]) == "given"

        await until(dropped)
        await until(given)


@awaited
async def test_a_newer_hint_replaces_an_older_one(two_cores: Live) -> None:
    async with Party(two_cores.url) as party:
        [anna] = await party.guests("Anna")
        tables = [await facing_a_choice(anna) for _ in range(2)]
        await wake_adviser(anna, tables[0])
        codes = await asyncio.gather(*(hint_code(anna, table) for table in tables))
        assert sorted(codes) == ["given", "hint_replaced"]


def thinkers(server: Live) -> list[psutil.Process]:
    return [child for child in psutil.Process(server.pid).children() if WORKER in child.cmdline()]


@awaited
async def test_a_game_goes_on_when_the_processes_that_think_are_killed(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            table = await bots_play(anna, "careful", "random", pace=10)
            killed: set[int] = set()
            while len(killed) < 3:
                for process in thinkers(server):
                    process.kill()
                    killed.add(process.pid)
                await asyncio.sleep(0.05)
            watching = await party.at(anna, table)
            await watching.until(lambda: watching.outcome is not None)
            assert "end finished" in await anna.record(table)


@pytest.mark.parametrize("how", ["terminate", "kill"])
def test_no_process_stays_behind(tmp_path: Path, how: str) -> None:
    @awaited
    async def end() -> None:
        with Live(tmp_path) as server:
            async with Party(server.url) as party:
                [anna] = await party.guests("Anna")
                await bots_play(anna, "careful", "sharp", pace=10)

                async def thinks() -> bool:
                    return bool(thinkers(server))

                await until(thinks)
                children = thinkers(server)
                main = psutil.Process(server.pid)
                getattr(main, how)()
                while server.process is not None and server.process.poll() is None:
                    await asyncio.sleep(0.05)
                while any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children):
                    await asyncio.sleep(0.05)

    end()
