"""The WebSocket of uvicorn, with a short way for what it does most: taking a text, and sending one to somebody who reads."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

EXTENSION = "tenfold.wire"
FEW = 16
WHOLE_TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One connection. Whatever is not plain, uvicorn does itself."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}
        await super().run_asgi()

    def handle_text(self, event: Frame) -> None:
        """Take a whole text without stopping to read: there is time for that when some are waiting."""
        if event.fin and not self.close_sent and self.queue.qsize() < FEW and (text := decoded(event.data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().handle_text(event)

    def write(self, text: bytes) -> bool:
        """Send at once; False where that cannot be: the other side does not read, or is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """A text as one frame (RFC 6455, 5.2); a server does not mask."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text


def decoded(data: Any) -> str | None:
    try:
        return bytes(data).decode()
    except UnicodeDecodeError:
        return None


def wire_of(scope: Any) -> Wire | None:
    """The connection under a scope; another server than ours has none."""
    wire: Wire | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return wire
