"""The WebSocket of uvicorn, with a short way for what it does most: sending a text to somebody who reads."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WHOLE_TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One connection. Whatever is not plain sending, uvicorn does itself."""

    async def send(self, message: Any) -> None:
        plain = message["type"] == "websocket.send" and self.handshake_complete and not self.close_sent
        if plain and self.conn.state is OPEN and self.writable.is_set() and not self.disconnected:
            self.transport.write(frame(message["text"].encode()))
        else:
            await super().send(message)


def frame(text: bytes) -> bytes:
    """A text as one frame (RFC 6455, 5.2); a server does not mask."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text
