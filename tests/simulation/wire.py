"""One connection between a device and a process: two ways on which texts stay in order, are slow, and get lost."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tenfold.core.errors import TenfoldError
from tenfold.server.live.connection import Connection
from tenfold.server.live.socket import Conversation, converse
from tenfold.server.live.wire import Inbox, nobody_yet
from tenfold.server.store import Guest
from tests.simulation.world import NATURE

if TYPE_CHECKING:
    from tests.simulation.process import Process

WAY_S = 0.02
SLOW_WAY_S = 1.0
# So many texts are on their way to somebody before the next one must wait.
WINDOW = 6
NOTICED_S = 8.0
LOST = 1006


class Numbered(Connection):
    """A connection whose place in a set does not depend on its address."""

    def __init__(self, number: int, *given: Any) -> None:
        self.number = number
        super().__init__(*given)

    def __hash__(self) -> int:
        return self.number


class Gone(OSError):
    """The other side is no more."""


class Wire:
    """Both ends of it. `heard` and `closed` are the device's ears."""

    def __init__(
        self,
        process: Process,
        table: str,
        guest: Guest | None,
        number: int,
        heard: Callable[[bytes], None],
        closed: Callable[[int], None],
    ) -> None:
        self.world = process.world
        self.process, self.loop = process, process.loop
        self.table, self.guest, self.number = table, guest, number
        self.heard, self.closed = heard, closed
        self.inbox = Inbox()
        self.arrived: deque[str] = deque()
        self.at_once: Callable[[str], bool] = nobody_yet
        self.room = asyncio.Event()
        self.under_way = 0
        self.open = True
        self.connected = True
        self.up_at = self.down_at = 0.0
        process.wires.append(self)
        self.loop.call_soon_threadsafe(lambda: self.loop.create_task(self.serve()))

    # The device's end.

    def say(self, text: bytes) -> None:
        self.up_at = self.later(self.up_at)
        self.world.at(self.up_at, self.loop, self.arrive, text.decode())

    def later(self, last: float) -> float:
        delay = self.world.rng.random() * (SLOW_WAY_S if self.world.chance(0.01) else WAY_S)
        return max(last, self.world.now + delay)

    def break_off(self) -> None:
        """The network fails: the device knows soon, the process perhaps much later."""
        self.close_soon(0.01)
        delay = self.world.rng.random() * (NOTICED_S if self.world.rng.random() < 0.3 else WAY_S)
        self.world.at(self.world.now + delay, self.loop, self.loop.call_soon, self.disconnected)

    def close_soon(self, seconds: float, code: int = LOST) -> None:
        self.world.after(self.world.rng.random() * seconds, self.close, code)

    def close(self, code: int) -> None:
        if self.open:
            self.open = False
            self.closed(code)

    def deliver(self, text: bytes) -> None:
        self.under_way -= 1
        if self.open:
            self.heard(text)
        if self.loop.alive and self.under_way < WINDOW:
            self.loop.call_soon_threadsafe(self.room.set)

    # The process's end, as a WebSocket of uvicorn has it.

    def arrive(self, text: str) -> None:
        if self.connected and self.open:
            self.arrived.append(text)
            self.loop.call_soon(self.take)

    def take(self) -> None:
        """In order, whatever the loop does first."""
        text = self.arrived.popleft()
        if self.inbox.messages or not self.at_once(text):
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def disconnected(self) -> None:
        self.connected = False
        self.room.set()
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    def hang_up(self) -> None:
        """The process goes, in good order."""
        self.close_soon(WAY_S)
        self.loop.call_soon(self.disconnected)

    def server_died(self) -> None:
        self.close_soon(WAY_S if self.world.rng.random() < 0.8 else NOTICED_S)

    def write(self, text: bytes) -> bool:
        if not self.connected or self.under_way >= WINDOW:
            return False
        self.under_way += 1
        self.down_at = self.later(self.down_at)
        self.world.at(self.down_at, NATURE, self.deliver, text)
        return True

    async def send(self, message: Any) -> None:
        """The way of ASGI, which waits."""
        if message["type"] == "websocket.close":
            self.close_soon(WAY_S, message["code"])
            return
        while not self.write(message["text"].encode()):
            if not self.connected:
                raise Gone
            self.room.clear()
            await self.room.wait()

    async def serve(self) -> None:
        """As `table_socket` and `look` do it."""
        hall = self.process.hall
        try:
            room = None if hall is None else await hall.room(self.table)
        except TenfoldError:
            room = None
        if hall is None or room is None:
            self.close_soon(WAY_S)
            return
        connection = Numbered(self.number, self.send, self.write, None if self.guest is None else self.guest.id)
        conversation = Conversation(hall, room, self.guest, connection, self.process.traffic)
        self.at_once = conversation.at_once
        await converse(conversation, self.inbox.get, self.known)
        self.at_once = nobody_yet
        self.close_soon(WAY_S)

    async def known(self) -> Guest | None:
        return self.guest
