"""How somebody stands to a table: what must be so before they may do something there."""

from __future__ import annotations

from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.table.commands import Person
from tenfold.table.plan import Chair
from tenfold.table.refused import Refused
from tenfold.table.table import Table


def check_open(table: Table) -> None:
    if table.closed is not None:
        raise Refused("ended", "Whoever runs this server has closed this table; open another one.")


def in_lobby(table: Table) -> None:
    if table.status != "lobby":
        raise Refused("started", "The game has started; that can only be done before.")


def as_host(table: Table, person: Person) -> None:
    if person.guest != table.host:
        raise Refused("host_only", "Only the host of the table can do that.")


def to_oneself(table: Table) -> None:
    """Nobody looks at a game of a deal that others are still to play."""
    if table.plan.deal is not None:
        raise Refused("dealt", "Others play this deal, too; nobody else may look at your game of it.")


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.guest)
    if seat is None:
        raise Refused("not_seated", "You have no seat at this table; take a free one before the game starts.")
    return seat


def own_seat_in_play(table: Table, person: Person) -> int:
    seat = own_seat(table, person)
    if table.status in ("lobby", "dealing"):
        raise Refused("not_started", "The game has not started yet.")
    if table.status == "over":
        raise AlreadyOver("The game is over; ask for a rematch.")
    return seat


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise BadOption(f"There is no seat {seat}; this table has the seats 0 to {len(table.chairs) - 1}.")
    return table.chairs[seat]


def is_known(table: Table, guest: str) -> bool:
    """Whether somebody has, or had, something to do with this table."""
    had_seats = {chair.guest for chair in [*table.plan.chairs, *table.chairs]}
    return guest in had_seats | table.muted or any(entry.by == guest for entry in table.log)
