"""A database as it is at one moment, read beside the servers that use it and without being in their way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event

from tenfold.core.extras import require
from tenfold.server.store.errors import refused
from tenfold.server.store.migrate import check_version
from tenfold.server.store.postgres import REACH
from tenfold.server.store.sqlite import check_file, path_in
from tenfold.server.store.store import kind_of, parsed

ROWS_AT_ONCE = 1_000


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """A connection on which everything is read as it was at the first question."""
    with moment(url) as connection:
        check_version(connection)
        yield connection


@contextmanager
def moment(url: str) -> Iterator[Connection]:
    """The same, of tables of any version."""
    engine = reading(parsed(url))
    try:
        with refused(), engine.connect() as connection:
            yield connection.execution_options(yield_per=ROWS_AT_ONCE)
    finally:
        engine.dispose()


def reading(url: URL) -> Engine:
    return reading_postgres(url) if kind_of(url).shared else reading_sqlite(path_in(url))


def reading_postgres(url: URL) -> Engine:
    require("postgres", "PostgreSQL")
    url = url.set(drivername="postgresql+psycopg")
    return create_engine(
        url, connect_args=REACH, isolation_level="REPEATABLE READ", execution_options={"postgresql_readonly": True}
    )


def reading_sqlite(path: str) -> Engine:
    check_file(path)
    url = URL.create("sqlite", database=f"file:{quote(path)}", query={"mode": "ro", "uri": "true"})
    return by_name(create_engine(url, connect_args={"isolation_level": None, "timeout": 10.0}))


def by_name(engine: Engine) -> Engine:
    """Let transactions of SQLite begin by name: its driver would begin none to read."""
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine
