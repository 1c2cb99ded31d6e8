"""Showing a finished game to others."""

from __future__ import annotations

from tenfold.table.commands import Person, Share
from tenfold.table.entries import Shared
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat, to_oneself
from tenfold.table.table import Table


def share(table: Table, person: Person, command: Share) -> Shared:
    """Whoever played may show it, as they may tell of it."""
    seat = own_seat(table, person)
    to_oneself(table)
    if table.status != "over":
        raise Refused("not_over", "A game can be shared when it is over.")
    if table.shared == command.shared:
        raise Refused("answered", "That is so already.")
    return Shared(seat, command.shared)
