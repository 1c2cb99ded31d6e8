"""One WebSocket: what cannot go out at once waits in a bounded outbox, so that a client that stops reading harms nobody.

What a client asked for is no backlog: a story is made as fast as the client reads it, however long it is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from tenfold.server.metrics import TOO_SLOW

OUTBOX_MESSAGES = 256
OUTBOX_BYTES = 1 << 20
Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]

TOO_SLOW_CODE = 4008
CLOSED_TO_YOU = 4403
BARRED_FROM = 4423
SET_ASIDE = 4410
COME_AGAIN = 1012


class Gone(Exception):
    """Nothing reaches them any more, whatever the server of ASGI calls it."""


def never(text: bytes) -> bool:
    """A way that is not there: nothing can be sent at once."""
    return False


class Connection:
    """A guest, or somebody without a name, looking at one table, perhaps from a seat; `aid` is what they wish for beside views.

    `looking` is whether they see it, as far as their client knows.

    `write` sends a text at once, or says that it cannot; `send` is the way of ASGI, which waits until it can.
    """

    def __init__(self, send: Send, write: Write, guest: str | None, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.seat: int | None = None
        self.aid = False
        self.looking = True
        self.send = send
        self.write = write
        self.story: AsyncIterator[bytes] | None = None
        self.outbox: deque[bytes] = deque()
        self.unsent = 0
        self.sending = False
        self.filled = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.hang_up: Callable[[], object] = self.filled.set

    def push(self, text: bytes) -> None:
        """Send in order, at once or soon; a client that is too far behind is closed and may come back for the rest."""
        if self.closing is not None:
            return
        if len(self.outbox) >= OUTBOX_MESSAGES or self.unsent >= OUTBOX_BYTES:
            self.cut_off()
        elif self.outbox or self.sending or not self.write(text):
            self.outbox.append(text)
            self.unsent += len(text)
            self.filled.set()

    def cut_off(self) -> None:
        TOO_SLOW.inc()
        self.drop_all()
        self.close(TOO_SLOW_CODE, "You read too slowly; come back and say what you have.")
        self.hang_up()

    def drop_all(self) -> None:
        self.story = None
        self.outbox.clear()
        self.unsent = 0

    def tell(self, story: AsyncIterator[bytes]) -> None:
        """Send what the client asked for, before all that is pushed from now on."""
        self.story = story
        self.sending = True
        self.filled.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.filled.set()

    async def pump(self) -> None:
        """Send what waits until the connection is to be closed."""
        while True:
            self.sending = True
            await self.send_waiting()
            self.sending = False
            if self.closing is not None:
                await self.give({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return
            self.filled.clear()
            await self.filled.wait()

    async def send_waiting(self) -> None:
        while self.story is not None or self.outbox:
            if self.story is not None:
                await self.send_story(self.story)
            else:
                text = self.outbox.popleft()
                self.unsent -= len(text)
                await self.send_text(text)

    async def send_story(self, story: AsyncIterator[bytes]) -> None:
        async for text in story:
            if self.closing is not None:
                # Who comes back says what they have: nothing may follow a story that was not told to its end.
                self.drop_all()
                return
            await self.send_text(text)
        self.story = None

    async def send_text(self, text: bytes) -> None:
        if not self.write(text):
            await self.give({"type": "websocket.send", "text": text.decode()})

    async def give(self, message: Any) -> None:
        try:
            await self.send(message)
        except Exception as error:
            raise Gone from error
