"""What it costs that people are there and nothing happens: tables in memory, WebSockets that are open."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_load.cores import cpu_seconds, on_core
from benchmarks.server_load.making import busy_tables
from tenfold.server.store import open_store
from tests.patience import PATIENT
from tests.server.live import Live
from tests.server.postgres import Postgres

PAIRS, AT_ONCE = 20, 20

Figures = dict[str, Any]


def waiting(folder: Path, server: Postgres, tables: int, sockets: int, seconds: float, cores: tuple[int, int]) -> Figures:
    """So many tables that are under way, one socket at each; then further sockets at the first of them."""
    url = server.database()
    store = open_store(url, "benchmark")
    ids = [each["table"] for each in busy_tables(store, PAIRS, tables)]
    store.close()
    with on_core(cores[0]):
        live = Live(folder, url).start()
    try:
        return asyncio.run(watched(live, ids, sockets, seconds))
    finally:
        live.kill()


async def watched(live: Live, ids: list[str], sockets: int, seconds: float) -> Figures:
    process = psutil.Process(live.pid)
    empty = memory(process)
    there = await come(live, ids)
    one_each = memory(process)
    more = [ids[n % AT_ONCE] for n in range(sockets - len(ids))]
    there += await come(live, more)
    full, before = memory(process), cpu_seconds([process])
    await asyncio.sleep(seconds)
    used = cpu_seconds([process]) - before
    assert all(socket.close_code is None for socket in there), "a socket was closed: the load was not what it should be"
    await asyncio.gather(*(socket.close() for socket in there))
    a_socket = (full - one_each) / max(1, len(more))
    return {
        "tables": len(ids),
        "sockets": len(there),
        "memory_mb": full / 1e6,
        "kb_a_socket": a_socket / 1e3,
        "kb_a_table": max(0.0, (one_each - empty) / len(ids) - a_socket) / 1e3,
        "cpu_percent": 100 * used / seconds,
    }


def memory(process: psutil.Process) -> float:
    return float(process.memory_info().rss)


async def come(live: Live, ids: list[str]) -> list[ClientConnection]:
    """A watcher for each of these, some at a time."""
    came: list[ClientConnection] = []
    for first in range(0, len(ids), AT_ONCE):
        came += await asyncio.gather(*(watch(live, table) for table in ids[first : first + AT_ONCE]))
    return came


async def watch(live: Live, table: str) -> ClientConnection:
    socket = await connect(f"ws{live.url[4:]}/api/tables/{table}/socket", compression=None, **PATIENT)
    await socket.send(json.dumps({"type": "join"}))
    await socket.recv()
    return socket
