"""How strong the bots are: the ladder, solo TEN, OpenSpiel's search as a peer, and what time is worth.

    python benchmarks/bots.py                       play all, tables for people
    python benchmarks/bots.py --only ladder peer    some parts: ladder, solo, peer, time, speed
    python benchmarks/bots.py --against COMMIT      against the bots that a commit had, and nothing else
    python benchmarks/bots.py --against COMMIT --iterations 1000 --game ten    ... with counted iterations, one game
    python benchmarks/bots.py --scale 0.1           a tenth of the games, for a look
    python benchmarks/bots.py --save FOLDER         also FOLDER/bots.json and the pictures bots-ladder and bots-time
    python benchmarks/bots.py --save benchmarks/results --write      also the tables in benchmarks/README.md

Every cell is a run of the arena with duplicate deals. After Ctrl-C or a crash the same command goes on where it was, as long as
neither bots nor rules have changed. Parts that were not played keep the figures that FOLDER has.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.bots_ladder import cells, tables  # noqa: E402
from benchmarks.bots_ladder.pictures import pictures  # noqa: E402
from benchmarks.bots_ladder.playing import play_all  # noqa: E402
from benchmarks.bots_ladder.speed import speed  # noqa: E402
from benchmarks.bots_ladder.spiel_bot import make, warm_up  # noqa: E402
from benchmarks.bots_ladder.versions import commit_of, compile_for  # noqa: E402
from benchmarks.machine import chip  # noqa: E402

PARTS = ("speed", "ladder", "solo", "peer", "time")
LONGEST = 1_000
RESULTS = "bots.json"


def machine_name(workers: int | None) -> str:
    return f"{chip()}, {workers or os.cpu_count()} workers; Python {platform.python_version()}"


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """The parts that were asked for."""
    plays = {
        "ladder": lambda: cells.ladder(given.scale),
        "solo": lambda: cells.solo(given.scale),
        "peer": lambda: cells.peer(given.scale),
        "time": lambda: cells.times(given.scale, given.longest),
        "against": lambda: compiled(against(given)),
    }
    found: dict[str, Any] = {"machine": machine_name(given.workers)}
    for part in parts(given):
        if part == "peer":
            compile_for_peers()
        found[part] = speed() if part == "speed" else play_all(plays[part](), given.workers)
    return found


def against(given: argparse.Namespace) -> list[cells.Cell]:
    every = cells.against(given.scale, commit_of(given.against), given.iterations)
    return [cell for cell in every if given.game in (None, cell.game)]


def parts(given: argparse.Namespace) -> list[str]:
    """What is played: what was asked for, or all but matches against a commit that nobody has named."""
    if given.against:
        return [*(given.only or ()), "against"]
    return list(given.only or PARTS)


def compiled(of: list[cells.Cell]) -> list[cells.Cell]:
    """The same cells, once what their programs load when they start is compiled."""
    for command, game in sorted({(command, cell.game) for cell in of for command in cell.programs.values()}):
        compile_for(command, game)
    return of


def compile_for_peers() -> None:
    """What the peers load when they start as programs, so that they find it compiled."""
    for name in cells.PEERS:
        warm_up(make(name))


def earlier(folder: Path | None) -> dict[str, Any]:
    """What the folder has already."""
    file = folder / RESULTS if folder else None
    known: dict[str, Any] = json.loads(file.read_text()) if file and file.exists() else {}
    return known


def save(found: dict[str, Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RESULTS).write_text(json.dumps(found, indent=2) + "\n")
    pictures(found, folder)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=PARTS, help="play these parts alone")
    parser.add_argument("--against", metavar="COMMIT", help="play against the bots of a commit, in place of the other parts")
    parser.add_argument("--iterations", type=int, help="with --against: count so many a move, in place of 100 ms")
    parser.add_argument("--game", choices=sorted(cells.NETS), help="with --against: this game alone")
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games")
    parser.add_argument("--longest", type=int, default=LONGEST, help="milliseconds a move up to which `time` goes")
    parser.add_argument("--workers", type=int, help="how many processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, help="also write bots.json and the pictures into this folder")
    parser.add_argument("--write", action="store_true", help="also write the tables into benchmarks/README.md")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    os.chdir(ROOT)
    found = earlier(given.save) | measure(given)
    print(json.dumps(found) if given.json else tables.page(found))
    if given.save:
        save(found, given.save)
    if given.write:
        tables.write(found, ROOT / "benchmarks" / "README.md")


if __name__ == "__main__":
    main()
