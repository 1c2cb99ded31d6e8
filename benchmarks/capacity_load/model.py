"""A closed queueing model of tables, server processes and their database, to say what cannot be measured on two cores.

Each table has one move under way at any time, as in the load. A move is on its way for a while (clients, the network), then
needs one of the processes, then the database. What they need is random around the mean that was measured (exponential), and
both serve in the order of coming.
"""

from __future__ import annotations

import heapq
import random
import statistics
from typing import Any, NamedTuple

Figures = dict[str, Any]


class Site(NamedTuple):
    """Seconds on the way, of a process and of the database a move; how many processes have a core each, and database cores."""

    way_s: float
    process_s: float
    database_s: float
    processes: int
    database_cores: int


class Station:
    """So many cores with one queue."""

    def __init__(self, cores: int, mean_s: float, dice: random.Random) -> None:
        self.free = [0.0] * cores
        self.mean_s, self.dice = mean_s, dice

    def serve(self, at: float) -> float:
        """When it is done with what comes now."""
        done = max(at, heapq.heappop(self.free)) + (self.dice.expovariate(1 / self.mean_s) if self.mean_s else 0.0)
        heapq.heappush(self.free, done)
        return done


def simulate(site: Site, tables: int, moves: int, seed: int = 1) -> Figures:
    """Moves a second and their latency, after a tenth of the moves that only warm up."""
    dice = random.Random(seed)
    processes = [Station(1, site.process_s, dice) for _ in range(site.processes)]
    database = Station(site.database_cores, site.database_s, dice)
    events = [(dice.random() * (site.way_s + site.process_s), n, False, 0.0) for n in range(tables)]
    heapq.heapify(events)
    ends: list[float] = []
    taken: list[float] = []
    while len(ends) < moves:
        at, n, decided, sent = heapq.heappop(events)
        if not decided:
            heapq.heappush(events, (processes[n % len(processes)].serve(at), n, True, at))
            continue
        done = database.serve(at)
        ends.append(done)
        taken.append(done - sent + site.way_s)
        heapq.heappush(events, (done + site.way_s, n, False, done))
    warm = moves // 10
    cuts = statistics.quantiles(taken[warm:], n=100)
    return {
        "moves_s": (moves - warm) / (max(ends) - sorted(ends)[warm - 1]),
        "p50_ms": 1e3 * cuts[49],
        "p99_ms": 1e3 * cuts[98],
    }


def on_one_core(measured: Figures, way_s: float) -> Site:
    """As it was measured: processes and database have one core between them."""
    return Site(way_s, (measured["server_us_a_move"] + measured["database_us_a_move"]) / 1e6, 0.0, 1, 1)


def errors(sweep: list[Figures], way_s: float, moves: int) -> list[Figures]:
    """What the model says of each run, beside what was measured: how far it is off, as a part of the measured."""
    found = []
    for run in sweep:
        said = simulate(on_one_core(run, way_s), run["tables"], moves)
        off = {f"{name}_off": said[name] / run[name] - 1 for name in ("moves_s", "p50_ms", "p99_ms")}
        found.append({"processes": run["processes"], "tables": run["tables"], **said, **off})
    return found


def cost_by_processes(runs: list[Figures]) -> tuple[float, float]:
    """Microseconds of a process a move where it is alone, and how many more for each other one (least squares)."""
    xs, ys = [run["processes"] - 1 for run in runs], [run["server_us_a_move"] for run in runs]
    slope, start = statistics.linear_regression(xs, ys) if len(set(xs)) > 1 else (0.0, ys[0])
    return start, max(0.0, slope)


def grown(alone_us: float, more_us: float, database_us: float, way_s: float, bound_ms: float, moves: int) -> list[Figures]:
    """For processes with a core each, and a core of the database for every two: the most moves a second within the bound."""
    found = []
    for processes in (1, 2, 4, 8, 16):
        process_s = (alone_us + more_us * (processes - 1)) / 1e6
        site = Site(way_s, process_s, database_us / 1e6, processes, max(1, processes // 2))
        found.append({"processes": processes, "database_cores": site.database_cores, **most_within(site, bound_ms, moves)})
    return found


def most_within(site: Site, bound_ms: float, moves: int) -> Figures:
    """Twice as many tables again and again, as long as the 99th percentile stays within the bound."""
    best, tables = simulate(site, 1, moves) | {"tables": 1}, 2
    while (said := simulate(site, tables, moves))["p99_ms"] <= bound_ms:
        best, tables = said | {"tables": tables}, 2 * tables
    return best
