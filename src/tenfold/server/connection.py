"""One WebSocket: what cannot go out at once waits in a bounded outbox, so that a client that stops reading harms nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from tenfold.server.metrics import TOO_SLOW

LONGEST_OUTBOX = 256
Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]

TOO_SLOW_CODE = 4008
CLOSED_TO_YOU = 4403
SET_ASIDE = 4410
COME_AGAIN = 1012


def never(text: bytes) -> bool:
    """A way that is not there: nothing can be sent at once."""
    return False


class Connection:
    """A guest, or somebody without a name, looking at one table, perhaps from a seat; `aid` is what they wish for beside views.

    `write` sends a text at once, or says that it cannot; `send` is the way of ASGI, which waits until it can.
    """

    def __init__(self, send: Send, write: Write, guest: str | None) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.aid = False
        self.send = send
        self.write = write
        self.outbox: deque[bytes] = deque()
        self.sending = False
        self.filled = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.hang_up: Callable[[], object] = self.filled.set

    def push(self, text: bytes) -> None:
        """Send in order, at once or soon; a client that is too far behind is closed and may come back for the rest."""
        if self.closing is not None:
            return
        if len(self.outbox) >= LONGEST_OUTBOX:
            TOO_SLOW.inc()
            self.outbox.clear()
            self.close(TOO_SLOW_CODE, "You read too slowly; come back and say what you have.")
            self.hang_up()
            return
        if self.outbox or self.sending or not self.write(text):
            self.queue(text)

    def queue(self, text: bytes) -> None:
        """Send soon, however much is waiting: the story that a client asked for may be long."""
        self.outbox.append(text)
        self.filled.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.filled.set()

    async def pump(self) -> None:
        """Send what waits until the connection is to be closed."""
        while True:
            self.sending = True
            while self.outbox:
                await self.send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
            self.sending = False
            if self.closing is not None:
                await self.send({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return
            self.filled.clear()
            await self.filled.wait()
