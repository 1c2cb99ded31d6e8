"""Threads that search for one move together: compiled code lets them run at the same time."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from tenfold.bots.contract import Budget


@cache
def helpers(process: int) -> ThreadPoolExecutor:
    """The threads of a process: one that was forked has none of those that its parent had."""
    return ThreadPoolExecutor(max(2, os.cpu_count() or 1), "tenfold-search")


def crew_for(budget: Budget) -> int:
    """How many threads search. Iterations that are counted are made by one, so that the same seed gives the same choice."""
    return 1 if budget.iterations is not None else max(1, min(budget.threads, os.cpu_count() or 1))


def share(amount: int, threads: int, work: Callable[[int, range], None]) -> None:
    """Divide so much among the threads; each does its part by its number: the first here, the others beside it."""
    parts = [range(amount * n // threads, amount * (n + 1) // threads) for n in range(threads)]
    beside = [helpers(os.getpid()).submit(work, n, part) for n, part in enumerate(parts) if n > 0]
    work(0, parts[0])
    for one in beside:
        one.result()
