"""Requests that no generator of sensible data makes: each is refused in the shape of all refusals, and none breaks anything."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.fuzz.house import served
from tests.server.postgres import Postgres

JSON = {"Content-Type": "application/json"}
BODIES = {
    "not UTF-8": b'{"name":"\xed"}',
    "half a character": b'{"name":"\\ud800"}',
    "nested deeply": b'{"name":' + b"[" * 30_000,
    "cut off": b'{"name":',
    "nothing": b"",
    "a number beyond all bounds": b'{"name":1e999}',
    "far too long": b"x" * 70_000,
}
PATHS = {
    "a zero byte": "/%00",
    "a zero byte for a table": "/api/tables/%00",
    "a zero byte for a code": "/api/codes/%00",
    "not UTF-8": "/api/tables/%ff",
    "a long name": "/" + "a" * 300,
    "a long way": "/a" * 3_000,
    "another folder": "/..%2f..%2fetc/passwd",
    "nothing there": "/api/nothing",
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('odd') / 'tenfold.db'}") as url, httpx.Client(base_url=url) as client:
        yield client


def check_refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["code"] in ("syntax", "not_found", "too_long")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("what", BODIES)
def test_an_odd_body_is_refused(what: str, client: httpx.Client) -> None:
    check_refused(client.post("/api/guests", content=BODIES[what], headers=JSON))


@pytest.mark.parametrize("what", PATHS)
def test_an_odd_path_leads_nowhere(what: str, client: httpx.Client) -> None:
    check_refused(client.get(PATHS[what]))


def test_Prometheus_can_read_the_type_of_the_metrics(client: httpx.Client) -> None:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].split("; ") == ["text/plain", "version=1.0.0", "charset=utf-8"]
    assert "tenfold_commit_seconds_count" in answer.text


@pytest.mark.xdist_group("postgres")
def test_PostgreSQL_never_sees_a_text_that_it_cannot_keep(postgres: Postgres) -> None:
    with served(postgres.database()) as url, httpx.Client(base_url=url) as client:
        client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        check_refused(client.get("/api/codes/%00"))
        check_refused(client.get("/api/tables/%00"))
        check_refused(client.delete("/api/me/tokens/%00"))
        check_refused(client.post("/api/me/tokens", json={"label": "\0"}))
