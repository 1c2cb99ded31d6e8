"""Whose turn it is at a table, and for how long: clocks run and bots are asked here."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from tenfold.core.seal import bot_seed
from tenfold.server.metrics import BOT_MOVES, TAKEN_OVER
from tenfold.server.store import Unavailable
from tenfold.server.thinking.thought import Unwanted
from tenfold.table.deciding import Refused, hand_over
from tenfold.table.entries import Moved
from tenfold.table.playable import Unplayable, stuck

if TYPE_CHECKING:
    from tenfold.server.live.room import Room

MOST_FAILURES = 3


class Turns:
    """The turns of one room. `asked` is the turn that a bot thinks about, and the bot; `failures` is what failed in a row."""

    def __init__(self, room: Room) -> None:
        # A room that is forgotten must be gone at once: it may not be part of a ring.
        self.room: Room = weakref.proxy(room)
        self.asked: tuple[int, str] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.failures = 0

    def see_who_is_next(self) -> None:
        """Let a bot think, or a clock run. The process that wrote the last entry does it; the others step in if it does not."""
        table = self.room.table
        self.mind_clock()
        if table.session is None:
            self.room.dealing.watch()
        bot = table.bot_to_act
        if bot is None:
            self.asked = None
        elif self.asked != (table.turn, bot):
            self.asked = (table.turn, bot)
            self.start(self.ask_bot(table.turn, bot))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.room.chores.start(self.attempt(work))

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails may be tried again, by the next sweep; a table where it does not end is set aside."""
        try:
            await work
        except (Refused, Unavailable, Unplayable):
            raise
        except Exception as error:
            self.failures += 1
            if self.failures < MOST_FAILURES:
                raise
            self.room.hall.give_up(self.room, stuck(error))
        else:
            self.failures = 0

    def mind_clock(self) -> None:
        """Set the clock for the seat that must decide now."""
        table = self.room.table
        if self.clock is not None:
            self.stop_clock()
        patience = table.patience()
        if patience is not None and table.bot_to_act is None:
            left = self.room.times.until_time_out(patience) / 1000
            turn = table.turn
            self.clock = asyncio.get_running_loop().call_later(left, lambda: self.start(self.time_out(turn)))

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    async def time_out(self, turn: int) -> None:
        """The seat to act has used up its time: the stand-in plays on."""
        room = self.room
        async with room.lock:
            await room.be_sure()
            patience, seat = room.table.patience(), room.table.to_act
            if room.table.turn != turn or patience is None or seat is None or room.table.bot_to_act is not None:
                return
            if room.times.until_time_out(patience) > 0:
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
            if not self.is_turn_of(turn, bot) or room.table.session is None:
                return
            position = room.table.session.position
            seat = position.to_act
            assert seat is not None
            view, legal = position.view(seat), position.legal()
            who = room.hall.thinkers.on_behalf_of(room.table.chairs[seat].guest or room.table.host, room.table.id)
        seed = bot_seed(room.table.nonce, seat, turn)
        try:
            action = await room.hall.thinkers.choose(
                bot, room.table.game, seed, view, legal, who, lambda: self.is_turn_of(turn, bot)
            )
        except Unwanted:
            return
        async with room.lock:
            await room.be_sure()
            if self.is_turn_of(turn, bot):
                await room.decide_and_write(lambda: self.bot_move(turn, seat, action), None, None)
                BOT_MOVES.inc()

    def is_turn_of(self, turn: int, bot: str) -> bool:
        return (self.room.table.turn, self.room.table.bot_to_act) == (turn, bot)

    def bot_move(self, turn: int, seat: int, action: str) -> Moved:
        if self.room.table.turn != turn or self.room.table.chairs[seat].bot is None:
            raise Refused("stale", "The game has moved on.")
        return Moved(seat, [action], bot=True)
