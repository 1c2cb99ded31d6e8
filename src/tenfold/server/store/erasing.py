"""Takes a guest out of the whole database, a piece at a time: what is theirs alone goes, what others share is written anew."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, Connection, Table, bindparam, delete, select, update

from tenfold.server.store.moderation import REMOVE_TABLES, one_after_the_other, write_down
from tenfold.server.store.neutral import Neutral, neutral_id
from tenfold.server.store.part import Part
from tenfold.server.store.schema import (
    ACHIEVEMENTS,
    ACTS,
    BANS,
    DEALS,
    FINISHED,
    GUESTS,
    HISTORY,
    LOG,
    MISTAKES,
    REPORTS,
    REVIEWS,
    SEATS,
    TABLES,
    TOKENS,
    TRIES,
)
from tenfold.server.store.shapes import Act

T, L, S, D, P, A = TABLES.c, LOG.c, SEATS.c, DEALS.c, REPORTS.c, ACTS.c
OTHERS = SEATS.alias("others").c
ALONE = select(S.table_id).where(
    S.guest_id == bindparam("guest"),
    ~select(OTHERS.seat).where(OTHERS.table_id == S.table_id, OTHERS.guest_id != bindparam("guest")).exists(),
)
SINCE = select(T.id).where(T.touched >= bindparam("since"), T.id > bindparam("after")).order_by(T.id).limit(bindparam("limit"))
NAMING = (
    select(L.table_id)
    .where(L.table_id.in_(bindparam("tables", expanding=True)), L.entry.contains(bindparam("guest")))
    .distinct()
)
CREATED = select(GUESTS.c.created).where(GUESTS.c.id == bindparam("guest"))
ENTRIES = select(L.entry).where(L.table_id == bindparam("table"))
# What there is in JSON about a table, and how it is found.
DOCUMENTS: list[tuple[Column[str], Column[Any]]] = [
    (LOG.c.entry, LOG.c.table_id),
    (TABLES.c.seats, TABLES.c.id),
    (FINISHED.c.summary, FINISHED.c.table_id),
    (REVIEWS.c.review, REVIEWS.c.table_id),
    (REVIEWS.c.accuracy, REVIEWS.c.table_id),
    (MISTAKES.c.mistake, MISTAKES.c.table_id),
]
END_TOKENS = delete(TOKENS).where(TOKENS.c.guest_id == bindparam("guest"))
THEIRS = [
    END_TOKENS,
    *(delete(owner).where(owner.c.guest_id == bindparam("guest")) for owner in (HISTORY, MISTAKES, TRIES, ACHIEVEMENTS)),
    delete(BANS).where(BANS.c.whom == bindparam("guest")),
    delete(REPORTS).where((P.reporter == bindparam("guest")) | (P.guest_id == bindparam("guest"))),
    delete(GUESTS).where(GUESTS.c.id == bindparam("guest")),
]
# The clocks of two machines may differ.
MARGIN_MS = 24 * 60 * 60 * 1000


class Erasing(Part):
    """All of it may be done again: what was taken out before is not there any more."""

    def end_tokens(self, guest: str) -> None:
        """Nobody comes as this guest any more."""
        with self.database.writing() as connection:
            connection.execute(END_TOKENS, {"guest": guest})

    def tables_alone(self, guest: str) -> list[str]:
        """Where no other guest sits."""
        return [table for (table,) in self.database.read(ALONE, {"guest": guest})]

    def remove_tables(self, tables: Collection[str]) -> None:
        with self.database.writing() as connection:
            for step in REMOVE_TABLES:
                connection.execute(step, {"tables": sorted(tables)})

    def created(self, guest: str) -> int:
        return next((int(created) for (created,) in self.database.read(CREATED, {"guest": guest})), 0)

    def tables_naming(self, guest: str, after: str, limit: int) -> tuple[list[str], str]:
        """Of so many tables behind this one those whose log names a guest, and the last that was looked at; "" is the end."""
        since = self.created(guest) - MARGIN_MS
        tables = [table for (table,) in self.database.read(SINCE, {"since": since, "after": after, "limit": limit})]
        found = self.database.read(NAMING, {"tables": tables, "guest": guest}) if tables else []
        return [table for (table,) in found], tables[-1] if tables else ""

    def write_anew(self, table: str, neutral: Neutral) -> None:
        """All that is kept of a table, without a guest."""
        with self.database.writing() as connection:
            neutral.learn(connection.execute(ENTRIES, {"table": table}).scalars())
            for column, of_table in DOCUMENTS:
                write_documents(connection, column, of_table == table, neutral)
            replace(connection, TABLES.c.host, T.id == table, neutral)
            replace(connection, SEATS.c.guest_id, S.table_id == table, neutral)

    def erase_guest(self, neutral: Neutral, act: Act) -> None:
        """The last step: what is theirs, what they offered to others, and what is said about them."""
        one_after_the_other(self.database, lambda connection: take_out(connection, neutral, act))


def take_out(connection: Connection, neutral: Neutral, act: Act) -> None:
    write_deals(connection, neutral)
    for statement in THEIRS:
        connection.execute(statement, {"guest": neutral.guest})
    write_words(connection, REPORTS, (P.lines,), (P.reason, P.note), neutral)
    replace(connection, ACTS.c.what, A.what == neutral.guest, neutral)
    write_words(connection, ACTS, (), (A.by, A.reason), neutral)
    write_down(connection, act)


def act_of_erasing(guest: str, by: str, at: int, reason: str) -> Act:
    """By the neutral id: who knows the guest's own can tell that it was they."""
    return Act(0, at, by, "erase", neutral_id(guest), reason)


def write_documents(connection: Connection, column: Column[str], where: Any, neutral: Neutral) -> None:
    write_words(connection, column.table, (column,), (), neutral, where)


def write_words(
    connection: Connection,
    owner: Any,
    documents: Collection[Column[Any]],
    texts: Collection[Column[Any]],
    neutral: Neutral,
    where: Any = True,
) -> None:
    """Write JSON and plain texts of some rows anew, where they name the guest."""
    rows = connection.execute(select(owner).where(where)).mappings().all()
    for row in rows:
        new = {column.name: neutral.document(row[column.name]) for column in documents}
        new |= {column.name: neutral.mention(row[column.name]) for column in texts}
        if any(row[name] != text for name, text in new.items()):
            connection.execute(update(owner).where(*key_of(owner, row)).values(new))


def key_of(owner: Table, row: Any) -> list[Any]:
    return [column == row[column.name] for column in owner.primary_key]


def replace(connection: Connection, column: Column[Any], where: Any, neutral: Neutral) -> None:
    connection.execute(update(column.table).where(where, column == neutral.guest).values({column.name: neutral.id}))


def write_deals(connection: Connection, neutral: Neutral) -> None:
    theirs = D.host == neutral.guest
    write_documents(connection, DEALS.c.plan, theirs, neutral)
    connection.execute(update(DEALS).where(theirs).values(host=neutral.id, host_name=neutral.name))
