"""`tenfold serve` as a process: how it refuses to begin, and how it ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tenfold.cli import run
from tests.server.live import Live, free_port
from tests.server.postgres import Postgres
from tests.server.visiting import Party, Wire, awaited

COME_BACK = 1012


def refused(*arguments: str) -> str:
    """The one sentence with which it refuses to begin."""
    command = [sys.executable, "-m", "tenfold.cli", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    return the_sentence(done.stderr)


def the_sentence(output: str) -> str:
    [sentence] = output.splitlines()
    assert sentence.startswith("tenfold: ")
    assert sentence.endswith(".")
    return sentence


def test_a_port_is_taken_once(live: Live, tmp_path: Path) -> None:
    sentence = "choose others with --host and --port"
    assert sentence in refused("--port", str(live.port), "--data", str(tmp_path))
    assert sentence in refused("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))


def test_a_folder_is_used_by_one_server(live: Live) -> None:
    assert "Another server is using this database" in refused("--port", "0", "--data", str(live.folder))
    assert httpx.get(f"{live.url}/readyz").status_code == 200


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    assert "need PostgreSQL" in refused("--port", "0", "--workers", "2", "--data", str(tmp_path))


@pytest.mark.parametrize("url", ["mysql://somebody:secret@there/db", "sqlite:////no/such/folder/x.db"])
def test_a_database_must_be_one_that_is_known(url: str) -> None:
    assert "secret" not in refused("--port", "0", "--database", url)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_must_be_there(workers: str) -> None:
    url = f"postgresql://somebody:secret@127.0.0.1:{free_port()}/db"
    sentence = refused("--port", "0", "--workers", workers, "--database", url)
    assert "cannot be used" in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize("wrong", [["--port", "65536"], ["--port", "x"], ["--workers", "0"], ["--sideways"]])
def test_what_cannot_be_is_said_in_a_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", *wrong]) == 2
    the_sentence(capsys.readouterr().err)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(["serve", "--port", "0", "--data", str(tmp_path / "file" / "folder")]) == 2
    assert str(tmp_path / "file") in the_sentence(capsys.readouterr().err)


def test_a_first_start_says_what_it_made_and_where_it_is_and_the_next_only_where(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    server = Live(tmp_path, environment={"XDG_CACHE_HOME": str(cache)})
    with server:
        made, compiled, where = server.logged().splitlines()
        assert str(tmp_path / "tenfold.db") in made
        assert str(cache / "tenfold") in compiled
        assert where == f"Tenfold is at {server.url}"
        server.stop()
        server.log.write_text("")
        server.start()
        assert server.logged().splitlines() == [where]


async def talk(wire: Wire, acknowledged: list[int], n: int) -> None:
    """Say things until the connection ends; the last sequence that was acknowledged is kept as the nth."""
    with suppress(ConnectionClosed):
        while True:
            answer = await wire.ask({"do": "commit", "commitment": f"{n * 10_000_000 + acknowledged[n]:064x}"})
            acknowledged[n] = answer["seq"]


async def drained(server: Live, players: int) -> None:
    """Ask a busy server to end: it says goodbye, and has what it acknowledged when it is back."""
    async with Party(server.url) as party:
        guests = await party.guests(*[f"Guest {n}" for n in range(players)])
        tables = [await party.lobby(guest) for guest in guests]
        wires = [(await party.wires(table, guest))[0] for guest, table in zip(guests, tables, strict=True)]
        acknowledged = [0] * players
        talking = [asyncio.create_task(talk(wire, acknowledged, n)) for n, wire in enumerate(wires)]
        while not all(acknowledged):
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.gather(*talking)
        assert [wire.socket.close_code for wire in wires] == [COME_BACK] * players
        await asyncio.to_thread(server.start)
        for guest, table, seq in zip(guests, tables, acknowledged, strict=True):
            assert seq <= (await guest.look(table)).seq <= seq + 1


@awaited
async def test_a_server_that_is_told_to_end_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        await drained(server, 5)


@pytest.mark.xdist_group("postgres")
def test_several_workers_end_in_the_same_way(tmp_path: Path, postgres: Postgres) -> None:
    @awaited
    async def end() -> None:
        with Live(tmp_path, postgres.database(), workers=2) as server:
            await drained(server, 5)

    end()
