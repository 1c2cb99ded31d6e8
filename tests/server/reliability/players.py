"""Players who move at random, remember what the server acknowledged, and mind nothing else that it does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from tenfold.client import Seat, Server
from tenfold.client.errors import NotDone
from tenfold.core.game import Outcome
from tenfold.table.commands import Say, Sit, Start
from tests.patience import Stuck, ends_while

Breath = Callable[[], Awaitable[None]]


class Player(Seat):
    """A seat with a ledger: at which sequence each request is durable, as the server said."""

    def __init__(self, url: str, token: str, table: str) -> None:
        super().__init__(url, token, table)
        self.ledger: dict[str, int] = {}
        self.contradictions: list[str] = []
        self.refusals: list[NotDone] = []

    def answer(self, request: str, seq: int) -> None:
        if self.ledger.setdefault(request, seq) != seq:
            self.contradictions.append(f"{request} is at {self.ledger[request]}, then at {seq}")
        super().answer(request, seq)

    async def play(self, rng: random.Random, breath: Breath) -> Outcome:
        """Play to the end, and say something now and then."""
        async for turn in self.turns():
            await breath()
            if rng.random() < 0.01:
                await self.attempt(self.do(Say(f"word {rng.getrandbits(64)}")))
            if self.legal is turn.legal:
                await self.attempt(self.move(rng.choice(turn.legal)))
        assert self.outcome is not None
        return self.outcome

    async def attempt(self, request: Awaitable[int]) -> None:
        try:
            await request
        except NotDone as refusal:
            self.refusals.append(refusal)
            await asyncio.sleep(0.1)


class Kind(msgspec.Struct, frozen=True):
    """A kind of table: how many guests, and at least how many of their moves a game takes."""

    game: str
    players: int
    guests: int
    moves: int


KINDS = [Kind("ten", 2, 2, 180), Kind("trick_later", 3, 3, 55), Kind("ten", 3, 2, 140)]


class Game:
    """One table with its players; seats that no guest has are bots'."""

    def __init__(self, kind: Kind, table: str, commitment: str, seats: list[Player]) -> None:
        self.kind = kind
        self.table = table
        self.commitment = commitment
        self.seats = seats

    @classmethod
    async def begin(cls, kind: Kind, guests: list[Server], stack: AsyncExitStack) -> Game:
        wishes = [{"is": "open"}] * kind.guests + [{"is": "bot", "bot": "random"}] * (kind.players - kind.guests)
        opened = await guests[0].open_table(kind.game, {"players": kind.players}, seats=wishes, house={"pace": 0})
        for number, guest in enumerate(guests[1:], 1):
            await guest.do(opened.table.id, Sit(number))
        seats = [Player(guest.url, guest.token, opened.table.id) for guest in guests]
        await asyncio.gather(*(stack.enter_async_context(seat) for seat in seats))
        for number, seat in enumerate(seats):
            await seat.commit(f"of player {number}")
        await seats[0].do(Start())
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view is not None)  # type: ignore[misc]
        assert opened.table.commitment is not None
        return cls(kind, opened.table.id, opened.table.commitment, seats)

    async def play(self, rng: random.Random, breath: Breath) -> None:
        outcomes = await asyncio.gather(*(seat.play(rng, breath) for seat in self.seats))
        assert all(outcome == outcomes[0] for outcome in outcomes)

    @property
    def acknowledged(self) -> int:
        return sum(len(seat.ledger) for seat in self.seats)

    def stands(self) -> dict[str, Any]:
        """For whoever must find out why it does not go on."""
        seats = [(seat.seq, seat.legal is not None, list(seat.asked), seat.socket is not None) for seat in self.seats]
        return {"table": self.table, "game": self.kind.game, "over": self.seats[0].outcome is not None, "seats": seats}


class Party:
    """Some guests who play at many tables at once."""

    def __init__(self, guests: list[Server], stack: AsyncExitStack) -> None:
        self.guests = guests
        self.stack = stack
        self.games: list[Game] = []

    @classmethod
    async def gather(cls, url: str, guests: int, stack: AsyncExitStack) -> Party:
        arriving = [Server.arrive(url, f"Guest {number}") for number in range(guests)]
        servers = [await stack.enter_async_context(server) for server in await asyncio.gather(*arriving)]
        return cls(servers, stack)

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            kind = KINDS[number % len(KINDS)]
            guests = [self.guests[(number + seat) % len(self.guests)] for seat in range(kind.guests)]
            self.games.append(await Game.begin(kind, guests, self.stack))

    async def play(self, rng: random.Random, breath: Breath) -> None:
        """To the end of all games, however long that takes, as long as moves are acknowledged."""
        games = asyncio.gather(*(game.play(random.Random(rng.random()), breath) for game in self.games))
        try:
            await ends_while(games, lambda: self.acknowledged, "many games")
        except Stuck as stuck:
            stand = [game.stands() for game in self.games if any(seat.outcome is None for seat in game.seats)]
            raise Stuck(f"{stuck}; {len(stand)} games do not go on: {stand[:5]}") from None

    @property
    def acknowledged(self) -> int:
        return sum(game.acknowledged for game in self.games)

    @property
    def refusals(self) -> list[str]:
        return [refusal.code for game in self.games for seat in game.seats for refusal in seat.refusals]
