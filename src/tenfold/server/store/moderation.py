"""What those who run the server do: bans, names, tables; each act is written down together with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, Executable, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.history import REMOVE
from tenfold.server.store.part import Part
from tenfold.server.store.schema import ACTS, BANS, GUESTS, HISTORY, TRIES
from tenfold.server.store.shapes import Act, Ban

A, B = ACTS.c, BANS.c
NEXT = select(func.coalesce(func.max(A.number), 0) + 1)
LAST = select(func.coalesce(func.max(A.number), 0))
AFTER = select(ACTS).where(A.number > bindparam("after")).order_by(A.number)
NEWEST = select(ACTS).order_by(A.number.desc()).limit(bindparam("limit"))
VALID = select(BANS).where(or_(B.until.is_(None), B.until > bindparam("now"))).order_by(B.since)
UNBAN = delete(BANS).where(B.whom == bindparam("banned"))
RENAME = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("new"))
SOME: BindParameter[list[str]] = bindparam("tables", expanding=True)
REMOVE_TABLES = [
    delete(HISTORY).where(HISTORY.c.table_id.in_(SOME)),
    delete(TRIES).where(TRIES.c.table_id.in_(SOME)),
    *REMOVE,
]
TRIED = 5

Step = tuple[Executable, dict[str, Any]]


class Moderation(Part):
    """Acts, and what follows from them."""

    def ban(self, ban: Ban, by: str) -> None:
        """In place of an earlier ban of the same."""
        values = {"whom": ban.whom, "since": ban.since, "until": ban.until, "reason": ban.reason}
        self.do([(UNBAN, {"banned": ban.whom}), (insert(BANS), values)], Act(0, ban.since, by, "ban", ban.whom, ban.reason))

    def unban(self, whom: str, by: str, at: int, reason: str) -> None:
        self.do([(UNBAN, {"banned": whom})], Act(0, at, by, "unban", whom, reason))

    def give_name(self, guest: str, name: str, by: str, at: int, reason: str) -> None:
        self.do([(RENAME, {"guest": guest, "new": name})], Act(0, at, by, "rename", guest, reason))

    def remove_table(self, table: str, by: str, at: int, reason: str) -> None:
        self.do([(step, {"tables": [table]}) for step in REMOVE_TABLES], Act(0, at, by, "remove", table, reason))

    def remove_again(self, table: str) -> None:
        """What a room has still written while its table was being removed."""
        with self.database.writing() as connection:
            for step in REMOVE_TABLES:
                connection.execute(step, {"tables": [table]})

    def do(self, steps: Sequence[Step], act: Act) -> None:
        """All of it and the act, or nothing. Two who act at once get one number each: the second tries again."""
        for left in reversed(range(TRIED)):
            try:
                with self.database.writing() as connection:
                    for statement, values in steps:
                        connection.execute(statement, values)
                    write_down(connection, act)
                return
            except IntegrityError:
                if not left:
                    raise

    def bans(self, now: int) -> list[Ban]:
        """Those that still hold."""
        return [Ban(*found) for found in self.database.read(VALID, {"now": now})]

    def last_act(self) -> int:
        [(number,)] = self.database.read(LAST, {})
        return int(number)

    def acts_after(self, number: int) -> list[Act]:
        return [Act(*found) for found in self.database.read(AFTER, {"after": number})]

    def acts(self, limit: int) -> list[Act]:
        """The newest ones, newest first."""
        return [Act(*found) for found in self.database.read(NEWEST, {"limit": limit})]


def write_down(connection: Connection, act: Act) -> None:
    number = connection.execute(NEXT).scalar_one()
    values = {"number": number, "at": act.at, "by": act.by, "act": act.act, "what": act.what, "reason": act.reason}
    connection.execute(insert(ACTS), values)
