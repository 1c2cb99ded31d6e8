"""What all parts of the store share."""

from __future__ import annotations

from tenfold.server.store.database import Database


class Part:
    """A part of the store, over its database."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
