"""Moves a second on PostgreSQL, by any number of server processes that share one core with the database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psutil

from benchmarks.server_load.cores import cpu_seconds, on_core
from benchmarks.server_load.node import load
from benchmarks.server_load.on_postgres import main_process
from benchmarks.server_load.tenfold import check, prepare
from tests.server.live import Live
from tests.server.postgres import Postgres

# So many tables more than are busy at once: games end, and others are begun.
FASTEST, SHORTEST_GAME = 8_000, 200

Figures = dict[str, Any]


def moves(
    folder: Path, server: Postgres, processes: int, tables: int, seconds: float, warm_up: float, cores: tuple[int, int]
) -> Figures:
    """One run in a closed loop; every acknowledged move must be in the log once. CPU is told apart for server and database."""
    url, loaded, heard = server.database(), folder / "loaded.json", folder / "heard.json"
    prepare(url, loaded, tables + int((seconds + warm_up) * FASTEST / SHORTEST_GAME))
    live, database = Live(folder, url, workers=processes), main_process(server)
    with on_core(cores[0]):
        live.start()
    try:
        ours = psutil.Process(live.pid)
        before = cpu_seconds([ours]), cpu_seconds([database])
        arguments = [str(live.port), str(tables), str(seconds), str(warm_up), str(loaded), str(heard)]
        result = load("client_tenfold.js", arguments, cores[1], [ours, database])
        used = cpu_seconds([ours]) - before[0], cpu_seconds([database]) - before[1]
    finally:
        live.kill()
    a_move, part = result["server_cpu_us_a_move"], used[0] / sum(used)
    return {
        "processes": processes,
        "tables": tables,
        "moves_s": result["moves_s"],
        "p50_ms": result["p50_ms"],
        "p99_ms": result["p99_ms"],
        "server_us_a_move": a_move * part,
        "database_us_a_move": a_move * (1 - part),
        "checked_moves": check(url, json.loads(heard.read_text())),
    }
