"""The WebSocket of a table: requests come in one after the other, news goes out as it happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from tenfold.core.errors import TenfoldError
from tenfold.server.http.shown import BROKEN
from tenfold.server.identity import door
from tenfold.server.identity.people import People
from tenfold.server.limits.buckets import Bucket
from tenfold.server.limits.capacity import turned_away
from tenfold.server.limits.traffic import Traffic, address, too_fast
from tenfold.server.live.connection import SET_ASIDE, Connection, Gone, never
from tenfold.server.live.hall import Hall
from tenfold.server.live.room import Room
from tenfold.server.live.visitors import StillKnown
from tenfold.server.live.wire import wire_of
from tenfold.server.live.writer import Result
from tenfold.server.metrics import CONNECTIONS, FLOODS, REFUSED
from tenfold.server.request_ids import of_this_request
from tenfold.server.store import Guest, Unavailable
from tenfold.table.commands import Move, Person
from tenfold.table.messages import (
    AnyRequest,
    Do,
    Done,
    Join,
    Look,
    Pong,
    React,
    Refusal,
    RequestId,
    read_request,
    write_message,
)
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")

LONGEST_MESSAGE_BYTES = 16_384
TOO_FAST = 4029
NOT_FOUND = 4404
NO_JOIN = 4408
JOIN_TIMEOUT_S = 30.0
AWAY = 1013
CLOSED_BY = {"not_found": NOT_FOUND, Unplayable.code: SET_ASIDE}
BURST_MESSAGES, MESSAGES_A_SECOND = 400, 200
MOST_FAULTS = 50
GOODBYE_S = 5.0
Receive = Callable[[], Awaitable[Any]]
UNSENT_MESSAGES = 16


class Conversation:
    """One connection to one table."""

    def __init__(
        self, hall: Hall, room: Room, guest: Guest | None, connection: Connection, traffic: Traffic, client: str = ""
    ) -> None:
        self.hall = hall
        self.room = room
        self.person = None if guest is None else door.person(guest)
        self.connection = connection
        self.traffic = traffic
        self.address = client
        self.bucket = Bucket(BURST_MESSAGES, MESSAGES_A_SECOND)
        self.faults = 0
        self.busy = False

    async def handle(self, message: Any) -> None:
        """Answer one message; nothing that comes in can do more than be refused."""
        try:
            if not self.bucket.take():
                self.count_fault()
                raise too_fast()
            request = understood(message.get("text"))
            if isinstance(request, Do):
                await self.do(request)
            elif isinstance(request, Join):
                await self.enter(request)
            elif isinstance(request, React):
                self.react(request)
            elif isinstance(request, Look):
                self.look(request)
            else:
                self.connection.push(write_message(Pong()))
        except TenfoldError as error:
            self.refuse(error, id_in(message))
        except Exception:
            log.exception("A message failed")
            self.refuse(Refused(BROKEN.code, BROKEN.message), id_in(message))

    def react(self, request: React) -> None:
        person = self.joined()
        self.traffic.check_reaction(person.guest)
        self.room.react(person, request.reaction)

    def look(self, request: Look) -> None:
        """Whoever is told of it elsewhere need not be told here."""
        if self.connection.looking != request.looking:
            self.connection.looking = request.looking
            self.room.attendance.announce()

    def joined(self) -> Person:
        """Who it is, if they are somebody and at the table."""
        if self.person is None:
            raise Refused("unknown", "You only watch here; say who you are first (POST /api/guests), then come again.")
        if self.connection not in self.room.connections:
            raise Refused("not_joined", "Send a join message first.")
        return self.person

    def refuse(self, error: TenfoldError, request: str | None) -> None:
        REFUSED.labels(error.code).inc()
        self.connection.push(write_message(Refusal(error.code, error.message, request, error.rule, error.details)))

    def at_once(self, text: str) -> bool:
        """Do a move with no task for it; False if it is none, or has to wait for something: then it takes its turn."""
        if self.busy or self.person is None or self.connection.closing or self.connection not in self.room.connections:
            return False
        try:
            request = understood(text)
        except Refused:
            return False
        if not isinstance(request, Do) or not isinstance(request.command, Move) or not self.bucket.take():
            return False

        def then(result: Result) -> None:
            if isinstance(result, TenfoldError):
                self.refuse(result, request.id)
            elif result is not True:
                self.room.chores.start(self.handle({"text": text}))  # Another process was faster: decide anew.

        try:
            done = self.room.do_at_once(self.person, request.command, request.id, then)
        except Exception:
            done = False  # Where it takes its turn it fails again, and that is told.
        if not done:
            self.bucket.give_back()
        return done

    def count_fault(self) -> None:
        """Somebody who floods on although told not to is shown out."""
        self.faults += 1
        if self.faults > MOST_FAULTS:
            FLOODS.inc()
            self.connection.close(TOO_FAST, "Too many messages; come back more slowly.")

    def expect_joined(self) -> None:
        if self.connection not in self.room.connections:
            self.connection.close(NO_JOIN, f"Send a join message within {JOIN_TIMEOUT_S:.0f} seconds.")

    async def enter(self, request: Join) -> None:
        if self.connection in self.room.connections:
            raise Refused("joined", "You have joined already.")
        self.connection.aid = request.aid
        try:
            # Who comes and says nothing for a minute may find that the room has been left and forgotten.
            self.room = await self.hall.room(self.room.table.id)
            await self.room.enter(self.connection, request.since)
        except TenfoldError as error:
            # What they sent behind it may have been done earlier, so it must not be refused as if it had not.
            close_for(self.connection, error)

    async def do(self, request: Do) -> None:
        person = self.joined()
        await self.traffic.check_command(person.guest, request.command, self.address)
        head = self.room.durable
        seq = await self.room.do(person, request.command, request.id)
        if seq <= head:
            self.connection.push(write_message(Done(request.id, seq)))


def close_for(connection: Connection, error: TenfoldError) -> None:
    """Say by the code why somebody cannot look at a table, and whether it is worth coming back."""
    connection.close(CLOSED_BY.get(error.code, AWAY), error.message[:120])


class Numbered(msgspec.Struct, frozen=True):
    """As much of a message as it takes to answer it."""

    id: RequestId | None = None


read_id = msgspec.json.Decoder(Numbered).decode


def id_in(message: Any) -> str | None:
    """The id of a request, also of one that is not understood: whoever sent it waits for the answer."""
    try:
        return read_id(message.get("text") or "{}").id
    except (msgspec.DecodeError, RecursionError):
        return None


def understood(text: str | None) -> AnyRequest:
    if text is None:
        raise Refused("syntax", "Messages are JSON text, not bytes.")
    try:
        request: AnyRequest = read_request(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("syntax", f"This message is not understood: {error}.") from None
    return request


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    people: NamedDependency[People],
    traffic: NamedDependency[Traffic],
) -> None:
    """Look at a table and play at it; see docs/protocol.md for the messages."""
    try:
        door.check_origin(socket)
        guest = await door.visitor(socket, people)
    except Unavailable as error:
        await socket.accept()
        await socket.close(code=AWAY, reason=error.message)
        return
    except TenfoldError:
        await socket.close()
        return
    await socket.accept()
    with traffic.of_guest.present(guest.id) if guest else nullcontext(True) as welcome:
        if welcome:
            await look(socket, table, guest, hall, traffic)
        else:
            turned_away("guest", "A guest has %d WebSockets, the most that one guest may have", traffic.of_guest.most)
            await socket.close(code=TOO_FAST, reason="You have too many connections; close some.")


async def look(socket: WebSocket[Any, Any, Any], table: str, guest: Guest | None, hall: Hall, traffic: Traffic) -> None:
    """Let somebody look at a table until they go."""
    try:
        room = await hall.room(table)
    except TenfoldError as error:
        await socket.close(code=CLOSED_BY.get(error.code, AWAY), reason=error.message[:120])
        return
    wire = wire_of(socket.scope)
    if guest is not None:
        hall.thinkers.note(guest.id, address(socket))
    connection = Connection(socket.send, wire.write if wire else never, guest.id if guest else None, host_of(socket))
    conversation = Conversation(hall, room, guest, connection, traffic, address(socket))
    if wire:
        wire.at_once = of_this_request(conversation.at_once)
    try:
        await converse(conversation, wire.receive if wire else socket.receive, partial(door.visitor, socket, hall.people))
    finally:
        let_go(socket)


async def converse(conversation: Conversation, receive: Receive, still_known: StillKnown) -> None:
    """From the first word to the last."""
    hall, connection = conversation.hall, conversation.connection
    CONNECTIONS.inc()
    try:
        await hall.visitors.admit(connection, still_known)
        await attend(receive, conversation)
    finally:
        hall.visitors.dismiss(connection)
        CONNECTIONS.dec()
        conversation.room.leave(connection)


def host_of(socket: WebSocket[Any, Any, Any]) -> str:
    return socket.client.host if socket.client else ""


def let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """A socket of Litestar wraps these around itself: a ring that would keep the whole connection until it is collected."""
    del socket.send, socket.receive


async def attend(receive: Receive, conversation: Conversation) -> None:
    """Read and write until either ends. Who is cut off in the middle of a request has it finished first."""
    writing = asyncio.create_task(write(conversation.connection))
    reading = asyncio.create_task(read(receive, conversation))

    def hang_up() -> None:
        writing.cancel()
        if not conversation.busy:
            reading.cancel()

    conversation.connection.hang_up = hang_up
    deadline = asyncio.get_running_loop().call_later(JOIN_TIMEOUT_S, conversation.expect_joined)
    await asyncio.wait({reading})
    deadline.cancel()
    if conversation.connection.closing is not None:
        await asyncio.wait({writing}, timeout=GOODBYE_S)
    writing.cancel()
    await asyncio.gather(reading, writing, return_exceptions=True)
    conversation.connection.hang_up = conversation.connection.filled.set


async def write(connection: Connection) -> None:
    """Where what is to be told cannot be made, nothing more is told, and whoever waits for it may come again."""
    try:
        await connection.pump()
    except Gone:
        pass
    except Exception:
        log.exception("What a connection was to be told failed")
        connection.drop_all()
        connection.close(AWAY, BROKEN.message)
        await connection.pump()


async def read(receive: Receive, conversation: Conversation) -> None:
    while conversation.connection.closing is None and (message := await receive())["type"] != "websocket.disconnect":
        if conversation.connection.closing is not None:
            return  # Whoever is being shown out is not heard any more.
        conversation.busy = True
        await conversation.handle(message)
        conversation.busy = False
        if len(conversation.connection.outbox) > UNSENT_MESSAGES:
            await asyncio.sleep(0)  # However much comes in at once, the answers must have a chance to go out.
