"""The WebSocket of uvicorn, with a short way for what it does most: taking a text, and sending one to somebody who reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from tenfold.server.limits.capacity import Place
from tenfold.server.seldom import speak_seldom

log = speak_seldom("tenfold.server.live.wire")

EXTENSION = "tenfold.wire"
NOT_UTF8 = 1007
INBOX_SIZE = 16
WHOLE, WHOLE_TEXT, MASKED = 0x80, 0x81, 0x80
SHORT, MEDIUM = 126, 1 << 16


def nobody_yet(text: str) -> bool:
    """Who takes texts at once before the table is known."""
    return False


class Inbox:
    """What has come and was not taken yet; one takes. The part of asyncio's queue that is needed, for less."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        return self.messages.popleft()

    def empty(self) -> bool:
        return not self.messages


class Wire(WebSocketsSansIOProtocol):
    """One connection. Whatever is not plain, uvicorn does itself.

    `at_boundary` is whether the next byte to be read begins a frame, as far as that is certain. `at_once` may take a text that
    nothing waits before; what it does not take goes to the inbox.
    """

    at_boundary = False
    place: Place | None = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.inbox = self.queue = Inbox()  # type: ignore[assignment]
        self.at_once: Callable[[str], bool] = nobody_yet

    async def run_asgi(self) -> None:
        self.at_boundary = True
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}
        try:
            await super().run_asgi()
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Be no part of a ring: who has gone, and the table that they looked at, must not wait for the garbage collector."""
        self.at_once = nobody_yet
        cast("dict[str, Any]", self.scope).clear()

    def data_received(self, data: bytes) -> None:
        if self.at_boundary:
            start, end = payload_of(data)
            if end == len(data) and self.takes(start, data):
                return
            self.at_boundary = end == len(data) and bool(data[0] & WHOLE)
        try:
            super().data_received(data)
        except InvalidState:
            # A text that is not UTF-8 and a goodbye in one breath: uvicorn would refuse the one after it has heard the other.
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is complete. uvicorn would log one that is not UTF-8 as if it were an error of ours."""
        if self.curr_msg_data_type == "bytes" or is_utf8(self.frames):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.send_close(NOT_UTF8, "A text must be UTF-8.")
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        closed = self.conn.close_sent
        log.warning("A WebSocket was closed for what it sent: %s", f"{closed.code} {closed.reason}" if closed else "no frame")
        super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)

    def takes(self, start: int, data: bytes) -> bool:
        """Take a frame, if it is a plain text and not too many are waiting."""
        plain = data[0] == WHOLE_TEXT and data[1] & MASKED and len(data) - start <= self.config.ws_max_size
        if not plain or not self.handshake_complete or self.conn.state is not OPEN or len(self.inbox.messages) >= INBOX_SIZE:
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.inbox.messages or not self.at_once(text):
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def write(self, text: bytes) -> bool:
        """Send at once; False where that cannot be: the other side does not read, or is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True


def is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def payload_of(data: bytes) -> tuple[int, int]:
    """Where the payload of a client's frame starts and ends (RFC 6455, 5.2)."""
    length = data[1] & 0x7F if len(data) > 1 else 0
    if length < SHORT:
        return 6, 6 + length
    size = 2 if length == SHORT else 8
    return 6 + size, 6 + size + int.from_bytes(data[2 : 2 + size], "big")


def frame(text: bytes) -> bytes:
    """A text as one frame; a server does not mask."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text


def wire_of(scope: Any) -> Wire | None:
    """The connection under a scope; another server than ours has none."""
    wire: Wire | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return wire
