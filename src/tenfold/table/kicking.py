"""Who is shown out, and who may not come back."""

from __future__ import annotations

from tenfold.core.errors import BadOption
from tenfold.table.commands import Kick, Person, Unbar
from tenfold.table.entries import Kicked, Unbarred
from tenfold.table.refused import Refused
from tenfold.table.standing import as_host, is_known
from tenfold.table.table import Table

BARRED = "The host has barred you from this table."


def check_not_barred(table: Table, guest: str | None) -> None:
    if guest in table.barred:
        raise Refused("barred", BARRED)


def kick(table: Table, person: Person, command: Kick) -> Kicked:
    as_host(table, person)
    check_may_go(table, person, command)
    seat = table.seat_of(command.guest)
    name = known_name(table, command.guest)
    if seat is None or table.status == "over":
        return Kicked(command.guest, name, barred=command.bar)
    stand_in = table.house.stand_in if table.status == "playing" and table.chairs[seat].bot is None else None
    return Kicked(command.guest, name, seat, stand_in, command.bar)


def check_may_go(table: Table, person: Person, command: Kick) -> None:
    """Somebody is there to be shown out, and now is a time for it."""
    if command.guest == person.guest:
        raise BadOption("You are the host; leave the table instead of showing yourself out.")
    if not is_known(table, command.guest):
        raise Refused("not_here", "This guest has not sat, spoken or done anything at this table: there is nobody to show out.")
    if table.status == "dealing":
        raise Refused("started", "The cards are being dealt; show somebody out in a moment.")
    if not command.bar and (table.seat_of(command.guest) is None or table.status == "over"):
        raise Refused("not_seated", "This guest has no seat to be taken from; bar them if they must not come back.")


def known_name(table: Table, guest: str) -> str:
    """By what name somebody sat or spoke here last."""
    seat = table.seat_of(guest)
    if seat is not None:
        return table.chairs[seat].name or ""
    named = [entry.what for entry in table.log if getattr(entry.what, "guest", None) == guest]
    return next((name for what in reversed(named) if (name := getattr(what, "name", ""))), "")


def unbar(table: Table, person: Person, command: Unbar) -> Unbarred:
    as_host(table, person)
    if command.guest not in table.barred:
        raise Refused("not_barred", "This guest is not barred from the table.")
    return Unbarred(command.guest, table.barred[command.guest])
