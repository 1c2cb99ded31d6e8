"""What `tenfold admin` prints: a line each, with tabs between, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.cli.output.keeping import at_utc
from tenfold.core.plain import plain
from tenfold.server.http.shown import seats_in
from tenfold.server.keeping.looking import GuestFound, Line
from tenfold.server.store import Act, Ban, Listed


def print_line(*parts: object) -> None:
    print("\t".join(plain(str(part)) for part in parts))


def print_guests(found: Sequence[GuestFound]) -> None:
    for guest in found:
        print_line(guest.id, guest.name, at_utc(guest.created), f"{guest.tables} tables")


def print_tables(found: Sequence[Listed]) -> None:
    for table in found:
        names = ", ".join(seat.name or seat.bot or "-" for seat in seats_in(table))
        print_line(table.table, table.code, table.game, table.status, at_utc(table.touched), names)


def print_chat(lines: Sequence[Line]) -> None:
    for line in lines:
        print_line(at_utc(line.at), line.guest, line.name, line.text)


def print_bans(bans: Sequence[Ban]) -> None:
    for ban in bans:
        print_line(ban.whom, at_utc(ban.since), "for ever" if ban.until is None else f"until {at_utc(ban.until)}", ban.reason)


def print_acts(acts: Sequence[Act]) -> None:
    for act in acts:
        print_line(act.number, at_utc(act.at), act.by, act.act, act.what, act.reason)
