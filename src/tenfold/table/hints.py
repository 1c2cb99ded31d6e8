"""Who may ask for a hint: whoever must decide, among bots always, among people where the host allows it."""

from __future__ import annotations

from tenfold.table.commands import Person
from tenfold.table.deciding import Refused, own_seat_in_play
from tenfold.table.table import Table


def seat_to_advise(table: Table, person: Person) -> int:
    """Their seat; raises a TenfoldError where they get no hint now."""
    seat = own_seat_in_play(table, person)
    if table.chairs[seat].bot is not None:
        raise Refused("bot_plays", "A bot plays for you; take your seat back first.")
    if table.to_act != seat:
        raise Refused("not_your_turn", "It is not your turn.")
    if not table.house.hints and any(chair.guest not in (None, person.guest) for chair in table.chairs):
        raise Refused("no_hints", "Other people play here: there are hints only where the host allows them.")
    return seat
