"""Before everything else: how many requests and WebSockets an address has under way, and how fast it opens the latter."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tenfold.server.http.shown import Failure, Problem
from tenfold.server.limits.addresses import counted
from tenfold.server.limits.bans import BANNED, Bans
from tenfold.server.limits.capacity import turned_away
from tenfold.server.limits.traffic import Traffic

BAD, FORBIDDEN, TOO_FAST, UNAVAILABLE = 400, 403, 429, 503
CODES = {BAD: "syntax", FORBIDDEN: "banned", TOO_FAST: "too_fast", UNAVAILABLE: "unavailable"}
ALL = "all"
DENIAL = "websocket.http.response"


class Entrance:
    """The application, for as many at once as may come in. Whoever may not is answered here."""

    def __init__(self, app: ASGIApp, traffic: Traffic, bans: Bans) -> None:
        self.app = app
        self.traffic = traffic
        self.bans = bans

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        most = self.traffic.of_address.most
        client = scope["client"][0] if scope.get("client") else ""
        who = counted(client)
        if not has_an_address(scope):
            await refuse(scope, send, BAD, "The Host header is no address; it is like tenfold.example or 127.0.0.1:8010.")
            return
        if self.bans.covers_address(client):
            await refuse(scope, send, FORBIDDEN, BANNED)
            return
        with self.traffic.of_address.present(who) as welcome:
            if welcome:
                await self.enter(who, scope, receive, send)
            else:
                turned_away("requests", "%s has %d requests and WebSockets under way, the most of one address", who, most)
                await refuse(scope, send, TOO_FAST, "Your address has too many connections; close some, or try again soon.")

    async def enter(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, send)
        elif not self.traffic.handshakes.take(who):
            turned_away("handshakes", "%s opens WebSockets too fast", who)
            await refuse(scope, send, TOO_FAST, "Your address opens connections too fast; wait a moment and try again.")
        else:
            await self.hold(scope, receive, send)

    async def hold(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.traffic.sockets.present(ALL) as welcome:
            if welcome:
                await self.app(scope, receive, send)
            else:
                turned_away("sockets", "All %d WebSockets are taken", self.traffic.sockets.most)
                await refuse(scope, send, UNAVAILABLE, "There are too many people here just now; try again in a moment.")


def has_an_address(scope: Any) -> bool:
    """Whether the Host header can be read; the framework reads it, and fails over one that cannot, in mid-answer."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        urlsplit(f"//{host.decode('latin-1')}").port  # noqa: B018
    except ValueError:
        return False
    return True


async def refuse(scope: Any, send: Any, status: int, sentence: str) -> None:
    """Answer a request, or a handshake as if it were one."""
    kind = "http.response" if scope["type"] == "http" else DENIAL
    if kind == DENIAL and DENIAL not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1013, "reason": sentence})
        return
    body = msgspec.json.encode(Failure(Problem(CODES[status], sentence)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [] if status in (BAD, FORBIDDEN) else [(b"retry-after", b"2")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
