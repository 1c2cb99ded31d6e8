"""Thousands of tables at which nobody sits just now: what they cost a server that starts."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil

from benchmarks.server_load.cores import on_core
from benchmarks.server_load.making import Pair, arrive, opened, play, started, unit
from tenfold.server.store import Unit, open_store
from tenfold.table.entries import Entry, write_entry
from tenfold.table.ids import new_id
from tests.server.live import Live

GAMES = 50
AT_ONCE = 200
SHORTEST = 20
LONGEST = 260


def idle(folder: Path, tables: int, visits: int, cores: tuple[int, int]) -> dict[str, Any]:
    """Memory and time of a server that starts with so many tables, and then shows some of them."""
    ids, entries = make(f"sqlite:///{folder / 'tenfold.db'}", tables)
    live = Live(folder)
    with on_core(cores[0]):
        began = time.perf_counter()
        live.start()
    ready = time.perf_counter() - began
    try:
        fresh = megabytes(live.pid)
        visit(live.url, ids[:visits])
        visited = megabytes(live.pid)
    finally:
        live.kill()
    return {
        "tables": tables,
        "entries": entries,
        "database_mb": (folder / "tenfold.db").stat().st_size / 1e6,
        "ready_s": ready,
        "memory_mb": fresh,
        "visited": visits,
        "memory_visited_mb": visited,
    }


def megabytes(pid: int) -> float:
    return float(psutil.Process(pid).memory_info().rss / 1e6)


def visit(url: str, ids: list[str]) -> None:
    """Look at tables, as fast as one address may."""
    with httpx.Client(base_url=url) as http:
        for table in ids:
            while http.get(f"/api/tables/{table}").status_code == httpx.codes.TOO_MANY_REQUESTS:
                time.sleep(0.1)


def make(url: str, tables: int) -> tuple[list[str], int]:
    """Tables with the histories of real games, over or somewhere in the middle; their ids, and how many entries they have."""
    store = open_store(url, "benchmark")
    pair = arrive(store, "First")[0], arrive(store, "Second")[0]
    games = [history(pair, n) for n in range(GAMES)]
    units = [copy(pair, games[n % GAMES], f"game {n % GAMES}") for n in range(tables)]
    for n in range(0, tables, AT_ONCE):
        store.commit(units[n : n + AT_ONCE])
    store.close()
    return [one.rows[0].table for one in units], sum(len(one.rows) for one in units)


def history(pair: Pair, n: int) -> Unit:
    """One game, from a seed: with the same seed another table has the same."""
    rng = random.Random(n)
    table = started(pair, f"game {n}")
    play(table, pair, rng, rng.randrange(SHORTEST, LONGEST))
    return unit(table)


def copy(pair: Pair, game: Unit, seed: str) -> Unit:
    """The same game at another table, with a code of its own."""
    table, first = new_id(), opened(pair, seed)
    rows = [msgspec.structs.replace(row, table=table) for row in game.rows]
    rows[0] = msgspec.structs.replace(rows[0], entry=write_entry(Entry(first, by=first.host)).decode())
    summary = game.summaries[0]
    assert summary.card is not None
    card = msgspec.structs.replace(summary.card, code=first.code)
    return Unit(rows, [msgspec.structs.replace(summary, table=table, card=card)])
