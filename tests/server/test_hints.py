"""Hints over HTTP: for the seat that must decide, from its view alone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tenfold.bots.advice import Hint, Known
from tenfold.bots.ready import make_ready
from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.core.registry import find_game
from tenfold.table.commands import Move, Start
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited


@pytest.fixture(scope="module", params=["ten", "trick_later"])
def game(request: pytest.FixtureRequest) -> str:
    """A game whose adviser is compiled, so that no test waits for that."""
    make_ready("sharp", request.param)
    return str(request.param)


async def alone(guest: Server, game: str, **more: Any) -> str:
    """A table of one guest and bots, started."""
    players = 2 if game == "ten" else 3
    seats = [{"is": "bot", "bot": "random"}] * (players - 1)
    options = {"players": players, "first": 0}
    table = (await guest.open_table(game, options, seats=[{"is": "open"}, *seats], seat=0, house=FAST, **more)).table.id
    await guest.do(table, Start())
    return table


async def refused(guest: Server, table: str) -> str:
    with pytest.raises(NotDone) as why:
        await guest.hint(table)
    return why.value.code


async def hint_when_ready(guest: Server, table: str) -> Hint:
    """The server loads the adviser in a process of its own, in the time that this takes."""
    while True:
        try:
            return await guest.hint(table)
        except NotDone as why:
            if why.code not in ("not_ready", "too_fast"):
                raise


@awaited
async def hint_is_legal_and_fair(live: Live, game: str) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await alone(anna, game)
        shown = await anna.look(table)
        while shown.legal is None or len(shown.legal) < 2:
            if shown.legal:
                await anna.do(table, Move(shown.legal[:1], shown.seq))
            shown = await anna.look(table)
        hint = await hint_when_ready(anna, table)
        assert (hint.bot, hint.best in shown.legal) == ("sharp", True)
        chances = [one.chance for one in hint.alternatives]
        assert {one.action for one in hint.alternatives} <= set(shown.legal)
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert len(chances) > 1


def test_a_hint_names_legal_actions_and_the_chance_to_win(live: Live, game: str) -> None:
    hint_is_legal_and_fair(live, game)


@awaited
async def test_among_people_the_host_must_allow_hints(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        for guest in (anna, ben):
            assert await refused(guest, table) == "no_hints"


async def known_by(guest: Server, table: str) -> Known:
    return msgspec.json.decode((await guest.ask("GET", f"/api/tables/{table}/known")).content, type=Known)


@pytest.mark.parametrize("name", ["ten", "trick_later"])
@awaited
async def test_a_device_is_told_what_its_seat_sees_and_no_more(live: Live, name: str) -> None:
    """The bytes are those that anybody can make of the view that the page has anyway."""
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        table = await alone(anna, name)
        shown, known = await anna.look(table), await known_by(anna, table)
        game = find_game(name)
        view = msgspec.convert(shown.view, game.view_type)
        assert known.known == game.remembered(view).to_bytes()
        assert (known.turn, known.bot, known.seed) == (shown.seq, "sharp", f"hint {shown.seq}")


@awaited
async def test_who_may_have_no_hint_is_told_nothing(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        for guest in (anna, ben):
            with pytest.raises(NotDone) as why:
                await known_by(guest, table)
            assert why.value.code == "no_hints"
        stranger = await party.browser()
        assert (await stranger.get(f"/api/tables/{table}/known")).status_code == 401


@awaited
async def test_hints_are_for_those_who_play(live: Live) -> None:
    async with Party(live.url) as party:
        anna, dora = await party.guests("Anna", "Dora")
        table = await alone(anna, "ten")
        assert await refused(dora, table) == "not_seated"
        stranger = await party.browser()
        assert (await stranger.get(f"/api/tables/{table}/hint")).status_code == 401


@awaited
async def test_nobody_gets_hints_without_end(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        codes = await asyncio.gather(*(refused(anna, table) for _ in range(40)))
        assert set(codes) == {"no_hints", "too_fast"}
