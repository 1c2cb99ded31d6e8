"""Who sits where, before the game: seats are taken, held, given to bots, freed and rearranged; the host changes the house."""

from __future__ import annotations

import secrets

from tenfold.core.errors import BadOption
from tenfold.table.commands import AddBot, Change, Hold, Leave, Person, Remove, Reorder, Sit
from tenfold.table.entries import BotSat, Changed, Held, Reordered, Sat, Stood, TakenOver
from tenfold.table.ids import new_id
from tenfold.table.moving import hand_over
from tenfold.table.names import check_apart, checked_name
from tenfold.table.refused import Refused
from tenfold.table.standing import as_host, chair_at, in_lobby, own_seat, own_seat_in_play, to_oneself
from tenfold.table.table import Table


def sit(table: Table, person: Person, command: Sit) -> Sat:
    in_lobby(table)
    seat = seat_with_ticket(table, command.ticket) if command.ticket is not None else free_seat(table, person, command.seat)
    name = checked_name(person.name)
    check_apart(name, names_beside(table, seat, person.guest))
    return Sat(seat, person.guest, name)


def free_seat(table: Table, person: Person, seat: int | None) -> int:
    """The seat, if this person may take it without a ticket."""
    if seat is None:
        raise BadOption("Say which seat, or show the ticket of the seat that is held for you.")
    chair = chair_at(table, seat)
    if not chair.is_free:
        raise Refused("taken", "That seat is taken; choose a free one.")
    if chair.name is not None and person.guest not in (table.host, chair.invited):
        raise Refused("held", f"That seat is held for {chair.name}: open the link that the host sent, or choose another seat.")
    return seat


def seat_with_ticket(table: Table, ticket: str) -> int:
    for seat, chair in enumerate(table.chairs):
        if chair.ticket is not None and secrets.compare_digest(chair.ticket.encode(), ticket.encode()):
            return seat
    raise Refused("ticket", "No seat is held by this link any more; ask the host for another one, or choose a free seat.")


def names_beside(table: Table, seat: int | None, guest: str) -> list[str]:
    """The names at all seats but this one, also of those for whom one is held; a guest's own does not count."""
    others = [chair for at, chair in enumerate(table.chairs) if at != seat and chair.guest != guest]
    return [chair.name for chair in others if chair.name is not None]


def hold(table: Table, person: Person, command: Hold) -> Held:
    as_host(table, person)
    in_lobby(table)
    if not chair_at(table, command.seat).is_free:
        raise Refused("taken", "That seat is taken; free it first.")
    name = checked_name(command.name)
    check_apart(name, names_beside(table, command.seat, guest=""))
    return Held(command.seat, name, new_id(), command.guest)


def add_bot(table: Table, person: Person, command: AddBot) -> BotSat:
    as_host(table, person)
    in_lobby(table)
    if chair_at(table, command.seat).guest is not None:
        raise Refused("taken", "A guest sits there; remove them first.")
    return BotSat(command.seat, command.bot)


def leave(table: Table, person: Person, command: Leave) -> Stood | TakenOver:
    if table.status == "lobby":
        return Stood(own_seat(table, person))
    return hand_over(table, own_seat_in_play(table, person), "left")


def remove(table: Table, person: Person, command: Remove) -> Stood | TakenOver:
    as_host(table, person)
    chair = chair_at(table, command.seat)
    if table.status == "lobby":
        return Stood(command.seat)
    if table.status != "playing" or chair.guest is None:
        raise Refused("started", "The game has started: only a guest's seat can be given to a bot now.")
    return hand_over(table, command.seat, "host")


def reorder(table: Table, person: Person, command: Reorder) -> Reordered:
    as_host(table, person)
    in_lobby(table)
    if sorted(command.order) != list(range(len(table.chairs))):
        raise BadOption(f"An order names every seat from 0 to {len(table.chairs) - 1} once.")
    return Reordered(command.order)


def change(table: Table, person: Person, command: Change) -> Changed:
    as_host(table, person)
    if command.house.watchers or command.house.public:
        to_oneself(table)
    if table.status != "lobby" and command.house.clock != table.house.clock:
        raise Refused("started", "The clock can only be changed before the game.")
    return Changed(command.house)
