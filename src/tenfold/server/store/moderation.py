"""What those who run the server do: bans, names, tables; each act is written down together with what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, Executable, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tenfold.server.store.database import Database
from tenfold.server.store.history import REMOVE
from tenfold.server.store.listing import CLOSED
from tenfold.server.store.notices import notices
from tenfold.server.store.part import Part
from tenfold.server.store.reports import SETTLE
from tenfold.server.store.schema import ACTS, BANS, GUESTS, HISTORY, LOG, TABLES, TRIES
from tenfold.server.store.shapes import Act, Ban, Row

A, B, L, T = ACTS.c, BANS.c, LOG.c, TABLES.c
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
LAST_ROW = select(L.seq, L.at, L.to_act).where(L.table_id == bindparam("table")).order_by(L.seq.desc()).limit(1)
REWRITE = update(LOG).where(L.table_id == bindparam("table"), L.seq == bindparam("which")).values(entry=bindparam("new"))
SHUT = update(TABLES).where(T.id == bindparam("table")).values(due=None, public=False)
SHUT_UNFINISHED = update(TABLES).where(T.id == bindparam("table"), T.status != "over").values(status=CLOSED)

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

    def settle(self, report: str, note: str, by: str, at: int) -> None:
        values = {"report": report, "when": at, "word": note}
        self.do([(SETTLE, values)], Act(0, at, by, "settle", report, note))

    def note(self, act: Act) -> None:
        """Something was done that changes nothing."""
        self.do([], act)

    def unsay(self, table: str, lines: Mapping[int, str], entry: str, act: Act) -> None:
        """Write these entries anew, without their words, and an entry that tells everybody."""
        self.do([(REWRITE, {"table": table, "which": seq, "new": text}) for seq, text in lines.items()], act, (table, entry))

    def close_table(self, table: str, entry: str, act: Act) -> None:
        """With an entry after which nothing happens there; a finished game stays one."""
        self.do([(SHUT, {"table": table}), (SHUT_UNFINISHED, {"table": table})], act, (table, entry))

    def remove_again(self, table: str) -> None:
        """What a room has still written while its table was being removed."""
        with self.database.writing() as connection:
            for step in REMOVE_TABLES:
                connection.execute(step, {"tables": [table]})

    def do(self, steps: Sequence[Step], act: Act, told: tuple[str, str] | None = None) -> None:
        """All of it and the act, or nothing; `told` is the last entry of a table, for whoever is there."""
        one_after_the_other(self.database, lambda connection: self.carry_out(connection, steps, act, told))

    def carry_out(self, connection: Connection, steps: Sequence[Step], act: Act, told: tuple[str, str] | None) -> None:
        for statement, values in steps:
            connection.execute(statement, values)
        if told is not None:
            add_entry(self.database, connection, self.worker, *told, act)
        write_down(connection, act)

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


def one_after_the_other(database: Database, write: Callable[[Connection], None]) -> None:
    """Two who act at once get one number each, and so do those who write to one log: the second tries again."""
    for left in reversed(range(TRIED)):
        try:
            with database.writing() as connection:
                write(connection)
            return
        except IntegrityError:
            if not left:
                raise


def add_entry(database: Database, connection: Connection, worker: str, table: str, entry: str, act: Act) -> None:
    """Behind the last one of the log, as another worker would write it."""
    last = connection.execute(LAST_ROW, {"table": table}).one()
    row = Row(table, last.seq + 1, max(act.at, last.at), entry, None if act.act == "close" else last.to_act)
    database.insert_rows(connection, [row])
    database.notify(connection, notices(worker, [row]))


def write_down(connection: Connection, act: Act) -> None:
    number = connection.execute(NEXT).scalar_one()
    values = {"number": number, "at": act.at, "by": act.by, "act": act.act, "what": act.what, "reason": act.reason}
    connection.execute(insert(ACTS), values)
