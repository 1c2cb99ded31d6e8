"""Once more with the same people."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from tenfold.table.commands import Person, Rematch
from tenfold.table.entries import Opened, Rematched
from tenfold.table.ids import new_id
from tenfold.table.plan import Chair, Plan
from tenfold.table.refused import Refused
from tenfold.table.standing import own_seat
from tenfold.table.table import Table


def rematch(table: Table, person: Person, command: Rematch) -> Rematched:
    own_seat(table, person)
    if table.status != "over":
        raise Refused("not_over", "A rematch can be had when this game is over.")
    if table.next is not None:
        raise Refused("rematched", "There is a rematch already; go there.")
    return Rematched(new_id())


def options_again(table: Table) -> dict[str, Any]:
    """The same; after a lesson, which has a deck of its own, the usual ones for so many."""
    if not table.plan.lesson:
        return table.plan.options
    return cast("dict[str, Any]", msgspec.to_builtins(table.game.read_options({"players": table.options.players})))


def rotated(table: Table, host: str, code: str, nonce: str) -> Opened:
    """The opening of a rematch: everyone one seat further, bots where bots were, deck and clock as before."""
    chairs = [table.chairs[seat - 1] for seat in range(len(table.chairs))]
    fresh = [Chair(guest=chair.guest, name=chair.name, bot=None if chair.guest else chair.bot) for chair in chairs]
    plan = Plan(game=table.plan.game, rules=table.plan.rules, options=options_again(table), house=table.house, chairs=fresh)
    return Opened(plan=plan, host=host, code=code, nonce=nonce, previous=table.id, seal=2)
