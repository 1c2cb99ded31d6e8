"""People around one table, and what must be true of the table whatever any of them sends."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Litestar

from tenfold.core.seal import entropy_commitment
from tenfold.server.identity.people import BEARER_LASTS_MS, People
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.live.room import Room
from tenfold.table.commands import Commit, Move, Person, Sit, Start
from tenfold.table.entries import Entry, read_entry
from tenfold.table.messages import AnyMessage, Do, Join, News, Ping, Refusal, read_request, write_message
from tenfold.table.table import Table
from tests.server.fuzz.wire import Wire

NAMES = ["Host", "Player", "Watcher"]
SHORT = {"players": 2, "first": 0, "deck": {"b1": 1, "b2": 1}}
SCENES: dict[str, tuple[str, dict[str, Any]]] = {
    "a table that waits": ("ten", {"players": 2}),
    "cards that are about to be dealt": ("ten", {"players": 2}),
    "a game of TEN": ("ten", {"players": 2}),
    "a game of 10 Trick Later": ("trick_later", {"players": 3}),
    "a game that is over": ("ten", SHORT),
}
LEFT_OUT_ON_PURPOSE = 4403


def written(table: Table) -> bytes:
    """All that a table is."""
    session = table.session
    game = None if session is None else (session.position.to_bytes(), session.log.actions)
    seats = table.chairs, table.house, table.host, sorted(table.muted), table.reserve
    return msgspec.json.encode((table.head, table.turn, table.next, seats, game, len(table.log), len(table.acts)))


class Company:
    """Three known guests, two of whom sit, and somebody unknown."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.store = self.hall.store
        self.people: list[tuple[Person, str]] = []
        self.messages = 0
        self.done = 0

    async def arrive(self) -> None:
        people = People(self.store)
        for name in NAMES:
            guest, secret = await people.arrive(name, "")
            known = await people.known(secret, "cookie")
            assert known is not None
            self.people.append((Person(guest.id, guest.name), await people.give(known, "bearer", "", BEARER_LASTS_MS)))

    async def set(self, scene: str) -> Room:
        """A table of its own, as a scene wants it; nobody there is in a hurry unless the host says so."""
        game, options = SCENES[scene]
        (host, _), (player, _), _ = self.people
        seats = [{"is": "open"}, {"is": "open"}, {"is": "bot", "bot": "random"}][: options["players"]]
        wish = {"game": game, "options": options, "seats": seats, "house": {"pace": 10_000}}
        room = await self.hall.open_table(host, msgspec.convert(wish, NewTable))
        await room.do(player, Sit(1), None)
        if scene == "cards that are about to be dealt":
            for number, person in enumerate((host, player)):
                await room.do(person, Commit(entropy_commitment(room.table.id, f"of {number}")), None)
        if scene != "a table that waits":
            await room.do(host, Start(), None)
        while scene == "a game that is over" and room.table.to_act is not None and room.table.session is not None:
            mover = self.people[room.table.to_act][0]
            await room.do(mover, Move([room.table.session.position.legal()[-1]], room.table.head), None)
        return room

    async def play(self, scene: str, frames: list[tuple[int, str | bytes | int]]) -> None:
        """Let everybody send what they send, one after the other, and look at the table after each."""
        room = await self.set(scene)
        wires = [await Wire(self.app, room.table.id, token).open() for _, token in self.people]
        wires.append(await Wire(self.app, room.table.id, None).open())
        for wire in wires:
            await wire.ask(write_message(Join()).decode())
        for sender, frame in frames:
            who = whose_turn(room.table, sender) if isinstance(frame, int) else sender
            await self.send(room, wires[who], self.people[who][0].guest if who < len(self.people) else None, frame)
        await asyncio.gather(*(wire.close() for wire in wires))
        await self.check_log(room)

    async def send(self, room: Room, wire: Wire, guest: str | None, frame: str | bytes | int) -> None:
        if wire.closed is not None:
            return
        sent = legal_move(room.table, frame) if isinstance(frame, int) else frame
        request = understood(sent)
        before, head = written(room.table), room.table.head
        heard = await wire.ask(sent, pings=isinstance(request, Ping))
        self.messages += 1
        assert wire.closed in (None, LEFT_OUT_ON_PURPOSE), sent
        self.done += check_answer(request, heard, guest, room.table.log[head:], wire.closed is not None)
        assert room.table.head > head or written(room.table) == before, sent

    async def check_log(self, room: Room) -> None:
        """What is durable is what is in memory, and makes the same table again."""
        async with room.lock:
            await room.be_sure()
            rows = await asyncio.to_thread(self.store.log_after, room.table.id, 0)
            entries = [read_entry(row.entry) for row in rows]
            assert entries == room.table.log
            again = Table(room.table.id)
            for entry in entries:
                again.apply(entry)
            assert written(again) == written(room.table)


def whose_turn(table: Table, sender: int) -> int:
    """A legal move comes mostly from whoever must move."""
    return table.to_act if sender and table.to_act in (0, 1) else sender


def legal_move(table: Table, choice: int) -> str:
    legal = table.session.position.legal() if table.session is not None else []
    action = legal[choice % len(legal)] if legal else "draw"
    return write_message(Do(f"move {table.head}", Move([action], table.head))).decode()


def understood(frame: str | bytes) -> Join | Do | Ping | None:
    """The request in a frame, if there is one."""
    try:
        return read_request(frame) if isinstance(frame, str) else None
    except (msgspec.DecodeError, RecursionError):
        return None


def check_answer(
    request: Join | Do | Ping | None, heard: list[AnyMessage], guest: str | None, new: list[Entry], closed: bool
) -> int:
    """A request that is refused, or is none, has left no entry; one that is done has left its own, once. How many it left."""
    own = [entry for entry in new if entry.by is not None]
    refused = [message for message in heard if isinstance(message, Refusal)]
    assert "failed" not in [refusal.code for refusal in refused]
    assert refused or request is not None or closed
    if refused or not isinstance(request, Do):
        assert own == []
        return 0
    assert [(entry.by, entry.id) for entry in own] in ([], [(guest, request.id)])
    acknowledged = [message.id for message in heard if isinstance(message, News) and message.id is not None]
    assert acknowledged == [entry.id for entry in own] or closed
    return len(own)
