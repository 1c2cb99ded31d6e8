"""The whole suite again and again, with nothing compiled yet and a neighbour that keeps every core busy.

python -m tests.steady --times 10
python -m tests.steady --times 3 tests/server tests/bots

What failed in each run is kept, and summed up at the end.
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

BUSY = "while True: pass"


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
    """How many tests ran, and the names of those that failed; a report that is missing is a failure as well."""
    if not report.exists():
        return 0, [f"(no report: see {report.with_suffix('.log')})"]
    cases = list(ElementTree.parse(report).getroot().iter("testcase"))
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}::{case.get('name')}" for case in failed]


def run(times: int, busy: int, workers: int, keep: Path, tests: list[str]) -> Counter[str]:
    """How often each test failed."""
    failures: Counter[str] = Counter()
    for number in range(1, times + 1):
        began = time.monotonic()
        report = keep / f"run-{number:02}.xml"
        with neighbours(busy):
            run_once(tests, report, workers)
        ran, failed = read_report(report)
        failures.update(failed)
        tell(f"run {number} of {times}: {ran:,} tests, {len(failed)} failed, {time.monotonic() - began:,.0f} s")
        for name in failed:
            tell(f"    {name}")
    return failures


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--times", type=int, default=10)
    options.add_argument("--busy", type=int, default=os.cpu_count(), help="how many processes keep a core busy; one a core")
    options.add_argument("--workers", type=int, default=3)
    options.add_argument("--keep", type=Path, default=Path("build/steady"), help="the folder for reports and logs")
    options.add_argument("tests", nargs="*")
    chosen = options.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    for old in chosen.keep.glob("run-*"):
        old.unlink()
    failures = run(chosen.times, chosen.busy, chosen.workers, chosen.keep, chosen.tests)
    tell(f"{chosen.times} runs: {len(failures)} tests failed at least once")
    for name, often in failures.most_common():
        tell(f"    {often} times: {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
