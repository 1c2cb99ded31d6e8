"""Tables that cannot be played here: set aside with their reason, and no longer due, until somebody opens them who can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import bindparam, func, or_, select, update

from tenfold.server.store.part import Part
from tenfold.server.store.schema import TABLES

T = TABLES.c
ONE = T.id == bindparam("table")
WHY = select(T.aside).where(ONE)
MARKED = select(T.aside, T.due).where(ONE)
NOT_DUE = update(TABLES).where(ONE, T.due.is_not(None)).values(due=None)
MARK = update(TABLES).where(ONE, or_(T.aside.is_(None), T.aside != bindparam("why"))).values(aside=bindparam("why"))
RELEASE = update(TABLES).where(ONE, T.aside.is_not(None)).values(aside=None, due=bindparam("when"))
COUNT = select(T.aside, func.count()).where(T.aside.is_not(None)).group_by(T.aside)


class Asides(Part):
    """Marks tables, and counts the marked ones."""

    def set_aside(self, table: str, why: str) -> bool:
        """Mark a table, where nothing is due any more; whether this is news. However often it is asked, it is written once."""
        if (why, None) in self.database.read(MARKED, {"table": table}):
            return False
        with self.database.writing() as connection:
            connection.execute(NOT_DUE, {"table": table})
            return connection.execute(MARK, {"table": table, "why": why}).rowcount > 0

    def release(self, table: str, due: int | None) -> None:
        """Take the mark away, and say when something is due."""
        with self.database.writing() as connection:
            connection.execute(RELEASE, {"table": table, "when": due})

    def why_aside(self, table: str) -> str | None:
        return next((why for (why,) in self.database.read(WHY, {"table": table})), None)

    def asides(self) -> dict[str, int]:
        """How many tables are set aside, by the reason."""
        return dict(cast("Sequence[tuple[str, int]]", self.database.read(COUNT, {})))
