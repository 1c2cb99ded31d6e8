"""What guests report to whoever runs the server."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, func, select, update

from tenfold.server.store.part import Part
from tenfold.server.store.schema import REPORTS
from tenfold.server.store.shapes import ReportRow

P = REPORTS.c
ADD = (
    "INSERT INTO reports (id, at, table_id, reporter, guest_id, name, reason, lines, settled, note) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
OPEN = P.settled.is_(None)
NEWEST = select(REPORTS).order_by(OPEN.desc(), P.at.desc()).limit(bindparam("limit"))
ONE = select(REPORTS).where(P.id == bindparam("report"))
OF_REPORTER = select(REPORTS).where(P.reporter == bindparam("guest")).order_by(P.at)
COUNT = select(func.count()).where(OPEN)
SETTLE = update(REPORTS).where(P.id == bindparam("report")).values(settled=bindparam("when"), note=bindparam("word"))


class Reports(Part):
    """Kept until they are settled, and after that for whoever looks back."""

    def report(self, report: ReportRow) -> None:
        with self.database.writing() as connection:
            self.database.many(connection, ADD, [msgspec.structs.astuple(report)])

    def reports(self, limit: int, all_of_them: bool) -> list[ReportRow]:
        """Open ones first, newest first; without the settled ones unless those are asked for."""
        return self._found(NEWEST if all_of_them else NEWEST.where(OPEN), limit=limit)

    def report_with_id(self, report: str) -> ReportRow | None:
        return next(iter(self._found(ONE, report=report)), None)

    def reports_by(self, guest: str) -> list[ReportRow]:
        return self._found(OF_REPORTER, guest=guest)

    def open_reports(self) -> int:
        [(number,)] = self.database.read(COUNT, {})
        return int(number)

    def _found(self, statement: Select[Any], **values: object) -> list[ReportRow]:
        return [ReportRow(*found) for found in self.database.read(statement, values)]
