"""What cannot be written: counted by the reason, and logged now and then, however many ask for it."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tenfold.server.metrics import WRITE_FAILURES
from tenfold.server.store.errors import Unavailable, reason

log = logging.getLogger("tenfold.server")

LOGGED_EVERY_S = 60.0
BY_NAME = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_IOERR": "disk_error",
    "SQLITE_CORRUPT": "disk_error",
    "SQLITE_CANTOPEN": "away",
}
BY_STATE = {"53100": "disk_full", "25006": "read_only", "55P03": "locked", "40P01": "locked", "58030": "disk_error"}
WITHOUT_STATE = "away"


class Failures:
    """Notes how writing goes. Of each reason one line is logged in a while, and one when writing works again."""

    def __init__(self) -> None:
        self.logged: dict[str, float] = {}
        self.since_success = 0

    @contextmanager
    def noting(self) -> Iterator[None]:
        try:
            yield
        except Unavailable as error:
            self.note(error)
            raise
        if self.since_success:
            log.warning("The database takes writes again, after %d that failed", self.since_success)
            self.since_success = 0
            self.logged.clear()

    def note(self, error: Unavailable) -> None:
        trouble = error.__cause__
        kind, said = kind_of(trouble), reason(trouble) if isinstance(trouble, SQLAlchemyError) else error.message
        self.since_success += 1
        WRITE_FAILURES.labels(kind).inc()
        now = time.monotonic()
        if now - self.logged.get(kind, -LOGGED_EVERY_S) >= LOGGED_EVERY_S:
            self.logged[kind] = now
            log.error("The database does not take what is written (%s): %s", kind, said)


def kind_of(trouble: BaseException | None) -> str:
    """The reason in a word."""
    said = trouble.orig if isinstance(trouble, DBAPIError) else None
    name = getattr(said, "sqlite_errorname", None)
    if name is not None:
        return next((kind for known, kind in BY_NAME.items() if name.startswith(known)), "other")
    state = getattr(said, "sqlstate", None)
    return WITHOUT_STATE if state is None or state[:2] in ("08", "57") else BY_STATE.get(state, "other")
