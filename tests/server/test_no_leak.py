"""No leak on the wire: two servers with the same game but other hidden cards send the same bytes until these are public.

Both servers have the same guests and tables, because the second one began with a copy of the first one's folder; there the
log then got another deal. Whoever watches is connected by a bare WebSocket, all others act over HTTP.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tenfold.client import Server
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited
from tests.table.seating import DEAL, THREE

pytestmark = pytest.mark.xdist_group("two worlds")

Hands = list[list[str]]
WATCHER = 3

TEN_OPTIONS = {"first": 0, "deck": {"b1": 2, "g2": 2, "o3": 2, "$1": 3}}
DECK = ["b1", "g2", "o3", "$1", "b1", "g2", "o3", "$1", "$1"]
OTHER_DECK = ["b1", "g2", "$1", "o3", "$1", "$1", "o3", "b1", "g2"]


class Step(msgspec.Struct, frozen=True):
    """What a seat does in the one world and in the other."""

    seat: int
    here: str
    there: str = ""

    def in_world(self, world: int) -> str:
        return self.there or self.here if world else self.here


class Case(msgspec.Struct, frozen=True):
    """A game in two worlds: the watched seat cannot tell them apart until the last step."""

    game: str
    options: dict[str, Any]
    watched: int
    here: Any
    there: Any
    steps: list[Step]


def swapped(hands: Hands, *pairs: tuple[str, str]) -> Hands:
    """The same hands with some cards exchanged."""
    other = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
    return [[other.get(card, card) for card in hand] for hand in hands]


def ten(watched: int) -> Case:
    """The first two cards of the deck are the same, the third is another."""
    return Case("ten", TEN_OPTIONS, watched, DECK, OTHER_DECK, [Step(0, "draw")] * 3)


def trick_later(watched: int, pairs: list[tuple[str, str]], given: str, last: list[Step]) -> Case:
    """Seat 1 gives a card for infected 8, two tricks are played that both deals allow, and then the worlds part."""
    steps = [Step(1, "exchange"), Step(1, "give g5", given)]
    steps += [Step(0, "play y1"), Step(1, "play y5"), Step(2, "play y7")]
    steps += [Step(2, "play y8"), Step(0, "play y2"), Step(1, "play y6"), *last]
    hands = DEAL["hands"]
    return Case("trick_later", THREE, watched, [{"hands": hands}], [{"hands": swapped(hands, *pairs)}], steps)


CASES = {
    "ten, seat 0": ten(0),
    "ten, seat 1": ten(1),
    "ten, a watcher": ten(WATCHER),
    "10 Trick Later, seat 0": trick_later(0, [("y4", "b4")], "give g7", [Step(2, "play b4", "play y4")]),
    "10 Trick Later, seat 1": trick_later(1, [("g4", "b8")], "give g5", [Step(2, "play b8", "play g4")]),
    "10 Trick Later, seat 2": trick_later(2, [("g4", "g6")], "give g7", [Step(2, "play b4"), Step(0, "play g4", "play g6")]),
    "10 Trick Later, a watcher": trick_later(
        WATCHER, [("g4", "g6"), ("y4", "b4")], "give g7", [Step(2, "play b5"), Step(0, "play g4", "play g6")]
    ),
}


class Worlds(msgspec.Struct):
    """Two servers, the tokens of the same four guests, and the table of each case."""

    urls: list[str]
    tokens: list[str]
    tables: dict[str, str]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    folders = [tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there")]
    with Live(folders[0]) as first:
        tokens, tables = asyncio.run(set_up(first.url))
        first.stop()
    shutil.copytree(folders[0], folders[1], dirs_exist_ok=True)
    for name, case in CASES.items():
        deal_anew(folders[1] / "tenfold.db", tables[name], case.there)
    with Live(folders[0]) as here, Live(folders[1]) as there:
        yield Worlds([here.url, there.url], tokens, tables)


async def set_up(url: str) -> tuple[list[str], dict[str, str]]:
    """Guests, and for each case a table where they sit."""
    async with Party(url) as party:
        guests = await party.guests("Anna", "Ben", "Cara", "Dora")
        tables = {}
        for name, case in CASES.items():
            seated = guests[: int(case.options.get("players", 2))]
            tables[name] = await party.lobby(*seated, game=case.game, options=case.options, fixed=case.here, house=FAST)
        return [guest.token for guest in guests], tables


def deal_anew(file: Path, table: str, fixed: Any) -> None:
    """Let a table have had other cards all along."""
    database = sqlite3.connect(file)
    [text] = database.execute("SELECT entry FROM log WHERE table_id = ? AND seq = 1", (table,)).fetchone()
    entry = json.loads(text)
    assert entry["what"]["plan"]["fixed"] != fixed
    entry["what"]["plan"]["fixed"] = fixed
    database.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1", (json.dumps(entry), table))
    database.commit()
    database.close()


async def watched(worlds: Worlds, world: int, name: str) -> list[list[bytes]]:
    """Play a case; what the watched seat was sent over WebSocket and HTTP, step by step, byte for byte."""
    case, table = CASES[name], worlds.tables[name]
    async with Party(worlds.urls[world]) as party:
        guests = [await party.enter_async_context(Server(worlds.urls[world], token)) for token in worlds.tokens]
        wire = await party.wire_of(guests[case.watched], table)
        await wire.join()
        received = []
        start: dict[str, Any] = {"do": "start"}
        moves = [(step.seat, {"do": "move", "actions": [step.in_world(world)], "after": 1 << 20}) for step in case.steps]
        for n, (seat, command) in enumerate([(0, start), *moves]):
            await guests[seat].ask("POST", f"/api/tables/{table}/do", {"id": f"step {n}", "command": command})
            await wire.send(type="ping")
            await wire.next_of("pong")
            looked = await guests[case.watched].ask("GET", f"/api/tables/{table}")
            received.append([*(frame.encode() for frame in wire.frames), body_and_headers(looked)])
            wire.frames.clear()
        again = await party.wire_of(guests[case.watched], table)
        await again.join(since=0)
        received.append([frame.encode() for frame in again.frames])
        return received


def body_and_headers(answer: httpx.Response) -> bytes:
    """All but what is another at every answer."""
    headers = sorted(line for line in answer.headers.raw if line[0].lower() not in (b"date", b"x-request-id"))
    return repr(headers).encode() + answer.content


@pytest.mark.parametrize("name", CASES)
@awaited
async def test_two_worlds_look_the_same_until_the_difference_is_public(worlds: Worlds, name: str) -> None:
    (*here, story_here), (*there, story_there) = [await watched(worlds, world, name) for world in (0, 1)]
    for step, (one, other) in enumerate(zip(here[:-1], there[:-1], strict=True)):
        assert one == other, f"step {step}"
        assert len(one) >= 3
    assert here[-1] != there[-1]
    assert story_here[:-2] == story_there[:-2]
    assert story_here[-2:] != story_there[-2:]
