"""A Tenfold server, seen by one of its guests."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec

from tenfold.bots.advice import Hint
from tenfold.client.errors import NotDone
from tenfold.client.seat import Seat
from tenfold.core.errors import BadOption
from tenfold.table.commands import AnyCommand
from tenfold.table.listed import Me, TableListed, Ticket
from tenfold.table.messages import Snapshot, TableView

TRIES = 8
FIRST_PAUSE_S = 0.1
# A server that is busy is not gone; what it was asked to do once may be done already.
ANSWER_TIMEOUT_S = 60.0
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


# What names a table to a server: its id, as `find` gives it, or whatever the server has told of the table.
AnyTable = str | Snapshot | TableView | TableListed


def id_of(table: AnyTable) -> str:
    if isinstance(table, Snapshot):
        return table.table.id
    return table if isinstance(table, str) else table.id


def checked_url(url: str) -> str:
    """An address that a server can have; raises BadOption."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        httpx.URL(url)
    except (ValueError, TypeError, httpx.InvalidURL):
        fits = False
    if not fits or not url.isprintable() or " " in url:
        raise BadOption(f"{url!r:.200} is no address of a server; write it like http://127.0.0.1:8010.")
    return url.rstrip("/")


def checked_token(token: str) -> str:
    if not token or not (token.isascii() and token.isprintable()) or " " in token:
        raise BadOption("A token is made of letters, digits, - and _; give it as it was printed.")
    return token


class Server:
    """A server and the bearer token by which it knows this client. Use it as a context manager, or close it.

    Where a method takes a table, that is its id or what another method has told of it.
    """

    def __init__(self, url: str, token: str) -> None:
        self.url = checked_url(url)
        self.token = checked_token(token)
        self.http = httpx.AsyncClient(base_url=self.url, headers={"Authorization": f"Bearer {token}"}, timeout=ANSWER_TIMEOUT_S)

    @classmethod
    async def arrive(cls, url: str, name: str) -> Self:
        """Come as a new guest."""
        async with httpx.AsyncClient(base_url=checked_url(url), timeout=ANSWER_TIMEOUT_S) as http:
            answered(await http.post("/api/guests", json={"name": name}))
            token = answered(await http.post("/api/me/tokens", json={"label": "client"})).json()["token"]
        return cls(url, token)

    async def ask(self, method: str, path: str, body: object = None, *, once: bool = False) -> httpx.Response:
        """One request, sent again while the server is away; one that it would do twice, `once`: only if it never arrived."""
        content = None if body is None else msgspec.json.encode(body)
        for attempt in range(TRIES):
            try:
                response = await self.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
                if once or response.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return answered(response)
            except httpx.TransportError as trouble:
                if attempt == TRIES - 1 or (once and not isinstance(trouble, NEVER_SENT)):
                    raise
            await asyncio.sleep(FIRST_PAUSE_S * 2**attempt)
        return answered(response)

    async def open_table(self, game: str, options: dict[str, Any] | None = None, **more: Any) -> Snapshot:
        """Open a table and be its host; `more` is what the interface takes: seats, seat, house, seed, fixed."""
        asked = {"game": game, "options": options or {}} | more
        return snapshot_in(await self.ask("POST", "/api/tables", asked, once=True))

    async def look(self, table: AnyTable) -> Snapshot:
        """A table as you may see it now."""
        return snapshot_in(await self.ask("GET", f"/api/tables/{id_of(table)}"))

    async def find(self, code: str) -> str:
        """The id of the table with a short code."""
        return str((await self.ask("GET", f"/api/codes/{code}")).json()["id"])

    async def me(self) -> Me:
        """Who you are here: your id, by which others invite you, and your name."""
        return msgspec.json.decode((await self.ask("GET", "/api/me")).content, type=Me)

    async def my_tables(self) -> list[TableListed]:
        """The tables where you have a seat, newest first."""
        return listed_in(await self.ask("GET", "/api/me/tables"))

    async def my_invitations(self) -> list[TableListed]:
        """The tables where a seat is held for you (`invited` is your id), before their game."""
        return listed_in(await self.ask("GET", "/api/me/invitations"))

    async def public_tables(self) -> list[TableListed]:
        """The public tables that wait or play, newest first."""
        return listed_in(await self.ask("GET", "/api/tables"))

    async def my_achievements(self) -> dict[str, dict[str, list[int]]]:
        """What was achieved, by game and key, each with its numbers."""
        return dict((await self.ask("GET", "/api/me/achievements")).json())

    async def my_ladder(self) -> dict[str, list[int]]:
        """The levels beaten, by game."""
        return dict((await self.ask("GET", "/api/me/ladder")).json())

    async def do(self, table: AnyTable, command: AnyCommand) -> int:
        """Ask a table for something; the sequence at which it is durable."""
        body = {"id": secrets.token_urlsafe(12), "command": command}
        return int((await self.ask("POST", f"/api/tables/{id_of(table)}/do", body)).json()["seq"])

    async def tickets(self, table: AnyTable) -> list[Ticket]:
        """The tickets of the seats that you hold as host; whom you send one to sits down with `Sit(ticket=...)`."""
        found = await self.ask("GET", f"/api/tables/{id_of(table)}/tickets")
        return msgspec.json.decode(found.content, type=list[Ticket])

    async def hint(self, table: AnyTable) -> Hint:
        """What a strong bot would do in your place."""
        return msgspec.json.decode((await self.ask("GET", f"/api/tables/{id_of(table)}/hint")).content, type=Hint)

    async def record(self, table: AnyTable) -> str:
        """The record of a finished game."""
        return (await self.ask("GET", f"/api/tables/{id_of(table)}/record")).text

    def at(self, table: AnyTable) -> Seat:
        """A table to play or watch at, over a connection that mends itself: `async with server.at(table) as seat`."""
        return Seat(self.url, self.token, id_of(table))

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def answered(response: httpx.Response) -> httpx.Response:
    """An answer that says yes; raises NotDone for one that says no."""
    if response.is_success:
        return response
    try:
        problem = response.json()["error"]
    except (ValueError, KeyError, TypeError):
        raise NotDone("failed", f"The server answers {response.status_code}.") from None
    raise NotDone(problem["code"], problem["message"], problem.get("rule"))


def snapshot_in(response: httpx.Response) -> Snapshot:
    return msgspec.json.decode(response.content, type=Snapshot)


def listed_in(response: httpx.Response) -> list[TableListed]:
    return msgspec.json.decode(response.content, type=list[TableListed])
