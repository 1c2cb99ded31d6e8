"""Games that somebody played elsewhere, without a server: kept as the finished tables that they would have been here.

Whoever gives a record could have chosen its seed, so it is the game of a practice table: its deal is not sealed, it is in no
statistics, and nothing is achieved by it.
"""

from __future__ import annotations

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from functools import partial

import msgspec

from tenfold.bots.registry import find_bot, stand_in
from tenfold.core.record import Record, replay_record, write_record
from tenfold.core.registry import find_game
from tenfold.server.live.hall import Hall, new_code
from tenfold.server.live.summary import now_ms, row_of, summary_of
from tenfold.server.live.writer import outcome
from tenfold.server.store import Unit
from tenfold.table.commands import Person
from tenfold.table.entries import Entry, Moved, Opened, Started
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.refused import Refused
from tenfold.table.table import Table

ID_BYTES = 16


async def keep_given(hall: Hall, person: Person, text: str) -> str:
    """The id of the table that is made of a record; whoever gives it again is told the same."""
    async with hall.looking_back:
        unit = await asyncio.to_thread(unit_for, text, person)
    table = unit.summaries[0].table
    written = await outcome(partial(hall.writer.append, unit))
    if written or await asyncio.to_thread(hall.store.listed, table) is not None:
        return table
    return await keep_given(hall, person, text)


def unit_for(text: str, person: Person) -> Unit:
    """All that is written, at once: every entry of the log, and what the lists say of the table."""
    record = finished(text)
    table, rows, now = Table(id_of(record, person)), [], now_ms()
    for entry in log_of(record, person):
        table.apply(entry)
        rows.append(row_of(table, now))
    return Unit(rows, [summary_of(table, now, now)])


def id_of(record: Record, person: Person) -> str:
    """The same for the same record of the same guest, however its lines end; nobody else can guess it."""
    digest = hashlib.sha256(f"{person.guest}\n{write_record(record)}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode().rstrip("=")


def finished(text: str) -> Record:
    record, position = replay_record(text)
    if not position.is_over:
        raise Refused("not_over", "Only a game that is over can be kept here; play it to its end first.")
    if record.redealt:
        raise Refused("redealt", "In this game cards were drawn anew on its way; only a game that was played as dealt is kept.")
    if record.sealed is not None:
        raise Refused(
            "sealed", "This game was played at a table of a server, which keeps it; here a sealed deal would prove nothing."
        )
    return record


def log_of(record: Record, person: Person) -> list[Entry]:
    chairs = chairs_of(record, person)
    opened = Opened(plan=plan_of(record, chairs), host=person.guest, code=new_code(), nonce="", host_name=person.name)
    log, position = [Entry(opened, by=person.guest), Entry(Started(), by=person.guest)], record.start()
    for action in record.actions:
        seat = position.to_act
        assert seat is not None
        by_bot = chairs[seat].bot is not None
        log.append(Entry(Moved(seat, [action], bot=by_bot), by=None if by_bot else person.guest))
        position.redo(action)
    return log


def chairs_of(record: Record, person: Person) -> list[Chair]:
    """One seat is whoever gives it, and bots have all others."""
    bots = record.bots or [None] * len(record.names)
    if bots.count(None) != 1:
        raise Refused(
            "not_alone", "Only a game of one person can be kept: a bot must have every other seat, as the line 'bots' says."
        )
    for bot in filter(None, bots):
        find_bot(bot, record.game)
    return [Chair(guest=person.guest, name=person.name) if bot is None else Chair(bot=bot) for bot in bots]


def plan_of(record: Record, chairs: list[Chair]) -> Plan:
    house = House(watchers=False, stand_in=stand_in(House().stand_in, record.game))
    return Plan(
        game=record.game,
        rules=find_game(record.game).rules_version,
        options=msgspec.to_builtins(record.options),
        house=house,
        chairs=chairs,
        seed=record.seed,
        fixed=record.fixed,
    )
