"""Finished games: what they were like, who keeps them, and which are still to be filed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import BindParameter, ColumnElement, Connection, Select, bindparam, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.part import Part
from tenfold.server.store.schema import FINISHED, HISTORY, LOG, MISTAKES, REVIEWS, SEATS, TABLES, TO_FILE
from tenfold.server.store.shapes import Filed, Kept, Sought

REMOVED_AT_ONCE = 500

T, F, H = TABLES.c, FINISHED.c, HISTORY.c
OLDEST = select(T.id).where(TO_FILE).limit(bindparam("limit"))
OF_GUEST = select(T.id).join(SEATS, SEATS.c.table_id == T.id).where(TO_FILE, SEATS.c.guest_id == bindparam("guest"))
MARK = update(TABLES).where(T.id == bindparam("table")).values(filed=True)
FILE = "INSERT INTO finished (table_id, ended, summary) VALUES (?, ?, ?)"
KEEP = (
    "INSERT INTO history (guest_id, table_id, ended, game, players, against, level, won) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
GAME = select(F.table_id, F.ended, F.summary)
ONE = GAME.where(F.table_id == bindparam("table"))
OWN = GAME.join(HISTORY, H.table_id == F.table_id).where(H.guest_id == bindparam("guest"))
NEWEST_OWN = OWN.order_by(H.ended.desc(), H.table_id)
BROWSABLE = (
    GAME.join(TABLES, T.id == F.table_id)
    .where(T.public, T.status == "over", or_(F.ended < bindparam("before"), bindparam("before") == 0))
    .order_by(F.ended.desc())
    .limit(bindparam("limit"))
)
MINE = H.guest_id == bindparam("guest")
FORGET = delete(HISTORY).where(MINE)
SOME: BindParameter[list[str]] = bindparam("tables", expanding=True)
FORGET_MISTAKES = delete(MISTAKES).where(MISTAKES.c.guest_id == bindparam("guest"), MISTAKES.c.table_id.in_(SOME))
LEFT = select(F.table_id).where(F.table_id.in_(SOME), ~select(H.guest_id).where(H.table_id == F.table_id).exists())
REMOVE = [
    delete(MISTAKES).where(MISTAKES.c.table_id.in_(SOME)),
    delete(REVIEWS).where(REVIEWS.c.table_id.in_(SOME)),
    delete(FINISHED).where(F.table_id.in_(SOME)),
    delete(SEATS).where(SEATS.c.table_id.in_(SOME)),
    delete(LOG).where(LOG.c.table_id.in_(SOME)),
    delete(TABLES).where(T.id.in_(SOME)),
]


class History(Part):
    """Files games once, whichever process does it, and lets guests forget theirs."""

    def to_file(self, limit: int) -> list[str]:
        """Tables whose game is over and not filed."""
        return [table for (table,) in self.database.read(OLDEST, {"limit": limit})]

    def to_file_of(self, guest: str) -> list[str]:
        return [table for (table,) in self.database.read(OF_GUEST, {"guest": guest})]

    def file(self, table: str, game: Filed | None, kept: Sequence[Kept]) -> None:
        """File a game, unless another process has done it; without one, only note that there is nothing to file."""
        try:
            with self.database.writing() as connection:
                connection.execute(MARK, {"table": table})
                if game is not None:
                    self.database.many(connection, FILE, [msgspec.structs.astuple(game)])
                    self.database.many(connection, KEEP, [msgspec.structs.astuple(one) for one in kept])
        except IntegrityError:
            pass  # Another process was faster.

    def game(self, table: str) -> Filed | None:
        return next((Filed(*found) for found in self.database.read(ONE, {"table": table})), None)

    def games_of(self, guest: str, sought: Sought, before: int, limit: int) -> list[Filed]:
        """The games that a guest keeps, newest first; `before` goes on behind the last of a list, 0 begins."""
        statement = with_filters(NEWEST_OWN, sought, before).limit(limit)
        return [Filed(*found) for found in self.database.read(statement, {"guest": guest})]

    def keeps(self, guest: str, table: str) -> bool:
        return bool(self.database.read(OWN.where(H.table_id == bindparam("table")), {"guest": guest, "table": table}))

    def public_games(self, before: int, limit: int) -> list[Filed]:
        """The finished games of public tables, newest first."""
        return [Filed(*found) for found in self.database.read(BROWSABLE, {"before": before, "limit": limit})]

    def forget_games(self, guest: str, tables: Collection[str] | None) -> list[str]:
        """Let a guest keep some games no more, or none at all. What nobody keeps is removed with its log; which tables."""
        with self.database.writing() as connection:
            which = FORGET if tables is None else FORGET.where(H.table_id.in_(sorted(tables)))
            gone = list(connection.execute(which.returning(H.table_id), {"guest": guest}).scalars())
            pieces = [gone[first : first + REMOVED_AT_ONCE] for first in range(0, len(gone), REMOVED_AT_ONCE)]
            return [table for some in pieces for table in removed(connection, guest, some)]


def removed(connection: Connection, guest: str, tables: Sequence[str]) -> list[str]:
    """Remove what these games say of a guest, and those of them that nobody keeps."""
    connection.execute(FORGET_MISTAKES, {"guest": guest, "tables": tables})
    left = list(connection.execute(LEFT, {"tables": tables}).scalars())
    for statement in REMOVE if left else []:
        connection.execute(statement, {"tables": left})
    return left


def with_filters(statement: Select[Any], sought: Sought, before: int) -> Select[Any]:
    wanted: list[ColumnElement[bool]] = [
        H[name] == value for name, value in msgspec.structs.asdict(sought).items() if value is not None
    ]
    return statement.where(*wanted, *([H.ended < before] if before else []))
