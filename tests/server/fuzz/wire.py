"""A WebSocket without a network: frames go straight into the application and come straight out of it."""

from __future__ import annotations

import asyncio
from typing import Any

from tenfold.table.messages import AnyMessage, Ping, Pong, read_message, write_message

PING = write_message(Ping()).decode()


class Wire:
    """One connection to one table; `closed` is the code that the server closed it with."""

    def __init__(self, app: Any, table: str, token: str | None) -> None:
        headers = [(b"host", b"fuzz")] + ([(b"authorization", f"Bearer {token}".encode())] if token else [])
        path = f"/api/tables/{table}/socket"
        self.scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers, "client": ("fuzz", 1),
            "server": ("fuzz", 80), "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        self.app = app
        self.inbound: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbound: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> Wire:
        self.task = asyncio.create_task(self.app(self.scope, self.inbound.get, self.outbound.put))
        self.inbound.put_nowait({"type": "websocket.connect"})
        assert (await self.receive())["type"] == "websocket.accept"
        return self

    async def receive(self) -> dict[str, Any]:
        return await self.outbound.get()

    async def ask(self, frame: str | bytes, pings: int = 0) -> list[AnyMessage]:
        """Send a frame and a ping after it; all that comes until that is answered. `pings` are those in the frame itself."""
        for one in (frame, PING):
            self.inbound.put_nowait({"type": "websocket.receive", "text" if isinstance(one, str) else "bytes": one})
        heard: list[AnyMessage] = []
        while sum(isinstance(message, Pong) for message in heard) <= pings:
            sent = await self.receive()
            if sent["type"] == "websocket.close":
                self.closed = sent["code"]
                break
            heard.append(read_message(sent["text"]))
        return heard

    async def close(self) -> None:
        """Go, and see that the application ends without an error."""
        assert self.task is not None
        self.inbound.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
