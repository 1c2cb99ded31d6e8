"""What is said at a table, and who may say it."""

from __future__ import annotations

from tenfold.core.errors import BadOption
from tenfold.table.commands import Mute, Person, Say
from tenfold.table.entries import Muted, Said
from tenfold.table.names import check_apart, checked_name
from tenfold.table.refused import Refused
from tenfold.table.seating import names_beside
from tenfold.table.standing import as_host, is_known
from tenfold.table.table import Table


def check_voice(table: Table, guest: str) -> None:
    if guest in table.muted:
        raise Refused("muted", "The host has muted you at this table.")


def say(table: Table, person: Person, command: Say) -> Said:
    check_voice(table, person.guest)
    if table.seat_of(person.guest) is None and person.guest != table.host and not table.house.watchers:
        raise Refused("not_seated", "Only those who sit here can speak at this table.")
    text = command.text.strip()
    if not text or not all(letter.isprintable() or letter.isspace() for letter in text):
        raise BadOption("A message needs visible characters.")
    return Said(person.guest, spoken_name(table, person), " ".join(text.split()))


def spoken_name(table: Table, person: Person) -> str:
    """The seated speak by the name that they sat down with; others by one that nobody takes for a seated one's."""
    seat = table.seat_of(person.guest)
    if seat is not None:
        return table.chairs[seat].name or person.name
    name = checked_name(person.name)
    check_apart(name, names_beside(table, None, person.guest))
    return name


def mute(table: Table, person: Person, command: Mute) -> Muted:
    as_host(table, person)
    if not is_known(table, command.guest):
        raise Refused("not_here", "This guest has not sat, spoken or done anything at this table, so there is nobody to mute.")
    return Muted(command.guest, command.muted)
