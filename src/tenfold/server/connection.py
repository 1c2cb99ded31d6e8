"""One WebSocket: what goes out waits in a bounded outbox, so that a client that stops reading harms nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from tenfold.server.metrics import TOO_SLOW

LONGEST_OUTBOX = 256
Send = Callable[[Any], Awaitable[None]]

TOO_SLOW_CODE = 4008
CLOSED_TO_YOU = 4403
COME_AGAIN = 1012


class Connection:
    """A guest, or somebody without a name, looking at one table; `aid` is whether what follows from a view is wished for."""

    def __init__(self, send: Send, guest: str | None) -> None:
        self.guest = guest
        self.aid = False
        self.send = send
        self.outbox: deque[str] = deque()
        self.filled = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.longest = LONGEST_OUTBOX
        self.hang_up: Callable[[], object] = self.filled.set

    def push(self, frame: str) -> None:
        """Send soon, in order; a client that is too far behind is closed and may come back for the rest."""
        if self.closing is not None:
            return
        if len(self.outbox) >= self.longest:
            TOO_SLOW.inc()
            self.outbox.clear()
            self.close(TOO_SLOW_CODE, "You read too slowly; come back and say what you have.")
            self.hang_up()
            return
        self.queue(frame)

    def queue(self, frame: str) -> None:
        """Send soon, however much is waiting: the story that a client asked for may be long."""
        self.outbox.append(frame)
        self.filled.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.filled.set()

    async def pump(self) -> None:
        """Send what there is until the connection is to be closed."""
        while True:
            while self.outbox:
                await self.send({"type": "websocket.send", "text": self.outbox.popleft()})
            if self.closing is not None:
                await self.send({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return
            self.filled.clear()
            await self.filled.wait()
