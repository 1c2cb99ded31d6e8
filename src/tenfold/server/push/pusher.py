"""The queue of what devices are to be told: bounded, fair among guests, and never in the way of a move."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque

import msgspec

from tenfold.server.limits.buckets import Buckets
from tenfold.server.metrics import PUSHES, PUSHES_WAITING
from tenfold.server.push.notes import Note
from tenfold.server.push.sealing import Sealer, new_key
from tenfold.server.push.sending import send
from tenfold.server.store import Store, Subscription, Unavailable
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")

KEY = "vapid"
SENDERS = 8
MOST_WAITING = 1_000
MOST_OF_GUEST = 20
MOST_DEVICES = 10
BURST, A_SECOND = 20, 0.1
GONE = (404, 410)
SENT = range(200, 300)


class Pusher:
    """Sends what waits, one note a guest at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sealer = Sealer(store.secret(KEY, new_key))
        self.waiting: OrderedDict[str, deque[Note]] = OrderedDict()
        self.busy: set[str] = set()
        self.senders: set[asyncio.Task[None]] = set()
        self.allowed = Buckets(BURST, A_SECOND)

    def tell(self, guest: str, note: Note) -> None:
        """Let a guest's devices know, soon and if there is room."""
        queue = self.waiting.get(guest, ())
        if len(queue) >= MOST_OF_GUEST or self.depth >= MOST_WAITING or not self.allowed.take(guest):
            PUSHES.labels("dropped").inc()
            return
        self.waiting.setdefault(guest, deque()).append(note)
        PUSHES_WAITING.set(self.depth)
        if len(self.senders) < SENDERS:
            task = asyncio.create_task(self.work())
            self.senders.add(task)
            task.add_done_callback(self.senders.discard)

    @property
    def depth(self) -> int:
        return sum(map(len, self.waiting.values()))

    def next(self) -> tuple[str, Note] | None:
        """Whose turn it is: whoever was told longest ago, and nobody twice at once."""
        guest = next((guest for guest in self.waiting if guest not in self.busy), None)
        if guest is None:
            return None
        queue = self.waiting.pop(guest)
        note = queue.popleft()
        if queue:
            self.waiting[guest] = queue
        PUSHES_WAITING.set(self.depth)
        return guest, note

    async def work(self) -> None:
        while (found := self.next()) is not None:
            guest, note = found
            self.busy.add(guest)
            try:
                await self.deliver(guest, note)
            except Unavailable as error:
                PUSHES.labels("failed").inc()
                log.info("A push was not sent: %s", error.message)
            except Exception:
                PUSHES.labels("failed").inc()
                log.exception("A push failed")
            finally:
                self.busy.discard(guest)

    async def deliver(self, guest: str, note: Note) -> None:
        """To all devices of a guest."""
        message = msgspec.json.encode(note)
        for device in await asyncio.to_thread(self.store.subscriptions_of, guest, MOST_DEVICES):
            result = await self.send(device, message, note.table)
            PUSHES.labels(result).inc()
            if result == "gone":
                await asyncio.to_thread(self.store.forget_endpoint, device.endpoint)

    async def send(self, device: Subscription, message: bytes, topic: str) -> str:
        """What came of it, in a word. The log names no endpoint: whoever knows one can be told things there."""
        try:
            status = await send(self.sealer, device, message, topic)
        except (OSError, TimeoutError, ValueError, Refused):
            return "failed"
        return "sent" if status in SENT else "gone" if status in GONE else "refused"

    async def close(self) -> None:
        tasks = list(self.senders)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
