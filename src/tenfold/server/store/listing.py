"""Finds tables: by code, by guest, the public ones, those whose time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, func, select

from tenfold.server.store.part import Part
from tenfold.server.store.schema import LOG, SEATS, TABLES
from tenfold.server.store.shapes import Listed

T = TABLES.c
LAST = LOG.alias("last").c
HEAD = select(func.max(LOG.c.seq)).where(LOG.c.table_id == T.id).scalar_subquery()
LISTED = select(T.id, T.code, T.game, T.public, T.status, T.host, LAST.seq, LAST.to_act, LAST.at, T.seats).where(
    LAST.table_id == T.id, LAST.seq == HEAD
)

ONE = LISTED.where(T.id == bindparam("table"))
WITH_CODE = select(T.id).where(T.code == bindparam("code"))
NOT_OVER = T.status.in_(["lobby", "dealing", "playing"])
PUBLIC = LISTED.where(T.public, NOT_OVER).order_by(T.touched.desc()).limit(bindparam("limit"))
SEATED = T.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest_id == bindparam("guest")))
OF_GUEST = LISTED.where(SEATED).order_by(LAST.at.desc()).limit(bindparam("limit"))
BEATEN = select(T.game, T.beaten).distinct().where(SEATED, T.beaten.is_not(None)).order_by(T.game, T.beaten)
DUE = select(T.id).where(T.due <= bindparam("before")).order_by(T.due).limit(bindparam("limit"))


class Listing(Part):
    """Reads what the summaries say, and of each log the last entry."""

    def listed(self, table: str) -> Listed | None:
        return next(iter(shown(self.database.read(ONE, {"table": table}))), None)

    def table_with_code(self, code: str) -> str | None:
        return next((table for (table,) in self.database.read(WITH_CODE, {"code": code})), None)

    def public_tables(self, limit: int) -> list[Listed]:
        """The open ones, newest first."""
        return shown(self.database.read(PUBLIC, {"limit": limit}))

    def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """Where a guest has a seat, newest first."""
        return shown(self.database.read(OF_GUEST, {"guest": guest, "limit": limit}))

    def beaten_by(self, guest: str) -> list[tuple[str, int]]:
        """The levels that a guest has beaten alone, by game."""
        return [(game, level) for game, level in self.database.read(BEATEN, {"guest": guest})]

    def due(self, before: int, limit: int) -> list[str]:
        """The tables where something is to happen by then, soonest first."""
        return [table for (table,) in self.database.read(DUE, {"before": before, "limit": limit})]


def shown(found: Sequence[tuple[Any, ...]]) -> list[Listed]:
    return [Listed(*table) for table in found]
