"""SQLite: a file, one connection that writes, and readers that it does not block."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DBAPIError

from tenfold.core.errors import BadOption
from tenfold.server.store.database import Database
from tenfold.server.store.errors import unavailable
from tenfold.server.store.lock import FileLock
from tenfold.server.store.shapes import Row, Summary

READERS = 4
SETTINGS: dict[str, Any] = {"isolation_level": None, "check_same_thread": False, "timeout": 2.0}
# A new file gets small pages: a move writes two of them, each as a whole. Copying the log's newest pages into the file costs as
# much as writing them; every 40 MB is often enough.
PRAGMAS = ("page_size = 2048", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 20000")

VALUES = "(?, ?, ?, ?, ?)"
INSERT_ROWS = f"INSERT INTO log (table_id, seq, at, entry, to_act) VALUES {VALUES}"
UPDATE_DUE = "UPDATE tables SET due = ? WHERE id = ?"


class Sqlite(Database):
    """The database in one file; its lock keeps a second server away, for only one process knows what is going on."""

    # At once the lock to write: a transaction that asks for it later cannot wait for it.
    begin = "BEGIN IMMEDIATE"
    mark = "?"
    shared = False

    def __init__(self, url: URL, alone: bool = True) -> None:
        self.path = path_in(url)
        self.lock = FileLock(f"{self.path}.lock") if alone else None
        if alone:
            make_private(self.path)
        self.one_at_a_time = threading.Lock()
        super().__init__(url, READERS, 1, SETTINGS)
        event.listen(self.reads, "connect", prepare)
        event.listen(self.writes, "connect", prepare)

    @classmethod
    def beside(cls, url: URL) -> Sqlite:
        """The file of a server that may be running, for those who write a little at a time."""
        check_file(path_in(url))
        return cls(url, alone=False)

    def insert_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        self.many(connection, INSERT_ROWS, [astuple(row) for row in rows])

    @cached_property
    def appending(self) -> sqlite3.Connection:
        """A connection for `append` alone, in one thread at a time."""
        connection: sqlite3.Connection = sqlite3.connect(self.path, **SETTINGS)
        prepare(connection, None)
        return connection

    def append(self, rows: Sequence[Row], payloads: Sequence[str]) -> None:
        """One statement, a transaction of its own, straight to the driver: SQLAlchemy's way costs half as much again."""
        if not rows:
            return
        values = [value for row in rows for value in astuple(row)]
        with self.failures.noting(), unavailable(), self.one_at_a_time:
            try:
                self.appending.execute(INSERT_ROWS + f", {VALUES}" * (len(rows) - 1), values).close()
            except sqlite3.Error as trouble:
                self.end_appending()
                raise DBAPIError.instance(INSERT_ROWS, None, trouble, sqlite3.Error) from trouble

    def end_appending(self) -> None:
        """Also after trouble: as elsewhere, a connection on which something failed is not used again."""
        if "appending" in self.__dict__:
            self.appending.close()
            del self.appending

    def update_due(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        self.many(connection, UPDATE_DUE, [(summary.due, summary.table) for summary in summaries])

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """There is no other worker."""

    def now(self) -> int:
        """There is no other machine."""
        return time.time_ns() // 1_000_000

    def lock_migrations(self, connection: Connection) -> None:
        """The file is locked already."""

    def close(self) -> None:
        super().close()
        self.end_appending()
        if self.lock is not None:
            self.lock.release()


def path_in(url: URL) -> str:
    if not url.database or url.database == ":memory:":
        raise BadOption("A SQLite database is a file, such as sqlite:////folder/tenfold.db.")
    return url.database


def make_private(path: str) -> None:
    """A new file is its owner's alone, for it holds secrets; SQLite gives the files beside it the same rights."""
    with suppress(OSError):  # SQLite says what is wrong.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))


def check_file(path: str) -> None:
    if not Path(path).is_file():
        raise BadOption(f"There is no database {path}; name its folder with --data, or a PostgreSQL database with --database.")


def prepare(connection: sqlite3.Connection, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()
