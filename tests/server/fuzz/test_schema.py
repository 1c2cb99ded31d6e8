"""The JSON Schema document fits what is really said: every message of whole games, and their views and events."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
from websockets.asyncio.client import connect

from tenfold.client import Server
from tenfold.core.registry import game_names
from tenfold.server.http.schema import PLACE, messages
from tenfold.table.commands import Start
from tests.patience import PATIENT
from tests.server.fuzz.house import served

GAMES = [("ten", 2), ("trick_later", 3)]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tenfold.db'}") as url:
        yield url


def validator(part: str) -> jsonschema_rs.Draft202012Validator:
    """What checks one part of the document; nothing that is not named in it may come."""
    return jsonschema_rs.Draft202012Validator({**messages(), "anyOf": [{"$ref": f"{PLACE}{part}"}]})


class Ear:
    """Plays one seat at random and keeps all that is said, both ways."""

    def __init__(self, url: str, token: str, table: str) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.token = token
        self.sent: list[Any] = []
        self.heard: list[Any] = []

    async def play(self) -> None:
        async with connect(self.address, additional_headers={"Authorization": f"Bearer {self.token}"}, **PATIENT) as socket:
            await self.send(socket, {"type": "ping"})
            await self.send(socket, {"type": "do", "id": "early", "command": {"do": "start"}})
            await self.send(socket, {"type": "join", "since": 0, "aid": True})
            async for frame in socket:
                self.heard.append(message := json.loads(frame))
                if message.get("outcome"):
                    break
                if message.get("legal"):
                    await self.send(socket, self.move(message))
            await self.send(socket, {"type": "do", "id": "last", "command": {"do": "say", "text": "thanks"}})

    def move(self, message: Any) -> Any:
        command = {"do": "move", "actions": message["legal"][-1:], "after": message["seq"]}
        return {"type": "do", "id": str(message["seq"]), "command": command}

    async def send(self, socket: Any, message: Any) -> None:
        self.sent.append(message)
        await socket.send(json.dumps(message))


async def recorded(url: str, game: str, players: int) -> Ear:
    async with await Server.arrive(url, "Ada") as server:
        seats = [{"is": "open"}] + [{"is": "bot", "bot": "random"}] * (players - 1)
        table = (await server.open_table(game, {"players": players}, seats=seats, house={"pace": 0})).table.id
        await server.do(table, Start())
        ear = Ear(url, server.token, table)
        await ear.play()
    return ear


def check_parts(message: Any, own: dict[str, jsonschema_rs.Draft202012Validator]) -> None:
    """What the game itself says in a message."""
    if message.get("view"):
        own["View"].validate(message["view"])
        own["Options"].validate(message["view"]["options"])
    if message.get("aid"):
        own["Aid"].validate(message["aid"])
    for event in message.get("events") or []:
        own["Event"].validate(event)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_everything_said_in_a_game_fits_the_document(address: str, game: str, players: int) -> None:
    ear = asyncio.run(recorded(address, game, players))
    said = {part: validator(part) for part in ("AnyRequest", "AnyMessage")}
    own = {part: validator(f"{game}.{part}") for part in ("View", "Event", "Options", "Aid")}
    for message in ear.sent:
        said["AnyRequest"].validate(message)
    for message in ear.heard:
        said["AnyMessage"].validate(message)
        check_parts(message, own)
    assert {message["type"] for message in ear.heard} >= {"snapshot", "news", "refused", "presence", "pong"}


@pytest.mark.parametrize("wrong", [{"type": "pong", "kind": 1}, {"type": "none"}, {"type": "done", "id": 1, "seq": 1}, 1, None])
def test_something_else_does_not_fit(wrong: Any) -> None:
    assert validator("AnyMessage").is_valid(wrong) is (wrong == {"type": "pong", "kind": 1})
    assert not validator("AnyRequest").is_valid(wrong)


def test_every_registered_game_has_its_part() -> None:
    for name in game_names():
        assert {f"{name}.View", f"{name}.Event", f"{name}.Options"} <= set(messages()["$defs"])


def test_the_server_and_the_module_give_the_same_document(address: str) -> None:
    served_document = httpx.get(f"{address}/schema/messages.json")
    printed = subprocess.run([sys.executable, "-m", "tenfold.server.http.schema"], capture_output=True, check=True)
    assert served_document.json() == json.loads(printed.stdout) == messages()
    assert served_document.headers["content-type"] == "application/schema+json"
