"""The whole suite again and again, with nothing compiled yet and a neighbour that keeps every core busy.

python -m tests.steady --times 10
python -m tests.steady --times 3 tests/server tests/bots

What failed in each run is written down when it is done, and summed up at the end. The next call goes on from there, also at a
later commit: ten runs take longer than most people leave a machine alone. Two checkouts may save into one folder at the same
time: with `--busy 0` each is the other's neighbour.
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
    """The suite once: at which commit, beside how many processes that keep a core busy, how many tests ran, which failed."""

    commit: str
    busy: int
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
    """As `make test` runs them, but with an empty home: all is compiled anew. The output is kept beside the report."""
    command = [sys.executable, "-m", "pytest", "-n", str(workers), "--dist", "loadgroup", "-rf", f"--junitxml={report}", *tests]
    with tempfile.TemporaryDirectory() as home, report.with_suffix(".log").open("w") as log:
        # Only what is compiled lies there: browsers and their like are not what is tried here.
        surroundings = {**os.environ, "XDG_CACHE_HOME": home}
        for step in ([sys.executable, "-m", "tests.warm"], command):
            subprocess.run(step, stdout=log, stderr=subprocess.STDOUT, env=surroundings, check=False)


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
    return Run(commit_now(), busy, ran, failed, round(time.monotonic() - began))


def commit_now() -> str:
    return subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def kept(folder: Path) -> list[Run]:
    """What earlier calls have written down there, and calls from other checkouts."""
    results = folder / RESULT
    return msgspec.json.decode(results.read_bytes(), type=list[Run]) if results.exists() else []


def keep(folder: Path, runs: list[Run]) -> None:
    """As a whole or not at all: somebody else may read it at this moment."""
    unfinished = folder / f"{RESULT}.{os.getpid()}"
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(runs)) + b"\n")
    unfinished.replace(folder / RESULT)


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
    options.add_argument("--save", type=Path, default=Path("build/steady"), help=f"the folder for {RESULT}, the sum of all")
    options.add_argument("tests", nargs="*")
    chosen = options.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    if len(kept(chosen.save)) >= chosen.times:
        (chosen.save / RESULT).unlink()
    while len(kept(chosen.save)) < chosen.times:
        number = len(kept(chosen.save)) + 1
        one = run(chosen.busy, chosen.workers, chosen.keep / f"run-{number:02}.xml", chosen.tests)
        keep(chosen.save, [*kept(chosen.save), one])
        report_on(number, chosen.times, one)
    runs = kept(chosen.save)
    failures = Counter(name for one in runs for name in one.failed)
    tell(f"{len(runs)} runs: {len(failures)} tests failed at least once")
    for name, often in failures.most_common():
        tell(f"    {often} times: {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
