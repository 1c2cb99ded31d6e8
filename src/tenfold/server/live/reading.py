"""Tables made from what the store has of them: to be played, or, if they cannot be, to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tenfold.core.game import Outcome
from tenfold.server.http.shown import seats_in
from tenfold.server.live.clocks import SteadyClock, TurnTime
from tenfold.server.store import Listed, Row, Store
from tenfold.table.archive import Archive, read_outcome
from tenfold.table.entries import Opened, read_entry
from tenfold.table.messages import SeatView
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.playable import replaying
from tenfold.table.refused import Refused
from tenfold.table.table import Table


def read_table(table: str, rows: Sequence[Row], clock: SteadyClock) -> tuple[Table, TurnTime]:
    """A table to play at; raises Unplayable where that cannot be."""
    made, times = Table(table), TurnTime(clock)
    for row in rows:
        with replaying(row.seq):
            entry = read_entry(row.entry)
            made.apply(entry)
        times.happened(entry.what, row.at, clock.now(), made.to_act)
    return made, times


async def read_archive(store: Store, table: str) -> tuple[Archive, int]:
    """A table to look at, however little of it can be understood, and when something last happened there."""
    rows = await asyncio.to_thread(store.log_after, table, 0)
    listed = await asyncio.to_thread(store.listed, table)
    if not rows or listed is None:
        raise Refused("not_found", "There is no table with this link or code; ask the host for a new one.")
    archive = Archive(table, opened_as(listed), outcome_in(listed))
    for row in rows:
        archive.read(row.entry, row.to_act)
    return archive, rows[-1].at


def opened_as(listed: Listed) -> Opened:
    """What the lists know of a table, for one whose very first entry may be unreadable: then only those who play may look."""
    chairs = [chair_of(seat) for seat in seats_in(listed)]
    plan = Plan(game=listed.game, rules=0, options={}, house=House(watchers=False), chairs=chairs, seed="")
    return Opened(plan=plan, host=listed.host, code=listed.code, nonce="")


def chair_of(seat: SeatView) -> Chair:
    return Chair(guest=seat.guest, name=seat.name, bot=seat.bot)


def outcome_in(listed: Listed) -> Outcome | None:
    try:
        return None if listed.outcome is None else read_outcome(listed.outcome)
    except msgspec.DecodeError:
        return None
