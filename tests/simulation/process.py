"""A process of the server: the real hall with its rooms, writer, clocks and bots, over a simulated loop and store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from tenfold.server.identity.people import People
from tenfold.server.limits.buckets import Buckets
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live.hall import Hall
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Answer, Examination, Question
from tenfold.server.thinking.worker import answer
from tests.simulation.loop import Loop, SharedLoop, Thread
from tests.simulation.store import Disk, SimulatedStore
from tests.simulation.wire import Wire
from tests.simulation.world import World

NOTICE_S = 0.02
LATE_NOTICE_S = 3.0
# A process that was asked to end and does not is killed.
GOODBYE_S = 15.0
DEAF_S = 5.0


class Unlimited(Traffic):
    """How much people ask for is not what is to be found out here, and it would be counted by the real clock."""

    def check(self, buckets: Buckets, who: str) -> None:
        pass


class Thinking:
    """In place of the processes in which bots think: the same bots, after a while."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def ask(self, question: Question | Examination) -> Answer:
        await asyncio.sleep(self.world.rng.random() * 0.05)
        return msgspec.structs.replace(answer(question), seconds=0.01)

    async def close(self) -> None:
        pass


class Process:
    """Lives, dies at any moment, and lives again."""

    def __init__(self, world: World, disk: Disk, number: int, shuffled: bool) -> None:
        self.world = world
        self.disk = disk
        self.number = number
        self.shuffled = shuffled
        self.life = 0
        self.loops: list[Loop] = []
        self.wires: list[Wire] = []
        self.hall: Hall | None = None
        self.traffic = Unlimited()
        self.start()

    @property
    def loop(self) -> Loop:
        return self.loops[-1]

    @property
    def is_up(self) -> bool:
        return self.hall is not None and self.loop.alive

    def start(self) -> None:
        self.life += 1
        name = f"process-{self.number}.{self.life}"
        self.hall, self.wires = None, []
        self.loops.append((SharedLoop if self.disk.shared else Loop)(self.world, name, self.shuffled))  # type: ignore[abstract]
        self.loop.call_soon(self.open)

    def open(self) -> None:
        """As the application does it."""
        store = SimulatedStore(self.disk, self.loop.name)
        hall = Hall(store, People(store))
        hall.writer.thread = cast("Any", Thread(self.loop))
        for lane in (hall.thinkers.quick, hall.thinkers.searches):
            lane.pool = cast("Pool", Thinking(self.world))
        hall.open()
        self.hall = hall
        self.world.note(f"{self.loop.name} is up")
        if self.disk.shared:
            self.world.after(self.world.rng.random() * 0.1, self.listen, self.loop)

    def listen(self, loop: Loop) -> None:
        """Hear the others from now on; until now this process was deaf."""
        if loop.alive and self.hall is not None:
            self.disk.ears[loop.name] = Listening(loop, self.hall).hear
            loop.call_soon_threadsafe(self.hall.catch_up)

    def go_deaf(self) -> None:
        if self.disk.ears.pop(self.loop.name, None) is not None:
            self.world.note(f"{self.loop.name} hears nothing")
            self.world.after(self.world.rng.random() * DEAF_S, self.listen, self.loop)

    def freeze(self, seconds: float) -> None:
        self.world.note(f"{self.loop.name} stands still for {seconds:.1f} s")
        self.loop.frozen_until = self.world.now + seconds

    def kill(self, loop: Loop | None = None) -> None:
        """As a power cut would; a life that has ended already cannot be ended again."""
        if not (loop or self.loop).alive or (loop or self.loop) is not self.loop:
            return
        self.world.note(f"{self.loop.name} dies")
        self.loop.alive = False
        self.disk.ears.pop(self.loop.name, None)
        for wire in self.wires:
            wire.server_died()

    def stop(self) -> None:
        """Ask it to end; the doors close first."""
        if not self.is_up:
            return
        self.world.note(f"{self.loop.name} is asked to end")
        loop, wires, self.wires = self.loop, self.wires, []
        for wire in wires:
            wire.hang_up()
        assert self.hall is not None
        self.ask(lambda hall: hall.close(), lambda _: self.kill(loop))
        self.hall = None
        self.world.after(GOODBYE_S, self.stopped, loop)

    def stopped(self, loop: Loop) -> None:
        if loop.alive and not self.world.troubled:
            self.world.wrong(f"{loop.name} does not end")
        self.kill(loop)

    def ask(self, question: Callable[[Hall], Awaitable[Any]], then: Callable[[Any], None]) -> None:
        """A request over HTTP: `then` hears the answer or the error, or nothing if the process dies over it."""
        hall, loop = self.hall, self.loop
        assert hall is not None

        async def answered() -> None:
            try:
                found = await question(hall)
            except Exception as error:
                found = error
            self.world.after(self.world.rng.random() * 0.01, then, found)

        loop.call_soon_threadsafe(lambda: loop.create_task(answered()))


class Listening:
    """What a process hears of the others, in the order in which it was said, and now and then late."""

    def __init__(self, loop: Loop, hall: Hall) -> None:
        self.loop = loop
        self.hall = hall
        self.heard_at = 0.0

    def hear(self, payload: dict[str, Any]) -> None:
        world = self.loop.world
        delay = world.rng.random() * (LATE_NOTICE_S if world.chance(0.1) else NOTICE_S)
        self.heard_at = max(self.heard_at, world.now + delay)
        world.at(self.heard_at, self.loop, self.loop.call_soon, self.hall.heard, payload)
