"""A gentle reminder for whoever is waited for."""

from __future__ import annotations

from tenfold.table.chatting import check_voice, spoken_name
from tenfold.table.commands import Nudge, Person
from tenfold.table.entries import Nudged
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat_in_play
from tenfold.table.table import Table


def nudge(table: Table, person: Person, command: Nudge) -> Nudged:
    own, seat = own_seat_in_play(table, person), table.to_act
    check_voice(table, person.guest)
    if seat is None or seat == own or table.bot_to_act is not None:
        raise Refused("not_waiting", "No other guest is waited for at this table now.")
    if table.nudged == table.turn:
        raise Refused("nudged", "Somebody has sent a reminder in this turn already; one is enough.")
    return Nudged(seat, person.guest, spoken_name(table, person))
