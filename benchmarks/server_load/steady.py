"""Steady play: people open tables, play among bots, talk, lose their connection, watch, and go, some in mid-game."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("ten", {"players": 3}, 3),
    ("ten", {"players": 5}, 5),
    ("trick_later", {"players": 3}, 3),
]
BOT = {"is": "bot", "bot": "careful"}
BREATH_S = 0.1
RETRY_S = 1.0
ABANDONED, TALKED, CUT_OFF = 0.15, 0.03, 0.01
Message = dict[str, Any]


class Guest:
    """Somebody with an address of their own, as behind a proxy."""

    def __init__(self, url: str, address: str) -> None:
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=60)

    async def arrive(self, name: str) -> None:
        await self.ask("POST", "/api/guests", {"name": name})
        token = (await self.ask("POST", "/api/me/tokens", {"label": "soak"}))["token"]
        await self.http.aclose()
        self.headers |= {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=self.http.base_url, headers=self.headers, timeout=60)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask until there is an answer: who is told to wait does so."""
        while True:
            with suppress(httpx.TransportError):
                answer = await self.http.request(method, path, json=body)
                if answer.status_code not in (429, 503):
                    return answer.raise_for_status().json()
            await asyncio.sleep(RETRY_S)

    async def does(self, table: str, what: str, **details: Any) -> None:
        await self.ask("POST", f"/api/tables/{table}/do", {"id": new_id(), "command": {"do": what, **details}})

    def at(self, table: str) -> connect:
        address = f"ws{str(self.http.base_url)[4:].rstrip('/')}/api/tables/{table}/socket"
        return connect(address, additional_headers=self.headers, max_queue=None)


def new_id() -> str:
    return f"{random.getrandbits(60):x}"


class Steady:
    """So many tables at a time, one after the other for ever; `count` says what has been done."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.tables = tables
        self.count: Counter[str] = Counter()

    async def run(self) -> None:
        await asyncio.gather(*(self.place(n) for n in range(self.tables)))

    async def place(self, n: int) -> None:
        """Three people who meet again and again."""
        people = [Guest(self.url, f"10.{n}.0.{seat}") for seat in range(1, 4)]
        for seat, person in enumerate(people):
            await person.arrive(f"Guest {n} {seat}")
        while True:
            try:
                await self.table(*people)
            except (InvalidHandshake, httpx.HTTPError, OSError):
                self.count["troubles"] += 1
                await asyncio.sleep(RETRY_S)

    async def table(self, host: Guest, guest: Guest, watcher: Guest) -> None:
        """One table: the host and a guest play among bots, and somebody watches."""
        game, options, seats = random.choice(GAMES)
        new = {"game": game, "options": options, "house": {"pace": 0}, "seats": [{"is": "open"}] * 2 + [BOT] * (seats - 2)}
        table = (await host.ask("POST", "/api/tables", new))["table"]["id"]
        await guest.does(table, "sit", seat=1)
        await host.does(table, "start")
        going = random.random() < ABANDONED
        timeout_s = random.uniform(0.5, 5) if going else None
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await asyncio.gather(*(self.attend(one, table) for one in (host, guest, watcher)))
        self.count["abandoned" if going else "finished"] += 1

    async def attend(self, one: Guest, table: str) -> None:
        """Look at a table until its game is over; a connection that breaks is made anew, and the story told again."""
        over = False
        while not over:
            async with one.at(table) as socket:
                with suppress(ConnectionClosed):
                    over = await self.play(socket)

    async def play(self, socket: ClientConnection) -> bool:
        """Whether the game is over, or the connection was cut."""
        await socket.send(json.dumps({"type": "join", "since": 0, "aid": True}))
        self.count["joins"] += 1
        async for frame in socket:
            message: Message = json.loads(frame)
            if message.get("outcome"):
                return True
            if message["type"] in ("news", "snapshot") and message.get("legal"):
                await asyncio.sleep(random.uniform(0, 2 * BREATH_S))
                await self.move(socket, message)
                if random.random() < CUT_OFF:
                    return False
        return False

    async def move(self, socket: ClientConnection, message: Message) -> None:
        await self.do(socket, {"do": "move", "actions": [random.choice(message["legal"])], "after": message["seq"]})
        self.count["moves"] += 1
        if random.random() < TALKED:
            await self.do(socket, {"do": "say", "text": "Well, well."})

    async def do(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        await socket.send(json.dumps({"type": "do", "id": new_id(), "command": command}))
