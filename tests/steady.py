"""The whole suite again and again, with nothing compiled yet and a neighbour that keeps every core busy.

python -m tests.steady --times 10
python -m tests.steady --times 3 tests/server tests/bots

What failed in each run is kept, and summed up at the end. With --save every run is written down when it is done, and the next
call goes on from there, also at a later commit: ten runs take longer than most people leave a machine alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import msgspec

BUSY = "while True: pass"
RESULT = "steady.json"


class Run(msgspec.Struct, frozen=True):
    """The suite once: at which commit, how many tests ran, which failed."""

    commit: str
    tests: int
    failed: list[str]
    seconds: int


@contextmanager
def neighbours(number: int) -> Iterator[None]:
    """Processes that want a core each, all the time."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run_once(tests: list[str], report: Path, workers: int) -> None:
    """All tests, with an empty home: what is compiled, is compiled anew. The output is kept beside the report."""
    command = [sys.executable, "-m", "pytest", "-n", str(workers), "--dist", "loadgroup", "-rf", f"--junitxml={report}", *tests]
    with tempfile.TemporaryDirectory() as home, report.with_suffix(".log").open("w") as log:
        # Only what is compiled lies there: browsers and their like are not what is tried here.
        surroundings = {**os.environ, "XDG_CACHE_HOME": home}
        subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=surroundings, check=False)


def read_report(report: Path) -> tuple[int, list[str]]:
    """How many tests ran, and the names of those that failed; it is a failure as well if none ran."""
    cases = list(ElementTree.parse(report).getroot().iter("testcase")) if report.exists() else []
    if not cases:
        return 0, [f"(no test ran: see {report.with_suffix('.log').name})"]
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}::{case.get('name')}" for case in failed]


def run(busy: int, workers: int, report: Path, tests: list[str]) -> Run:
    began = time.monotonic()
    with neighbours(busy):
        run_once(tests, report, workers)
    ran, failed = read_report(report)
    return Run(commit_now(), ran, failed, round(time.monotonic() - began))


def commit_now() -> str:
    return subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def runs_so_far(folder: Path | None, times: int) -> list[Run]:
    """What earlier calls have kept there; after so many runs the next call begins anew."""
    if folder is None or not (folder / RESULT).exists():
        return []
    kept = msgspec.json.decode((folder / RESULT).read_bytes(), type=list[Run])
    return kept if len(kept) < times else []


def keep(folder: Path | None, runs: list[Run]) -> None:
    if folder is not None:
        (folder / RESULT).write_bytes(msgspec.json.format(msgspec.json.encode(runs)) + b"\n")


def report_on(number: int, times: int, one: Run) -> None:
    tell(f"run {number} of {times}: {one.tests:,} tests, {len(one.failed)} failed, {one.seconds:,} s")
    for name in one.failed:
        tell(f"    {name}")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--times", type=int, default=10)
    options.add_argument("--busy", type=int, default=os.cpu_count(), help="how many processes keep a core busy; one a core")
    options.add_argument("--workers", type=int, default=3)
    options.add_argument("--keep", type=Path, default=Path("build/steady"), help="the folder for reports and logs")
    options.add_argument("--save", type=Path, help=f"write every run down in FOLDER/{RESULT}, and go on from there")
    options.add_argument("tests", nargs="*")
    chosen = options.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    runs = runs_so_far(chosen.save, chosen.times)
    for number in range(len(runs) + 1, chosen.times + 1):
        runs.append(run(chosen.busy, chosen.workers, chosen.keep / f"run-{number:02}.xml", chosen.tests))
        keep(chosen.save, runs)
        report_on(number, chosen.times, runs[-1])
    failures = Counter(name for one in runs for name in one.failed)
    tell(f"{chosen.times} runs: {len(failures)} tests failed at least once")
    for name, often in failures.most_common():
        tell(f"    {often} times: {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
