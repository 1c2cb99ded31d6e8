"""An id for every request, so that whoever asks why something failed can be shown its lines in the log."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from typing import Any, TypeVar

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Receive, Send

HEADER = "x-request-id"
WELL_FORMED = re.compile(rb"[A-Za-z0-9._-]{1,64}")
BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
# What a request sets going has its id too. A WebSocket is one request, however much is said on it.
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)

Given = TypeVar("Given")
Told = TypeVar("Told")


def of_this_request(function: Callable[[Given], Told]) -> Callable[[Given], Told]:
    """The function, as part of the present request whenever it is called."""
    context = copy_context()
    return lambda given: context.run(function, given)


def id_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The id that a proxy or client gave, if it is well formed; else a new one."""
    given = next((value for name, value in headers if name == HEADER.encode()), b"")
    return given.decode() if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)


def with_request_id(app: Any) -> Any:
    """The application, with an id in the log and on the answer of every request."""

    async def known(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        request = id_of(scope["headers"])
        REQUEST.set(request)  # Every request has a task of its own; what fails after us there is logged with the id, too.

        async def send_known(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                MutableScopeHeaders.from_message(message)[HEADER] = request
            await send(message)

        await app(scope, receive, send_known)

    return known
