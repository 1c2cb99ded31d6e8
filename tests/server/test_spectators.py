"""Those who watch, and who is there."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tenfold.client.errors import NotDone
from tenfold.table.commands import Change, Leave, Say, Sit, Start
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.visiting import Party, Wire, awaited

CLOSED_TO_YOU = 4403
NOT_FOUND = 4404


async def presence_with(wire: Wire, guests: int, watching: int) -> None:
    """Wait until so many are said to be there."""
    while True:
        presence = await wire.next_of("presence")
        if (len(presence["guests"]), presence["watching"]) == (guests, watching):
            return


@awaited
async def test_anybody_with_the_link_may_watch_without_a_name(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        wire = await party.wire(table)
        shown = await wire.join()
        assert (shown["you"], shown["seat"], shown.get("legal")) == (None, None, None)
        await guests[0].do(table, Say("welcome"))
        assert (await wire.next_of("news"))["what"]["text"] == "welcome"
        assert (await wire.ask({"do": "say", "text": "thanks"}))["code"] == "unknown"


@awaited
async def test_a_watcher_does_nothing_but_talk(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, dora = await party.guests("Anna", "Ben", "Dora")
        table = await party.game(anna, ben)
        wire = await party.wire_of(dora, table)
        seq = (await wire.join())["seq"]
        for command in (
            {"do": "move", "actions": ["draw"], "after": seq},
            {"do": "concede"},
            {"do": "leave"},
            {"do": "takeback"},
            {"do": "rematch"},
        ):
            assert (await wire.ask(command))["code"] == "not_seated"
        assert (await wire.ask({"do": "remove", "seat": 0}))["code"] == "host_only"
        assert (await wire.ask({"do": "say", "text": "well played"}))["type"] == "news"


@awaited
async def test_where_watchers_are_not_welcome_they_are_shown_out_at_the_start(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, dora = await party.guests("Anna", "Ben", "Dora")
        table = await party.lobby(anna, ben, house={"watchers": False})
        watchers = [await party.wire_of(dora, table), await party.wire(table)]
        playing = await party.wire_of(ben, table)
        for wire in [*watchers, playing]:
            await wire.join()
        await anna.do(table, Start())
        assert [await wire.close_code() for wire in watchers] == [CLOSED_TO_YOU] * 2
        assert not any("started" in frame for wire in watchers for frame in wire.frames)
        assert (await playing.next_of("news"))["what"]["kind"] == "started"


@awaited
async def test_where_watchers_are_not_welcome_they_do_not_get_in(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, dora = await party.guests("Anna", "Ben", "Dora")
        table = await party.game(anna, ben, house={"watchers": False})
        wire = await party.wire_of(dora, table)
        with pytest.raises(ConnectionClosed):
            await wire.join()
        assert wire.socket.close_code == CLOSED_TO_YOU
        assert wire.frames == []
        with pytest.raises(NotDone) as refused:
            await dora.look(table)
        assert refused.value.code == "closed"
        with pytest.raises(NotDone) as refused:
            await dora.record(table)
        assert refused.value.code == "closed"
        with pytest.raises(NotDone):
            async with dora.at(table):
                pass


@awaited
async def test_the_host_may_forbid_watchers_in_the_middle_of_a_game(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, dora = await party.guests("Anna", "Ben", "Dora")
        table = await party.game(anna, ben)
        wire = await party.wire_of(dora, table)
        await wire.join()
        await anna.do(table, Change(House(watchers=False)))
        assert await wire.close_code() == CLOSED_TO_YOU


@awaited
async def test_a_table_that_is_not_there_is_closed_at_once(live: Live) -> None:
    async with Party(live.url) as party:
        wire = await party.wire("no-such-table")
        assert await wire.close_code() == NOT_FOUND


@awaited
async def test_a_guest_is_there_while_one_connection_is(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        here = await party.wire_of(anna, table)
        await here.join()
        await presence_with(here, 1, 0)
        one, two = [await party.wire_of(ben, table) for _ in range(2)]
        await one.join()
        await presence_with(here, 2, 0)
        await two.join()
        await presence_with(here, 2, 0)
        await one.socket.close()
        await presence_with(here, 2, 0)
        await two.socket.close()
        await presence_with(here, 1, 0)


@awaited
async def test_watchers_are_counted(live: Live) -> None:
    async with Party(live.url) as party:
        anna, dora = await party.guests("Anna", "Dora")
        table = await party.lobby(anna)
        here = await party.wire_of(anna, table)
        await here.join()
        for watching, wire in enumerate([await party.wire(table), await party.wire_of(dora, table)], 1):
            await wire.join()
            await presence_with(here, 1, watching)


@awaited
async def test_a_watcher_who_sits_down_is_there_as_a_player(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna)
        here, coming = await party.wire_of(anna, table), await party.wire_of(ben, table)
        await here.join()
        await coming.join()
        await presence_with(here, 1, 1)
        await ben.do(table, Sit(1))
        await presence_with(here, 2, 0)
        await ben.do(table, Leave())
        await presence_with(here, 1, 1)
