"""The log of the tables: many tables' moves become durable in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, select
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.notices import notices
from tenfold.server.store.part import Part
from tenfold.server.store.schema import LOG
from tenfold.server.store.shapes import Row, Unit
from tenfold.server.store.summaries import write_summaries

AFTER = select(LOG).where(LOG.c.table_id == bindparam("table"), LOG.c.seq > bindparam("seq")).order_by(LOG.c.seq)


class Log(Part):
    """Appends to the log and reads it."""

    def commit(self, units: Sequence[Unit]) -> list[bool]:
        """Write all units in one transaction; of each, whether it is durable or another process was there first.

        After `Unavailable` the caller reads the log again: if the connection broke at the very end, it may have been written.
        """
        try:
            self._write(units)
        except IntegrityError:
            return self._commit_each(units)
        return [True] * len(units)

    def _commit_each(self, units: Sequence[Unit]) -> list[bool]:
        """One transaction a unit; what follows a refused unit on the same table was thought out on it, and is refused too."""
        durable = []
        lost: set[str] = set()
        for unit in units:
            tables = {row.table for row in unit.rows}
            durable.append(lost.isdisjoint(tables) and self._commit_one(unit))
            if not durable[-1]:
                lost |= tables
        return durable

    def _commit_one(self, unit: Unit) -> bool:
        try:
            self._write([unit])
        except IntegrityError:
            return False
        return True

    def _write(self, units: Sequence[Unit]) -> None:
        # In one order in all workers, so that two of them never wait for each other.
        rows = sorted((row for unit in units for row in unit.rows), key=place)
        payloads = notices(self.worker, rows) if self.database.shared else []
        summaries = [summary for unit in units for summary in unit.summaries]
        if not summaries:
            self.database.append(rows, payloads)
            return
        with self.database.writing() as connection:
            self.database.insert_rows(connection, rows)
            self.database.notify(connection, payloads)
            write_summaries(self.database, connection, summaries)

    def log_after(self, table: str, seq: int) -> list[Row]:
        """The entries of a table that come after `seq`, in order."""
        return [Row(*found) for found in self.database.read(AFTER, {"table": table, "seq": seq})]


def place(row: Row) -> tuple[str, int]:
    return row.table, row.seq
