"""Finished games that somebody wants to be reviewed, or to play on from: who may, and what is needed of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tenfold.core.record import Record
from tenfold.review import NotFinished
from tenfold.server.live.looking import check_may_look
from tenfold.server.live.reading import read_archive
from tenfold.table.entries import Moved, WentBack
from tenfold.table.plan import Plan
from tenfold.table.playable import Unplayable
from tenfold.table.replay import CannotReplay
from tenfold.table.table import Table

if TYPE_CHECKING:
    from tenfold.server.live.hall import Hall


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over. `bots` are those of the seats that nobody else had; `hands` says of every action which guest did it,
    None for a bot, also one that stood in.
    """

    table: str
    plan: Plan
    record: Record
    bots: list[str | None]
    hands: list[str | None]


async def finished_game(hall: Hall, table: str, guest: str | None) -> FinishedGame:
    """The game of a table, for whoever may look back at it; raises a TenfoldError for all others, and before it is over."""
    try:
        room = await hall.room(table)
    except Unplayable as error:
        archive, _ = await read_archive(hall.store, table)
        check_may_look(archive, guest)
        raise CannotReplay(error.why, archive.plan.rules, error.message) from error
    async with room.lock:
        await room.be_current()
        check_may_look(room.table, guest)
        return game_of(room.table)


def game_of(table: Table) -> FinishedGame:
    if table.session is None or not table.over:
        raise NotFinished
    bots = [chair.bot if chair.guest is None else None for chair in table.chairs]
    return FinishedGame(table.id, table.plan, table.session.log, bots, hands_of(table))


def hands_of(table: Table) -> list[str | None]:
    """Who did each action, from the log: the seats alone do not tell when somebody stood in."""
    hands: list[str | None] = [] if table.plan.origin is None else [None] * len(table.plan.origin.actions)
    for entry in table.log:
        if isinstance(entry.what, Moved):
            hands += [None if entry.what.bot else entry.by] * len(entry.what.actions)
        elif isinstance(entry.what, WentBack):
            del hands[entry.what.actions :]
    return hands
