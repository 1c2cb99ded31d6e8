"""A game with more than a thousand entries can be opened again, by whoever reads at all."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tenfold.client import Seat
from tenfold.table.commands import Person
from tenfold.table.table import Table
from tests.server.live import Live
from tests.server.long_games import PLAYERS, come, long_game, write
from tests.server.visiting import Wire, awaited

SMALLEST_BUFFER = 2_048
SLOW_SECONDS = 0.002
AT_ONCE = 8


class House:
    """A server with a long game in the middle and one at its end."""

    def __init__(self, live: Live, people: list[tuple[Person, str]], middle: Table, end: Table) -> None:
        self.live = live
        self.token = people[0][1]
        self.host = people[0][0]
        self.middle = middle
        self.end = end

    def address(self, table: Table) -> str:
        return f"ws{self.live.url[4:]}/api/tables/{table.id}/socket"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("long")
    people = come(folder, *(f"Guest {n}" for n in range(PLAYERS)))
    guests = [person for person, _ in people]
    middle, end = long_game(guests, moves=301), long_game(guests)
    write(folder, middle, end)
    with Live(folder) as live:
        yield House(live, people, middle, end)


async def joined(stack: AsyncExitStack, house: House, table: Table, **more: Any) -> Wire:
    more = {"additional_headers": house.headers, "max_queue": None} | more
    return Wire(await stack.enter_async_context(connect(house.address(table), **more)))


async def whole_story(wire: Wire, since: int = 0, pause: float = 0.0) -> list[dict[str, Any]]:
    """All news up to the snapshot, which is the last."""
    await wire.send(type="join", since=since, aid=True)
    messages = [await wire.next()]
    while messages[-1]["type"] != "snapshot":
        await asyncio.sleep(pause)
        messages.append(await wire.next())
    return messages


def check(messages: list[dict[str, Any]], table: Table, since: int = 0) -> None:
    *story, snapshot = messages
    assert [news["seq"] for news in story] == list(range(since + 1, table.head + 1))
    assert snapshot["seq"] == table.head


@pytest.mark.parametrize("since", [0, 700])
@pytest.mark.parametrize("which", ["middle", "end"])
@awaited
async def test_a_long_game_is_told_from_where_one_was_and_then_goes_on(house: House, which: str, since: int) -> None:
    table: Table = getattr(house, which)
    async with AsyncExitStack() as stack:
        wire = await joined(stack, house, table)
        check(await whole_story(wire, since), table, since)
        await wire.send(type="ping")
        assert (await wire.next_of("pong"))["type"] == "pong"


@awaited
async def test_who_reads_slowly_but_steadily_hears_it_all(house: House) -> None:
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST_BUFFER)
    narrow.connect(("127.0.0.1", house.live.port))
    async with AsyncExitStack() as stack:
        wire = await joined(stack, house, house.end, sock=narrow, max_queue=1)
        check(await whole_story(wire, pause=SLOW_SECONDS), house.end)


@awaited
async def test_many_may_come_at_once(house: House) -> None:
    async with AsyncExitStack() as stack:
        wires = [await joined(stack, house, house.end) for _ in range(AT_ONCE)]
        for messages in await asyncio.gather(*map(whole_story, wires)):
            check(messages, house.end)


@awaited
async def test_what_happens_meanwhile_follows_the_snapshot_in_order(house: House) -> None:
    async with AsyncExitStack() as stack:
        wire = await joined(stack, house, house.middle)
        await wire.send(type="join", since=0)
        for n in range(5):
            await wire.send(type="do", id=f"say {n}", command={"do": "say", "text": f"I am back {n}"})
        messages = [await wire.next_of("news", "snapshot") for _ in range(house.middle.head + 6)]
        at = house.middle.head
        assert [message["seq"] for message in messages] == [*range(1, at + 1), at, *range(at + 1, at + 6)]
        house.middle.head += 5


@awaited
async def test_a_client_that_was_away_for_long_comes_back_to_its_seat(house: House) -> None:
    seat = Seat(house.live.url, house.token, house.end.id)
    seat.seq = 0
    async with seat:
        assert (seat.seq, seat.number, seat.news.qsize()) == (house.end.head, 0, seat.news.maxsize)
        assert seat.outcome is not None
