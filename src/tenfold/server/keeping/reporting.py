"""Reports of guests about guests: taken with what had been said, and settled by whoever runs the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from tenfold.core.errors import BadOption
from tenfold.server.metrics import OPEN_REPORTS
from tenfold.server.store import ReportRow, Store, Unavailable
from tenfold.table.commands import Person
from tenfold.table.entries import Said
from tenfold.table.ids import new_id
from tenfold.table.kicking import known_name
from tenfold.table.refused import Refused
from tenfold.table.standing import is_known
from tenfold.table.table import Table

KEPT_LINES = 30
COUNT_S = 30.0


class LineSeen(msgspec.Struct, frozen=True):
    """A line of the chat as the reporter saw it."""

    seq: int
    guest: str
    name: str
    text: str


read_lines = msgspec.json.Decoder(list[LineSeen]).decode


def report_of(table: Table, person: Person, guest: str, reason: str, upto: int | None, at: int) -> ReportRow:
    """What somebody reports; with `upto`, the lines that were said last until then, as the table has them."""
    check_reportable(table, person, guest)
    lines = msgspec.json.encode([] if upto is None else list(lines_until(table, upto))[-KEPT_LINES:]).decode()
    return ReportRow(new_id(), at, table.id, person.guest, guest, known_name(table, guest), checked_reason(reason), lines)


def check_reportable(table: Table, person: Person, guest: str) -> None:
    if guest == person.guest:
        raise BadOption("You cannot report yourself.")
    if not is_known(table, guest):
        raise Refused("not_here", "This guest has not sat, spoken or done anything at this table: there is nobody to report.")


def checked_reason(reason: str) -> str:
    words = " ".join(reason.split())
    if not words.isprintable():
        raise BadOption("A reason has visible characters alone.")
    return words


def lines_until(table: Table, upto: int) -> Iterator[LineSeen]:
    for seq, entry in enumerate(table.log[:upto], 1):
        if isinstance(entry.what, Said):
            yield LineSeen(seq, entry.what.guest, entry.what.name, entry.what.text)


async def count_for_ever(store: Store) -> None:
    """Other processes take reports, too, and whoever settles one is in none of them."""
    while True:
        with suppress(Unavailable):
            await count(store)
        await asyncio.sleep(COUNT_S)


async def count(store: Store) -> None:
    OPEN_REPORTS.set(await asyncio.to_thread(store.open_reports))


def report_found(store: Store, report: str) -> ReportRow:
    found = store.report_with_id(report)
    if found is None:
        raise BadOption(f"There is no report {report!r}; tenfold admin reports lists them.")
    return found


def open_report(store: Store, report: str) -> ReportRow:
    found = report_found(store, report)
    if found.settled is not None:
        raise BadOption(f"The report {report!r} is settled already; tenfold admin report shows how.")
    return found
