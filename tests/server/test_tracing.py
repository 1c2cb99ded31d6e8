"""Traces reach whoever collects them, with the id of the request and without what is secret; and nobody else."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tenfold.core import extras
from tenfold.core.errors import MissingExtra
from tenfold.server.tracing import check_tracing, with_traces
from tenfold.table.commands import Start
from tests.server.live import Live
from tests.server.visiting import Party, awaited

Span = dict[str, str]


class Collector(ThreadingHTTPServer):
    """Takes spans as a collector of OpenTelemetry does."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.taken: list[Span] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Taker(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        sent = self.rfile.read(int(self.headers["content-length"]))
        body = gzip.decompress(sent) if self.headers.get("content-encoding") == "gzip" else sent
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                self.server.taken += [read_span(span) for span in scope.spans]
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002
        """Nothing: whoever wants to know looks at what was taken."""


def read_span(span: Any) -> Span:
    return {"name": span.name, **{one.key: str(one.value).strip() for one in span.attributes}}


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def test_every_request_is_a_span_with_its_id_and_without_its_query(collector: Collector, tmp_path: Path) -> None:
    live = Live(tmp_path, environment={"OTEL_EXPORTER_OTLP_ENDPOINT": collector.url}).start()
    answer = httpx.get(f"{live.url}/api/games?secret=tea", headers={"X-Request-ID": "asked-for"})
    assert answer.status_code == 200
    live.stop()
    [span] = [span for span in collector.taken if "asked-for" in span.get("tenfold.request", "")]
    assert span["name"].startswith("GET")
    assert "tea" not in str(collector.taken)
    assert not [span for span in collector.taken if "readyz" in str(span)]


@awaited
async def test_a_game_goes_on_as_ever_and_its_connection_is_a_span(collector: Collector, tmp_path: Path) -> None:
    live = Live(tmp_path, environment={"OTEL_EXPORTER_OTLP_ENDPOINT": collector.url}).start()
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        seat = await party.at(anna, table)
        await seat.do(Start())
        assert (await anna.look(table)).table.status != "lobby"
    live.stop()
    assert [span for span in collector.taken if span["name"].endswith("/socket")]


def test_where_nobody_collects_traces_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OTEL_EXPORTER_OTLP_ENDPOINT", raising=False)
    monkeypatch.delenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", raising=False)
    app = object()
    assert with_traces(app) is app


def test_a_server_that_shall_trace_and_cannot_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setitem(extras.MODULES, "otel", ("opentelemetry_that_is_not_there",))
    with pytest.raises(MissingExtra, match=r"Tracing with OpenTelemetry needs more .* pip install 'tenfold\[otel\]'"):
        check_tracing()
