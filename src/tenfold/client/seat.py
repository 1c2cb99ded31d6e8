"""One table over a WebSocket. The connection may break at any time: what was missed is sent, what was asked is asked again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tenfold.client.errors import NotDone
from tenfold.client.witnessing import remember
from tenfold.core.game import Outcome, View
from tenfold.core.proof import Verdict, Witness, judge
from tenfold.core.record import read_record
from tenfold.core.registry import find_game
from tenfold.core.seal import entropy_commitment, new_entropy
from tenfold.table.commands import AnyCommand, Commit, Move, Reveal
from tenfold.table.messages import Do, Done, Join, News, Presence, Refusal, Snapshot, TableView, read_message, write_message

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
FOR_GOOD = (4403, 4404, 4410, 4423)
TOO_FAST = 429


class Turn(msgspec.Struct, frozen=True):
    """It is your turn: what you see, and what you may do."""

    view: Any
    legal: list[str]


class Seat:
    """A table, and the seat that this guest has there, if any. `seq` is the last sequence that it has seen.

    `witness` is what it saw and gave before play: `check` holds the record of the game against that.
    """

    def __init__(self, url: str, token: str, table: str) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.token = token
        self.seq: int | None = None
        self.table: TableView | None = None
        self.you: str | None = None
        self.number: int | None = None
        self.view: View | None = None
        self.legal: list[str] | None = None
        self.outcome: Outcome | None = None
        self.present: list[str] = []
        self.asked: dict[str, tuple[AnyCommand, asyncio.Future[int]]] = {}
        self.waiting: list[asyncio.Future[None]] = []
        self.news: asyncio.Queue[News] = asyncio.Queue(1_000)
        self.socket: ClientConnection | None = None
        self.running: asyncio.Task[None] | None = None
        self.witness = Witness()
        self.entropy: str | None = None
        self.revealing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.running = asyncio.create_task(self.run())
        self.running.add_done_callback(self.ended)
        await self.until(lambda: self.table is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [task for task in (self.running, self.revealing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        """Stay connected, whatever happens."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                async with connect(self.address, additional_headers={"Authorization": f"Bearer {self.token}"}) as self.socket:
                    pause = FIRST_PAUSE_S
                    await self.attend(self.socket)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FOR_GOOD:
                    raise NotDone("closed", error.rcvd.reason) from None
            except InvalidStatus as error:
                if error.response.status_code < 500 and error.response.status_code != TOO_FAST:
                    raise NotDone("refused", f"The server answers {error.response.status_code}.") from None
            except (OSError, InvalidHandshake):
                pass
            self.socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def attend(self, socket: ClientConnection) -> None:
        # What was missed comes before the snapshot; whose turn it is, only with that.
        self.legal = None
        await socket.send(write_message(Join(self.seq)).decode())
        for request, (command, _) in list(self.asked.items()):
            await socket.send(write_message(Do(request, command)).decode())
        async for frame in socket:
            self.take(read_message(frame))
            self.wake()
        raise ConnectionResetError

    def take(self, message: Any) -> None:
        match message:
            case News():
                self.take_news(message)
            case Snapshot():
                self.take_snapshot(message)
            case Done(request, seq):
                self.answer(request, seq)
            case Refusal(id=str(request)) if request in self.asked:
                self.asked.pop(request)[1].set_exception(NotDone(message.code, message.message, message.rule))
            case Presence(guests):
                self.present = guests

    def take_snapshot(self, message: Snapshot) -> None:
        self.seq, self.table, self.you, self.number = message.seq, message.table, message.you, message.seat
        self.legal, self.outcome = message.legal, message.outcome
        self.view = None if message.view is None else self.understood(message.view)
        self.see(message.table)

    def take_news(self, message: News) -> None:
        self.seq = message.seq
        if message.table is not None:
            self.table = message.table
            self.number = self.my_number(message.table)
            self.see(message.table)
        if message.turn is not None:
            self.legal, self.outcome = message.legal, message.outcome or self.outcome
        if message.view is not None:
            self.view = self.understood(message.view)
        if self.news.full():
            self.news.get_nowait()
        self.news.put_nowait(message)
        if message.id is not None:
            self.answer(message.id, message.seq)

    def see(self, table: TableView) -> None:
        """Remember what counts before play; when the cards are about to be dealt, reveal what this seat committed to."""
        remember(self.witness, table)
        if table.status != "dealing" or self.number is None or self.entropy is None or self.revealing is not None:
            return
        if table.seats[self.number].commitment == entropy_commitment(table.id, self.entropy):
            self.revealing = asyncio.create_task(self.reveal(self.entropy))

    async def reveal(self, entropy: str) -> None:
        """Only what the table has taken in time can be expected in the record."""
        with suppress(NotDone):
            await self.do(Reveal(entropy))
            self.witness.entropy = entropy

    def answer(self, request: str, seq: int) -> None:
        if request in self.asked:
            self.asked.pop(request)[1].set_result(seq)

    def my_number(self, table: TableView) -> int | None:
        return next((n for n, seat in enumerate(table.seats) if seat.guest is not None and seat.guest == self.you), None)

    def understood(self, view: Any) -> View:
        """A view as its game has it."""
        assert self.table is not None
        return msgspec.convert(view, find_game(self.table.game).view_type)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; raises NotDone when the table is closed to this guest."""
        while not condition():
            if self.running is not None and self.running.done():
                self.running.result()
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]

    def wake(self, *_: object) -> None:
        """Something has changed: let those who wait look."""
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def ended(self, running: asyncio.Task[None]) -> None:
        """The connection is gone for good: nobody will answer what is still asked."""
        trouble = None if running.cancelled() else running.exception()
        for _, future in self.asked.values():
            if not future.done():
                future.set_exception(trouble or NotDone("closed", "This client has left the table."))
        self.asked.clear()
        self.wake()

    async def do(self, command: AnyCommand) -> int:
        """Ask the table for something; the sequence at which it is durable. Raises NotDone where the table refuses."""
        if self.running is not None and self.running.done():
            self.running.result()
        request = secrets.token_urlsafe(12)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked[request] = command, future
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(write_message(Do(request, command)).decode())
        return await future

    async def commit(self, entropy: str | None = None) -> int:
        """Commit to entropy for the deck, before the game; it is revealed by itself when the cards are about to be dealt."""
        assert self.table is not None
        self.entropy = entropy or new_entropy()
        return await self.do(Commit(entropy_commitment(self.table.id, self.entropy)))

    def check(self, record: str) -> Verdict:
        """What the record of the game proves to whoever saw and gave what this seat did."""
        return judge(read_record(record), self.witness)

    async def move(self, *actions: str) -> int:
        """Do one action, or several as one move."""
        return await self.do(Move(list(actions), self.seq or 0))

    async def turns(self) -> AsyncIterator[Turn]:
        """Every time that it is your turn, until the game is over. Make a move each time, or you are asked again."""
        while True:
            await self.until(lambda: self.legal is not None or self.outcome is not None)
            if self.outcome is not None:
                return
            assert self.legal is not None
            yield Turn(self.view, self.legal)
            await asyncio.sleep(0)  # Who makes no move must not keep everybody else from running.
