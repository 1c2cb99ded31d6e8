"""Opens the store and puts its parts together."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import ArgumentError

from tenfold.core.errors import BadOption
from tenfold.server.store.allowances import KEY as ALLOWANCES_KEY
from tenfold.server.store.allowances import Allowances
from tenfold.server.store.asides import Asides
from tenfold.server.store.database import Database
from tenfold.server.store.deals import Deals
from tenfold.server.store.erasing import Erasing
from tenfold.server.store.errors import refused
from tenfold.server.store.guests import Guests
from tenfold.server.store.history import History
from tenfold.server.store.listing import Listing
from tenfold.server.store.log import Log
from tenfold.server.store.migrate import check_version, migrate
from tenfold.server.store.moderation import Moderation
from tenfold.server.store.postgres import Postgres
from tenfold.server.store.reports import Reports
from tenfold.server.store.reviews import Reviews
from tenfold.server.store.sqlite import Sqlite
from tenfold.server.store.subscriptions import Subscriptions
from tenfold.server.store.thoughts import Thoughts
from tenfold.server.store.unstarted import Unstarted

TOUCH = text("UPDATE readiness SET written = :new")
# On a full disk a single page may still find a place that was left over. Tables need more, and something new each time.
TOUCHED_BYTES = 16_384
KINDS: dict[str, type[Postgres | Sqlite]] = {"sqlite": Sqlite, "postgresql": Postgres, "postgresql+psycopg": Postgres}


class Store(Log, Listing, History, Reviews, Deals, Asides, Unstarted, Guests, Subscriptions, Moderation, Reports, Erasing):
    """The truth about all tables; to be called from threads."""

    @property
    def shared(self) -> bool:
        """Whether there may be other workers."""
        return self.database.shared

    def announce(self, payload: dict[str, Any]) -> None:
        """Tell the other workers something that is not kept."""
        with self.database.writing() as connection:
            self.database.notify(connection, [msgspec.json.encode(payload).decode()])

    def allowances(self) -> Allowances | None:
        """What somebody may ask for of all workers together; None where there is only one."""
        if not self.shared:
            return None
        return Allowances(self.database, self.secret(ALLOWANCES_KEY, lambda: secrets.token_hex(32)))

    def touch(self) -> None:
        """Write as much as a table may want to, durably, in place of the last; raises `Unavailable` if that cannot be."""
        with self.database.writing() as connection:
            connection.execute(TOUCH, {"new": secrets.token_hex(TOUCHED_BYTES // 2)})

    def now(self) -> int:
        """Milliseconds since 1970, by a clock that all workers share."""
        return self.database.now()

    def close(self) -> None:
        self.database.close()


def open_store(url: str, worker: str) -> Store:
    """The store in this database, with its tables up to date."""
    database = database_at(parsed(url))
    try:
        with refused():
            make_ready(database)
    except BaseException:
        database.close()
        raise
    return Store(database, worker)


def open_beside(url: str, worker: str) -> Store:
    """The store in a database that a server may be using, which keeps its tables up to date."""
    database = kind_of(parsed(url)).beside(parsed(url))
    try:
        with refused(), database.reads.connect() as connection:
            check_version(connection)
    except BaseException:
        database.close()
        raise
    return Store(database, worker)


def open_thoughts(url: str, me: str) -> Thoughts:
    """The searches that the processes of a PostgreSQL database share, on a connection of their own."""
    if kind_of(parsed(url)) is not Postgres:
        raise BadOption("Searches are shared through PostgreSQL alone: give --database postgresql://user:password@host/name.")
    database = Postgres(parsed(url), readers=1, writers=1)
    try:
        with refused(), database.reads.connect() as connection:
            check_version(connection)
    except BaseException:
        database.close()
        raise
    return Thoughts(database, me)


def parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as trouble:
        raise unknown() from trouble


def database_at(url: URL) -> Database:
    return kind_of(url)(url)


def kind_of(url: URL) -> type[Postgres | Sqlite]:
    if url.drivername not in KINDS:
        raise unknown()
    return KINDS[url.drivername]


def unknown() -> BadOption:
    """Without the URL: it may hold a password."""
    return BadOption("A database is given as sqlite:////folder/tenfold.db or as postgresql://user:password@host/name.")


def make_ready(database: Database) -> None:
    """Migrate, and see that it can be written."""
    with database.writes.begin() as connection:
        database.lock_migrations(connection)
        migrate(connection)
        connection.exec_driver_sql("DELETE FROM tokens WHERE expires < 0")
