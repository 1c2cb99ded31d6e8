"""A server that is told to end ends with every process that it started, whatever they are at."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party, awaited

EXIT_TIMEOUT_S = 300.0
WORKERS = 3

pytestmark = pytest.mark.xdist_group("postgres")


def family(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    with suppress(psutil.NoSuchProcess):
        first = psutil.Process(process.pid)
        return [first, *first.children(recursive=True)]
    return []


def all_end(processes: list[psutil.Process]) -> bool:
    _, alive = psutil.wait_procs(processes, EXIT_TIMEOUT_S)
    for process in alive:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    return not alive


def begin(server: Live) -> subprocess.Popen[bytes]:
    """Start it, and do not wait for anything."""
    with server.log.open("ab") as log:
        server.process = subprocess.Popen(server.command, stdout=log, stderr=log, env=server.environment)
    return server.process


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """A database that takes connections and says nothing any more. Of its processes some may just be ending."""
    first = psutil.Process(int((postgres.folder / "data" / "postmaster.pid").read_text().splitlines()[0]))
    first.suspend()
    children = first.children(recursive=True)
    for process in children:
        with suppress(psutil.NoSuchProcess):
            process.suspend()
    try:
        yield
    finally:
        for process in (*children, first):
            with suppress(psutil.NoSuchProcess):
                process.resume()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_no_worker_is_left(tmp_path: Path, postgres: Postgres, number: signal.Signals) -> None:
    with Live(tmp_path, postgres.database(), workers=WORKERS) as server:
        assert server.process is not None
        processes = family(server.process)
        assert len(processes) > WORKERS
        server.process.send_signal(number)
        assert all_end(processes)
        assert "Traceback" not in server.logged()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("children", [0, 1, WORKERS])
def test_no_worker_is_left_that_was_just_being_started(
    tmp_path: Path, postgres: Postgres, number: signal.Signals, children: int
) -> None:
    server = Live(tmp_path, postgres.database(), workers=WORKERS)
    process = begin(server)
    seen: set[psutil.Process] = set()
    while process.poll() is None and len(seen) <= children:
        seen |= set(family(process))
    process.send_signal(number)
    while process.poll() is None:
        seen |= set(family(process))
        time.sleep(0.01)
    assert all_end(list(seen))


def test_workers_end_when_their_supervisor_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    with Live(tmp_path, postgres.database(), workers=WORKERS) as server:
        assert server.process is not None
        processes = family(server.process)
        server.process.kill()
        assert all_end(processes)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_frozen_database_holds_nobody_up(tmp_path: Path, postgres: Postgres, workers: int) -> None:
    @awaited
    async def write_for_ever(server: Live) -> None:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            table = await party.lobby(anna)
            [wire] = await party.wires(table, anna)
            assert server.process is not None
            processes = family(server.process)
            with frozen(postgres):
                await wire.send(type="do", id="never", command={"do": "say", "text": "Is anybody there?"})
                await asyncio.sleep(0.5)
                server.process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(all_end, processes)

    with Live(tmp_path, postgres.database(), workers=workers) as server:
        write_for_ever(server)


def test_bots_that_think_hold_nobody_up(tmp_path: Path) -> None:
    @awaited
    async def think(server: Live) -> None:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            masters = [{"is": "bot", "bot": "master"}] * 2
            for _ in range(4):
                opened = await anna.open_table("ten", {"players": 2}, seats=masters, seat=None, house={"pace": 0})
                body = {"id": "start", "command": {"do": "start"}}
                (await anna.http.post(f"/api/tables/{opened.table.id}/do", json=body)).raise_for_status()
            assert server.process is not None
            processes = family(server.process)
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(all_end, processes)

    with Live(tmp_path) as server:
        think(server)
        assert not is_there(server)


def is_there(server: Live) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz").status_code == 200
    except httpx.TransportError:
        return False
