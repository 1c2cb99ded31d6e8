"""Forgets what nobody has needed for long: as the host of the server has set it, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import os

from sqlalchemy import bindparam, delete, func, or_, select

from tenfold.core.errors import BadOption
from tenfold.server.keeping.erasing import erase
from tenfold.server.live.hall import Hall
from tenfold.server.live.summary import now_ms
from tenfold.server.store import CLOSED, Store, Unavailable
from tenfold.server.store.schema import HISTORY, LOG, REPORTS, TABLES

log = logging.getLogger("tenfold.server")

FORGET_GUESTS = "TENFOLD_FORGET_GUESTS_DAYS"
FORGET_TABLES = "TENFOLD_FORGET_TABLES_DAYS"
DAY_MS = 24 * 60 * 60 * 1000
MOST_DAYS = 36_500
CLOSED_DAYS = 30
AT_ONCE = 20
REST_S = 0.2
SWEEP_S = 3_600.0
ACTOR = "tenfold serve"

T = TABLES.c
LAST = select(func.max(LOG.c.at)).where(LOG.c.table_id == T.id).scalar_subquery()
KEPT = select(HISTORY.c.table_id).where(HISTORY.c.table_id == T.id).exists()
STALE = select(T.id).where(T.touched < bindparam("before"), or_(T.status != "over", T.filed), ~KEPT, bindparam("before") > LAST)
SOME_STALE = STALE.limit(bindparam("limit"))
SOME_CLOSED = STALE.where(T.status == CLOSED).limit(bindparam("limit"))
SETTLED = delete(REPORTS).where(REPORTS.c.settled < bindparam("before"))


def checked_days(option: str, days: int | None) -> str:
    """As the processes of a server are told it; nothing is for ever."""
    if days is None:
        return ""
    if not 1 <= days <= MOST_DAYS:
        raise BadOption(f"{option} takes a number of days from 1 to {MOST_DAYS}.")
    return str(days)


def days_in(name: str) -> int | None:
    text = os.environ.get(name, "")
    return int(text) if text else None


async def forget_for_ever(hall: Hall) -> None:
    """As long as the server runs."""
    while True:
        try:
            await forget(hall, days_in(FORGET_TABLES), days_in(FORGET_GUESTS))
        except Unavailable as error:
            log.warning("%s", error.message)
        except Exception:
            log.exception("Forgetting what is old failed")
        await asyncio.sleep(SWEEP_S)


async def forget(hall: Hall, tables_days: int | None, guests_days: int | None) -> None:
    """Guests first: with the last who keeps a game that goes, too."""
    if guests_days is not None:
        await forget_guests(hall, guests_days)
    await forget_tables(hall, CLOSED_DAYS, closed=True)
    if tables_days is not None:
        await forget_tables(hall, tables_days, closed=False)
        await asyncio.to_thread(forget_reports, hall.store, now_ms() - tables_days * DAY_MS)


async def forget_guests(hall: Hall, days: int) -> None:
    forgotten = 0
    while guests := await asyncio.to_thread(hall.store.unseen_guests, now_ms() - days * DAY_MS, 1):
        await asyncio.to_thread(erase, hall.store, guests[0], ACTOR, now_ms(), f"not here for {days} days")
        forgotten += 1
        await asyncio.sleep(REST_S)
    if forgotten:
        log.info("%d guests who were not here for %d days were forgotten", forgotten, days)


async def forget_tables(hall: Hall, days: int, closed: bool) -> None:
    """Where nothing has happened since, and no finished game is kept by anybody."""
    while tables := await asyncio.to_thread(stale, hall.store, now_ms() - days * DAY_MS, closed):
        await asyncio.to_thread(hall.store.remove_tables, tables)
        await hall.remove(tables)
        log.info("%d tables where nothing happened for %d days were removed", len(tables), days)
        await asyncio.sleep(REST_S)


def stale(store: Store, before: int, closed: bool) -> list[str]:
    found = store.database.read(SOME_CLOSED if closed else SOME_STALE, {"before": before, "limit": AT_ONCE})
    return [table for (table,) in found]


def forget_reports(store: Store, before: int) -> None:
    """Those that were settled."""
    with store.database.writing() as connection:
        connection.execute(SETTLED, {"before": before})
