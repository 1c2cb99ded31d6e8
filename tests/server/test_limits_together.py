"""Limits that hold for all processes of a database together: two real servers on one PostgreSQL, and one address at both."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle

import httpx
import pytest

from tests.server.live import USUAL_LIMITS, Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party, awaited

pytestmark = pytest.mark.xdist_group("postgres")

Ask = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Live]]:
    database = postgres.database()
    with (
        Live(tmp_path_factory.mktemp("one"), database, environment=USUAL_LIMITS) as one,
        Live(tmp_path_factory.mktemp("two"), database, environment=USUAL_LIMITS) as two,
    ):
        yield [one, two]


async def allowed(ask: Ask, browsers: list[httpx.AsyncClient], rate: float) -> float:
    """How often something may be asked for in turns before it is refused, without what came back meanwhile."""
    began, turns = time.monotonic(), enumerate(cycle(browsers))
    while (await ask((turn := next(turns))[1])).status_code != httpx.codes.TOO_MANY_REQUESTS:
        pass
    return turn[0] - rate * (time.monotonic() - began)


async def browsers_at(pair: list[Live], party: Party, address: str) -> list[httpx.AsyncClient]:
    headers = {"X-Forwarded-For": address}
    return [await party.enter_async_context(httpx.AsyncClient(base_url=live.url, headers=headers)) for live in pair]


@awaited
async def test_an_address_makes_no_more_guests_at_two_servers_than_at_one(pair: list[Live]) -> None:
    async with Party(pair[0].url) as party:
        browsers = await browsers_at(pair, party, "198.51.100.1")
        assert await allowed(lambda browser: browser.post("/api/guests", json={"name": "Ada"}), browsers, 0.5) <= 61


@awaited
async def test_codes_are_guessed_no_faster_at_two_servers_than_at_one(pair: list[Live]) -> None:
    async with Party(pair[0].url) as party:
        browsers = await browsers_at(pair, party, "198.51.100.2")
        assert await allowed(lambda browser: browser.get("/api/codes/ABCDEF"), browsers, 0.2) <= 21


@awaited
async def test_a_guest_opens_no_more_tables_at_two_servers_than_at_one(pair: list[Live]) -> None:
    """Lessons, of which there may be any number that has not ended."""
    async with Party(pair[0].url) as party:
        [first, second] = await browsers_at(pair, party, "198.51.100.3")
        await first.post("/api/guests", json={"name": "Ada"})
        second.cookies = first.cookies
        assert await allowed(lambda browser: browser.post("/api/lessons", json={"game": "ten"}), [first, second], 0.2) <= 31


@awaited
async def test_a_guest_reports_no_more_at_two_servers_than_at_one(pair: list[Live]) -> None:
    async with Party(pair[0].url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        [first, second] = await browsers_at(pair, party, "198.51.100.4")
        await first.post("/api/guests", json={"name": "Ada"})
        second.cookies = first.cookies
        reported = {"guest": (await ben.me()).id}
        report = f"/api/tables/{table}/reports"
        assert await allowed(lambda browser: browser.post(report, json=reported), [first, second], 1 / 120) <= 6
