"""Deals are made, sealed for the day to come, and opened once by each guest."""

from __future__ import annotations

import asyncio
import logging

from tenfold.core.registry import GAMES
from tenfold.server.deals.deal import Deal, days_around, of_day
from tenfold.server.live.hall import Hall
from tenfold.server.live.room import Room
from tenfold.server.store import Store, Unavailable
from tenfold.table.commands import Person, Start
from tenfold.table.ids import new_id
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")

SEALED_EVERY_S = 60.0


async def seal_for_ever(hall: Hall) -> None:
    """There is always a deal of today, and one of tomorrow that is sealed already."""
    while True:
        try:
            await asyncio.to_thread(seal_days, hall.store, hall.clock.now())
        except Unavailable as error:
            log.warning("%s", error.message)
        except Exception:
            log.exception("Sealing the deals of the day failed")
        await asyncio.sleep(SEALED_EVERY_S)


def seal_days(store: Store, now_ms: int) -> None:
    for day in days_around(now_ms)[1:]:
        there = {deal.game for deal in store.deals_of_day(day.isoformat())}
        for name, game in GAMES.things.items():
            if name not in there:
                store.add_deal(of_day(game, day, now_ms).row)


def check_time(deal: Deal, now_ms: int) -> None:
    if deal.times is not None and now_ms >= deal.times[1]:
        raise Refused("not_open", "The day of this deal is over; there is a new one today.")


async def play(hall: Hall, person: Person, deal: Deal) -> Room:
    """Where this person plays the deal, once and for all."""
    known = await asyncio.to_thread(hall.store.try_of, deal.row.id, person.guest)
    if known is None:
        check_time(deal, hall.clock.now())
    mine = await asyncio.to_thread(hall.store.try_deal, deal.row.id, person.guest, new_id())
    if mine.begun:
        return await hall.room(mine.table)
    room = await opened(hall, person, deal, mine.table)
    if room.table.status == "lobby":
        await room.do(person, Start(), None)
    await asyncio.to_thread(hall.store.begin_try, deal.row.id, person.guest)
    return room


async def opened(hall: Hall, person: Person, deal: Deal, table: str) -> Room:
    """The table; whoever asks twice at once comes to the same one."""
    try:
        return await hall.room(table)
    except Refused:
        room = await hall.open_as(table, deal.row.nonce, person, deal.for_player(person))
    return room or await hall.room(table)


async def actions_of(hall: Hall, table: str) -> list[str]:
    """What was done in a finished game."""
    try:
        session = (await hall.room(table)).table.session
    except Unplayable:
        session = None
    if session is None:
        raise Refused("not_found", "This game cannot be compared any more.")
    return list(session.log.actions)
