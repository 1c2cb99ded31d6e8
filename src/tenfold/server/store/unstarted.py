"""Tables whose game has not started: counted for their host, kept while somebody comes, and removed when nobody does."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import bindparam, delete, func, select, update

from tenfold.server.store.part import Part
from tenfold.server.store.schema import LOG, SEATS, TABLES

T = TABLES.c
# Public or not: both are named, so that the index over them is used.
UNSTARTED = T.public.in_([True, False]) & (T.status == "lobby")
OF_HOST = select(func.count()).select_from(TABLES).where(UNSTARTED, T.host == bindparam("guest"))
SOME = T.id.in_(bindparam("tables", expanding=True))
VISIT = update(TABLES).where(SOME, T.status == "lobby").values(touched=bindparam("at"))
UNVISITED = (
    select(T.id)
    .where(UNSTARTED, T.touched < bindparam("before"))
    .order_by(T.id)
    .limit(bindparam("limit"))
    .with_for_update(skip_locked=True)
)
REMOVE = [
    delete(SEATS).where(SEATS.c.table_id.in_(bindparam("tables", expanding=True))),
    delete(LOG).where(LOG.c.table_id.in_(bindparam("tables", expanding=True))),
    delete(TABLES).where(SOME),
]


class Unstarted(Part):
    """What the store does for them."""

    def unstarted_of(self, host: str) -> int:
        """How many tables of a host have not started."""
        [(number,)] = self.database.read(OF_HOST, {"guest": host})
        return int(number)

    def visit(self, tables: Collection[str], at: int) -> int:
        """Note that somebody is at these tables, as far as they have not started; how many of them there are."""
        with self.database.writing() as connection:
            return connection.execute(VISIT, {"tables": sorted(tables), "at": at}).rowcount

    def remove_unvisited(self, before: int, limit: int) -> list[str]:
        """Remove tables that have not started and that nobody has visited since; which ones."""
        with self.database.writing() as connection:
            tables = list(connection.execute(UNVISITED, {"before": before, "limit": limit}).scalars())
            for statement in REMOVE if tables else []:
                connection.execute(statement, {"tables": tables})
        return tables
