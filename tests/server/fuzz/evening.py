"""One table of a long fuzz: guests who play, and send whatever else, over sockets and HTTP at the same time."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import msgspec

from tenfold.core.seal import entropy_commitment
from tests.server.fuzz.line import NO_MASK, Closed, Line
from tests.server.fuzz.mutation import mutated
from tests.server.fuzz.raw_frames import BYTES, TEXT, frame, in_morsels, odd, pieces
from tests.server.fuzz.raw_requests import World, ask, statuses, written

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ten", {"players": 2}),
    ("ten", {"players": 3, "bust_buy": True}),
    ("ten", {"players": 2, "first": 0, "deck": {"b1": 1, "b2": 1}}),
    ("trick_later", {"players": 3}),
]
A_BREATH = 20
AT_ONCE = 4
TRIES = 20
INTERNAL_ERROR = 1011


class Found(msgspec.Struct):
    """What a fuzz has sent, and what went wrong."""

    messages: int = 0
    requests: int = 0
    tables: int = 0
    done: int = 0
    refused: int = 0
    closed: int = 0
    too_late: int = 0
    answers: dict[int, int] = {}
    faults: list[str] = []

    def answer(self, status: int, sent: bytes) -> None:
        self.answers[status] = self.answers.get(status, 0) + 1
        if status >= 500:
            self.faults.append(f"{status} to {sent[:2000]!r}")


class Actor:
    """Somebody at a table. What an honest client would say next is known from what was heard; most of it is then changed."""

    def __init__(self, evening: Evening, token: str | None, rng: random.Random) -> None:
        self.evening = evening
        self.token = token
        self.rng = rng
        self.line: Line | None = None
        self.seq = 0
        self.legal: list[str] = []
        self.said: list[str] = []

    def honest(self) -> dict[str, Any]:
        """What could well be said now."""
        rng = self.rng
        if rng.random() < 0.06:
            return rng.choice(({"type": "ping"}, {"type": "join", "since": rng.choice((0, self.seq, None)), "aid": True}))
        if self.legal and rng.random() < 0.6:
            command: dict[str, Any] = {"do": "move", "actions": [rng.choice(self.legal)], "after": self.seq}
        else:
            command = rng.choice(self.commands())
        request = rng.randrange(400) if rng.random() < 0.2 else rng.getrandbits(60)
        return {"type": "do", "id": f"{request}", "command": command}

    def commands(self) -> list[dict[str, Any]]:
        house = {"public": True, "watchers": True, "pace": self.rng.choice((0, 50)), "stand_in": "random", "hints": True}
        salt = self.rng.choice(("salt", "pepper"))
        return [
            {"do": "sit", "seat": self.rng.randrange(3)}, {"do": "leave"}, {"do": "bot", "seat": 1, "bot": "random"},
            {"do": "remove", "seat": self.rng.randrange(3)}, {"do": "reorder", "order": [1, 0]},
            {"do": "change", "house": house},
            {"do": "commit", "commitment": entropy_commitment(self.evening.table, salt)}, {"do": "reveal", "entropy": salt},
            {"do": "start"}, {"do": "concede"}, {"do": "takeback"}, {"do": "rematch"},
            {"do": "say", "text": "good evening"}, {"do": "mute", "guest": self.evening.guest, "muted": True},
        ]  # fmt: skip

    def next_bytes(self) -> bytes:
        """The next message as frames."""
        rng, message = self.rng, self.honest()
        text = json.dumps(message) if rng.random() < 0.35 else mutated(rng, message, self.said)
        if isinstance(text, str):
            self.said.append(text)
        payload = text if isinstance(text, bytes) else text.encode(errors="surrogatepass")
        if rng.random() < 0.15:
            return pieces(rng, payload)
        return frame(payload, BYTES if rng.random() < 0.03 else TEXT, mask=rng.randbytes(4) if rng.random() < 0.1 else NO_MASK)

    async def breathe(self) -> None:
        """Some messages at once, and all that comes of them."""
        line = await self.connected()
        for _ in range(A_BREATH):
            for part in in_morsels(self.rng, self.next_bytes()):
                line.send(part)
            if self.rng.random() < 0.1:
                await asyncio.sleep(0)
        self.evening.found.messages += A_BREATH
        await line.answered()
        self.listen(line)
        if self.rng.random() < 0.1:
            line.send(odd(self.rng, json.dumps(self.honest()).encode()))
            self.evening.found.messages += 1
            await line.hang_up()
            self.line = None

    async def connected(self) -> Line:
        if self.line is None:
            self.line = await Line.open(self.evening.port, self.evening.table, self.token, self.evening.address)
            self.line.send(frame(json.dumps({"type": "join", "since": self.rng.choice((0, None))}).encode(), mask=NO_MASK))
        return self.line

    def listen(self, line: Line) -> None:
        """Learn from what was told how the game stands."""
        found = self.evening.found
        for text in line.heard:
            found.refused += text.startswith(b'{"type":"refused"')
            if text.startswith((b'{"type":"snapshot"', b'{"type":"news"')):
                message = msgspec.json.decode(text)
                found.done += "id" in message
                self.seq, self.legal = message["seq"], message.get("legal") or []
        self.evening.heard += line.heard
        line.heard = []

    async def act(self, breaths: int) -> None:
        for _ in range(breaths):
            try:
                await self.breathe()
            except Closed as closed:
                self.shown_out(closed)
        if self.line is not None:
            await self.line.hang_up()

    def shown_out(self, closed: Closed) -> None:
        self.evening.found.closed += 1
        if closed.code == INTERNAL_ERROR or (closed.code is not None and 500 <= closed.code < 600):
            self.evening.found.faults.append(f"a socket was closed with {closed}")
        if self.line is not None:
            self.listen(self.line)
            self.line.writer.close()
        self.line = None


class Evening:
    """A table with a host, a player, a watcher and somebody unknown, all from an address of their own."""

    def __init__(self, port: int, number: int, rng: random.Random, found: Found) -> None:
        self.port = port
        self.rng = rng
        self.found = found
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.heard: list[bytes] = []
        self.table = self.guest = ""

    async def play(self, messages: int, requests: int) -> None:
        tokens = [await self.arrive(name) for name in ("Host", "Player", "Watcher")]
        code = await self.open(tokens)
        actors = [Actor(self, token, random.Random(self.rng.random())) for token in (*tokens, None)]
        breaths = -(-messages // (A_BREATH * len(actors)))
        world = World(tokens[0], self.table, code)
        await asyncio.gather(
            *(actor.act(breaths) for actor in actors), *(self.ask(world, requests // AT_ONCE) for _ in range(AT_ONCE))
        )
        self.found.tables += 1

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        """An honest request. A busy machine may bring it too late for the server, which then hangs up: so it is made again."""
        for _ in range(TRIES - 1):
            try:
                return await self.post_once(path, body, token)
            except httpx.TransportError:
                self.found.too_late += 1
        return await self.post_once(path, body, token)

    async def post_once(self, path: str, body: Any, token: str | None) -> Any:
        headers = {"X-Forwarded-For": self.address} | ({"Authorization": f"Bearer {token}"} if token else {})
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=None, headers=headers) as http:
            if path == "/api/me/tokens":
                self.guest = (await http.post("/api/guests", json={"name": body["label"]})).raise_for_status().json()["id"]
            return (await http.post(path, json=body)).raise_for_status().json()

    async def arrive(self, name: str) -> str:
        return str((await self.post("/api/me/tokens", {"label": name}))["token"])

    async def open(self, tokens: list[str]) -> str:
        game, options = self.rng.choice(GAMES)
        seats = [{"is": "open"}, {"is": "open"}, {"is": "bot", "bot": "random"}][: options["players"]]
        wish = {"game": game, "options": options, "seats": seats, "house": {"pace": self.rng.choice((0, 10_000))}}
        table = (await self.post("/api/tables", wish, tokens[0]))["table"]
        self.table = table["id"]
        await self.post(f"/api/tables/{self.table}/do", {"id": "sit", "command": {"do": "sit", "seat": 1}}, tokens[1])
        if self.rng.random() < 0.7:
            await self.post(f"/api/tables/{self.table}/do", {"id": "start", "command": {"do": "start"}}, tokens[0])
        return str(table["code"])

    async def ask(self, world: World, requests: int) -> None:
        for _ in range(requests):
            data = written(self.rng, world)
            answer = await ask(self.port, data)
            self.heard.append(answer)
            self.found.requests += 1
            for status in statuses(answer):
                self.found.answer(status, data)
