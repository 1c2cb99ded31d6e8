"""The real application in this process, without limits on how much anybody may ask, so that a fuzz can be quick."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import uvicorn
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar

from tenfold.server import app
from tenfold.server.http.guard import with_headers
from tenfold.server.limits.buckets import Buckets
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live.socket import LONGEST_MESSAGE_BYTES
from tests.server.live import free_port

# `make fuzz` goes this many times as far, and another way each time.
TIMES = int(os.environ.get("FUZZ_TIMES", "1"))


def as_far_as(examples: int) -> settings:
    """So many examples, or so many times that, without shrinking what takes long to shrink."""
    return settings(
        max_examples=examples * TIMES,
        derandomize=TIMES == 1,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class NoLimits(Traffic):
    def check(self, buckets: Buckets, who: str) -> None:
        """Anybody may ask for anything, as fast as they can."""


def unlimited(database: str) -> Litestar:
    with mock.patch.object(app, "Traffic", NoLimits):
        return app.application(database)


@contextmanager
def served(database: str) -> Iterator[str]:
    """Its address, while it is served from a thread."""
    port = free_port()
    config = uvicorn.Config(
        with_headers(unlimited(database)),
        port=port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE_BYTES,
        log_level="critical",
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
