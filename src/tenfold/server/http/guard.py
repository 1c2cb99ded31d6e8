"""What holds for every request: other sites may not use our cookies, and every answer says how little a page may do."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tenfold.core.errors import TenfoldError
from tenfold.server.http import pages
from tenfold.server.http.shown import BROKEN, Failure, Problem
from tenfold.server.identity import door
from tenfold.server.limits.traffic import Traffic, address
from tenfold.server.metrics import ANSWERS, REFUSED

log = logging.getLogger("tenfold.server")

LONGEST_PATH = 200
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STATUS = {
    "syntax": 400,
    "option": 400,
    "name": 400,
    "push": 400,
    "record": 400,
    "unknown": 401,
    "unknown_link": 404,
    "not_found": 404,
    "cross_site": 403,
    "closed": 403,
    "barred": 403,
    "banned": 403,
    "host_only": 403,
    "not_seated": 403,
    "too_fast": 429,
    "hints_busy": 429,
    "reviews_busy": 429,
    "not_ready": 503,
    "unavailable": 503,
}
CONFLICT = 409
NOTHING = Problem("not_found", "There is nothing at this address.")
WORDS = {400: "syntax", 404: "not_found", 405: "method", 413: "too_long"}


class Guard(ASGIMiddleware):
    """Checks the origin of what changes something, and adds the headers to all that goes out."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, traffic: Traffic) -> None:
        self.traffic = traffic

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        self.traffic.check_visit(address(request))
        if len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable() or not is_plain(scope):
            raise NotFoundException
        if request.method not in SAFE:
            door.check_origin(request)
        await next_app(scope, receive, send)


def is_plain(scope: Scope) -> bool:
    """Whether an address is written as it is; the router takes //a/./b/ for /a/b. A person may end a screen's with a slash."""
    path = unquote(scope["raw_path"])
    if path != "/" and path.endswith("/") and pages.is_screen(scope):
        path = path[:-1]
    return path == "/" or not any(part in ("", ".") for part in path.split("/")[1:])


class Reader(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("The body is not JSON in UTF-8, or it is nested too deeply.") from None


def with_headers(app: Any) -> Any:
    """The whole application, with the headers on every answer, also on errors and files. HEAD is GET without the body."""

    async def guarded(scope: Any, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            # uvicorn, which has the scope as it was, leaves the body out.
            scope = {**scope, "method": "GET"}

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                ANSWERS.labels(f"{message['status'] // 100}xx").inc()
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if has_two_lengths(scope):
                    headers["connection"] = "close"
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    return guarded


def has_two_lengths(scope: Any) -> bool:
    """Somebody between may take the other one for true, and what follows for somebody else's request (RFC 9112, 6.3)."""
    names = [name for name, _ in scope["headers"]]
    return b"transfer-encoding" in names and b"content-length" in names


def failed(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Failure]:
    return Response(Failure(problem), status_code=status, media_type="application/json", headers=headers)


def refused(request: Any, error: TenfoldError) -> Response[Failure]:
    """An error that somebody caused, as the interface shows it."""
    REFUSED.labels(error.code).inc()
    return failed(STATUS.get(error.code, CONFLICT), Problem(error.code, error.message, error.rule, error.details))


def misunderstood(request: Any, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same shape; a person who goes where nothing is gets the page, which says so."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return (
            pages.first_file(HTTPStatus.NOT_FOUND) if pages.is_for_a_person(request) else failed(HTTPStatus.NOT_FOUND, NOTHING)
        )
    word = WORDS.get(error.status_code, "syntax" if error.status_code < 500 else "failed")
    return failed(error.status_code, Problem(word, sentence(error)[:500]), error.headers)


def sentence(error: HTTPException) -> str:
    """What the framework says of an address holds the address, and whatever somebody wrote into it."""
    reasons = [reason(item) for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []
    return f"This request is not understood: {'; '.join(reasons)}." if reasons else error.detail


def reason(item: dict[str, Any]) -> str:
    place = item.get("key", "data")
    return item["message"] if place == "data" else f"{place}: {item['message']}"


def broken(request: Any, error: Exception) -> Response[Failure]:
    """An error of our own: the log has it all, whoever asked gets an apology."""
    log.error("A request failed", exc_info=error)
    return failed(500, BROKEN)
