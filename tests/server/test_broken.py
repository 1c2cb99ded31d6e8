"""A fault of the server's own at a table: who asked hears of it in a sentence, and the log has it all."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from tenfold.server.identity.people import People
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live import room as rooms
from tenfold.server.live.connection import Connection, never
from tenfold.server.live.hall import Hall
from tenfold.server.live.plans import NewTable
from tenfold.server.live.room import Room
from tenfold.server.live.socket import AWAY, Conversation, attend
from tenfold.server.live.wire import Inbox
from tenfold.server.store import Guest, Store
from tests.server.visiting import awaited, until
from tests.table.seating import ANNA, QUICK


class Visit:
    """Anna's WebSocket, with nothing between it and the server."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.sent: list[dict[str, Any]] = []
        self.inbox = Inbox()
        connection = Connection(self.send, never, ANNA.guest)
        self.conversation = Conversation(hall, room, Guest(ANNA.guest, ANNA.name), connection, Traffic())
        self.attending = asyncio.create_task(attend(self.inbox.get, self.conversation))

    async def send(self, message: Any) -> None:
        self.sent.append(json.loads(message["text"]) if "text" in message else message)
        if message["type"] == "websocket.close":
            self.inbox.put_nowait({"type": "websocket.disconnect"})

    def say(self, **message: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, kind: str) -> dict[str, Any]:
        async def is_there() -> bool:
            return any(message["type"] == kind for message in self.sent)

        await until(is_there)
        return next(message for message in self.sent if message["type"] == kind)


def fails(*given: object) -> Any:
    raise ZeroDivisionError("a fault of ours")


@pytest.mark.parametrize("does", ["start", "move"])
@awaited
async def test_whoever_asks_hears_that_something_is_broken(
    does: str, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(store, People(store))
    anna = Visit(hall, await hall.open_table(ANNA, NewTable(game="ten", options=QUICK)))
    anna.say(type="join")
    await anna.hear("snapshot")
    monkeypatch.setattr(rooms, "decide", fails)
    command = {"do": "start"} if does == "start" else {"do": "move", "actions": ["draw"], "after": 0}
    text = json.dumps({"type": "do", "id": "mine", "command": command})
    with caplog.at_level(logging.ERROR):
        assert not anna.conversation.at_once(text)
        anna.say(**json.loads(text))
        refused = await anna.hear("refused")
    assert (refused["code"], refused["id"]) == ("failed", "mine")
    assert "Something is broken here" in refused["message"]
    assert "a fault of ours" in caplog.text
    anna.say(type="ping")
    await anna.hear("pong")
    anna.inbox.put_nowait({"type": "websocket.disconnect"})
    await anna.attending
    await hall.close()


@awaited
async def test_whoever_cannot_be_told_the_story_is_shown_out(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(store, People(store))
    anna = Visit(hall, await hall.open_table(ANNA, NewTable(game="ten", options=QUICK)))
    monkeypatch.setattr(rooms, "story", lambda *given: map(fails, [1]))
    with caplog.at_level(logging.ERROR):
        anna.say(type="join", since=0)
        closed = await anna.hear("websocket.close")
    assert (closed["code"], closed["reason"]) == (
        AWAY,
        "Something is broken here, and whoever runs the server can see it; try again later.",
    )
    assert "a fault of ours" in caplog.text
    await anna.attending
    await hall.close()
