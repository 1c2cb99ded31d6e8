"""How many searches a second can be taken and answered in all, however many cores think: the order is one for all."""

from __future__ import annotations

import secrets
import statistics
import time
from threading import Thread
from typing import Any

from tenfold.server.store import open_store
from tenfold.server.store.store import open_thoughts
from tenfold.server.store.thoughts import Posted, Thoughts
from tests.server.postgres import Postgres

KIND, GUESTS, QUESTION = "benchmark", 20, bytes(800)

Figures = dict[str, Any]


def searches(server: Postgres, processes: int, waiting: int, seconds: float) -> Figures:
    """Processes that ask, take and answer at once, beside so many questions that wait."""
    url = server.database()
    open_store(url, "first").close()
    all_of_them = [open_thoughts(url, f"{n}") for n in range(processes)]
    for each in all_of_them:
        each.be_there(True, 1_000, [KIND], b"")
    for n in range(waiting):
        post(all_of_them[0], n)
    taken: list[float] = []
    threads = [Thread(target=think, args=(each, time.monotonic() + seconds, taken)) for each in all_of_them]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for each in all_of_them:
        each.close()
    return {
        "processes": processes,
        "waiting": waiting,
        "searches_s": len(taken) / seconds,
        "ms": 1e3 * statistics.median(taken),
    }


def post(thoughts: Thoughts, n: int) -> None:
    guest = f"guest {n % GUESTS}"
    assert thoughts.post(Posted(secrets.token_hex(16), KIND, guest, guest, f"table {n % 3}", QUESTION), 10_000, 10_000)


def think(thoughts: Thoughts, until: float, taken: list[float]) -> None:
    """One question more for each that is answered, so that as many wait all the time."""
    while (began := time.monotonic()) < until:
        post(thoughts, len(taken))
        found = thoughts.take([KIND], lambda taken: 0.1)
        assert found is not None
        assert thoughts.answer(found.id, b"answer", False, 0.1)
        thoughts.fetch()
        taken.append(time.monotonic() - began)
