"""The HTTP of uvicorn, with a deadline for whatever a client has to send, and a place for every connection."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from tenfold.server.limits.addresses import counted
from tenfold.server.limits.capacity import LINGERING, Place, capacity
from tenfold.server.live.wire import Wire
from tenfold.server.metrics import TOO_LATE

HEADER_TIMEOUT_S = 10.0
BODY_TIMEOUT_S = 20.0
LINGER_S = 2.0
DEADLINES_S = {h11.IDLE: HEADER_TIMEOUT_S, h11.SEND_BODY: BODY_TIMEOUT_S}
FULL = "There are too many connections, of your address or of everybody; close some, or try again in a moment."
LATE = f"A request must be complete: its header within {HEADER_TIMEOUT_S:.0f} s, its body within {BODY_TIMEOUT_S:.0f} s."
CANNOT_BE_READ = "This is no WebSocket handshake that can be read."
UNAVAILABLE, TIMEOUT, BAD = 503, 408, 400
PHRASES = {UNAVAILABLE: b"Service Unavailable", TIMEOUT: b"Request Timeout", BAD: b"Bad Request"}


class Http(H11Protocol):
    """One connection, until it becomes a WebSocket. `place` is None for one that is refused, and when the WebSocket has it."""

    place: Place | None = None
    lingers = False
    deadline: asyncio.TimerHandle | None = None
    awaited: tuple[Any, Any] = (None, None)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = capacity().take(self.counted_address(), transport.abort)
        if self.place is None:
            self.turn_away()
        self.watch()

    def counted_address(self) -> str | None:
        """None for a proxy that is trusted to say for whom it comes: its connections are those of many people."""
        host = self.client[0] if self.client else ""
        app = self.config.loaded_app
        trusted = isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
        return None if trusted else counted(host)

    def turn_away(self) -> None:
        """Say why. What a client has sent unread would take the answer from it, so a few are read on for a moment."""
        self.answer(UNAVAILABLE, FULL)
        if capacity().lingering >= LINGERING:
            self.transport.close()
            return
        self.lingers = True
        capacity().lingering += 1
        self.transport.write_eof()
        self.deadline = self.loop.call_later(LINGER_S, self.transport.abort)

    def watch(self) -> None:
        """Give the client a deadline for what it has to send next, and the place to others while it has not even begun."""
        now_awaited = self.conn.their_state, self.cycle
        if self.place is None or now_awaited == self.awaited:
            return
        self.awaited = now_awaited
        self.unwatch()
        seconds = None if self.transport.is_closing() else DEADLINES_S.get(self.conn.their_state)
        self.place.wait(seconds is not None and self.conn.their_state is h11.IDLE)
        if seconds is not None:
            self.deadline = self.loop.call_later(seconds, self.too_late)

    def unwatch(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        if self.transport.is_closing():
            return  # It has gone, and we shall hear of it in a moment.
        TOO_LATE.inc()
        self.abandon()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.answer(TIMEOUT, LATE)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.place is None:
            return
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket takes the place over. A handshake that its library cannot read is answered here."""
        self.unwatch()
        if self.place is not None:
            self.place.wait(False)
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.place, self.place = self.place, None
        if not wire.handshake_initiated:
            self.answer(BAD, CANNOT_BE_READ)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """What follows an answer that was begun can be no request: there is nothing more to say."""
        self.abandon()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.answer(BAD, msg)
        self.transport.close()

    def abandon(self) -> None:
        """Whatever the application still says goes nowhere."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def answer(self, status: int, sentence: str) -> None:
        """Answer in place of the application; to HEAD without the sentence."""
        text = sentence.encode()
        headers = [("content-type", "text/plain; charset=utf-8"), ("content-length", str(len(text))), ("connection", "close")]
        body = [] if self.answers_head() else [h11.Data(text)]
        for part in (h11.Response(status_code=status, headers=headers, reason=PHRASES[status]), *body, h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")

    def answers_head(self) -> bool:
        """Whether what is to be answered is a HEAD; the scope may be that of a request which was answered long ago."""
        return self.conn.our_state is h11.SEND_RESPONSE and self.scope["method"] == "HEAD"

    def connection_lost(self, exc: Exception | None) -> None:
        self.unwatch()
        if self.lingers:
            capacity().lingering -= 1
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)
