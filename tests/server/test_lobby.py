"""Tables before the game: opened, found, sat down at, set by their hosts."""

from __future__ import annotations

import pytest

from tenfold.client.errors import NotDone
from tenfold.table.commands import AddBot, Change, Leave, Remove, Reorder, Sit, Start
from tenfold.table.messages import Snapshot
from tenfold.table.plan import House
from tests.server.live import Live
from tests.server.visiting import Party, awaited


def seats_of(shown: Snapshot) -> list[str | None]:
    return [seat.name or seat.bot for seat in shown.table.seats]


@awaited
async def test_a_table_has_open_held_and_bot_seats(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, cara = await party.guests("Anna", "Ben", "Cara")
        seats = [{"is": "open"}, {"is": "held", "name": "Ben"}, {"is": "bot", "bot": "random"}, {"is": "open"}]
        shown = await anna.open_table("trick_later", seats=seats, seat=3)
        assert [seat.is_ for seat in shown.table.seats] == ["open", "held", "bot", "guest"]
        table = shown.table.id
        for guest in (cara, ben):
            with pytest.raises(NotDone, match="held for Ben"):
                await guest.do(table, Sit(1))
        [ticket] = await anna.tickets(table)
        assert (ticket.seat, ticket.name) == (1, "Ben")
        await ben.do(table, Sit(ticket=ticket.ticket))
        await cara.do(table, Sit(0))
        assert await anna.tickets(table) == []
        assert seats_of(await anna.look(table)) == ["Cara", "Ben", "random", "Anna"]


@awaited
async def test_only_the_host_sees_a_ticket_and_it_seats_one_person_once(live: Live) -> None:
    async with Party(live.url) as party:
        anna, friend, thief = await party.guests("Anna", "Benjamin", "Ben")
        table = await party.lobby(anna)
        watching = [*await party.wires(table, anna, thief), await party.wire(table)]
        await watching[-1].join()
        await watching[0].ask({"do": "hold", "seat": 1, "name": "Ben"})
        [ticket] = await anna.tickets(table)
        for nobody in (thief, friend):
            with pytest.raises(NotDone) as refused:
                await nobody.tickets(table)
            assert refused.value.code == "host_only"
        for wrong in (
            {"do": "sit", "seat": 1},
            {"do": "sit", "seat": 1, "ticket": "x"},
            {"do": "sit", "ticket": ticket.ticket[:-1]},
        ):
            assert (await watching[1].ask(wrong))["type"] == "refused"
        await watching[0].ask({"do": "reorder", "order": [1, 0]})
        await friend.do(table, Sit(ticket=ticket.ticket))
        with pytest.raises(NotDone) as refused:
            await thief.do(table, Sit(ticket=ticket.ticket))
        assert refused.value.code == "ticket"
        assert seats_of(await anna.look(table)) == ["Benjamin", "Anna"]
        again = await party.wire(table)
        await again.join(since=0)
        for wire in [*watching, again]:
            await wire.send(type="ping")
            await wire.next_of("pong")
            assert ticket.ticket not in " ".join(wire.frames)


@awaited
async def test_nobody_is_taken_for_somebody_else_at_a_table(live: Live) -> None:
    async with Party(live.url) as party:
        anna, other = await party.guests("Anna", "Аnna")
        table = await party.lobby(anna)
        with pytest.raises(NotDone, match="look alike") as refused:
            await other.do(table, Sit(1))
        assert refused.value.code == "alike"
        assert (await other.ask("PATCH", "/api/me", {"name": "Dora"})).json()["name"] == "Dora"
        await other.do(table, Sit(1))
        with pytest.raises(NotDone, match="look alike"):
            await anna.open_table("ten", seats=[{"is": "open"}, {"is": "held", "name": "ANNA"}])


@awaited
async def test_a_table_is_only_opened_as_its_game_can_be_played(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        for wrong in (
            {"game": "chess"},
            {"game": "ten", "options": {"players": 9}},
            {"game": "ten", "seats": [{"is": "open"}]},
            {"game": "ten", "seats": [{"is": "bot", "bot": "nobody"}, {"is": "open"}], "seat": 1},
            {"game": "ten", "seats": [{"is": "bot", "bot": "random"}, {"is": "open"}], "seat": 0},
            {"game": "ten", "seat": 5},
            {"game": "ten", "house": {"stand_in": "nobody"}},
            {"game": "ten", "fixed": ["b1"]},
        ):
            with pytest.raises(NotDone) as refused:
                await anna.ask("POST", "/api/tables", wrong)
            assert refused.value.code == "option", wrong


@awaited
async def test_public_tables_are_listed_and_others_are_not(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        public = await party.lobby(anna, house={"public": True})
        private = await party.lobby(anna)
        listed = [table["id"] for table in (await ben.ask("GET", "/api/tables")).json()]
        assert public in listed
        assert private not in listed
        await anna.do(public, Change(House(public=False)))
        assert public not in [table["id"] for table in (await ben.ask("GET", "/api/tables")).json()]


@awaited
async def test_a_table_is_found_by_its_short_code_however_it_is_typed(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        shown = await anna.open_table("ten")
        assert await ben.find(shown.table.code) == shown.table.id
        assert await ben.find(shown.table.code.lower()) == shown.table.id
        with pytest.raises(NotDone) as refused:
            await ben.find("NOSUCH")
        assert refused.value.code == "not_found"


@awaited
async def test_the_host_reorders_removes_and_seats_bots(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben, cara = await party.guests("Anna", "Ben", "Cara")
        table = await party.lobby(anna, ben, cara, game="trick_later", options={"players": 4})
        await anna.do(table, Reorder([2, 1, 0, 3]))
        assert seats_of(await anna.look(table)) == ["Cara", "Ben", "Anna", None]
        await anna.do(table, Remove(1))
        await anna.do(table, AddBot(1, "careful"))
        assert seats_of(await anna.look(table)) == ["Cara", "careful", "Anna", None]
        with pytest.raises(NotDone) as refused:
            await anna.do(table, AddBot(3, "nobody"))
        assert refused.value.code == "option"
        with pytest.raises(NotDone) as refused:
            await cara.do(table, Remove(2))
        assert refused.value.code == "host_only"


@awaited
async def test_a_game_does_not_start_with_free_seats(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna)
        with pytest.raises(NotDone) as refused:
            await anna.do(table, Start())
        assert refused.value.code == "not_full"
        await ben.do(table, Sit(1))
        with pytest.raises(NotDone) as refused:
            await ben.do(table, Start())
        assert refused.value.code == "host_only"
        await anna.do(table, Start())
        assert (await ben.look(table)).table.status == "playing"


@awaited
async def test_who_gets_up_before_the_game_frees_the_seat_and_passes_the_table_on(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        table = await party.lobby(anna, ben)
        await anna.do(table, Leave())
        shown = await ben.look(table)
        assert seats_of(shown) == [None, "Ben"]
        assert shown.table.host == shown.you
        assert table not in [listed.id for listed in await anna.my_tables()]


@awaited
async def test_a_host_may_only_watch(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        shown = await anna.open_table("ten", seat=None, house={"watchers": False})
        assert shown.seat is None
        await ben.do(shown.table.id, Sit(0))
        await anna.do(shown.table.id, AddBot(1, "random"))
        await anna.do(shown.table.id, Start())
        assert (await anna.look(shown.table.id)).table.status == "playing"


@awaited
async def test_my_tables_say_where_it_is_my_turn(live: Live) -> None:
    async with Party(live.url) as party:
        anna, ben = await party.guests("Anna", "Ben")
        waiting = await party.lobby(anna)
        mine = await party.game(anna, ben)
        later = await party.game(ben, anna)
        listed = {table.id: table for table in await anna.my_tables()}
        assert set(listed) == {waiting, mine, later}
        assert {table: listed[table].status for table in listed} == {waiting: "lobby", mine: "playing", later: "playing"}
        assert {table: listed[table].your_turn for table in listed} == {waiting: False, mine: True, later: False}
        seat = await party.at(anna, mine)
        await seat.move("draw")
        to_act = (await anna.look(mine)).turn
        assert to_act is not None
        listed = {table.id: table for table in await anna.my_tables()}
        assert listed[mine].your_turn == (to_act.seat == 0)


@awaited
async def test_the_games_can_be_looked_up_with_their_options_and_bots(live: Live) -> None:
    async with Party(live.url) as party:
        games = {game["name"]: game for game in (await (await party.browser()).get("/api/games")).json()}
        assert {"ten", "trick_later"} <= set(games)
        for game in games.values():
            assert {"random", "careful"} <= {bot["name"] for bot in game["bots"]}
            assert all(option["says"] for option in game["options"])
