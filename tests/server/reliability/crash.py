"""Tables full of players while the server is killed again and again. `make crash` does it for long.

python -m tests.server.reliability.crash --kills 400 --save benchmarks/results

With --save every round is kept when it is done, and a run that was broken off goes on from there: 400 kills on each database
take about an hour. After one that came to its end the next begins anew.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import psutil

from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.reliability.players import Party
from tests.server.reliability.proof import check_party

GUESTS = 12
GROWN_SECONDS = 1.2
A_ROUND = 25
RESULT = "crash.json"


class Toll(msgspec.Struct, frozen=True):
    """What a run came to."""

    tables: int
    kills: int
    acknowledged: int
    entries: int
    refusals: list[str]


Round = Callable[[Path, int, int, int], Toll]


class Killings:
    """Strikes whenever the players have got so far; meanwhile they hold back rather than finish without it."""

    def __init__(self, party: Party, strike: Callable[[], None], kills: int, rng: random.Random) -> None:
        moves = sum(game.kind.moves for game in party.games)
        self.party = party
        self.strike = strike
        self.goals = sorted(party.acknowledged + rng.uniform(0, moves) for _ in range(kills))
        self.done = 0
        self.rng = rng

    async def go_on(self) -> None:
        for goal in self.goals:
            while self.party.acknowledged < goal:
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            await asyncio.to_thread(self.strike)
            self.done += 1

    async def breath(self) -> None:
        """How long a player waits before a move: the longer, the more the next strike is late."""
        late = 0.0 if self.done == len(self.goals) else self.party.acknowledged - self.goals[self.done]
        await asyncio.sleep(0 if late <= 0 else min(2.0, (late / 100) ** 2))


def whole_server(live: Live) -> Callable[[], None]:
    def strike() -> None:
        live.kill()
        live.start()

    return strike


def any_worker(live: Live, rng: random.Random) -> Callable[[], None]:
    """Kills a worker, but none that has only just begun."""

    def strike() -> None:
        while not (grown := grown_workers(live)):
            time.sleep(0.05)
        rng.choice(grown).kill()

    return strike


def grown_workers(live: Live) -> list[psutil.Process]:
    """Those that have served for a while; while one is being replaced, its remains cannot be asked."""
    try:
        return [worker for worker in live.workers() if time.time() - worker.create_time() > GROWN_SECONDS]
    except psutil.Error:
        return []


async def crash(live: Live, place: Path | str, tables: int, kills: int, seed: int) -> Toll:
    """Play at all tables while the server is killed, then hold the log against what the players know."""
    rng = random.Random(seed)
    strike = whole_server(live) if isinstance(place, Path) else any_worker(live, rng)
    async with AsyncExitStack() as stack:
        party = await Party.gather(live.url, GUESTS, stack)
        await party.sit_down(tables)
        killings = Killings(party, strike, kills, rng)
        async with asyncio.TaskGroup() as together:
            together.create_task(killings.go_on())
            together.create_task(party.play(rng, killings.breath))
        entries = await check_party(party, place)
        return Toll(tables, killings.done, party.acknowledged, entries, party.refusals)


def crash_sqlite(folder: Path, tables: int, kills: int, seed: int) -> Toll:
    with Live(folder) as live:
        return asyncio.run(crash(live, folder, tables, kills, seed))


def crash_postgres(folder: Path, url: str, tables: int, kills: int, seed: int) -> Toll:
    with Live(folder, url, workers=2) as live:
        return asyncio.run(crash(live, url, tables, kills, seed))


def run_long(tables: int, kills: int, sums: dict[str, Sum], tell: Callable[[str, Toll], None]) -> None:
    """Rounds on both databases until each has seen so many kills; what `sums` hold already counts."""
    postgres = Postgres()
    try:
        for number in range(1, 1 - (-kills // A_ROUND)):
            for database, run in rounds(postgres).items():
                if number > sums[database].rounds:
                    with tempfile.TemporaryDirectory() as folder:
                        toll = run(Path(folder), tables, A_ROUND, number)
                    sums[database].add(toll)
                    tell(database, toll)
    finally:
        postgres.remove()


def rounds(postgres: Postgres) -> dict[str, Round]:
    """How one round goes on each database."""
    return {
        "SQLite": crash_sqlite,
        "PostgreSQL": lambda folder, tables, kills, seed: crash_postgres(folder, postgres.database(), tables, kills, seed),
    }


class Sum(msgspec.Struct):
    """All rounds on one database."""

    rounds: int = 0
    tables: int = 0
    kills: int = 0
    acknowledged: int = 0
    entries: int = 0
    refused: int = 0

    def add(self, toll: Toll) -> None:
        self.rounds += 1
        self.tables += toll.tables
        self.kills += toll.kills
        self.acknowledged += toll.acknowledged
        self.entries += toll.entries
        self.refused += len(toll.refusals)


def report(database: str, toll: Toll) -> str:
    return (
        f"{database}: {toll.tables} tables, {toll.kills} kills, {toll.acknowledged:,} requests acknowledged, all of them once "
        f"among the {toll.entries:,} entries of the log; all games finished and proven; refused: {len(toll.refusals)}"
    )


def summed(database: str, sums: Sum) -> str:
    return (
        f"{database} in all: {sums.rounds} rounds, {sums.tables} tables, {sums.kills} kills, {sums.acknowledged:,} requests "
        f"acknowledged, {sums.entries:,} entries, nothing lost or doubled; {sums.refused} refused"
    )


def sums_so_far(folder: Path | None, kills: int) -> dict[str, Sum]:
    """What a run that was broken off has kept there."""
    if folder is not None and (folder / RESULT).exists():
        kept = msgspec.json.decode((folder / RESULT).read_bytes(), type=dict[str, Sum])
        if any(one.kills < kills for one in kept.values()):
            return kept
    return {"SQLite": Sum(), "PostgreSQL": Sum()}


def keep(folder: Path | None, sums: dict[str, Sum]) -> None:
    if folder is not None:
        (folder / RESULT).write_bytes(msgspec.json.format(msgspec.json.encode(sums)) + b"\n")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--kills", type=int, default=400, help="on each database")
    options.add_argument(
        "--save", type=Path, help=f"keep the sums in FOLDER/{RESULT}, and go on after a run that was broken off"
    )
    chosen = options.parse_args()
    sums = sums_so_far(chosen.save, chosen.kills)

    def tell(database: str, toll: Toll) -> None:
        keep(chosen.save, sums)
        sys.stdout.write(f"{report(database, toll)}\n")
        sys.stdout.flush()

    run_long(chosen.tables, chosen.kills, sums, tell)
    sys.stdout.writelines(f"{summed(database, one)}\n" for database, one in sums.items())
