"""This server against that of another checkout, in turns: what a change costs, also on a machine whose speed comes and goes."""

from __future__ import annotations

import json
import statistics
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

Figures = dict[str, Any]
FIGURES = ("moves_s", "server_cpu_us_a_move", "p99_ms")
# `install` tells what it does on standard output: the figures are the last line.
ONE_RUN = """
import json
from benchmarks.server import Load, install
install()
print(json.dumps(Load({seconds}, {warm_up}).tenfold()))
"""


def interpreter(checkout: Path) -> Path:
    return checkout.resolve() / ".venv" / "bin" / "python"


def run_of(checkout: Path, seconds: float, warm_up: float) -> Figures:
    """One run of the server of a checkout, in its own environment."""
    code = ONE_RUN.format(seconds=seconds, warm_up=warm_up)
    done = subprocess.run([interpreter(checkout), "-c", code], cwd=checkout, stdout=subprocess.PIPE, check=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def against(ours: Callable[[], Figures], checkout: Path, seconds: float, warm_up: float, rounds: int) -> Figures:
    """The medians of both, and of the ratios of the runs beside each other: above 1 where ours is the larger figure."""
    pairs = [(ours(), run_of(checkout, seconds, warm_up)) for _ in range(rounds)]
    return {
        name: {
            "this": statistics.median(this[name] for this, _ in pairs),
            "other": statistics.median(other[name] for _, other in pairs),
            "ratio": statistics.median(this[name] / other[name] for this, other in pairs),
            "ratios": sorted(round(this[name] / other[name], 2) for this, other in pairs),
        }
        for name in FIGURES
    }
