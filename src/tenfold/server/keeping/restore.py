"""The way back: a backup becomes the contents of a database, of either kind."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from tenfold.core.errors import BadOption
from tenfold.server.keeping.checking import damage
from tenfold.server.keeping.copying import Contents, contents, copy_all
from tenfold.server.keeping.snapshot import moment, snapshot
from tenfold.server.store.migrate import newest_version, version
from tenfold.server.store.store import Store, open_store

LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND starts_with(query, 'LISTEN tenfold')"


def restore(file: Path, url: str, replace: bool) -> Contents:
    """Put a backup in the place of all that is in a database, which no server uses."""
    with readable(file) as source:
        store = open_store(url, "restore")
        try:
            check_unused(store)
            fill(source, store, replace)
        finally:
            store.close()
        return contents(source)


@contextmanager
def readable(file: Path) -> Iterator[Connection]:
    """A backup, sound and with tables of the newest version; an older one is brought up to date in a copy."""
    if not file.is_file():
        raise BadOption(f"There is no backup {file}.")
    with tempfile.TemporaryDirectory() as folder, snapshot(up_to_date(file, Path(folder))) as connection:
        if broken := next(damage(connection), None):
            raise BadOption(f"The backup {file} is damaged: {broken.message}")
        yield connection


def up_to_date(file: Path, folder: Path) -> str:
    url = f"sqlite:///{file.resolve()}"
    with moment(url) as connection:
        found = version(connection)
    if found in (None, newest_version()):
        return url
    copy = f"sqlite:///{shutil.copy(file, folder / 'copy.db')}"
    open_store(copy, "copy").close()
    return copy


def check_unused(store: Store) -> None:
    """A file is locked while a server uses it; of PostgreSQL it is known who listens there."""
    if store.shared:
        with store.database.reads.connect() as connection:
            servers = connection.exec_driver_sql(LISTENING).scalar_one()
        if servers:
            raise BadOption("A server is using this database; end all of its servers, then restore.")


def fill(source: Connection, store: Store, replace: bool) -> None:
    with store.database.writing() as target:
        there = contents(target)
        if (there.tables or there.guests) and not replace:
            raise BadOption(
                f"The database holds {there.tables} tables and {there.guests} guests; "
                "give --replace to put the backup in their place."
            )
        copy_all(source, target)
        if contents(target) != contents(source):
            raise BadOption("Not all of the backup could be restored; the database is as it was.")
