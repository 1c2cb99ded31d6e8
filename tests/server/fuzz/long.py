"""A long fuzz of a real server: changed conversations, raw frames and raw requests of several guests at many tables at once.

python -m tests.server.fuzz.long --messages 1000000 --requests 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx

from tenfold.client import Server
from tenfold.table.commands import Sit, Start
from tenfold.table.entries import Entry, Opened, read_entry
from tenfold.table.table import Table
from tests.server.fuzz.evening import Evening, Found
from tests.server.live import Live
from tests.server.reliability.proof import read_logs
from tests.server.reliability.rough import changed_server
from tests.server.visiting import play_out
from tests.table.seating import QUICK

AT_ONCE = 6
MESSAGES_A_TABLE, REQUESTS_A_TABLE = 480, 48
UNLIMITED = """
from tenfold.server.limits import buckets as limits
limits.Bucket.take = lambda self: True
limits.Buckets.take = lambda self, who: True
"""
NOT_UTF8 = "Invalid UTF-8 sequence received from client"


class Fuzz:
    """Evenings until enough has been sent; meanwhile two people who know nothing of it play at a table of their own."""

    def __init__(self, live: Live, seed: int, tell: Callable[[str], object]) -> None:
        self.live = live
        self.seed = seed
        self.tell = tell
        self.found = Found(answers={}, faults=[])
        self.honest_games = 0
        self.ended = False
        self.read = self.tracebacks = 0
        self.began = time.monotonic()

    async def run(self, messages: int, requests: int) -> None:
        numbers = iter(range(max(-(-messages // MESSAGES_A_TABLE), -(-requests // REQUESTS_A_TABLE))))
        bystanders = asyncio.create_task(self.play_honestly())
        await asyncio.gather(*(self.evenings(numbers) for _ in range(AT_ONCE)))
        self.ended = True
        await bystanders

    async def evenings(self, numbers: Iterator[int]) -> None:
        for number in numbers:
            rng = random.Random(f"{self.seed} {number}")
            evening = Evening(self.live.port, number, rng, self.found)
            try:
                await evening.play(MESSAGES_A_TABLE, REQUESTS_A_TABLE)
            except httpx.HTTPError as error:
                self.found.faults.append(f"an honest request failed: {error!r}; the log ends: {self.live.logged()[-4_000:]}")
            self.check(evening)
            if number % 50 == 49:
                self.tell(self.report())

    async def play_honestly(self) -> None:
        """Game after game, to its end, however much goes on beside; one more when all is over."""
        async with await Server.arrive(self.live.url, "Ada") as ada, await Server.arrive(self.live.url, "Bo") as bo:
            while True:
                last = self.ended
                with suppress(httpx.TransportError):  # we came too late, on a busy machine
                    await self.play_a_game(ada, bo)
                    if last:
                        return

    async def play_a_game(self, ada: Server, bo: Server) -> None:
        table = (await ada.open_table("ten", QUICK, house={"pace": 0})).table.id
        await bo.do(table, Sit(1))
        await ada.do(table, Start())
        async with ada.at(table) as one, bo.at(table) as other:
            await play_out(one, other)
        self.honest_games += 1

    def check(self, evening: Evening) -> None:
        """Nothing in the log of the server, and nobody has heard what seals a deal before the game was over."""
        assert self.live.process is not None
        if (status := self.live.process.poll()) is not None:
            self.found.faults.append(f"the server has ended: {status}")
        self.check_server_log()
        self.check_secret(evening)
        if self.found.faults:
            raise AssertionError(f"seed {self.seed}: {self.found.faults[:5]}")

    def check_secret(self, evening: Evening) -> None:
        """What seals the deal is told when the game is over, in its record, and never before."""
        log = log_of(self.live.folder, evening.table)
        if not log:
            return
        opened = log[0].what
        assert isinstance(opened, Opened)
        if any(opened.nonce.encode() in text for text in evening.heard) and not is_over(evening.table, log):
            self.found.faults.append(f"the nonce of the table {evening.table} was told")

    def check_server_log(self) -> None:
        with self.live.log.open("rb") as log:
            log.seek(self.read)
            data = log.read()
        self.read += len(data)
        text = data.decode(errors="replace")
        self.tracebacks += text.count("Traceback") - text.count(NOT_UTF8)
        if self.tracebacks > 0 or " ERROR " in text:
            at = max(text.rfind("Traceback"), text.rfind(" ERROR "))
            self.found.faults.append(f"in the log of the server: {text[max(0, at - 500) : at + 4_000]}")

    def report(self) -> str:
        found, seconds = self.found, time.monotonic() - self.began
        answers = ", ".join(f"{status}: {count:,}" for status, count in sorted(found.answers.items()))
        return (
            f"seed {self.seed}, {seconds:,.0f} s: {found.messages:,} messages ({found.done:,} done, {found.refused:,} refused, "
            f"{found.closed:,} connections closed by the server), {found.requests:,} requests ({answers}) at {found.tables:,} "
            f"tables; {self.honest_games:,} games of bystanders finished; faults: {len(found.faults)}\n"
        )


def log_of(folder: Path, table: str) -> list[Entry]:
    with closing(sqlite3.connect(folder / "tenfold.db")) as database:
        rows = database.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", [table]).fetchall()
    return [read_entry(row[0]) for row in rows]


def is_over(name: str, log: list[Entry]) -> bool:
    """The deal follows from the table's name, too: under another one the same moves would be played with other cards."""
    table = Table(name)
    for entry in log:
        table.apply(entry)
    return table.session is not None and table.session.position.outcome() is not None


def run(folder: Path, messages: int, requests: int, seed: int, tell: Callable[[str], object]) -> Fuzz:
    """All of it, against a server of its own; what was found. Raises AssertionError at the first fault."""
    with changed_server(folder, UNLIMITED) as live:
        fuzz = Fuzz(live, seed, tell)
        asyncio.run(fuzz.run(messages, requests))
        fuzz.check_server_log()
        assert not fuzz.found.faults, fuzz.found.faults
        assert live.stop() == 0
        read_logs(folder)
    tell(fuzz.report())
    return fuzz


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--requests", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as place:
        run(Path(place), chosen.messages, chosen.requests, chosen.seed, sys.stdout.write)
