"""Whose turn it is at a table, and for how long: clocks run and bots are asked here.

A room knows what it waits for (`pending`), and no more; what is done about that is done to a room from here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tenfold.core.seal import bot_seed
from tenfold.server.live.dealing import wait_and_deal, wait_and_start
from tenfold.server.live.room import Room
from tenfold.server.metrics import BOT_MOVES, TAKEN_OVER
from tenfold.server.store import Unavailable
from tenfold.server.thinking.thought import Unwanted
from tenfold.table.entries import Moved, TakenOver
from tenfold.table.moving import hand_over
from tenfold.table.playable import Unplayable, stuck
from tenfold.table.refused import Refused
from tenfold.table.table import Table

MOST_FAILURES = 3
# What is done at a room, given first.
Work = Callable[..., Awaitable[None]]


def see_who_is_next(room: Room) -> None:
    """Let a bot think, or a clock run. The process that wrote the last entry does it; the others step in if it does not."""
    table, pending = room.table, room.pending
    mind_clock(room)
    if table.session is None:
        see_who_commits(room)
        see_who_reveals(room)
    bot = table.bot_to_act
    if bot is None:
        pending.asked = None
    elif pending.asked != (table.turn, bot):
        pending.asked = (table.turn, bot)
        start(room, ask_bot, table.turn, bot)


def see_who_commits(room: Room) -> None:
    """Let a rematch start that all have agreed on."""
    if not room.table.starts_itself:
        return
    if not room.table.uncommitted:
        room.pending.committed.set()
    if not room.pending.starts:
        room.pending.starts = True
        start(room, wait_and_start)


def see_who_reveals(room: Room) -> None:
    """Let the game start when all have revealed, or when the time is over."""
    if room.table.status != "dealing":
        return
    if not room.table.unrevealed:
        room.pending.revealed.set()
    if not room.pending.deals:
        room.pending.deals = True
        start(room, wait_and_deal)


def start(room: Room, work: Work, *details: Any) -> None:
    room.chores.start(attempt(room, work, *details))


async def attempt(room: Room, work: Work, *details: Any) -> None:
    """What fails may be tried again, by the next sweep; a table where it does not end is set aside."""
    try:
        await work(room, *details)
    except (Refused, Unavailable, Unplayable):
        raise
    except Exception as error:
        room.pending.failures += 1
        if room.pending.failures < MOST_FAILURES:
            raise
        room.hall.give_up(room, stuck(error))
    else:
        room.pending.failures = 0


def mind_clock(room: Room) -> None:
    """Set the clock for the seat that must decide now."""
    table, pending = room.table, room.pending
    if pending.clock is not None:
        pending.stop_clock()
    patience_ms = table.patience_ms()
    if patience_ms is not None and table.bot_to_act is None:
        left_s = room.times.until_time_out(patience_ms) / 1000
        pending.clock = asyncio.get_running_loop().call_later(left_s, ring, room, table.turn)


def ring(room: Room, turn: int) -> None:
    """A clock that has rung holds on to its room no more."""
    room.pending.clock = None
    start(room, time_out, turn)


async def time_out(room: Room, turn: int) -> None:
    """The seat to act has used up its time: the stand-in plays on."""
    async with room.lock:
        await room.be_sure()
        patience_ms, seat = room.table.patience_ms(), room.table.to_act
        if room.table.turn != turn or patience_ms is None or seat is None or room.table.bot_to_act is not None:
            return
        if room.times.until_time_out(patience_ms) > 0:
            see_who_is_next(room)
            return
        await room.decide_and_write(lambda: out_of_time(room.table, turn, seat), None, None)
        TAKEN_OVER.labels("time").inc()


def out_of_time(table: Table, turn: int, seat: int) -> TakenOver:
    """Another process may have written meanwhile that they decided in time."""
    if table.turn != turn:
        raise Refused("stale", "The game has moved on.")
    return hand_over(table, seat, "time")


async def ask_bot(room: Room, turn: int, bot: str) -> None:
    """Let a bot think; if nothing comes of it, it may be asked again."""
    try:
        await let_bot_think(room, turn, bot)
    finally:
        if room.pending.asked == (turn, bot):
            room.pending.asked = None


async def let_bot_think(room: Room, turn: int, bot: str) -> None:
    """Ask a bot what it would do, outside the lock, and do it if it is still its turn."""
    await asyncio.sleep(room.table.house.pace / 1000)
    async with room.lock:
        await room.be_sure()
        if not is_turn_of(room, turn, bot) or room.table.session is None:
            return
        position = room.table.session.position
        seat = position.to_act
        assert seat is not None
        if room.table.teacher is not None and (scripted := room.table.teacher.next_action) is not None:
            await room.decide_and_write(lambda: bot_move(room, turn, seat, scripted), None, None)
            return
        view, legal = position.view(seat), room.table.session.legal()
        # What was said at the table must not count: where the same cards are played again, the same moves make the same game.
        seed = bot_seed(room.table.nonce, seat, len(room.table.session.log.actions))
        who = room.hall.thinkers.on_behalf_of(room.table.chairs[seat].guest or room.table.host, room.table.id)
    try:
        action = await room.hall.thinkers.choose(
            bot, room.table.game, seed, view, legal, who, lambda: is_turn_of(room, turn, bot)
        )
    except Unwanted:
        return
    async with room.lock:
        await room.be_sure()
        if is_turn_of(room, turn, bot):
            await room.decide_and_write(lambda: bot_move(room, turn, seat, action), None, None)
            BOT_MOVES.inc()


def is_turn_of(room: Room, turn: int, bot: str) -> bool:
    return (room.table.turn, room.table.bot_to_act) == (turn, bot)


def bot_move(room: Room, turn: int, seat: int, action: str) -> Moved:
    if room.table.turn != turn or room.table.chairs[seat].bot is None:
        raise Refused("stale", "The game has moved on.")
    return Moved(seat, [action], bot=True)
