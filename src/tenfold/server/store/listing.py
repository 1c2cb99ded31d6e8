"""Finds tables: by code, by guest, the public ones, those whose time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, bindparam, func, or_, select

from tenfold.server.store.part import Part
from tenfold.server.store.schema import ACHIEVEMENTS, HISTORY, LOG, SEATS, TABLES
from tenfold.server.store.shapes import Listed
from tenfold.server.store.unstarted import UNSTARTED

MOST_OF_HOST = 3
LOOKED_AT = 2_000

T = TABLES.c
A = ACHIEVEMENTS.c
LAST = LOG.alias("last").c
HEAD = select(func.max(LOG.c.seq)).where(LOG.c.table_id == T.id).scalar_subquery()
SHOWN = (T.id, T.code, T.game, T.public, T.status, T.host, LAST.seq, LAST.to_act, LAST.at, T.seats, T.outcome, T.aside)
LISTED = select(*SHOWN).where(LAST.table_id == T.id, LAST.seq == HEAD)

ONE = LISTED.where(T.id == bindparam("table"))
WITH_CODE = select(T.id).where(T.code == bindparam("code"))
OPEN = (T.public, T.status.in_(["lobby", "dealing", "playing"]), T.aside.is_(None))
NEWEST = select(T.id, T.host, T.touched).where(*OPEN).order_by(T.touched.desc()).limit(bindparam("of_all")).subquery()
OF_HOST = func.row_number().over(partition_by=NEWEST.c.host, order_by=NEWEST.c.touched.desc())
NUMBERED = select(NEWEST.c.id, OF_HOST.label("number")).subquery()
FEW = select(NUMBERED.c.id).where(NUMBERED.c.number <= bindparam("of_host"))
PUBLIC = LISTED.where(T.id.in_(FEW)).order_by(T.touched.desc()).limit(bindparam("limit"))
SEATED = T.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest_id == bindparam("guest")))
KEPT = T.id.in_(select(HISTORY.c.table_id).where(HISTORY.c.guest_id == bindparam("guest")))
OF_GUEST = LISTED.where(SEATED, or_(T.status != "over", ~T.filed, KEPT)).order_by(LAST.at.desc()).limit(bindparam("limit"))
# Tables that have not started are few. What the pattern finds too much (SQLite takes a for A) whoever asks leaves out.
INVITING = UNSTARTED & T.aside.is_(None) & T.seats.like(bindparam("invited"), escape="\\")
INVITED = LISTED.where(INVITING).order_by(T.touched.desc()).limit(bindparam("limit"))
ACHIEVED = select(A.game, A.key, A.number).where(A.guest_id == bindparam("guest")).order_by(A.game, A.key, A.number)
BEYOND = or_(T.due > bindparam("due"), and_(T.due == bindparam("due"), T.id > bindparam("id")))
DUE = select(T.due, T.id).where(T.due <= bindparam("before"), T.due >= bindparam("due"), BEYOND)
SOONEST = DUE.order_by(T.due, T.id).limit(bindparam("limit"))
FIRST = (0, "")
# What lists say of a table that whoever runs the server has closed before its game was over.
CLOSED = "closed"


class Listing(Part):
    """Reads what the summaries say, and of each log the last entry."""

    def listed(self, table: str) -> Listed | None:
        return next(iter(shown(self.database.read(ONE, {"table": table}))), None)

    def table_with_code(self, code: str) -> str | None:
        return next((table for (table,) in self.database.read(WITH_CODE, {"code": code})), None)

    def public_tables(self, limit: int) -> list[Listed]:
        """The open ones, newest first and a few of each host, so that nobody fills the list alone."""
        return shown(self.database.read(PUBLIC, {"limit": limit, "of_host": MOST_OF_HOST, "of_all": LOOKED_AT}))

    def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """Where a guest has a seat, newest first; without the games that they have deleted."""
        return shown(self.database.read(OF_GUEST, {"guest": guest, "limit": limit}))

    def invitations_of(self, guest: str, limit: int) -> list[Listed]:
        """Where a seat is held for a guest and the game has not started, newest first."""
        pattern = f'%"invited":"{guest}"%'.replace("_", "\\_")
        return shown(self.database.read(INVITED, {"invited": pattern, "limit": limit}))

    def achieved_by(self, guest: str) -> list[tuple[str, str, int]]:
        """What a guest has achieved: in which game, what, and its number."""
        return [(game, key, number) for game, key, number in self.database.read(ACHIEVED, {"guest": guest})]

    def due(self, before: int, limit: int, after: tuple[int, str] = FIRST) -> list[tuple[int, str]]:
        """When and at which tables something is to happen by then, soonest first; `after` goes on behind the last of a list."""
        due, table = after
        found = self.database.read(SOONEST, {"before": before, "limit": limit, "due": due, "id": table})
        return [(when, name) for when, name in found]


def shown(found: Sequence[tuple[Any, ...]]) -> list[Listed]:
    return [Listed(*table) for table in found]
