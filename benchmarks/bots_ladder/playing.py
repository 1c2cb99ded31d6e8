"""Plays cells in the arena. What is finished is kept, as long as neither bots nor rules nor arena change."""

from __future__ import annotations

import hashlib
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import tenfold
from benchmarks.bots_ladder.cells import SEED, Cell
from tenfold.arena.plan import make_plan
from tenfold.arena.results import report
from tenfold.arena.run import Kept, run
from tenfold.arena.show import bar
from tenfold.arena.tally import Tally
from tenfold.arena.workers import play_on_cores

ROOT = Path(__file__).parents[2]
PACKAGE = Path(tenfold.__file__).parent
WHAT_COUNTS = ("arena", "bots", "core", "games")
SUFFIXES = (".py", ".json", ".npz", ".npy")


def fingerprint() -> str:
    """Of all that the results depend on."""
    digest = hashlib.sha256()
    for folder in WHAT_COUNTS:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in SUFFIXES:
                digest.update(file.relative_to(PACKAGE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def kept_in() -> Path:
    folder = ROOT / "build" / "bots" / fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def play(cell: Cell, workers: int | None) -> dict[str, Any]:
    """One row of the results; the first bot of the cell comes first."""
    plan = make_plan(
        cell.game,
        cell.bots,
        options=cell.options,
        games=cell.games,
        seed=SEED,
        milliseconds=cell.milliseconds,
        programs=cell.programs,
    )
    players = partial(play_on_cores, number=workers)
    file = kept_in() / f"{cell.name}-{cell.games}.jsonl"
    tally = run(plan, Kept(file), players, bar())
    void_after_failures(cell, tally, file)
    found = report(tally)
    results = sorted(found.results, key=lambda result: cell.bots.index(result.name))
    return {
        "part": cell.part,
        "game": cell.game,
        "options": cell.options,
        "goal": cell.goal,
        "games": found.games,
        "deals": found.deals,
        "results": msgspec.to_builtins(results),
    }


def play_all(cells: list[Cell], workers: int | None) -> list[dict[str, Any]]:
    """All cells, with a line for each on stderr."""
    rows = []
    for n, cell in enumerate(cells, 1):
        started = time.monotonic()
        row = play(cell, workers)
        first = row["results"][0]
        low, high = first["interval"]
        print(
            f"{n:3}/{len(cells)} {cell.name}: {first['win_share']:.3f} ({low:.3f}-{high:.3f}), {row['games']} games, "
            f"{time.monotonic() - started:.0f} s",
            file=sys.stderr,
            flush=True,
        )
        rows.append(row)
    return rows


def void_after_failures(cell: Cell, tally: Tally, file: Path) -> None:
    """Nothing counts where somebody lost by breaking a game off; the cell is played anew next time."""
    for name, reason in tally.reasons.items():
        file.unlink()
        raise SystemExit(f"{cell.name}: {name} failed: {reason}. Its figures would be void; the same command plays it again.")
