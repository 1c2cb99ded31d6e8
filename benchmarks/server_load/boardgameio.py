"""boardgame.io under load: a trivial game for two, kept in memory alone."""

from __future__ import annotations

import subprocess
from typing import Any

import psutil

from benchmarks.server_load.cores import on_core
from benchmarks.server_load.node import FOLDER, load, node
from tests.server.live import free_port


def boardgameio(tables: int, seconds: float, warm_up: float, cores: tuple[int, int]) -> dict[str, Any]:
    port = str(free_port())
    with on_core(cores[0]):
        server = subprocess.Popen([node(), "server.js", port], cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        return load("client.js", [port, str(tables), str(seconds), str(warm_up)], cores[1], [psutil.Process(server.pid)])
    finally:
        server.kill()
        server.wait()
