"""Reads a whole database and says what is wrong: every log is read and played again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import DatabaseError

from tenfold.server.history.finished import finished_game
from tenfold.server.live.summary import listed_status
from tenfold.server.store.errors import reason
from tenfold.server.store.schema import FINISHED, LOG, SEATS, TABLES
from tenfold.server.store.shapes import Row
from tenfold.table.entries import read_entry
from tenfold.table.playable import Unplayable, replaying
from tenfold.table.table import Table

# What a running server files at the latest.
FILED_WITHIN_MS = 60_000
# No fault of the database: another version of Tenfold, or one with that game, plays it.
ELSEWHERE = ("rules", "game")

T, L = TABLES.c, LOG.c
IDS = select(T.id).order_by(T.id)
LOST = select(L.table_id).distinct().where(~select(T.id).where(T.id == L.table_id).exists()).order_by(L.table_id)
ROWS = select(LOG).where(L.table_id == bindparam("table")).order_by(L.seq)
CARD = select(T.status, T.filed).where(T.id == bindparam("table"))
SEATED = select(SEATS.c.seat, SEATS.c.guest_id).where(SEATS.c.table_id == bindparam("table"))
IS_FILED = select(FINISHED.c.table_id).where(FINISHED.c.table_id == bindparam("table"))


class Finding(msgspec.Struct, frozen=True):
    """Something about a table, or about the whole database; `wrong` unless another version of Tenfold can play it."""

    table: str | None
    kind: str
    message: str
    wrong: bool = True


def findings(connection: Connection, now: int, sample: int | None = None) -> Iterator[Finding]:
    """All that is wrong, or with a sample all that is wrong with so many tables, drawn at random."""
    broken = list(damage(connection))
    yield from broken
    if broken:
        return
    for (table,) in connection.execute(LOST).all():
        yield Finding(table, "lost", "There is a log, but no table.")
    for table in chosen(connection, sample):
        yield from of_table(connection, table, now)


def damage(connection: Connection) -> Iterator[Finding]:
    """What SQLite itself finds. PostgreSQL sees to its own files."""
    if connection.dialect.name == "sqlite":
        yield from (Finding(None, "damage", said) for said in unsound(connection) or misnamed(connection))


def unsound(connection: Connection) -> list[str]:
    try:
        return [str(said) for (said,) in connection.exec_driver_sql("PRAGMA integrity_check").all() if said != "ok"]
    except DatabaseError as trouble:
        return [f"{reason(trouble)}."]


def misnamed(connection: Connection) -> Iterator[str]:
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        yield f"Row {row} of {table} names something that is not in {parent}."


def chosen(connection: Connection, sample: int | None) -> list[str]:
    tables = [table for (table,) in connection.execute(IDS).all()]
    return tables if sample is None or sample >= len(tables) else random.sample(tables, sample)


def of_table(connection: Connection, table: str, now: int) -> Iterator[Finding]:
    rows = [Row(*found) for found in connection.execute(ROWS, {"table": table})]
    if not rows:
        yield Finding(table, "lost", "There is a table, but no log.")
        return
    gap = next((seq for seq, row in enumerate(rows, 1) if row.seq != seq), None)
    if gap is not None:
        yield Finding(table, "gap", f"Entry {gap} is missing from its log.")
        return
    yield from out_of_order(table, rows)
    try:
        made = played_again(table, rows)
    except Unplayable as error:
        yield Finding(table, error.why, error.message, error.why not in ELSEWHERE)
        return
    yield from of_lists(connection, made)
    yield from of_filing(connection, made, rows, now)


def out_of_order(table: str, rows: Sequence[Row]) -> Iterator[Finding]:
    for before, after in pairwise(rows):
        if after.at < before.at:
            yield Finding(table, "order", f"Entry {after.seq} is older than the one before it.")


def played_again(table: str, rows: Sequence[Row]) -> Table:
    """Raises Unplayable where that cannot be, or leads somewhere else than it did."""
    made = Table(table)
    for row in rows:
        with replaying(row.seq):
            made.apply(read_entry(row.entry))
        if made.to_act != row.to_act:
            raise Unplayable("replay", f"Entry {row.seq} of this table leads to another seat's turn than it did.")
    return made


def of_lists(connection: Connection, table: Table) -> Iterator[Finding]:
    """What lists say of a table is what its log says."""
    status = connection.execute(CARD, {"table": table.id}).one().status
    if status != listed_status(table):
        yield Finding(table.id, "lists", f"Lists say that it is {status}; by its log it is {listed_status(table)}.")
    listed = {(seat, guest) for seat, guest in connection.execute(SEATED, {"table": table.id})}
    seated = {(seat, chair.guest) for seat, chair in enumerate(table.chairs) if chair.guest is not None}
    if listed != seated:
        yield Finding(table.id, "lists", "Lists say that others sit there than its log does.")


def of_filing(connection: Connection, table: Table, rows: Sequence[Row], now: int) -> Iterator[Finding]:
    """A finished game is filed, unless it has only just ended."""
    if table.status != "over":
        return
    filed = connection.execute(CARD, {"table": table.id}).one().filed
    if not filed and now - rows[-1].at > FILED_WITHIN_MS:
        yield Finding(table.id, "unfiled", "Its game is over and not filed; a server that runs does that within seconds.")
    elif filed and not connection.execute(IS_FILED, {"table": table.id}).all() and finished_game(table.id, rows) is not None:
        yield Finding(table.id, "unfiled", "Its game is over and marked as filed, but it is in nobody's games.")
