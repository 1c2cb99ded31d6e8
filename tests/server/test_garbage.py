"""Bytes that are no request and frames that are no message: a short line in the log now and then, and never a traceback."""

from __future__ import annotations

import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.server.live import Live

LONGEST_LINE = 200
SLOW_S = 60.0
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
WANTS = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
NOT_HTTP = {
    "bytes": bytes(range(256)) * 8,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(200),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a line without end": b"G" * 100_000,
    "many headers": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two lengths": POST + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    "no length": POST + b"Content-Length: many\r\n\r\n",
    "a chunk that is none": POST + b"Transfer-Encoding: chunked\r\n\r\nnot a chunk\r\n",
    "a chunk that is none, later": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n",
    "a chunk after the refusal": POST.replace(b"guests", b"links") + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n",
    "a chunk that is none, by HEAD": POST.replace(b"POST", b"HEAD") + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a HEAD and garbage": b"HEAD /healthz HTTP/1.1\r\nHost: h\r\n\r\n\x00\x01\x02\r\n\r\n",
    "a HEAD of a file and garbage": b"HEAD /sw.js HTTP/1.1\r\nHost: h\r\n\r\n\x00\x01\x02\r\n\r\n",
    "a request and garbage": b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n\x00\x01\x02\r\n\r\n",
    "a request in a request": POST + b"Content-Length: 500\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    "CONNECT": b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n",
    "another protocol": b"GET / HTTP/1.1\r\nHost: h\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    "an asterisk": b"OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    "a handshake without a key": WANTS + b"Sec-WebSocket-Version: 13\r\n\r\n",
    "a handshake of another version": WANTS + KEY + b"Sec-WebSocket-Version: 99\r\n\r\n",
    "a handshake with a key that is none": WANTS + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff\r\n\r\n",
    "a handshake by POST": WANTS.replace(b"GET", b"POST") + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n",
    "a handshake by HEAD": WANTS.replace(b"GET", b"HEAD") + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n",
    "a handshake with a long header": WANTS + KEY + b"Sec-WebSocket-Version: 13\r\nX: " + b"x" * 10_000 + b"\r\n\r\n",
    "a handshake with many headers": WANTS + KEY + b"Sec-WebSocket-Version: 13\r\n" + b"x: y\r\n" * 300 + b"\r\n",
    "a handshake for nothing": WANTS.replace(b"/api/tables/x/socket", b"/nothing/here")
    + KEY
    + b"Sec-WebSocket-Version: 13\r\n\r\n",
    "a handshake to a file": WANTS.replace(b"/api/tables/x/socket", b"/sw.js") + KEY + b"Sec-WebSocket-Version: 13\r\n\r\n",
}
NOT_FRAMES = {
    "not UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "not UTF-8, in two": b"\x01\x81\x00\x00\x00\x00\xff\x80\x81\x00\x00\x00\x00\xfe",
    "not UTF-8, and goodbye": b"\x81\x82\x00\x00\x00\x00\xff\xfe\x88\x80\x00\x00\x00\x00",
    "unmasked": b"\x81\x02hi",
    "an opcode that is none": b"\x83\x80\x00\x00\x00\x00",
    "bits that are none": b"\xf1\x80\x00\x00\x00\x00",
    "too long": b"\x81\xfe\x4e\x20\x00\x00\x00\x00" + b"x" * 20_000,
    "far too long": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "a long ping": b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256,
    "a ping in parts": b"\x09\x80\x00\x00\x00\x00",
    "more of nothing": b"\x80\x81\x00\x00\x00\x00x",
    "a new text within one": b"\x01\x81\x00\x00\x00\x00x\x81\x81\x00\x00\x00\x00y",
    "a goodbye of one byte": b"\x88\x81\x00\x00\x00\x00\x03",
    "a goodbye that is no text": b"\x88\x84\x00\x00\x00\x00\x03\xe8\xff\xfe",
    "a goodbye for no reason": b"\x88\x82\x00\x00\x00\x00\x00\x01",
    "a request": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("garbage")) as server:
        yield server


@pytest.fixture(scope="module")
def table(live: Live) -> str:
    with httpx.Client(base_url=live.url) as host:
        host.post("/api/guests", json={"name": "Host"}).raise_for_status()
        return str(host.post("/api/tables", json={"game": "ten"}).json()["table"]["id"])


def say(live: Live, noise: bytes, table: str | None = None) -> bytes:
    """Send it, at a table if one is given, and read until the server closes, which it must."""
    answer = b""
    with socket.create_connection(("127.0.0.1", live.port), timeout=SLOW_S) as sock, suppress(ConnectionError):
        if table is not None:
            sock.sendall(UPGRADE.format(table=table).encode())
            answer = sock.recv(65_536)
        sock.sendall(noise)
        while some := sock.recv(65_536):
            answer += some
    return answer


def check_log(live: Live) -> None:
    """Nothing but short lines; and the server goes on."""
    assert httpx.get(f"{live.url}/readyz").status_code == 200
    log = live.logged()
    assert "Traceback" not in log
    assert all(len(line) < LONGEST_LINE for line in log.splitlines())


@pytest.mark.parametrize("what", NOT_HTTP)
def test_what_is_no_request_is_answered_and_closed(live: Live, what: str) -> None:
    answer = say(live, NOT_HTTP[what])
    assert not answer or answer.startswith(b"HTTP/1.1 ")
    assert b"HTTP/1.1 5" not in answer
    check_log(live)


@pytest.mark.parametrize("what", NOT_FRAMES)
def test_what_is_no_frame_closes_the_websocket(live: Live, table: str, what: str) -> None:
    assert say(live, NOT_FRAMES[what], table).startswith(b"HTTP/1.1 101 ")
    check_log(live)


def test_noise_of_all_kinds_is_a_few_lines_in_the_log(live: Live, table: str) -> None:
    before = len(live.logged().splitlines())
    chance = random.Random(7)
    for _ in range(60):
        noise = chance.randbytes(chance.randrange(1, 400))
        say(live, b"GET / HTTP/1.1\r\n" + noise + b"\r\n\r\n")
        say(live, b"\x83" + noise, table)
    check_log(live)
    assert len(live.logged().splitlines()) - before < 60
