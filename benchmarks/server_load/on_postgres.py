"""Tenfold under load with PostgreSQL, which is on the server's core and syncs every commit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import psutil

from benchmarks.server_load.cores import on_core
from benchmarks.server_load.tenfold import tenfold
from tests.server.postgres import Postgres

SAFE = ["-c", "shared_buffers=128MB", "-c", "max_connections=100"]


def on_postgres(folder: Path, tables: int, seconds: float, warm_up: float, cores: tuple[int, int]) -> dict[str, Any]:
    with on_core(cores[0]):
        server = Postgres(settings=SAFE)
    try:
        return tenfold(folder, tables, seconds, warm_up, cores, server.database(), [main_process(server)])
    finally:
        server.remove()


def main_process(server: Postgres) -> psutil.Process:
    return psutil.Process(int((server.folder / "data" / "postmaster.pid").read_text().split()[0]))
