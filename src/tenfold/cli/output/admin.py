"""What `tenfold admin` prints: a line each, with tabs between, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from tenfold.cli.output.keeping import at_utc, some
from tenfold.core.plain import plain
from tenfold.server.http.shown import seats_in
from tenfold.server.keeping.looking import GuestFound, Line
from tenfold.server.keeping.personal import PersonalData
from tenfold.server.keeping.reporting import read_lines
from tenfold.server.store import Act, Ban, Listed, ReportRow


def print_line(*parts: object) -> None:
    print("\t".join(plain(str(part)) for part in parts))


def print_guests(found: Sequence[GuestFound]) -> None:
    for guest in found:
        print_line(guest.id, guest.name, at_utc(guest.created), some(guest.tables, "table", "tables"))


def print_tables(found: Sequence[Listed]) -> None:
    for table in found:
        names = ", ".join(seat.name or seat.bot or "-" for seat in seats_in(table))
        print_line(table.table, table.code, table.game, table.status, at_utc(table.touched), names)


def print_chat(lines: Sequence[Line]) -> None:
    for line in lines:
        print_line(line.seq, at_utc(line.at), line.guest, line.name, line.text or "(taken away)")


def print_reports(reports: Sequence[ReportRow]) -> None:
    for report in reports:
        state = "open" if report.settled is None else f"settled {at_utc(report.settled)}"
        print_line(report.id, at_utc(report.at), state, report.table, report.guest, report.name, report.reason)


def print_report(report: ReportRow) -> None:
    """What it is about, and below that the chat as it was seen."""
    print_reports([report])
    print_line("reported by", report.reporter)
    if report.settled is not None:
        print_line("note", report.note)
    for line in read_lines(report.lines):
        print_line(line.seq, line.guest, line.name, line.text)


def print_personal(data: PersonalData) -> None:
    """JSON escapes whatever could steer a terminal."""
    print(json.dumps(msgspec.to_builtins(data), indent=2))


def print_bans(bans: Sequence[Ban]) -> None:
    for ban in bans:
        print_line(ban.whom, at_utc(ban.since), "for ever" if ban.until is None else f"until {at_utc(ban.until)}", ban.reason)


def print_acts(acts: Sequence[Act]) -> None:
    for act in acts:
        print_line(act.number, at_utc(act.at), act.by, act.act, act.what, act.reason)
