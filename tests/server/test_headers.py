"""What every answer carries, and that files outside of the page are never given out."""

from __future__ import annotations

import asyncio
from socket import create_connection
from typing import Any

import httpx
import pytest

from tenfold.server.http.guard import HEADERS, with_headers
from tests.server.live import Live
from tests.server.visiting import awaited

ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/index.html", 200),
    ("GET", "/no-such-file", 404),
    ("GET", "/api/games", 200),
    ("GET", "/api/no-such-thing", 404),
    ("GET", "/api/tables/nothing", 404),
    ("GET", "/api/me", 401),
    ("PUT", "/api/me", 405),
    ("POST", "/api/guests", 400),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("OPTIONS", "/api/me", 204),
]
TRICKS = [
    "/../app.py",
    "/../../../../../../etc/passwd",
    "/..%2fapp.py",
    "/%2e%2e/app.py",
    "/%2e%2e%2fapp.py",
    "/.%2e/app.py",
    "/..%5capp.py",
    "/..\\app.py",
    "//etc/passwd",
    "///etc/passwd",
    "/%2fetc%2fpasswd",
    "/index.html%00.py",
    "/%00",
    "/index.html/../../app.py",
    "/./../app.py",
    "/%252e%252e/app.py",
    "/~root",
    "/file:///etc/passwd",
    "/C:/Windows",
    "/%c0%ae%c0%ae/app.py",
    "/" + "../" * 40 + "etc/passwd",
    "/" + "a" * 5000,
]


def carries_all(headers: Any) -> bool:
    return all(headers.get(name) == value for name, value in HEADERS.items())


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_carries_the_headers(live: Live, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, live.url + path)
    assert answer.status_code == status
    assert carries_all(answer.headers)
    assert "server" not in answer.headers


def test_no_script_of_another_place_runs_and_no_text_becomes_code() -> None:
    """WebAssembly may be compiled, and that is all: nothing else is called unsafe."""
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert HEADERS["content-security-policy"].count("unsafe") == 1


def test_what_is_too_long_is_refused_with_the_headers(live: Live) -> None:
    answer = httpx.post(f"{live.url}/api/guests", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert carries_all(answer.headers)


def test_an_answer_that_failed_carries_them_too() -> None:
    async def failing(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 500, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    transport = httpx.ASGITransport(with_headers(failing))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            return await http.get("/api/anything")

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert carries_all(answer.headers)


def test_answers_about_people_and_tables_are_not_kept_by_anybody(live: Live) -> None:
    assert httpx.get(f"{live.url}/api/games").headers["cache-control"] == "no-store"
    assert httpx.get(f"{live.url}/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", TRICKS, ids=lambda path: path[:30])
@awaited
async def test_a_path_never_leaves_the_folder_of_the_page(live: Live, path: str) -> None:
    """Sent as it is: a client library would tidy it up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404)
    for inside in (b"root:", b"import annotations", b"tenfold.db"):
        assert inside not in answer


NOWHERE = [
    "/nothing",
    "/t/a/b",
    "/rules/ten/T1/more",
    "/sw.js/x",
    "/sw.js%2fx",
    "/index.html/x",
    "/manifest.webmanifest/x",
    "/manifest.webmanifest/",
    "/sw.js/",
    "/sw.js%2f",
    "/%2fsw.js",
    "/%2e/sw.js",
    "/index.html/",
    "/rules//ten",
    "/assets",
    "/assets/",
    "/assets/x/y",
    "/assets/..%2f..%2fapp.py",
    "/%00",
    "/" + "%F0%9F%98%80" * 100,
    "/assets/" + "%E3%81%82" * 100,
    "/" + "a" * 199,
    "/healthz/x",
    "/healthz/",
    "/metrics/",
    "/metrics%2f",
]


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:30])
def test_where_nothing_is_a_person_gets_a_page_and_a_program_gets_JSON(live: Live, path: str) -> None:
    page = httpx.get(live.url + path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<title>Tenfold</title>" in page.text
    assert carries_all(page.headers)
    answer = httpx.get(live.url + path)
    assert answer.status_code == 404
    assert answer.json() == {"error": {"code": "not_found", "message": "There is nothing at this address."}}
    assert "Traceback" not in live.logged()


@pytest.mark.parametrize("path", ["/new/", "/rules/ten/", "/t/any-table/"])
def test_a_person_may_end_the_address_of_a_screen_with_a_slash(live: Live, path: str) -> None:
    assert httpx.get(live.url + path).status_code == 200


def test_an_address_of_the_interface_answers_in_JSON_whoever_asks(live: Live) -> None:
    for path in ("/api", "/api/nothing", "/api/tables/nothing", "/api/games/", "/api//games"):
        answer = httpx.get(live.url + path, headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/t/any-table", "/api/games", "/healthz"])
def test_HEAD_answers_as_GET_does_without_the_body(live: Live, path: str) -> None:
    shown, head = httpx.get(live.url + path), httpx.head(live.url + path)
    assert head.status_code == shown.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length", *HEADERS):
        assert head.headers.get(name) == shown.headers.get(name)


@pytest.mark.parametrize(("method", "path", "allowed"), [("PUT", "/api/me", {"GET", "PATCH"}), ("DELETE", "/healthz", {"GET"})])
def test_a_method_that_is_not_taken_is_answered_with_those_that_are(
    live: Live, method: str, path: str, allowed: set[str]
) -> None:
    answer = httpx.request(method, live.url + path)
    assert answer.status_code == 405
    assert allowed <= set(answer.headers["allow"].split(", "))


@pytest.mark.parametrize("path", ["/api/guests", "/api/nothing", "/healthz", "/assets/x.js"])
def test_a_body_that_cannot_be_read_is_refused_and_fills_no_log(live: Live, path: str) -> None:
    """uvicorn has refused it before the application answers, which may do so at once."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    with create_connection(("127.0.0.1", live.port)) as raw:
        raw.sendall(head.encode() + b"no length\r\n")
        assert raw.recv(12) == b"HTTP/1.1 400"
        while raw.recv(1 << 16):
            pass
    assert httpx.get(f"{live.url}/healthz").status_code == 200
    assert "Traceback" not in live.logged()


@pytest.mark.parametrize("host", ["a@b:c", "x:99999", "[::1", "x:-1"])
@pytest.mark.parametrize("path", ["/api/links", "/api/nothing", "/"])
def test_a_host_that_is_no_address_is_refused(live: Live, host: str, path: str) -> None:
    """The framework would stumble over it while it says what else is wrong."""
    answer = httpx.post(live.url + path, content=b'{"wrong":1}', headers={"Host": host, "Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "syntax"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "body", "said"),
    [
        ("POST", "/api/guests", b'{"name": 5}', "name: Expected `str`, got `int`"),
        ("POST", "/api/guests", b"[]", "Expected `object`, got `array`"),
        ("GET", "/api/me/games?before=%3Cscript%3E", b"", "before: Expected `int`, got `str`"),
    ],
)
def test_what_is_not_understood_is_said_in_a_sentence_without_the_address(
    live: Live, method: str, path: str, body: bytes, said: str
) -> None:
    with httpx.Client(base_url=live.url) as anna:
        anna.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        error = anna.request(method, path, content=body).json()["error"]
    assert error == {"code": "syntax", "message": f"This request is not understood: {said}."}


@pytest.mark.parametrize("path", ["/api/guests", "/api/nothing"])
def test_a_request_of_two_lengths_is_the_last_of_its_connection(live: Live, path: str) -> None:
    """What follows could be the request of somebody else, who has the same proxy."""
    head = f"POST {path} HTTP/1.1\r\nHost: {live.url[7:]}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with create_connection(("127.0.0.1", live.port)) as raw:
        raw.sendall(f"{head}GET /healthz HTTP/1.1\r\nHost: {live.url[7:]}\r\n\r\n".encode())
        told = b""
        while part := raw.recv(1 << 16):
            told += part
    assert told.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in told.lower()
