"""How fair the server is to those who play beside somebody with a hundred tables of masters, on two cores.

    python benchmarks/thinking.py                  tables for people
    python benchmarks/thinking.py --json           one object
    python benchmarks/thinking.py --quick          fewer of everything; not for figures
    python benchmarks/thinking.py --save FOLDER    also FOLDER/thinking.json

A real server on two cores, which the clients share where there are no others. One guest has 100 tables of two masters each, who
never pause. Everything is measured before that load (`alone`) and beside it (`beside`), for guests with other addresses:

- `careful`: milliseconds from one durable move to the next at a table of two careful bots without a pace (goal: p99 under 300)
- `human`: from the sending of a move until the opponent has heard of it (goal: p99 under 50)
- `sharp`: as `careful`, for the bot that searches 100 ms; moves without a choice are among them; how many were shortened
- `hint`: how long a hint takes that somebody waits for
- `hint_after_abandoned`: the same, right after 240 hints of 40 other guests who hung up at once

Before it times: all the masters are busy (90 thoughts wait at least), and after it that the abandoned hints were dropped.
`late` is how late an event loop wakes up beside two searches, as threads of its own and as processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from benchmarks.thinking_load.loop_delay import threads_and_processes  # noqa: E402
from benchmarks.thinking_load.people import (  # noqa: E402
    arrive,
    begun_by,
    bot_answers,
    bots_play,
    facing_a_choice,
    hint_ms,
    human_moves,
    metric,
)
from tenfold.bots.ready import make_ready  # noqa: E402
from tenfold.client import Server  # noqa: E402
from tests.server.live import Live  # noqa: E402
from tests.server.visiting import Party  # noqa: E402

Figures = dict[str, Any]

TABLES, BUSY = 100, 90
ABANDONING, HINTS_EACH = 40, 6
GOALS = {"careful": 300.0, "human": 50.0}
SCRATCH = ROOT / "build"


@contextmanager
def two_cores() -> Iterator[None]:
    """What is started here has two cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:2])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def percentiles(taken: list[float]) -> Figures:
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return {"p50_ms": cuts[49], "p90_ms": cuts[89], "p99_ms": cuts[98], "max_ms": max(taken), "number": len(taken)}


class Scene:
    """The people of one run."""

    def __init__(self, party: Party, moves: int) -> None:
        self.party = party
        self.moves = moves

    async def enter(self) -> None:
        names = ["Careful host", "First", "Second", "Sharp host", "Advised", "Masters' host"]
        self.careful, self.first, self.second, self.sharp, self.advised, self.busy = [
            await arrive(self.party, name) for name in names
        ]
        self.choice = await facing_a_choice(self.advised)
        await hint_ms(self.advised, self.choice)
        await self.wake_master()

    async def wake_master(self) -> None:
        """Let a master begin games until it has searched over one: from then on all masters do."""
        waker = await arrive(self.party, "Waker")
        before = await metric(waker, "tenfold_thought_wait_seconds_count", lane="search")
        while await metric(waker, "tenfold_thought_wait_seconds_count", lane="search") == before:
            await begun_by(waker, "master")
            await asyncio.sleep(2.0)

    async def measure(self) -> Figures:
        before = await metric(self.sharp, "tenfold_thoughts_shortened_total", bot="sharp")
        result: Figures = {
            "careful": percentiles(await bot_answers(self.party, self.careful, "careful", self.moves)),
            "human": percentiles(await human_moves(self.party, self.first, self.second, self.moves)),
            "sharp": percentiles(await bot_answers(self.party, self.sharp, "sharp", self.moves // 3)),
        }
        result["sharp"]["shortened"] = await metric(self.sharp, "tenfold_thoughts_shortened_total", bot="sharp") - before
        return result | {"hint": percentiles([await hint_ms(self.advised, self.choice) for _ in range(5)])}

    async def keep_masters_busy(self) -> None:
        for _ in range(TABLES):
            await bots_play(self.busy, "master", "master")
        while await self.waiting() < BUSY:
            await asyncio.sleep(0.1)

    async def waiting(self) -> float:
        return await metric(self.busy, "tenfold_thoughts_waiting", lane="search")

    async def after_abandoned(self) -> Figures:
        """A hint right after many that were abandoned."""
        guests = [await arrive(self.party, f"Gone {n}") for n in range(ABANDONING)]
        tables = [await facing_a_choice(guest) for guest in guests]
        dropped = await self.dropped()
        for _ in range(HINTS_EACH):
            await asyncio.gather(*(self.abandon(guest, table) for guest, table in zip(guests, tables, strict=True)))
        taken = await hint_ms(self.advised, self.choice)
        assert await self.dropped() > dropped, "no abandoned hint was dropped"
        return {"ms": taken, "abandoned": ABANDONING * HINTS_EACH, "dropped": await self.dropped() - dropped}

    async def dropped(self) -> float:
        return await metric(self.advised, "tenfold_thoughts_dropped_total")

    async def abandon(self, guest: Server, table: str) -> None:
        asking = asyncio.create_task(guest.hint(table))
        await asyncio.sleep(0.3)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


async def play(url: str, moves: int) -> Figures:
    async with Party(url) as party:
        scene = Scene(party, moves)
        await scene.enter()
        alone = await scene.measure()
        await scene.keep_masters_busy()
        beside = await scene.measure()
        beside["hint_after_abandoned"] = await scene.after_abandoned()
        beside["masters"] = await masters(scene)
        return {"alone": alone, "beside": beside}


async def masters(scene: Scene) -> Figures:
    """What became of the hundred tables; most of them must have been busy to the end."""
    waiting = await scene.waiting()
    assert waiting >= BUSY // 2, f"only {waiting:.0f} thoughts wait: the load was not what it should be"
    shortened = await metric(scene.busy, "tenfold_thoughts_shortened_total", bot="master")
    return {"waiting": waiting, "shortened": shortened}


def measure(quick: bool) -> Figures:
    for bot in ("sharp", "master"):
        make_ready(bot, "ten")
    SCRATCH.mkdir(exist_ok=True)
    with two_cores(), tempfile.TemporaryDirectory(dir=SCRATCH) as folder, Live(Path(folder)) as live:
        figures = asyncio.run(play(live.url, 60 if quick else 600))
    with two_cores():
        late = asyncio.run(threads_and_processes(3 if quick else 10))
    result = figures | {"late": {name: percentiles(taken) for name, taken in late.items()}}
    return {"goals": goals(result), **result, "machine": machine_name()}


def goals(result: Figures) -> Figures:
    """Each goal, and how far below it the figure is: better above 1."""
    return {f"{name}_p99": goal / result["beside"][name]["p99_ms"] for name, goal in GOALS.items()}


def machine_name() -> str:
    return f"{chip()}, two of {os.cpu_count()} cores; load {os.getloadavg()[0]:.1f}; Python {platform.python_version()}"


def table(result: Figures) -> str:
    lines = [result["machine"], ""]
    lines += [f"{name:26}{value:>10.2f}" for name, value in result["goals"].items()]
    for part in ("alone", "beside", "late"):
        for name, figures in result[part].items():
            lines.append(f"{part:8}{name:22}" + "  ".join(f"{what} {value:,.4g}" for what, value in figures.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="fewer of everything, not for figures")
    parser.add_argument("--save", type=Path, help="also write thinking.json into this folder")
    given = parser.parse_args()
    result = measure(given.quick)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "thinking.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
