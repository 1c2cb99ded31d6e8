"""Copies all rows of one database into another, of whichever kind the two are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update

from tenfold.server.keeping.snapshot import ROWS_AT_ONCE
from tenfold.server.store.schema import GUESTS, LOG, METADATA, TABLES, TOKENS

# A token names the one that made it. Whichever comes first, the other is there when the names are written.
PARENT = TOKENS.c.parent
CHILDREN = select(TOKENS.c.id.label("token"), PARENT.label("maker")).where(PARENT.is_not(None))
GIVE_PARENT = update(TOKENS).where(TOKENS.c.id == bindparam("token")).values(parent=bindparam("maker"))


class Contents(msgspec.Struct, frozen=True):
    """How much is in a database, and when the newest of it happened."""

    tables: int
    guests: int
    entries: int
    newest: int | None


def contents(connection: Connection) -> Contents:
    tables, guests = (connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (TABLES, GUESTS))
    entries, newest = connection.execute(select(func.count(), func.max(LOG.c.at)).select_from(LOG)).one()
    return Contents(tables, guests, entries, newest)


def copy_all(source: Connection, target: Connection) -> None:
    """Everything in the target is that of the source."""
    for table in reversed(METADATA.sorted_tables):
        target.execute(delete(table))
    for table in METADATA.sorted_tables:
        copy_table(source, target, table)


def copy_table(source: Connection, target: Connection, table: Table) -> None:
    for rows in rows_of(source, select(table)):
        target.execute(insert(table), rows if table is not TOKENS else [row | {"parent": None} for row in rows])
    for rows in rows_of(source, CHILDREN) if table is TOKENS else ():
        target.execute(GIVE_PARENT, rows)


def rows_of(source: Connection, statement: Any) -> Iterator[Sequence[dict[str, Any]]]:
    for rows in source.execute(statement).mappings().partitions(ROWS_AT_ONCE):
        yield [dict(row) for row in rows]
