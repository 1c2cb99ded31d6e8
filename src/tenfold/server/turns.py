"""Whose turn it is at a table, and for how long: clocks run and bots are asked here."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import TYPE_CHECKING

from tenfold.server.metrics import BOT_MOVES, TAKEN_OVER
from tenfold.table.deciding import Refused, hand_over
from tenfold.table.entries import Moved

if TYPE_CHECKING:
    from tenfold.server.room import Room


class Turns:
    """The turns of one room. `began` is when this one did; `asked` is the turn that a bot thinks about, and the bot."""

    def __init__(self, room: Room) -> None:
        # A room that is forgotten must be gone at once: it may not be part of a ring.
        self.room: Room = weakref.proxy(room)
        self.began = time.monotonic()
        self.asked: tuple[int, str] | None = None
        self.clock: asyncio.TimerHandle | None = None

    def thought(self) -> int:
        """For how many milliseconds somebody has thought, by a clock that never jumps."""
        return int((time.monotonic() - self.began) * 1000)

    def see_who_is_next(self) -> None:
        """Let a bot think, or a clock run. The process that wrote the last entry does it; the others step in if it does not."""
        table = self.room.table
        self.mind_clock()
        bot = table.bot_to_act
        if bot is None:
            self.asked = None
        elif self.asked != (table.turn, bot):
            self.asked = (table.turn, bot)
            self.room.chores.start(self.ask_bot(table.turn, bot))

    def mind_clock(self) -> None:
        """Set the clock for the seat that must decide now."""
        table = self.room.table
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        patience = table.patience()
        if patience is not None and table.bot_to_act is None:
            left = max(0, patience - self.thought()) / 1000
            turn = table.turn
            self.clock = asyncio.get_running_loop().call_later(left, lambda: self.room.chores.start(self.time_out(turn)))

    async def time_out(self, turn: int) -> None:
        """The seat to act has used up its time: the stand-in plays on."""
        room = self.room
        async with room.lock:
            await room.be_sure()
            patience, seat = room.table.patience(), room.table.to_act
            if room.table.turn != turn or patience is None or seat is None or room.table.bot_to_act is not None:
                return
            if self.thought() < patience:
                self.see_who_is_next()
                return
            await room.decide_and_write(lambda: hand_over(room.table, seat, "time"), None, None)
            TAKEN_OVER.labels("time").inc()

    async def ask_bot(self, turn: int, bot: str) -> None:
        """Let a bot think; if nothing comes of it, it may be asked again."""
        try:
            await self.let_bot_think(turn, bot)
        finally:
            if self.asked == (turn, bot):
                self.asked = None

    async def let_bot_think(self, turn: int, bot: str) -> None:
        """Ask a bot what it would do, outside the lock, and do it if it is still its turn."""
        room = self.room
        await asyncio.sleep(room.table.house.pace / 1000)
        async with room.lock:
            await room.be_sure()
            if (room.table.turn, room.table.bot_to_act) != (turn, bot) or room.table.session is None:
                return
            position = room.table.session.position
            seat = position.to_act
            assert seat is not None
            view, legal = position.view(seat), position.legal()
        action = await room.hall.thinkers.choose(bot, room.table.game, f"{room.table.nonce} {seat} {turn}", view, legal)
        async with room.lock:
            await room.be_sure()
            if (room.table.turn, room.table.bot_to_act) == (turn, bot):
                await room.decide_and_write(lambda: self.bot_move(turn, seat, action), None, None)
                BOT_MOVES.inc()

    def bot_move(self, turn: int, seat: int, action: str) -> Moved:
        if self.room.table.turn != turn or self.room.table.chairs[seat].bot is None:
            raise Refused("stale", "The game has moved on.")
        return Moved(seat, [action], bot=True)
