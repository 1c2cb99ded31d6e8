"""For those who run a server: is it alive, can it work, what does it do."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tenfold.server.http.described import failures
from tenfold.server.limits.capacity import capacity
from tenfold.server.live.hall import Hall

# Whoever sends it adds the charset, and Prometheus refuses a type that says it twice.
PROMETHEUS = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")


@get("/healthz", tags=["host"], responses=failures(429), media_type="text/plain", sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "alive\n"


@get("/readyz", tags=["host"], responses=failures(429, 503), media_type="text/plain")
async def readyz(hall: NamedDependency[Hall]) -> str:
    """The database takes what is written, so tables can be played."""
    await hall.readiness.check()
    return "ready\n"


@get("/metrics", tags=["host"], responses=failures(429), media_type="text/plain", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> Response[bytes]:
    """Numbers for Prometheus, of this process."""
    if request.scope.get("raw_path") not in (None, b"/metrics"):
        raise NotFoundException  # However else it is written, a proxy that keeps it from the public may not know it.
    hall.measure()
    capacity().measure()
    return Response(generate_latest(), media_type=PROMETHEUS)


health = [healthz, readyz, metrics]
