"""Plays evenings: many of them, or one that is told."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from multiprocessing import get_context

from tests.simulation.evening import Report, play


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def play_many(first: int, seeds: int, workers: int) -> Iterable[Report]:
    with get_context("spawn").Pool(workers) as pool:
        for number, report in enumerate(pool.imap_unordered(play, range(first, first + seeds), chunksize=20), 1):
            if report.broken is not None:
                tell(f"seed {report.seed}: {report.broken}\n  again: python -m tests.simulation --seed {report.seed}")
            if number % 1000 == 0:
                tell(f"{number:,} seeds")
            sys.stdout.flush()
            yield report


def summed(reports: list[Report]) -> str:
    hours = sum(report.hours for report in reports)
    entries, acknowledged = sum(report.entries for report in reports), sum(report.acknowledged for report in reports)
    deaths, broken = sum(report.deaths for report in reports), sum(report.broken is not None for report in reports)
    return (
        f"{len(reports):,} seeds, {hours:,.1f} simulated hours, {deaths:,} deaths of processes, {entries:,} entries, "
        f"{acknowledged:,} requests acknowledged; {broken} broken"
    )


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seeds", type=int, default=1_000)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--seed", type=int, help="play this one alone, and tell it")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = options.parse_args()
    if chosen.seed is not None:
        reports = [play(chosen.seed, tell)]
        tell(reports[0].broken or "All is as it must be.")
    else:
        reports = list(play_many(chosen.first, chosen.seeds, chosen.workers))
    tell(summed(reports))
    return int(any(report.broken is not None for report in reports))


if __name__ == "__main__":
    sys.exit(main())
