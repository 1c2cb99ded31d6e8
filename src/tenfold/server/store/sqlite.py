"""SQLite: a file, one connection that writes, and readers that it does not block."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, Connection, event

from tenfold.core.errors import BadOption
from tenfold.server.store.database import Database
from tenfold.server.store.lock import FileLock
from tenfold.server.store.shapes import Row, Summary

READERS = 4
SETTINGS = {"isolation_level": None, "check_same_thread": False, "timeout": 2.0}
# Copying the log's newest pages into the file costs as much as writing them; every 40 MB is often enough.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 10000")

INSERT_ROWS = "INSERT INTO log (table_id, seq, at, entry, to_act) VALUES (?, ?, ?, ?, ?)"
UPDATE_DUE = "UPDATE tables SET due = ? WHERE id = ?"


class Sqlite(Database):
    """The database in one file; its lock keeps a second server away, for only one process knows what is going on."""

    # At once the lock to write: a transaction that asks for it later cannot wait for it.
    begin = "BEGIN IMMEDIATE"
    mark = "?"
    shared = False

    def __init__(self, url: URL) -> None:
        self.lock = FileLock(f"{path_in(url)}.lock")
        super().__init__(url, READERS, 1, SETTINGS)
        event.listen(self.reads, "connect", prepare)
        event.listen(self.writes, "connect", prepare)

    def insert_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        self.many(connection, INSERT_ROWS, [(row.table, row.seq, row.at, row.entry, row.to_act) for row in rows])

    def update_due(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        self.many(connection, UPDATE_DUE, [(summary.due, summary.table) for summary in summaries])

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """There is no other worker."""

    def lock_migrations(self, connection: Connection) -> None:
        """The file is locked already."""

    def close(self) -> None:
        super().close()
        self.lock.release()


def path_in(url: URL) -> str:
    if not url.database or url.database == ":memory:":
        raise BadOption("A SQLite database is a file, such as sqlite:////folder/tenfold.db.")
    return url.database


def prepare(connection: sqlite3.Connection, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()
