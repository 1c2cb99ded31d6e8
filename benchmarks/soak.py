"""Whether the server's memory stays what it is: an hour of steady play, and the memory of its process all the while.

    python benchmarks/soak.py                                  an hour; prints a line a minute and a verdict
    python benchmarks/soak.py --minutes 10 --tables 20         shorter; idle tables are forgotten after a minute, so ten tell
    python benchmarks/soak.py --save FOLDER                    also FOLDER/soak.json and the curve FOLDER/soak.svg

People open tables of both games, play among bots, talk, lose their connection and hear the whole story again, watch, and go,
some in the middle of a game: see server_load/steady.py. What counts is the memory of the last minute against that of the minute
after the first five.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from benchmarks.server_load.memory_curve import picture  # noqa: E402
from benchmarks.server_load.steady import Steady  # noqa: E402
from tests.server.live import Live  # noqa: E402

SAMPLE_S = 5.0
WARM_MINUTES = 5.0
WINDOW_MINUTES = 1.0
MOST_GROWTH = 1.10
SCRATCH = ROOT / "build"
Figures = dict[str, Any]


def megabytes(pid: int) -> float:
    """The memory of a process and its children."""
    process = psutil.Process(pid)
    return float(sum(one.memory_info().rss for one in [process, *process.children(recursive=True)]) / 1e6)


async def rooms(http: httpx.AsyncClient) -> float:
    """How many tables the server has in memory."""
    text = (await http.get("/metrics")).text
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("tenfold_tables_in_memory "))


async def soak(live: Live, minutes: float, tables: int) -> list[Figures]:
    """The samples of so many minutes."""
    steady, samples, began = Steady(live.url, tables), list[Figures](), time.monotonic()
    playing = asyncio.create_task(steady.run())
    async with httpx.AsyncClient(base_url=live.url, timeout=60) as http:
        while not playing.done() and (minute := (time.monotonic() - began) / 60) < minutes:
            samples.append({"minute": minute, "mb": megabytes(live.pid), "rooms": await rooms(http), **steady.count})
            if len(samples) % round(60 / SAMPLE_S) == 1:
                print(line(samples[-1]), flush=True)
            await asyncio.sleep(SAMPLE_S)
    playing.cancel()
    await asyncio.wait({playing})
    if not playing.cancelled():
        playing.result()
    return samples


def line(sample: Figures) -> str:
    done = " ".join(f"{value:,} {name}," for name, value in sample.items() if name not in ("minute", "mb", "rooms"))
    return f"minute {sample['minute']:5.1f}: {sample['mb']:7.1f} MB, {sample['rooms']:.0f} tables in memory; {done.rstrip(',')}"


def around(samples: list[Figures], minute: float) -> float:
    """The memory in the minute after a moment, in the middle."""
    return float(statistics.median(one["mb"] for one in samples if minute <= one["minute"] <= minute + WINDOW_MINUTES))


def verdict(samples: list[Figures]) -> Figures:
    end = samples[-1]["minute"]
    warm = min(WARM_MINUTES, end / 2)
    early, late = around(samples, warm), around(samples, end - WINDOW_MINUTES)
    return {
        "minutes": end,
        "after_minutes": warm,
        "early_mb": early,
        "late_mb": late,
        "growth": late / early,
        "most": MOST_GROWTH,
    }


def in_words(result: Figures) -> str:
    word = "steady" if result["growth"] <= MOST_GROWTH else "GROWING"
    return (
        f"{word}: {result['early_mb']:.1f} MB after {result['after_minutes']:.0f} minutes, "
        f"{result['late_mb']:.1f} MB after {result['minutes']:.0f}: {result['growth']:.3f} times as much"
    )


def measure(minutes: float, tables: int) -> Figures:
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SCRATCH) as folder, Live(Path(folder)) as live:
        samples = asyncio.run(soak(live, minutes, tables))
    return {"verdict": verdict(samples), "tables": tables, "machine": chip(), "samples": samples}


def save(result: Figures, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "soak.json").write_text(json.dumps(result, indent=1) + "\n")
    picture(result, folder / "soak.svg")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (default: 60)")
    parser.add_argument("--tables", type=int, default=20, help="tables at a time (default: 20)")
    parser.add_argument("--save", type=Path, help="also write soak.json and soak.svg into this folder")
    given = parser.parse_args()
    result = measure(given.minutes, given.tables)
    print(in_words(result["verdict"]))
    if given.save:
        save(result, given.save)
    return 0 if result["verdict"]["growth"] <= MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
