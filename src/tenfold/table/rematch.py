"""Once more with the same people."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from tenfold.table.commands import Again, Person, Rematch
from tenfold.table.entries import Opened, Rematched, Wanted
from tenfold.table.ids import new_id
from tenfold.table.plan import Chair, Plan
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat
from tenfold.table.table import Table


def seat_to_answer(table: Table, person: Person) -> int:
    """The seat of somebody who may say something to a rematch."""
    seat = own_seat(table, person)
    if table.status != "over":
        raise Refused("not_over", "A rematch can be had when this game is over.")
    if table.next is not None:
        raise Refused("rematched", "There is a rematch already; go there.")
    return seat


def options_again(table: Table) -> dict[str, Any]:
    """The same; after a lesson, which has a deck of its own, the usual ones for so many."""
    if not table.plan.lesson:
        return table.plan.options
    return cast("dict[str, Any]", msgspec.to_builtins(table.game.read_options({"players": table.options.players})))


def again(table: Table, person: Person, command: Again) -> Wanted | Rematched:
    """Whoever is the last to say yes brings it about."""
    seat = seat_to_answer(table, person)
    if table.wants.get(seat) == command.wants:
        raise Refused("answered", "You have said so already.")
    asked = {number for number, chair in enumerate(table.chairs) if chair.guest is not None and chair.guest not in table.barred}
    wanted = wanting(table, seat)
    return Rematched(new_id(), wanted) if command.wants and asked.issubset(wanted) else Wanted(seat, command.wants)


def rematch(table: Table, person: Person, command: Rematch) -> Rematched:
    seat = seat_to_answer(table, person)
    return Rematched(new_id(), wanting(table, seat) if command.start else None)


def wanting(table: Table, seat: int) -> list[int]:
    """The seats that want a rematch, this one among them."""
    return sorted({seat, *(other for other, wants in table.wants.items() if wants)})


def next_host(table: Table, person: Person, wanted: list[int] | None) -> Person:
    """Whoever opens it; where it starts by itself, the host stays host if they are in."""
    stays = wanted is not None and table.seat_of(table.host) in wanted
    return Person(table.host, table.host_name) if stays else person


def rotated(table: Table, host: Person, code: str, nonce: str, wanted: list[int] | None = None) -> Opened:
    """The opening of a rematch: everyone one seat further, bots where bots were, deck and clock as before."""
    fresh = [next_chair(table, seat, wanted) for seat in range(len(table.chairs))]
    plan = Plan(
        game=table.plan.game,
        rules=table.plan.rules,
        options=options_again(table),
        house=table.house,
        chairs=[fresh[seat - 1] for seat in range(len(fresh))],
    )
    return Opened(
        plan=plan,
        host=host.guest,
        code=code,
        nonce=nonce,
        previous=table.id,
        seal=2,
        host_name=host.name,
        agreed=wanted is not None,
    )


def next_chair(table: Table, seat: int, wanted: list[int] | None) -> Chair:
    """Who sits in a rematch instead of this seat. Where it starts by itself, a bot stands in for whoever has not said yes."""
    chair, stand_in = table.chairs[seat], table.house.stand_in if wanted is not None else None
    if chair.guest is None:
        return Chair(bot=chair.bot)
    if chair.guest in table.barred:
        return Chair(bot=stand_in)
    if wanted is None or seat in wanted:
        return Chair(guest=chair.guest, name=chair.name)
    return Chair(bot=stand_in) if seat in table.wants else Chair(guest=chair.guest, name=chair.name, bot=stand_in)
