"""Tenfold under load: games of TEN for two, every move durable before anybody hears of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psutil

from benchmarks.server_load.cores import on_core
from benchmarks.server_load.making import busy_tables
from benchmarks.server_load.node import load
from tenfold.server.store import Store, open_store
from tenfold.table.entries import read_entry
from tests.server.live import Live

PAIRS = 50
FASTEST = 20_000
SHORTEST_GAME = 200


def tenfold(
    folder: Path,
    tables: int,
    seconds: float,
    warm_up: float,
    cores: tuple[int, int],
    database: str | None = None,
    beside: list[psutil.Process] | None = None,
) -> dict[str, Any]:
    """The figures of one run, after a check that the log has every acknowledged move once, although the server was killed."""
    url = database or f"sqlite:///{folder / 'tenfold.db'}"
    loaded, heard = folder / "loaded.json", folder / "heard.json"
    prepare(url, loaded, tables + int((seconds + warm_up) * FASTEST / SHORTEST_GAME))
    live = Live(folder, database)
    with on_core(cores[0]):
        live.start()
    try:
        arguments = [str(live.port), str(tables), str(seconds), str(warm_up), str(loaded), str(heard)]
        result = load("client_tenfold.js", arguments, cores[1], [psutil.Process(live.pid), *(beside or [])])
    finally:
        live.kill()
    return result | {"checked_moves": check(url, json.loads(heard.read_text()))}


def prepare(url: str, loaded: Path, tables: int) -> None:
    store = open_store(url, "benchmark")
    loaded.write_text(json.dumps(busy_tables(store, PAIRS, tables)))
    store.close()


def check(url: str, heard: dict[str, list[int]]) -> int:
    """Every acknowledged move is in the log exactly once, at the sequence that was acknowledged; how many there were."""
    store = open_store(url, "check")
    for table, sequences in heard.items():
        check_table(store, table, sequences)
    store.close()
    return sum(map(len, heard.values()))


def check_table(store: Store, table: str, sequences: list[int]) -> None:
    rows = [(row.seq, read_entry(row.entry).id) for row in store.log_after(table, 0)]
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    moves = [(seq, name) for seq, name in rows if name is not None]
    expected = [(seq, f"m{n}") for n, seq in enumerate(sequences, 1)]
    assert moves[: len(expected)] == expected, f"table {table}: the log is not what was acknowledged"
    assert len({name for _, name in moves}) == len(moves) <= len(expected) + 1
