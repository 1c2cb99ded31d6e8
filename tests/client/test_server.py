"""What a client asks for over HTTP comes back typed, and what is refused is raised."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import msgspec
import pytest

from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.core.record import read_record
from tenfold.table.commands import Move, Say, Sit, Start
from tenfold.table.messages import SeatView, Snapshot
from tests.server.live import Live

SHORT = {"players": 2, "first": 0, "deck": {"b1": 1, "b2": 1}}


def ask(live: Live, question: Callable[[Server], Awaitable[None]]) -> None:
    """Let a new guest of the server do something."""

    async def as_guest() -> None:
        async with await Server.arrive(live.url, "Ada") as server:
            await question(server)

    asyncio.run(as_guest())


def test_a_new_table_is_a_snapshot_with_its_host_in_seat_0(live: Live) -> None:
    async def question(server: Server) -> None:
        opened = await server.open_table("ten", {"players": 3}, house={"public": False})
        assert isinstance(opened, Snapshot)
        assert (opened.seat, opened.table.status, opened.table.options["players"]) == (0, "lobby", 3)
        assert opened.table.seats[0] == SeatView("guest", opened.you, "Ada")
        assert await server.find(opened.table.code.lower()) == opened.table.id
        assert await server.look(opened.table.id) == opened
        assert [table.id for table in await server.my_tables()] == [opened.table.id]

    ask(live, question)


def test_a_whole_game_can_be_played_over_HTTP(live: Live) -> None:
    async def question(server: Server) -> None:
        table = (await server.open_table("ten", SHORT, seats=[{"is": "open"}, {"is": "bot", "bot": "random"}])).table.id
        assert await server.do(table, Start()) == 2
        while (seen := await server.look(table)).outcome is None:
            if seen.legal is not None:
                await server.do(table, Move([seen.legal[0]], seen.seq))
        record = read_record(await server.record(table))
        assert record.last().outcome() == seen.outcome

    ask(live, question)


def test_what_is_refused_is_raised_with_its_code(live: Live) -> None:
    async def question(server: Server) -> None:
        table = (await server.open_table("trick_later", {"players": 3})).table.id
        for code, refused in [
            ("option", server.open_table("chess")),
            ("option", server.open_table("ten", {"players": 9})),
            ("syntax", server.open_table("ten", nothing="such")),
            ("not_found", server.look("no-such-table")),
            ("not_found", server.find("NOSUCH")),
            ("taken", server.do(table, Sit(0))),
            ("option", server.do(table, Sit(7))),
            ("not_full", server.do(table, Start())),
            ("not_started", server.do(table, Move(["play r1"], 1))),
            ("option", server.do(table, Say("\u200b"))),
            ("not_over", server.record(table)),
        ]:
            with pytest.raises(NotDone) as caught:
                await refused
            assert caught.value.code == code
            assert caught.value.message.endswith((".", "`"))

    ask(live, question)


def test_what_a_rule_forbids_is_raised_with_the_rule(live: Live) -> None:
    async def question(server: Server) -> None:
        table = (await server.open_table("ten", SHORT, seats=[{"is": "open"}, {"is": "bot", "bot": "random"}])).table.id
        seq = await server.do(table, Start())
        with pytest.raises(NotDone) as caught:
            await server.do(table, Move(["take currency"], seq))
        assert (caught.value.code, caught.value.rule) == ("illegal", "T3.1")

    ask(live, question)


def test_a_forged_token_is_nobodys(live: Live) -> None:
    async def question() -> None:
        async with Server(live.url, "forged") as server:
            with pytest.raises(NotDone, match="not known here") as caught:
                await server.my_tables()
            assert caught.value.code == "unknown"

    asyncio.run(question())


class Fickle:
    """A way to the server that fails once, with a given trouble, and then answers."""

    def __init__(self, trouble: httpx.TransportError | int, answer: object) -> None:
        self.troubles = [trouble]
        self.answer = answer
        self.asked: list[bytes] = []

    def handle(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request.content)
        trouble = self.troubles.pop() if self.troubles else 200
        if isinstance(trouble, httpx.TransportError):
            raise trouble
        said = self.answer if trouble == 200 else {"error": {"code": "unavailable", "message": "Try again."}}
        return httpx.Response(trouble, json=said)

    def server(self) -> Server:
        server = Server("http://tables", "token")
        server.http = httpx.AsyncClient(base_url="http://tables", transport=httpx.MockTransport(self.handle))
        return server


@pytest.mark.parametrize("trouble", [httpx.ReadError("cut off"), httpx.ReadTimeout("no answer"), 503])
def test_a_table_that_may_have_been_opened_is_not_opened_again(trouble: httpx.TransportError | int) -> None:
    way = Fickle(trouble, {})
    with pytest.raises((httpx.TransportError, NotDone)):
        asyncio.run(way.server().open_table("ten"))
    assert len(way.asked) == 1


def test_a_table_that_was_certainly_not_opened_is_asked_for_again() -> None:
    way = Fickle(httpx.ConnectError("nobody there"), {})
    with pytest.raises(msgspec.ValidationError):
        asyncio.run(way.server().open_table("ten"))
    assert len(way.asked) == 2


@pytest.mark.parametrize("trouble", [httpx.ReadError("cut off"), httpx.ConnectError("nobody there"), 503])
def test_a_command_is_sent_again_under_the_same_id(trouble: httpx.TransportError | int) -> None:
    way = Fickle(trouble, {"seq": 7})
    assert asyncio.run(way.server().do("table", Start())) == 7
    assert len(way.asked) == 2
    assert len(set(way.asked)) == 1


def test_a_busy_server_gets_a_minute_to_answer() -> None:
    assert Server("http://tables", "token").http.timeout == httpx.Timeout(60)
