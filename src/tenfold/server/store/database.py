"""A database with its connections: some to read, some to write, and what each kind of database does in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tenfold.server.store.errors import unavailable
from tenfold.server.store.failures import Failures
from tenfold.server.store.shapes import Row, Summary


class Database(ABC):
    """Connections in the driver's autocommit mode, so that reading costs no transaction and writing begins one by name."""

    begin: str
    mark: str
    shared: bool

    def __init__(self, url: URL, readers: int, writers: int, settings: dict[str, Any]) -> None:
        self.reads = engine(url, readers, settings)
        self.writes = engine(url, writers, settings)
        self.failures = Failures()
        event.listen(self.writes, "begin", self._send_begin)

    def _send_begin(self, connection: Connection) -> None:
        connection.exec_driver_sql(self.begin)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction; a connection on which it failed is not used again."""
        with self.failures.noting(), unavailable(), self._begun() as connection:
            try:
                yield connection
                connection.commit()
            except IntegrityError:
                connection.rollback()
                raise
            except SQLAlchemyError:
                connection.invalidate()
                raise

    def _begun(self) -> Connection:
        """A connection in a transaction; one that turns out to be dead is replaced, for nothing was sent on it yet."""
        try:
            return self._begin()
        except DBAPIError as trouble:
            if not trouble.connection_invalidated:
                raise
        return self._begin()

    def _begin(self) -> Connection:
        connection = self.writes.connect()
        try:
            connection.begin()
        except SQLAlchemyError:
            connection.invalidate()
            connection.close()
            raise
        return connection

    def read(self, statement: Executable, values: dict[str, Any]) -> Sequence[tuple[Any, ...]]:
        """All that is found; asked once more where the connection turns out to be dead."""
        with unavailable():
            try:
                return self._read(statement, values)
            except DBAPIError as trouble:
                if not trouble.connection_invalidated:
                    raise
            return self._read(statement, values)

    def _read(self, statement: Executable, values: dict[str, Any]) -> Sequence[tuple[Any, ...]]:
        with self.reads.connect() as connection:
            return [tuple(found) for found in connection.execute(statement, values)]

    def many(self, connection: Connection, statement: str, values: Sequence[tuple[Any, ...]]) -> None:
        """One statement, written with `?`, for each of the values."""
        if values:
            connection.exec_driver_sql(statement.replace("?", self.mark), list(values))

    def append(self, rows: Sequence[Row], payloads: Sequence[str]) -> None:
        """Add to the log and change nothing else: by far the most that is ever written."""
        with self.writing() as connection:
            self.insert_rows(connection, rows)
            self.notify(connection, payloads)

    def close(self) -> None:
        self.reads.dispose()
        self.writes.dispose()

    @abstractmethod
    def insert_rows(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add to the log."""

    @abstractmethod
    def update_due(self, connection: Connection, summaries: Sequence[Summary]) -> None:
        """Write when something is due at tables, each table at most once."""

    @abstractmethod
    def notify(self, connection: Connection, payloads: Sequence[str]) -> None:
        """Tell the other workers, once the transaction is durable."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all workers of this database share."""

    @abstractmethod
    def lock_migrations(self, connection: Connection) -> None:
        """Let one worker at a time migrate."""


def engine(url: URL, size: int, settings: dict[str, Any]) -> Engine:
    return create_engine(url, pool_size=size, max_overflow=0, pool_timeout=10, connect_args=settings)
