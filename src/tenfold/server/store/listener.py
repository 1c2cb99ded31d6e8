"""Hears what the other workers write, through PostgreSQL."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import make_url

from tenfold.server.store.postgres import CHANNEL, REACH

LOOKS_UP_S = 0.25
SHORTEST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 2.0

Heard = Callable[[dict[str, Any]], None]

logger = logging.getLogger(__name__)


class Listener:
    """A thread that calls `heard` with each notice, and `back` each time it listens anew, for it was deaf until then."""

    def __init__(self, url: str, heard: Heard, back: Callable[[], None], channels: Collection[str] = (CHANNEL,)) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._back = back
        self._channels = channels
        self._ended = threading.Event()
        self._pause = SHORTEST_PAUSE_S
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as trouble:  # Whatever it is, a worker that has gone deaf for good would be worse.
                self._lost(trouble)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True, **REACH) as connection:
            for channel in self._channels:
                connection.execute(f"LISTEN {channel}".encode())
            self._pause = SHORTEST_PAUSE_S
            self._back()
            while not self._ended.is_set():
                for notice in connection.notifies(timeout=LOOKS_UP_S):
                    self._heard(msgspec.json.decode(notice.payload, type=dict[str, Any]))

    def _lost(self, trouble: Exception) -> None:
        logger.warning("The listener lost its connection and tries again: %s", trouble)
        self._ended.wait(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE_S)
