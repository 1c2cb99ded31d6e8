"""Which core does what, and how much of it a process used."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

SYNCS = 200


def two_cores() -> tuple[int, int]:
    """One for the server, one for the client."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("This benchmark needs two cores: one for the server and one for the client.")
    return cores[0], cores[1]


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started here stays on this core, with all its threads and children."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cpu_seconds(processes: list[psutil.Process]) -> float:
    """What these processes have used so far, and their children."""
    times = [one.cpu_times() for process in processes for one in [process, *process.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


def sync_ms(folder: Path) -> float:
    """How long the disk of a folder takes to make a page durable, in the middle."""
    taken = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    (folder / "sync").unlink()
    return sorted(taken)[SYNCS // 2] * 1e3
