"""Clients that do not behave: they harm nobody but themselves, and what they send changes nothing."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import psutil
import pytest

from tenfold.table.commands import Change, Move, Say, Start
from tenfold.table.messages import Do, Done, News, Ping, Pong, Refusal
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.reliability.players import Party, Player
from tests.server.reliability.proof import check_party, read_logs
from tests.server.reliability.rough import (
    Stranger,
    changed_server,
    no_breath,
    playing,
    silent,
    stranger,
    until_metric,
)

WATCHERS = 20
SMALLEST_BUFFER = 2_048
MUCH_MEMORY = 100 << 20
NONSENSE: list[str | bytes] = [
    "",
    "{",
    "[" * 10_000,
    '{"type":"do"}',
    '{"type":"do","id":"","command":{"do":"start"}}',
    b'{"type":"ping"}',
]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server


@asynccontextmanager
async def unharmed(live: Live) -> AsyncIterator[Party]:
    """Ada and Bo play a game to its end while something goes on beside, and never lose their connection."""
    async with playing(live.url) as party:
        sockets = [seat.socket for seat in party.games[0].seats]
        yield party
        await party.games[0].play(random.Random(1), no_breath)
        assert [seat.socket for seat in party.games[0].seats] == sockets
        await check_party(party, live.folder)


async def refusal(other: Stranger) -> str:
    """The code of the next refusal."""
    return (await other.hear(Refusal)).code


def test_a_request_that_is_repeated_is_done_once_and_answered_each_time(live: Live) -> None:
    async def repeat() -> None:
        async with unharmed(live) as party, stranger(party.games[0].seats[0]) as other:
            await other.join()
            for _ in range(3):
                await other.say(Do("again", Say("Only once")))
            news = await other.hear(News)
            assert [await other.hear(Done) for _ in range(2)] == [Done("again", news.seq)] * 2

    asyncio.run(repeat())


def test_messages_that_come_late_or_out_of_order_are_refused(live: Live) -> None:
    async def ask(ada: Player, other: Stranger) -> None:
        await other.say(Do("too early", Say("I have not joined")))
        assert await refusal(other) == "not_joined"
        await other.join()
        await other.join()
        assert await refusal(other) == "joined"
        await other.say(Do("too late", Move(["draw"], after=1)))
        assert await refusal(other) == "stale"
        await other.say(Do("again", Start()))
        assert await refusal(other) in ("started", "host_only")
        assert ada.seq == len(read_logs(live.folder)[ada.table.id if ada.table else ""])

    async def play() -> None:
        async with unharmed(live) as party, stranger(party.games[0].seats[0]) as other:
            await ask(party.games[0].seats[0], other)

    asyncio.run(play())


def test_what_is_no_message_is_refused_and_the_connection_stays(live: Live) -> None:
    async def send() -> None:
        async with unharmed(live) as party, stranger(party.games[0].seats[0]) as other:
            await other.join()
            before = read_logs(live.folder)
            for nonsense in NONSENSE:
                await other.socket.send(nonsense)
                assert await refusal(other) == "syntax"
            await other.say(Ping())
            assert await other.hear(Pong) == Pong()
            assert read_logs(live.folder) == before

    asyncio.run(send())


@pytest.mark.parametrize(("frame", "code"), [("x" * 20_000, 1009), (b"\xff\xfe no text", 1007)], ids=["oversized", "not UTF-8"])
def test_what_cannot_be_text_of_ours_closes_the_connection(live: Live, frame: str | bytes, code: int) -> None:
    async def send() -> None:
        async with unharmed(live) as party, stranger(party.games[0].seats[0]) as other:
            await other.join()
            await other.socket.send(frame, text=True)
            assert await other.closed() == code

    asyncio.run(send())


def test_a_flood_is_limited_then_closed_while_others_play_on(live: Live) -> None:
    async def play() -> None:
        async with playing(live.url) as floods, unharmed(live):
            assert await flood_until_closed(floods.games[0].seats[0]) == 4029
        await until_metric(live, "tenfold_connections_too_fast_total", 1)

    async def flood_until_closed(seat: Player) -> int | None:
        async with stranger(seat) as other:
            hearing = asyncio.create_task(other.closed())
            while not hearing.done():
                await asyncio.gather(*(other.socket.send('{"type":"ping"}') for _ in range(100)), return_exceptions=True)
            return await hearing

    asyncio.run(play())


def test_clients_that_stop_reading_are_closed_and_cost_little(live: Live) -> None:
    async def watch(lazy: ExitStack) -> None:
        async with playing(live.url) as party:
            host = party.guests[0]
            bots = [{"is": "bot", "bot": "random"}] * 5
            noisy = await host.open_table("ten", {"players": 5}, seats=bots, seat=None, house={"pace": 0})
            raws = [lazy.enter_context(silent(live, noisy.table.id, host.token, SMALLEST_BUFFER)) for _ in range(WATCHERS)]
            before = psutil.Process(live.pid).memory_info().rss
            async with host.at(noisy.table.id) as watcher:
                await watcher.do(Start())
                for _ in range(300):
                    await watcher.do(Change(House(pace=0)))
                await watcher.until(lambda: watcher.outcome is not None)
            await until_metric(live, "tenfold_connections_too_slow_total", WATCHERS)
            assert psutil.Process(live.pid).memory_info().rss - before < MUCH_MEMORY
            await asyncio.gather(*(asyncio.to_thread(read_to_the_end, raw) for raw in raws))

    with ExitStack() as lazy:
        asyncio.run(watch(lazy))


def read_to_the_end(raw: socket.socket) -> None:
    """What was on its way still comes, and then no more."""
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    with suppress(ConnectionResetError):
        while raw.recv(1 << 16):
            pass


def test_a_client_that_vanished_is_noticed_by_its_silence(tmp_path: Path) -> None:
    async def vanish(live: Live) -> None:
        async with playing(live.url) as party:
            ada, bo = party.games[0].seats
            await ada.until(lambda: len(ada.present) == 2)
            await bo.__aexit__()
            await ada.until(lambda: ada.present == [ada.you])
            with silent(live, party.games[0].table, bo.token, 1 << 20):
                await ada.until(lambda: len(ada.present) == 2)
                socket = ada.socket
                await ada.until(lambda: ada.present == [ada.you])
                assert ada.socket is socket

    quick_pings = "import tenfold.server.serve; tenfold.server.serve.PING_S = 5.0"
    with changed_server(tmp_path, quick_pings) as live:
        asyncio.run(vanish(live))
