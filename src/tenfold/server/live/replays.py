"""Games told again: those of tables, to whoever may see them, and those of record files."""

from __future__ import annotations

import asyncio

import msgspec

from tenfold.core.record import read_record
from tenfold.server.live.hall import Hall
from tenfold.server.live.looking import check_may_look
from tenfold.server.live.reading import read_archive
from tenfold.server.live.room import Room
from tenfold.table.messages import SeatView
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused
from tenfold.table.replay import CannotReplay, Eyes, Replay, ToReplay, not_over, replay, seats_of
from tenfold.table.table import Table
from tenfold.table.telling import seat_view


async def replay_table(hall: Hall, table: str, guest: str | None, eyes: Eyes, first: int) -> Replay:
    """A piece of a table's game: of one that is over with any eyes, before that with one's own."""
    try:
        asked = await game_of(await hall.room(table), guest, eyes)
    except Unplayable as error:
        archive, _ = await read_archive(hall.store, table)
        check_may_look(archive, guest)
        raise CannotReplay(error.why, archive.plan.rules, error.message) from error
    return await in_thread(hall, asked, eyes, first)


async def replay_record(hall: Hall, text: str, eyes: Eyes, first: int) -> Replay:
    """The same of a record file: whoever has it has all that is in it."""
    async with hall.looking_back:
        record = await asyncio.to_thread(read_record, text)
    return await in_thread(hall, ToReplay(record=record, seats=seats_of(record)), eyes, first)


async def in_thread(hall: Hall, asked: ToReplay, eyes: Eyes, first: int) -> Replay:
    """One after the other, however many want to look back: those who play, and those who come to a table, come first."""
    async with hall.looking_back:
        return await asyncio.to_thread(replay, asked, eyes, first)


async def game_of(room: Room, guest: str | None, eyes: Eyes) -> ToReplay:
    """What a table's game is now, if these eyes may see it."""
    async with room.lock:
        await room.be_current()
        check_may_look(room.table, guest)
        check_eyes(room.table, guest, eyes)
        return to_replay(room.table, guest)


def check_eyes(table: Table, guest: str | None, eyes: Eyes) -> None:
    if not table.over and (eyes.open or eyes.seat not in (None, table.seat_of(guest))):
        raise not_over()


def as_they_sat(seat: SeatView) -> SeatView:
    """Who plays for a guest now does not matter to who looks back."""
    return msgspec.structs.replace(seat, bot=None) if seat.guest is not None else seat


def to_replay(table: Table, guest: str | None) -> ToReplay:
    if table.session is None:
        raise Refused("not_started", "The game has not started yet; there is nothing to look back at.")
    log = table.session.log
    record = msgspec.structs.replace(log, actions=list(log.actions))
    seats = [as_they_sat(seat_view(chair)) for chair in table.chairs]
    return ToReplay(record=record, seats=seats, code=table.code, you=table.seat_of(guest))
