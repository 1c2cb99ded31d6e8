"""Who may come in: silent and slow connections, too many of them, too many guests and tables; and nobody else suffers."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tenfold.client import Server
from tenfold.server.http.protocol import FULL
from tenfold.server.limits.capacity import MOST_OF_ADDRESS
from tenfold.server.limits.traffic import MOST_OF_GUEST, MOST_UNSTARTED
from tests.server.live import USUAL_LIMITS, Live
from tests.server.reliability.rough import changed_server
from tests.server.visiting import Party, Wire, awaited, until

STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
FILES = 1_024
SILENT = 1_300
CLASS = 40
JOIN_LATE, TOO_FAST = 4408, 4029
REQUEST = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("entrance"), environment=USUAL_LIMITS) as server:
        yield server


def knock(live: Live, source: str) -> socket.socket:
    """A connection that says nothing, from one of the addresses of this machine."""
    return socket.create_connection(("127.0.0.1", live.port), source_address=(source, 0))


def fetch(live: Live, source: str, path: str = "/api/games") -> int:
    with httpx.Client(base_url=live.url, transport=httpx.HTTPTransport(local_address=source)) as http:
        return http.get(path).status_code


def heard(sock: socket.socket) -> bytes:
    """All that the server says until it closes."""
    answer = b""
    with suppress(ConnectionResetError):
        while some := sock.recv(65_536):
            answer += some
    return answer


def metric(live: Live, name: str) -> float:
    lines = httpx.get(f"{live.url}/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def forwarded(number: int) -> dict[str, str]:
    """The address for which a proxy comes; tests about limits take each their own."""
    return {"X-Forwarded-For": f"198.51.100.{number}"}


def test_silent_connections_of_one_address_shut_nobody_else_out(live: Live) -> None:
    with ExitStack() as open_ones:
        silent = [open_ones.enter_context(knock(live, STRANGER)) for _ in range(MOST_OF_ADDRESS)]
        one_more = open_ones.enter_context(knock(live, STRANGER))
        answer = heard(one_more)
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert answer.endswith(FULL.encode())
        assert fetch(live, STRANGER) == 503
        assert fetch(live, NEIGHBOUR) == fetch(live, "127.0.0.1") == 200
        assert all(heard(sock).startswith(b"HTTP/1.1 408 ") for sock in silent)
    assert fetch(live, STRANGER) == 200
    assert live.logged().count(f"{STRANGER} has {MOST_OF_ADDRESS} connections") == 1
    assert metric(live, 'tenfold_turned_away_total{why="address"}') >= 2
    assert metric(live, "tenfold_requests_too_late_total") >= MOST_OF_ADDRESS


def test_more_silent_connections_than_files_shut_nobody_out(tmp_path: Path) -> None:
    """They come from the proxy's own address, so that none of them can be told from another."""
    few_files = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
    with changed_server(tmp_path, few_files) as live, ExitStack() as open_ones:
        for _ in range(SILENT):
            open_ones.enter_context(knock(live, "127.0.0.1"))
        assert fetch(live, NEIGHBOUR) == fetch(live, "127.0.0.1") == 200
        assert live.logged().count("give way") == 1
        assert "Traceback" not in live.logged()


def test_whoever_dawdles_is_closed(live: Live) -> None:
    """A header, a body and a join that do not come, however slowly they do not come."""

    async def dawdle(begin: bytes, drop: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(begin)
        hearing = asyncio.create_task(reader.read())
        while not hearing.done():
            writer.write(drop)
            await asyncio.sleep(0.2)
        writer.close()
        return await hearing

    async def never_join() -> int | None:
        async with Party(live.url) as party:
            [anna] = await party.guests("Anna")
            wire = await party.wire_of(anna, await party.lobby(anna))
            await wire.send(type="ping")
            return await wire.close_code()

    async def dawdle_in_all_ways() -> None:
        header = dawdle(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ", b"y")
        body = dawdle(REQUEST, b" ")
        idle = dawdle(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", b"")
        second = dawdle(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", b"G")
        answers = await asyncio.gather(header, body, idle, second, never_join())
        assert answers[0].startswith(b"HTTP/1.1 408 ")
        assert answers[1].startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 400 "))
        assert answers[2].startswith(b"HTTP/1.1 200 ")
        assert answers[3].startswith(b"HTTP/1.1 200 ")
        assert answers[4] == JOIN_LATE

    @awaited
    async def dawdle_beside_somebody_who_does_not() -> None:
        async with Party(live.url) as party:
            [ben] = await party.guests("Ben")
            [wire] = await party.wires(await party.lobby(ben), ben)
            await dawdle_in_all_ways()
            assert "seq" in await wire.ask({"do": "say", "text": "I am still here"})

    dawdle_beside_somebody_who_does_not()


async def sockets(live: Live, table: str, number: int, headers: dict[str, str], stack: ExitStack) -> list[ClientConnection]:
    """So many WebSockets, one after the other."""
    url = f"ws{live.url[4:]}/api/tables/{table}/socket"
    opened = []
    for _ in range(number):
        opened.append(await connect(url, additional_headers=headers))
        stack.callback(opened[-1].transport.abort)
    return opened


@awaited
async def test_one_address_has_so_many_websockets_and_no_more(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        with ExitStack() as stack:
            await sockets(live, table, MOST_OF_ADDRESS, forwarded(1), stack)
            with pytest.raises(InvalidStatus) as refused:
                await sockets(live, table, 1, forwarded(1), stack)
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body)["error"]["code"] == "too_fast"
            assert await sockets(live, table, 1, forwarded(2), stack)
    assert metric(live, 'tenfold_turned_away_total{why="requests"}') >= 1


@awaited
async def test_one_address_does_not_open_websockets_as_fast_as_it_can(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)

        async def come_and_go() -> None:
            while True:
                with ExitStack() as stack:
                    await sockets(live, table, 1, forwarded(3), stack)

        with pytest.raises(InvalidStatus) as refused:
            await come_and_go()
        assert refused.value.response.status_code == 429
        with ExitStack() as stack:
            assert await sockets(live, table, 1, forwarded(4), stack)
    assert metric(live, 'tenfold_turned_away_total{why="handshakes"}') >= 1


@awaited
async def test_a_network_of_IPv6_counts_as_one_address(live: Live) -> None:
    async with Party(live.url) as party:
        http = await party.browser()
        addresses = [{"X-Forwarded-For": f"2001:db8:1:2:{n:x}::{n:x}"} for n in range(300)]
        answers = [await http.post("/api/guests", json={"name": "Anna"}, headers=address) for address in addresses]
        assert {answer.status_code for answer in answers} == {201, 429}
        neighbour = await party.browser(headers={"X-Forwarded-For": "2001:db8:1:3::1"})
        assert (await neighbour.post("/api/guests", json={"name": "Ben"})).status_code == 201


@awaited
async def test_one_guest_has_so_many_websockets_and_no_more(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await party.lobby(anna)
        bearer = {"Authorization": f"Bearer {anna.token}"}
        with ExitStack() as stack:
            opened = await sockets(live, table, MOST_OF_GUEST, forwarded(5) | bearer, stack)
            [one_more] = await sockets(live, table, 1, forwarded(6) | bearer, stack)
            assert await Wire(one_more).close_code() == TOO_FAST
            assert (await Wire(opened[0]).join())["seat"] == 0


@awaited
async def test_a_class_comes_in_and_a_crowd_does_not(live: Live) -> None:
    async with Party(live.url) as party:
        http = await party.browser(headers=forwarded(7))
        answers = [(await http.post("/api/guests", json={"name": f"Pupil {n}"})).status_code for n in range(300)]
        assert answers[:CLASS] == [201] * CLASS
        assert 429 in answers
        other = await party.browser(headers=forwarded(8))
        assert (await other.post("/api/guests", json={"name": "Ben"})).status_code == 201


async def open_tables(http: httpx.AsyncClient, number: int) -> list[str]:
    """The codes of the refusals, in order; an empty one where a table was opened."""
    codes = []
    for _ in range(number):
        answer = await http.post("/api/tables", json={"game": "ten", "house": {"public": True}})
        codes.append("" if answer.status_code == 201 else answer.json()["error"]["code"])
    return codes


@awaited
async def test_one_guest_has_so_many_tables_that_never_started(live: Live) -> None:
    async with Party(live.url) as party:
        anna = await party.browser("Anna", headers=forwarded(9))
        codes = await open_tables(anna, MOST_UNSTARTED + 2)
        assert codes == [""] * MOST_UNSTARTED + ["unstarted"] * 2
        host = (await anna.get("/api/me")).json()["id"]
        listed = (await anna.get("/api/tables")).json()
        assert [table["host"] for table in listed].count(host) == 3


@awaited
async def test_one_address_does_not_fill_the_house_with_tables(live: Live) -> None:
    async with Party(live.url) as party:
        opened = 0
        for n in range(20):
            guest = await party.browser(f"Guest {n}", headers=forwarded(10))
            codes = await open_tables(guest, 10)
            opened += codes.count("")
            assert set(codes) <= {"", "too_fast"}
        assert 60 <= opened < 200
        neighbour = await party.browser("Ben", headers=forwarded(11))
        assert await open_tables(neighbour, 1) == [""]


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1e3", "", "9" * 30, "١"])
@pytest.mark.parametrize("name", ["TENFOLD_LIMITS_FACTOR", "TENFOLD_MOST_CONNECTIONS"])
def test_a_limit_that_is_no_number_is_refused_in_a_sentence(
    name: str, wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tenfold.cli import run

    monkeypatch.setenv(name, wrong)
    assert run(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    [sentence] = capsys.readouterr().err.splitlines()
    assert name in sentence


def age(live: Live, *tables: str) -> None:
    """Let two days pass for some tables."""
    database = sqlite3.connect(live.folder / "tenfold.db", timeout=60)
    for table in tables:
        database.execute("UPDATE tables SET touched = touched - 2 * 86400000 WHERE id = ?", (table,))
        database.execute("UPDATE log SET at = at - 2 * 86400000 WHERE table_id = ?", (table,))
    database.commit()
    database.close()


@awaited
async def test_a_table_that_never_started_and_nobody_visits_is_removed(tmp_path: Path) -> None:
    often = "import tenfold.server.app as a, tenfold.server.live.hall as h; a.TIDY_S = h.IDLE_S = 0.5"
    with changed_server(tmp_path, often) as live:
        async with Party(live.url) as party:
            anna, ben = await party.guests("Anna", "Ben")
            left, visited = await party.lobby(anna), await party.lobby(anna)
            begun = await party.game(anna, ben)
            [wire] = await party.wires(visited, anna)
            age(live, visited, begun)

            async def in_time() -> bool:
                """While a table is in memory somebody was there just now, so that it does not age."""
                age(live, left)
                return await is_gone(anna, left)

            await until(in_time)
            assert "seq" in await wire.ask({"do": "say", "text": "I wait"})
            assert (await anna.look(visited)).table.status == "lobby"
            assert (await anna.look(begun)).table.status == "playing"
            mine = [table["id"] for table in (await anna.http.get("/api/me/tables")).json()]
            assert set(mine) == {visited, begun}
    assert "1 tables that never started were removed" in live.logged()


async def is_gone(guest: Server, table: str) -> bool:
    """Asked by a list, which is no visit."""
    return table not in [found["id"] for found in (await guest.http.get("/api/me/tables")).json()]
