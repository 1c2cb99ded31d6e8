"""Two real servers on one PostgreSQL database, people at both, and what all of it amounts to."""

from __future__ import annotations

import asyncio
import math
import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from tenfold.client import Server
from tenfold.table.commands import Sit, Start
from tenfold.table.entries import Entry
from tenfold.table.table import GAME_MOVES
from tests.patience import ends_while
from tests.server.histories.linearizable import linearizable
from tests.server.histories.operations import Look, Operation, Write
from tests.server.histories.people import Device
from tests.server.histories.tables import EMPTY, step
from tests.server.live import Live
from tests.server.reliability.proof import read_logs
from tests.server.reliability.rough import changed_server

DEVICES = 2
A_TABLE = 240


class History(msgspec.Struct):
    """What was asked of each table, and whether one log could have answered so; `kills` of processes went on meanwhile."""

    tables: dict[str, list[Operation]]
    wrong: list[str]
    kills: int

    def summed(self) -> str:
        all_of_them = [operation for operations in self.tables.values() for operation in operations]
        writes = [operation for operation in all_of_them if isinstance(operation.asked, Write)]
        unheard = sum(operation.ended == math.inf for operation in writes)
        refused = sum(isinstance(operation.answer, str) for operation in writes)
        return (
            f"{len(all_of_them):,} operations at {len(self.tables)} tables, {len(writes):,} of them writes "
            f"({refused:,} refused, {unheard:,} without an answer), {self.kills} kills; "
            f"tables that are not linearizable: {len(self.wrong)}"
        )


class Gathering:
    """Guests at their tables, each with devices that ask both processes."""

    def __init__(self, pair: list[Live], rng: random.Random) -> None:
        self.pair = pair
        self.rng = rng
        self.devices: list[Device] = []
        self.left = 0
        self.kills = 0

    async def open_tables(self, tables: int, stack: AsyncExitStack) -> None:
        for number in range(tables):
            guests = [await self.arrive(name, stack) for name in (f"Ada {number}", f"Bo {number}")]
            opened = await guests[0][0].open_table("ten", {"players": 2})
            await guests[1][0].do(opened, Sit(1))
            await guests[0][0].do(opened, Start())
            self.devices += [
                Device(guest, opened.table.id, f"{name}{device}", random.Random(self.rng.random()))
                for name, guest in zip("ab", guests, strict=True)
                for device in range(DEVICES)
            ]

    async def arrive(self, name: str, stack: AsyncExitStack) -> list[Server]:
        """A guest, known at both processes by the same token."""
        first = await Server.arrive(self.pair[0].url, name)
        both = [first, Server(self.pair[1].url, first.token)]
        return [await stack.enter_async_context(server) for server in both]

    async def go_on(self, operations: int, kills: int) -> None:
        """All devices until so much was asked, while now and then a process dies and comes back."""
        self.left = operations
        goals = sorted((self.rng.randrange(operations) for _ in range(kills)), reverse=True)
        async with asyncio.TaskGroup() as together:
            together.create_task(self.strike(goals))
            for device in self.devices:
                together.create_task(self.use(device))

    async def use(self, device: Device) -> None:
        while self.left > 0:
            before = len(device.operations)
            await device.act()
            self.left -= len(device.operations) - before
            await asyncio.sleep(0)

    async def strike(self, goals: list[int]) -> None:
        for goal in goals:
            while self.left > goal:
                await asyncio.sleep(0.01)
            victim = self.rng.choice(self.pair)
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
            self.kills += 1

    def told(self) -> dict[str, list[Operation]]:
        """By table; the final look is added by whoever reads the log."""
        tables: dict[str, list[Operation]] = {}
        for device in self.devices:
            tables.setdefault(device.table, []).extend(device.operations)
        return tables


async def history(pair: list[Live], database: str, operations: int, kills: int, seed: int) -> History:
    """Let people ask for so much, then judge."""
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        gathering = Gathering(pair, rng)
        await gathering.open_tables(max(2, operations // A_TABLE), stack)
        asking = gathering.go_on(operations, kills)
        await ends_while(asking, lambda: (gathering.left, gathering.kills), "a history")
    logs = read_logs(database)
    tables = {table: with_log(told, logs[table]) for table, told in gathering.told().items()}
    wrong = [table for table, told in tables.items() if not linearizable(told, step, EMPTY)]
    return History(gathering.told(), wrong, gathering.kills)


def with_log(told: list[Operation], log: list[Entry]) -> list[Operation]:
    """What was told, what came of all that nobody heard an answer to, what the house wrote itself, and a last look."""
    places = {entry.id: seq for seq, entry in enumerate(log, 1) if entry.id is not None}
    asked = {operation.asked.request for operation in told if isinstance(operation.asked, Write)}
    house = [
        Operation(Write(f"house {seq}", isinstance(entry.what, GAME_MOVES)), seq, -math.inf)
        for seq, entry in enumerate(log, 1)
        if entry.id not in asked
    ]
    found = [resolved for operation in told if (resolved := looked_up(operation, places)) is not None]
    latest = max((operation.ended for operation in found if operation.ended < math.inf), default=0.0)
    return [*house, *found, Operation(Look(), len(log), latest + 1, latest + 2)]


def looked_up(operation: Operation, places: dict[str, int]) -> Operation | None:
    """What nobody heard of happened at some time after it was asked, where the log has it, or never did."""
    if operation.answer is not None or not isinstance(operation.asked, Write):
        return operation
    seq = places.get(operation.asked.request)
    return None if seq is None else msgspec.structs.replace(operation, answer=seq)


def two_servers(folder: Path, database: str, change: str = "") -> list[Live]:
    """In both something may be changed, by a line of Python."""
    folders = [folder / name for name in ("one", "two")]
    for one in folders:
        one.mkdir()
    return [changed_server(one, change, database) for one in folders]
