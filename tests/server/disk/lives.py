"""Each evening in a process of its own, where one change of the disk fails; the next process looks at what is left."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from tenfold.server.keeping.report import report
from tenfold.server.live import hall
from tenfold.server.store import open_store, sqlite
from tests.server.disk.evening import Evening
from tests.server.disk.shim import Shim, Way
from tests.server.reliability.proof import read_logs

KILLED = 137
# Copied into the file often, so that this fails, too.
CHECKPOINT = "wal_autocheckpoint = 40"


class Life(msgspec.Struct):
    """What was promised in an evening, how it ended, and what is wrong after it."""

    way: Way
    number: int
    said: list[str] = []
    status: int = 0
    wrong: list[str] = []

    def __str__(self) -> str:
        return f"{self.way.name} at change {self.number}: {self.wrong}"


def make_ready() -> None:
    """What all evenings have in common is done once, before they part."""
    logging.disable()
    sqlite.PRAGMAS = (*sqlite.PRAGMAS[:-1], CHECKPOINT)
    vars(hall)["open_pusher"] = lambda store: None


def in_own_process(work: Callable[[Callable[[str], None]], None]) -> tuple[list[str], int]:
    """All that it said until it ended, however it ended, and its status."""
    hears, speaks = os.pipe()
    child = os.fork()
    if child == 0:
        os._exit(status_of(work, lambda line: os.write(speaks, f"{line}\n".encode())))
    os.close(speaks)
    with os.fdopen(hears) as said:
        lines = said.read().splitlines()
    return lines, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def status_of(work: Callable[[Callable[[str], None]], None], say: Callable[[str], object]) -> int:
    try:
        work(lambda line: void(say(line)))
    except BaseException:
        say(f"wrong {traceback.format_exc()!r}")
        return 1
    return 0


def void(_: object) -> None:
    pass


def live(folder: Path, way: Way, number: int) -> Life:
    """An evening, and a look at what it left."""
    place = folder / "tenfold.db"

    def evening(told: Callable[[str], None]) -> None:
        shim = Shim()
        shim.arm(str(place), number, way)
        asyncio.run(Evening(f"sqlite:///{place}", shim, told).go_on())
        told(f"changes {shim.count}")

    said, status = in_own_process(evening)
    found, well = in_own_process(lambda told: look_at(place, said, told))
    wrong = [line for line in (*said, *found) if line.startswith("wrong ")]
    if status not in ((0, KILLED) if way is Way.DIES else (0,)) or well:
        wrong.append(f"the evening ended with {status}, the look at it with {well}")
    return Life(way, number, said, status, wrong)


def look_at(place: Path, said: list[str], told: Callable[[str], None]) -> None:
    """Whether a new process can go on, the file is sound, and all that was promised is kept."""
    open_store(f"sqlite:///{place}", "two").close()
    for finding in report(f"sqlite:///{place}").found:
        told(f"wrong {finding.message}")
    with closing(sqlite3.connect(place)) as lite:
        assert lite.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        guests = {guest for (guest,) in lite.execute("SELECT id FROM guests")}
    logs = read_logs(place.parent)
    for kind, *rest in (line.split(" ", 3) for line in said):
        if kind == "guest" and rest[0] not in guests:
            told(f"wrong guest {rest[0]} is lost")
        if kind == "table" and rest[0] not in logs:
            told(f"wrong table {rest[0]} is lost")
        if kind == "done" and [entry.id for entry in logs[rest[0]][int(rest[1]) - 1 : int(rest[1])]] != [rest[2]]:
            told(f"wrong {rest[2]} is not at {rest[1]}")


def changes() -> int:
    """How much is changed on the disk in an evening without trouble."""
    with tempfile.TemporaryDirectory() as folder:
        life = live(Path(folder), Way.NONE, 0)
    assert not life.wrong, life
    return int(life.said[-1].removeprefix("changes "))


def lives(only: int | None) -> Iterator[Life]:
    """One for each change and each way, or for some of each way, spread over the evening."""
    make_ready()
    many = changes()
    for shift, way in enumerate(Way):
        step = 1 if only is None else max(1, many // only)
        for number in range(1 + shift % step, many + 1, step) if way is not Way.NONE else []:
            with tempfile.TemporaryDirectory() as folder:
                yield live(Path(folder), way, number)


def summed(all_of_them: list[Life]) -> str:
    ways = Counter(life.way.name.lower() for life in all_of_them)
    promised = sum(line.split(" ", 1)[0] in ("done", "guest", "table") for life in all_of_them for line in life.said)
    killed = sum(life.status == KILLED for life in all_of_them)
    wrong = sum(bool(life.wrong) for life in all_of_them)
    counted = ", ".join(f"{number} {way}" for way, number in ways.items())
    return f"{len(all_of_them):,} evenings ({counted}), {killed} cut short, {promised:,} promises; {wrong} with something wrong"
