"""A bot at one table: it sits down, plays by the pace of the house, and stays a while for a rematch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from tenfold.bots.asking import action_in, shortly
from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.client.errors import NotDone
from tenfold.client.seat import Seat
from tenfold.client.thread import in_a_thread
from tenfold.core.game import View
from tenfold.core.installed import in_a_line
from tenfold.core.registry import find_game
from tenfold.table.announcements import GuestKicked, SeatTakenOver
from tenfold.table.commands import Again, Move, Sit, TakeBack
from tenfold.table.messages import SeatView, TableView

LONGEST_THOUGHT_S = 60.0
AFTER_REFUSAL_S = 1.0
REMATCH_S = 600.0

Tell = Callable[[str], None]


class Sitting:
    """One table and the bot there; `ticket` is that of a seat held for it, if it was asked by link.

    `over` says that it decides nothing any more, `dismissed` that it must not come back.
    """

    def __init__(self, seat: Seat, kind: BotKind, budget: Budget, tell: Tell, ticket: str | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.budget = budget
        self.tell = tell
        self.ticket = ticket
        self.over = False
        self.dismissed = False
        self.asked_back: int | None = None
        self.player: Bot | None = None

    async def run(self) -> None:
        """From the invitation to the end; what the table refuses is told."""
        try:
            async with self.seat:
                await self.sit_down()
                await self.play()
                await self.stay_for_rematch()
        except NotDone as refusal:
            self.dismissed = True
            self.tell(refusal.message)

    @property
    def table(self) -> TableView:
        assert self.seat.table is not None
        return self.seat.table

    @property
    def chair(self) -> SeatView | None:
        """The seat that the bot has, if any."""
        return None if self.seat.number is None else self.table.seats[self.seat.number]

    async def sit_down(self) -> None:
        """Take the seat that is held for the bot, or a free one where it was asked to; add entropy to the deck."""
        if self.seat.number is None:
            await self.seat.do(Sit(ticket=self.ticket) if self.ticket else Sit(self.meant_for_me()))
            self.tell(f"sits down in seat {self.seat.number}")
        if self.table.status == "lobby" and self.table.commitment is not None:
            with suppress(NotDone):  # The game may have started just then.
                await self.seat.commit()

    def meant_for_me(self) -> int:
        held = [number for number, chair in enumerate(self.table.seats) if chair.invited == self.seat.you]
        free = [number for number, chair in enumerate(self.table.seats) if chair.is_ == "open"]
        if not held + free:
            raise NotDone("taken", "No seat is held for this bot any more, and none is free.")
        return (held + free)[0]

    async def play(self) -> None:
        """Every decision, until the game is over or the host shows the bot out."""
        while True:
            await self.seat.until(self.is_wanted)
            if self.seat.outcome is not None or self.chair is None or self.dismissed:
                return
            await (self.take_back() if self.seat.legal is None else self.move(self.seat.legal))

    def is_wanted(self) -> bool:
        """Whether there is anything to do: a decision, a seat to take back, or to leave."""
        self.hear()
        over = self.seat.outcome is not None or self.seat.number is None
        return over or self.dismissed or self.seat.legal is not None or self.may_come_back()

    def may_come_back(self) -> bool:
        """A stand-in plays, and the seat was not asked for yet since anything happened."""
        chair = self.chair
        return chair is not None and chair.bot is not None and self.asked_back != self.seat.seq

    def hear(self) -> None:
        """Whom the host has shown out does not come back."""
        while not self.seat.news.empty():
            what = self.seat.news.get_nowait().what
            by_host = isinstance(what, SeatTakenOver) and (what.seat, what.why) == (self.seat.number, "host")
            kicked = isinstance(what, GuestKicked) and what.guest == self.seat.you
            self.dismissed = self.dismissed or by_host or kicked

    async def take_back(self) -> None:
        """Play again where a stand-in does, as after a long cut; too late for this decision, when it is made."""
        self.asked_back = self.seat.seq
        with suppress(NotDone):
            await self.seat.do(TakeBack())

    async def move(self, legal: list[str]) -> None:
        """One decision, no sooner than the house wants bots to move."""
        seq, loop = self.seat.seq or 0, asyncio.get_running_loop()
        not_before = loop.time() + self.table.house.pace / 1000
        action = await self.choice(legal)
        await asyncio.sleep(not_before - loop.time())
        try:
            await self.seat.do(Move([action], seq))
        except NotDone:
            # The game has gone on without it. Whatever is asked next is asked anew.
            await asyncio.sleep(AFTER_REFUSAL_S)

    async def choice(self, legal: list[str]) -> str:
        """What the bot names; the first legal action if it fails, hangs or names another."""
        thought = asyncio.ensure_future(in_a_thread(self.think, self.seat.view, list(legal)))
        if not (await asyncio.wait({thought}, timeout=LONGEST_THOUGHT_S))[0]:
            thought.cancel()
            return self.instead(legal, f"has not answered for {LONGEST_THOUGHT_S:.0f} seconds")
        if error := thought.exception():
            return self.instead(legal, f"failed with {type(error).__name__}: {in_a_line(str(error))}")
        action = action_in(legal, thought.result())
        return action or self.instead(legal, f"named {shortly(thought.result())}, which is not legal")

    def think(self, view: View, legal: list[str]) -> Any:
        self.player = self.player or self.kind.sit(find_game(self.table.game), secrets.token_hex(16), self.budget_here())
        return self.player(view, legal)

    def budget_here(self) -> Budget:
        """With a clock, half of what it gives for a decision at most."""
        clock = self.table.house.clock
        if clock is None:
            return self.budget
        most = clock.seconds * 500
        return msgspec.structs.replace(self.budget, milliseconds=min(self.budget.milliseconds or most, most))

    def instead(self, legal: list[str], why: str) -> str:
        self.tell(f"{self.kind.name} {why}; {legal[0]!r} is played")
        return legal[0]

    async def stay_for_rematch(self) -> None:
        """Agree to a rematch if somebody asks for one; it is then among the bot's own tables."""
        self.over = True
        if self.seat.outcome is None:
            self.tell("leaves")
            return
        self.tell(f"over: {self.seat.outcome.scores}, won by {self.seat.outcome.winners}")
        with suppress(TimeoutError):
            async with asyncio.timeout(REMATCH_S):
                await self.seat.until(lambda: bool(self.table.wants) or self.table.next is not None)
        if self.table.wants and self.table.next is None:
            await self.seat.do(Again())
