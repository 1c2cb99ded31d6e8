"""How fast the server is, against boardgame.io in the same run: server and client on a core each.

    python benchmarks/server.py                  tables for people
    python benchmarks/server.py --json           one object with `ratios` and the figures behind them
    python benchmarks/server.py --quick          the two ratios alone, in half a minute; not for figures
    python benchmarks/server.py --save FOLDER    also FOLDER/server.json and the picture FOLDER/server.svg
    python benchmarks/server.py --against ../old this server against that of another checkout, which has a .venv of its own

The load: 50 tables for two in a closed loop; whoever is to move does so when both have heard of the last move, and the latency
is from the sending of a move until the opponent has heard of it. Tenfold has every move in SQLite before anybody hears of it;
boardgame.io keeps its matches in memory. After every run our server is killed, and every acknowledged move must be in the log
exactly once.

server_boardgameio is our moves a second divided by theirs, server_p99_boardgameio is their 99th percentile of the latency
divided by ours: both are better above 1. Ours and theirs take turns, and the medians count.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from benchmarks.server_load.against import against, interpreter  # noqa: E402
from benchmarks.server_load.boardgameio import boardgameio  # noqa: E402
from benchmarks.server_load.cores import sync_ms, two_cores  # noqa: E402
from benchmarks.server_load.growth import picture  # noqa: E402
from benchmarks.server_load.idle import idle  # noqa: E402
from benchmarks.server_load.node import install, node_version  # noqa: E402
from benchmarks.server_load.on_postgres import on_postgres  # noqa: E402
from benchmarks.server_load.tenfold import tenfold  # noqa: E402

TABLES = 50
BUSY = (1, 5, 20, 50, 100, 200, 500)
IDLE, VISITED = 5_000, 500
SCRATCH = ROOT / "build"

Figures = dict[str, Any]


def in_folder(work: Callable[[Path], Figures]) -> Figures:
    """Do something in a fresh folder on a real disk, beside the repository's other products."""
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SCRATCH) as folder:
        return work(Path(folder))


class Load:
    """The same load for everybody."""

    def __init__(self, seconds: float, warm_up: float) -> None:
        self.cores = two_cores()
        self.seconds = seconds
        self.warm_up = warm_up

    def tenfold(self, tables: int = TABLES) -> Figures:
        return in_folder(lambda folder: tenfold(folder, tables, self.seconds, self.warm_up, self.cores))

    def boardgameio(self) -> Figures:
        return boardgameio(TABLES, self.seconds, self.warm_up, self.cores)

    def postgres(self) -> Figures:
        return in_folder(lambda folder: on_postgres(folder, TABLES, self.seconds, self.warm_up, self.cores))

    def idle(self) -> Figures:
        return in_folder(lambda folder: idle(folder, IDLE, VISITED, self.cores))

    def growth(self) -> list[Figures]:
        return [{"busy": busy} | self.tenfold(busy) for busy in BUSY]


def medians(runs: list[Figures]) -> Figures:
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def in_turns(load: Load, rounds: int) -> tuple[Figures, Figures]:
    """Ours and theirs one after the other, so that a slow moment of the machine hits both."""
    pairs = [(load.tenfold(), load.boardgameio()) for _ in range(rounds)]
    return medians([ours for ours, _ in pairs]), medians([theirs for _, theirs in pairs])


def measure(quick: bool) -> Figures:
    load = Load(4, 2) if quick else Load(10, 3)
    install()
    ours, theirs = in_turns(load, 1 if quick else 5)
    result = {"ratios": ratios(ours, theirs), "tenfold": ours, "boardgameio": theirs, "machine": machine_name()}
    if quick:
        return result
    rest = {"idle": load.idle(), "postgres": load.postgres(), "growth": load.growth()}
    return result | rest | in_folder(lambda folder: {"sync_ms": sync_ms(folder)})


def ratios(ours: Figures, theirs: Figures) -> dict[str, float]:
    return {
        "server_boardgameio": ours["moves_s"] / theirs["moves_s"],
        "server_p99_boardgameio": theirs["p99_ms"] / ours["p99_ms"],
    }


def machine_name() -> str:
    return f"{chip()}, a core each for server and client; Python {platform.python_version()}, Node {node_version()}"


def table(result: Figures) -> str:
    lines = [result["machine"], ""]
    lines += [f"{name:26}{value:>10.2f}" for name, value in result["ratios"].items()]
    for name, figures in result.items():
        if name not in ("ratios", "growth") and isinstance(figures, dict):
            lines += ["", name, *(f"  {what:24}{value:>14,.5g}" for what, value in figures.items())]
    for step in result.get("growth", []):
        lines.append(
            f"{step['busy']:>5} tables {step['moves_s']:>8,.0f} moves/s  p50 {step['p50_ms']:>7.2f} ms  "
            f"p99 {step['p99_ms']:>7.2f} ms  {step['server_cpu_us_a_move']:>5.0f} us CPU a move"
        )
    return "\n".join(lines)


def save(result: Figures, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "server.json").write_text(json.dumps(result, indent=2) + "\n")
    if "growth" in result:
        picture(result["growth"], result["boardgameio"], TABLES, folder / "server.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="the two ratios alone, not for figures")
    parser.add_argument("--save", type=Path, help="also write server.json and server.svg into this folder")
    parser.add_argument("--against", type=Path, help="a checkout of another version, to be measured in turns with this one")
    given = parser.parse_args()
    if given.against:
        if not interpreter(given.against).exists():
            parser.error(f"{given.against} is no checkout that is set up: it has no .venv; `make setup` there makes one.")
        install()
        print(json.dumps(against(Load(5, 2).tenfold, given.against, 5, 2, rounds=10), indent=2))
        return
    result = measure(given.quick)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        save(result, given.save)


if __name__ == "__main__":
    main()
