"""PostgreSQL: any number of workers, who tell each other what they wrote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, text

from tenfold.core.extras import require
from tenfold.server.store.database import Database
from tenfold.server.store.shapes import Row, Summary

CHANNEL = "tenfold"
READERS = 4
WRITERS = 4
MIGRATION_LOCK = 0x74656E666F6C64

# A server that is gone is noticed, and neither a lock nor a worker that stopped in a transaction holds others up for long.
REACH: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
TIMEOUTS = {"options": "-c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000"}

# All values as one text: much cheaper than a parameter for each of them.
INSERT_ROWS = """INSERT INTO log (table_id, seq, at, entry, to_act)
    SELECT * FROM json_to_recordset(%s::json) AS new ("table" text, seq integer, at bigint, entry text, to_act integer)"""
UPDATE_DUE = """UPDATE tables SET due = new.due FROM json_to_recordset(%s::json) AS new ("table" text, due bigint)
    WHERE tables.id = new."table" """
NOW = text("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)")


class Postgres(Database):
    """A database on a server, shared by all workers."""

    # By name and before anything else: whether the connection is alive is known before anything is written on it.
    begin = "BEGIN"
    mark = "%s"
    shared = True

    def __init__(self, url: URL, readers: int = READERS, writers: int = WRITERS) -> None:
        require("postgres", "PostgreSQL")
        super().__init__(url.set(drivername="postgresql+psycopg"), readers, writers, settings(url))

    @classmethod
    def beside(cls, url: URL) -> Postgres:
        """Any number of others may be there anyway."""
        return cls(url)

    def insert_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        all_at_once(connection, INSERT_ROWS, rows)

    def update_due(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        all_at_once(connection, UPDATE_DUE, summaries)

    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        for payload in payloads:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def now(self) -> int:
        ((now,),) = self.read(NOW, {})
        return int(now)

    def lock_migrations(self, connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))


def settings(url: URL) -> dict[str, Any]:
    """Ours, where the URL has no say."""
    ours = {"autocommit": True} | REACH | TIMEOUTS
    return {name: value for name, value in ours.items() if name not in url.query}


def all_at_once(connection: Connection, statement: str, values: Sequence[Row | Summary]) -> None:
    if values:
        connection.exec_driver_sql(statement, (msgspec.json.encode(values).decode(),))
