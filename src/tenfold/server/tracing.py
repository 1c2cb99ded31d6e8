"""Traces for OpenTelemetry, where the environment names somebody who collects them: a span for every request and connection."""

from __future__ import annotations

import os
from typing import Any

from tenfold.core.extras import needs, require
from tenfold.server.request_ids import REQUEST

# Where OpenTelemetry's own settings say that traces go.
COLLECTORS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
# Asked all the time, by programs.
NOT_TRACED = "healthz,readyz,metrics"
WITH_QUERIES = ("http.url", "http.target", "url.full", "url.query")
DOOR = "Tracing with OpenTelemetry"


def is_traced() -> bool:
    return any(os.environ.get(collector) for collector in COLLECTORS)


def check_tracing() -> None:
    if is_traced():
        require("otel", DOOR)


def with_traces(app: Any) -> Any:
    """The application with what tells of its requests, where somebody collects it."""
    if not is_traced():
        return app
    with needs("otel", DOOR):
        from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware

    return OpenTelemetryMiddleware(
        app,
        excluded_urls=NOT_TRACED,
        exclude_spans=["receive", "send"],
        server_request_hook=describe,
        tracer_provider=provider(),
    )


def provider() -> Any:
    """Spans are sent in batches by a thread of their own; what waits at the end is sent then."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    made = TracerProvider(resource=Resource.create({"service.name": os.environ.get("OTEL_SERVICE_NAME", "tenfold")}))
    made.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return made


def describe(span: Any, scope: dict[str, Any]) -> None:
    """With the id that the log has. A query may hold a secret, so a span never says it."""
    span.set_attribute("tenfold.request", REQUEST.get() or "")
    for name in WITH_QUERIES:
        span.set_attribute(name, scope["path"])
