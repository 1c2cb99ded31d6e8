"""HTTP requests written by hand: odd methods, addresses, headers and bodies, and several that go in one breath."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tests.server.fuzz.mutation import HUGE, LETTERS, Frame, mutated

METHODS = [
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "PRI",
    "get",
    "G\u00cbT",
    "",
    "A" * 300,
]
VERSIONS = [
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.1",
    "HTTP/1.0",
    "HTTP/2.0",
    "HTTP/0.9",
    "HTTP/9.9",
    "http/1.1",
    "",
    "HTTP/1.1 x",
]
ENCODED = [
    "%00",
    "%2e%2e%2f",
    "%2f",
    "%ff",
    "%c0%ae",
    "%zz",
    "%",
    "%e2%80%ae",
    "+",
    "%25",
    "%0d%0aX:1",
    ";",
    "?",
    "#",
    "//",
    "\\",
    "*",
]
TYPES = [
    "application/json",
    "text/plain",
    "application/x-msgpack",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "",
    "\x00",
]
HEADERS: list[tuple[str, str]] = [
    ("Origin", "https://evil.example"),
    ("Origin", "null"),
    ("Cookie", "tenfold=" + "a" * 3_000),
    ("Cookie", ";;==;\x80"),
    ("Authorization", "Bearer "),
    ("Authorization", "Basic Og=="),
    ("Accept-Encoding", "gzip;q=nan, *;q=0"),
    ("Range", "bytes=9-1"),
    ("X-Forwarded-For", "256.1.1.1, ::1, x"),
    ("X-Forwarded-Proto", "gopher"),
    ("If-None-Match", '"' * 99),
    ("Expect", "100-continue"),
    ("Expect", "the unexpected"),
    ("Connection", "Upgrade"),
    ("Upgrade", "h2c"),
    ("Upgrade", "websocket"),
    ("Host", ""),
    ("Host", "a@b:c"),
    ("Sec-WebSocket-Key", "short"),
    ("Sec-WebSocket-Version", "99"),
    ("Accept-Language", "de;q=9,*"),
    ("Content-Encoding", "gzip"),
    ("If-Modified-Since", "Thu, 99 Foo"),
    ("Long", "y" * 9_000),
    (" Folded", "x\r\n y"),
    ("Tra\u00efler", "\xff"),
    ("Content-Length", "-1"),
]
CHUNKED = ("Transfer-Encoding", "chunked")
LONGEST_ANSWER = 1 << 22
LAST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
# Nothing is made of it when no answer comes in this time: what fails in the server is seen in its log as well.
LONG_ENOUGH_S = 0.3


class World:
    """What a request may name: a guest, a table and its code."""

    def __init__(self, token: str, table: str, code: str) -> None:
        self.token = token
        self.table = table
        self.code = code

    def paths(self) -> list[str]:
        tables = f"/api/tables/{self.table}"
        return [
            "/",
            "/settings",
            "/rules/ten",
            f"/t/{self.table}",
            f"/c/{self.code}",
            "/sw.js",
            "/sw.js/x",
            "/build.json",
            "/assets/x.js",
            "/api/me",
            "/api/me/name",
            "/api/me/tables",
            "/api/me/ladder",
            "/api/me/achievements",
            "/api/me/tokens",
            "/api/me/tokens/x",
            "/api/me/links",
            "/api/me/session",
            "/api/guests",
            "/api/links",
            "/api/games",
            "/api/tables",
            f"/api/codes/{self.code}",
            tables,
            f"{tables}/do",
            f"{tables}/record",
            f"{tables}/socket",
            "/schema/openapi.json",
            "/schema/messages.json",
            "/metrics",
            "/healthz",
            "/readyz",
            "/api/tables/" + "z" * 40,
            "/api/nothing",
        ]

    def bodies(self) -> list[Any]:
        seats = [{"is": "open"}, {"is": "bot", "bot": "random"}]
        return [
            {"name": "Ada"},
            {"label": "bot"},
            {"code": "guess"},
            {"game": "ten", "options": {"players": 2}, "seats": seats, "seat": 0},
            {"game": "trick_later", "options": {"players": 3}, "house": {"pace": 0, "clock": {"seconds": 60}}, "seed": "x"},
            {"id": "1", "command": {"do": "say", "text": "hello"}},
            {"id": "2", "command": {"do": "start"}},
            {"id": "3", "command": {"do": "move", "actions": ["draw"], "after": 5}},
            {"id": "4", "command": {"do": "change", "house": {"public": True, "pace": 0, "stand_in": "random"}}},
        ]


def written(rng: random.Random, world: World) -> bytes:
    """One request, mostly one that could be meant, with something wrong somewhere."""
    path = rng.choice(world.paths())
    if rng.random() < 0.4:
        at = rng.randint(1, len(path))
        path = path[:at] + rng.choice((*ENCODED, *LETTERS)) + path[at:]
    if rng.random() < 0.1:
        path = rng.choice(("http://127.0.0.1", "http://other.example:99", "https://[::1]", "http:", "//x", "")) + path
    if rng.random() < 0.2:
        path += "?" + "&".join(f"{rng.choice(('since', 'a', '', '%00'))}={rng.choice((*HUGE, *ENCODED))}" for _ in range(3))
    method = rng.choice(METHODS) if rng.random() < 0.4 else rng.choice(("GET", "POST"))
    head = f"{method} {path} {rng.choice(VERSIONS)}\r\n".encode(errors="surrogatepass")
    return head + rest(rng, world, method)


def rest(rng: random.Random, world: World, method: str) -> bytes:
    headers = [] if rng.random() < 0.05 else [("Host", "127.0.0.1")]
    if rng.random() < 0.8:
        headers.append(("Authorization", f"Bearer {world.token}"))
    headers += rng.sample(HEADERS, rng.choice((0, 0, 0, 1, 2, 5)))
    body = b""
    if method not in ("GET", "HEAD") or rng.random() < 0.1:
        headers.append(("Content-Type", rng.choice(TYPES) if rng.random() < 0.3 else "application/json"))
        body, more = framed(rng, body_of(rng, world))
        headers += more
    rng.shuffle(headers)
    return "".join(f"{name}: {value}\r\n" for name, value in headers).encode(errors="surrogatepass") + b"\r\n" + body


def body_of(rng: random.Random, world: World) -> bytes:
    wish = rng.choice(world.bodies())
    said: Frame = json.dumps(wish) if rng.random() < 0.4 else mutated(rng, wish, [])
    return said if isinstance(said, bytes) else said.encode(errors="surrogatepass")


def framed(rng: random.Random, body: bytes) -> tuple[bytes, list[tuple[str, str]]]:
    """A body and how long it is said to be: rightly, wrongly, twice, or in chunks."""
    if rng.random() < 0.5:
        return body, [said_length(len(body))]
    in_chunks = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (body[:5], body[5:]) if part) + b"0\r\n\r\n"
    return rng.choice(
        (
            (in_chunks, [CHUNKED]),
            (in_chunks, [said_length(len(body)), CHUNKED]),
            (body, [said_length(len(body)), said_length(0)]),
            (body, [said_length(len(body) + 9)]),
            (body, [said_length(max(0, len(body) - 3))]),
            (body, [said_length("9" * 30)]),
            (body, [said_length("+5")]),
            (body, []),
            (b"zz\r\n" + body, [CHUNKED]),
            (b"5;ext=\x00\r\nhello\r\n0\r\nTrailer: x\r\n\r\n", [CHUNKED]),
            (b"fffffffffffffffff\r\n" + body, [CHUNKED]),
            (body, [("Transfer-Encoding", "gzip, chunked, identity")]),
            (b"y" * 70_000, [said_length(70_000)]),
        )
    )


def said_length(length: object) -> tuple[str, str]:
    return "Content-Length", str(length)


async def ask(port: int, data: bytes) -> bytes:
    """Send it and a good request after it that ends the connection; all that is answered. Who waits for more is left alone."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LONGEST_ANSWER)
    answer = bytearray()
    try:
        writer.write(data + LAST)
        async with asyncio.timeout(LONG_ENOUGH_S):
            while more := await reader.read(1 << 16):
                answer += more
    except (TimeoutError, OSError):
        pass
    finally:
        writer.close()
    return bytes(answer)


def statuses(answer: bytes) -> list[int]:
    """The status of every answer on a connection."""
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:] if part[:3].isdigit()]
