"""What one server process on one core carries, and how that grows with processes on one PostgreSQL.

    python benchmarks/capacity.py                  tables for people
    python benchmarks/capacity.py --json           one object
    python benchmarks/capacity.py --quick          less of everything, in about a minute; not for figures
    python benchmarks/capacity.py --save FOLDER    also FOLDER/capacity.json

Two cores: the server, its PostgreSQL (with `fsync`) and its bots share one, the clients the other, and all is on 127.0.0.1.

- `moves`: games of TEN for two in the closed loop of benchmarks/server.py, with 1 to 200 tables that never pause; `carries` is
  the run with the most moves a second whose 99th percentile is within 50 ms. The log must have every acknowledged move once.
- `processes`: the same load on 2, 4 and 8 processes, which on one core tells what it costs that they hear of each other
- `waiting`: memory and CPU for tables in memory and open WebSockets at which nothing happens
- `bots`: how many moves a second (that leave a choice) bots of each level make on that core
- `searches`: how many searches a second all processes together can ask, take and answer through the database
- `model`: a queueing model with the measured costs: how far it is off in the runs above, and what it says of processes
  with a core each
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.capacity_load.bots import LEVELS, bots  # noqa: E402
from benchmarks.capacity_load.model import cost_by_processes, errors, grown  # noqa: E402
from benchmarks.capacity_load.moves import moves  # noqa: E402
from benchmarks.capacity_load.searches import searches  # noqa: E402
from benchmarks.capacity_load.waiting import waiting  # noqa: E402
from benchmarks.machine import chip  # noqa: E402
from benchmarks.server_load.cores import on_core, two_cores  # noqa: E402
from benchmarks.server_load.node import install, node_version  # noqa: E402
from benchmarks.server_load.on_postgres import SAFE  # noqa: E402
from tests.server.postgres import Postgres  # noqa: E402

BOUND_MS = 50.0
SCRATCH = ROOT / "build"

Figures = dict[str, Any]


class Plan:
    """How much of everything."""

    def __init__(self, quick: bool) -> None:
        self.seconds, self.warm_up = (2.0, 1.0) if quick else (6.0, 2.0)
        self.tables = (1, 20) if quick else (1, 5, 20, 50, 100, 200)
        self.processes = (2,) if quick else (2, 4, 8)
        self.busy = 20 if quick else 50
        self.there = (100, 200) if quick else (1_000, 3_000)
        self.levels = LEVELS[:1] if quick else LEVELS
        self.thinking_s = 2.0 if quick else 10.0
        self.askers = ((1, 0),) if quick else ((1, 0), (4, 0), (4, 1_000))
        self.simulated = 5_000 if quick else 40_000


class Bench:
    """All that is measured, on a PostgreSQL of its own."""

    def __init__(self, plan: Plan, server: Postgres, cores: tuple[int, int]) -> None:
        self.plan, self.server, self.cores = plan, server, cores

    def run(self) -> Figures:
        plan = self.plan
        sweep = [self.moves(1, tables) for tables in plan.tables]
        several = [self.moves(processes, plan.busy) for processes in plan.processes]
        there = in_folder(lambda folder: waiting(folder, self.server, *plan.there, plan.seconds, self.cores))
        levels = [in_folder(lambda folder, level=level: self.bots(folder, level)) for level in plan.levels]  # type: ignore[misc]
        with on_core(self.cores[0]):
            taken = [searches(self.server, processes, wait, plan.seconds) for processes, wait in plan.askers]
        return {
            "carries": carries(sweep),
            "moves": sweep,
            "processes": several,
            "waiting": there,
            "bots": levels,
            "searches": taken,
            "model": self.model(sweep, several),
            "machine": machine_name(),
        }

    def moves(self, processes: int, tables: int) -> Figures:
        plan = self.plan
        return in_folder(lambda folder: moves(folder, self.server, processes, tables, plan.seconds, plan.warm_up, self.cores))

    def bots(self, folder: Path, level: str) -> Figures:
        return bots(folder, self.server, level, self.plan.thinking_s, self.cores)

    def model(self, sweep: list[Figures], several: list[Figures]) -> Figures:
        """What is on the way for how long is known from one table alone, where nobody waits for anybody."""
        alone = sweep[0]
        way_s = max(0.0, alone["p50_ms"] / 1e3 - (alone["server_us_a_move"] + alone["database_us_a_move"]) / 1e6)
        best = carries(sweep)
        start, more = cost_by_processes([best, *several])
        return {
            "way_ms": 1e3 * way_s,
            "checked": errors([*sweep, *several], way_s, self.plan.simulated),
            "server_us_a_move": start,
            "more_us_a_process": more,
            "database_us_a_move": best["database_us_a_move"],
            "grown": grown(start, more, best["database_us_a_move"], way_s, BOUND_MS, self.plan.simulated),
        }


def carries(sweep: list[Figures]) -> Figures:
    """The most that was done within the bound; on a machine where nothing was, the run that came nearest."""
    within = [run for run in sweep if run["p99_ms"] <= BOUND_MS]
    return max(within, key=lambda run: run["moves_s"]) if within else min(sweep, key=lambda run: run["p99_ms"])


def in_folder(work: Callable[[Path], Figures]) -> Figures:
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SCRATCH) as folder:
        return work(Path(folder))


def measure(quick: bool) -> Figures:
    install()
    cores = two_cores()
    with on_core(cores[0]):
        server = Postgres(settings=SAFE)
    try:
        return Bench(Plan(quick), server, cores).run()
    finally:
        server.remove()


def machine_name() -> str:
    load = f"load {os.getloadavg()[0]:.1f}"
    return f"{chip()}, a core each for server and client; {load}; Python {platform.python_version()}, Node {node_version()}"


def shown(figures: Figures) -> str:
    return "  ".join(
        f"{name} {value:,.4g}" if isinstance(value, float) else f"{name} {value}" for name, value in figures.items()
    )


def table(result: Figures) -> str:
    lines = [result["machine"], "", "carries    " + shown(result["carries"]), "waiting    " + shown(result["waiting"])]
    for name in ("moves", "processes", "bots", "searches"):
        lines += ["", *(f"{name:11}{shown(run)}" for run in result[name])]
    model = result["model"]
    lines += ["", "model      " + shown({name: value for name, value in model.items() if isinstance(value, float)})]
    lines += [f"{name:11}{shown(run)}" for name in ("checked", "grown") for run in model[name]]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="less of everything, not for figures")
    parser.add_argument("--save", type=Path, help="also write capacity.json into this folder")
    given = parser.parse_args()
    result = measure(given.quick)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "capacity.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
