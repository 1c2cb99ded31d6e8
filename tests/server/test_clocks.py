"""Clocks that run out, and bots that play for whoever is away."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from tenfold.client import Seat, Server
from tenfold.client.errors import NotDone
from tenfold.table.commands import Change, Concede, Leave, Move, Remove, Start, TakeBack
from tenfold.table.plan import Clock, House
from tests.server.live import Live
from tests.server.visiting import FAST, Party, awaited, until

IN_A_SECOND = {"clock": {"seconds": 1}, "pace": 0, "stand_in": "random"}
SLOW_STAND_IN = IN_A_SECOND | {"pace": 10_000}


async def bot_takes(seat: Seat, number: int) -> None:
    await seat.until(lambda: seat.table is not None and seat.table.seats[number].bot is not None)


async def over(guest: Server, table: str) -> bool:
    return (await guest.look(table)).table.status == "over"


@awaited
async def test_when_time_is_out_the_stand_in_plays_until_the_seat_is_taken_back(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests, options={"first": 0}, house=IN_A_SECOND | {"pace": 5_000})
        anna = await party.at(guests[0], table)
        begun = await guests[0].do(table, Start())
        await bot_takes(anna, 0)
        for command, code in ((Move(["draw"], 1 << 20), "bot_plays"), (TakeBack(), "late")):
            with pytest.raises(NotDone) as refused:
                await anna.do(command)
            assert refused.value.code == code
        await anna.until(lambda: (anna.seq or 0) >= begun + 2)
        await anna.do(TakeBack())
        assert (await guests[1].look(table)).table.seats[0].bot is None


@awaited
async def test_the_news_say_that_time_was_out(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests, house=SLOW_STAND_IN)
        [wire] = await party.wires(table, guests[1])
        await party.begin(guests[0], table, wire)
        news = await wire.next_of("news")
        assert news["what"] == {"kind": "takenover", "seat": 0, "bot": "random", "why": "time"}
        assert news["turn"] == {"seat": 0, "patience": 0, "reserve": [0, 0]}


@awaited
async def test_a_game_that_everybody_forgot_is_played_to_its_end(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, house=IN_A_SECOND)
        await until(lambda: over(guests[0], table))
        assert [seat.bot for seat in (await guests[0].look(table)).table.seats] == ["random", "random"]


@awaited
async def test_a_clock_runs_out_also_after_a_restart_and_with_nobody_there(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            guests = await party.guests("Anna", "Ben")
            table = await party.game(*guests, house=IN_A_SECOND)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

            async def listed_as_over() -> bool:
                return [listed.status for listed in await guests[0].my_tables()] == ["over"]

            await until(listed_as_over)
            assert await over(guests[1], table)


@awaited
async def test_who_thinks_longer_than_the_seconds_uses_up_the_reserve(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, house={"clock": {"seconds": 1, "reserve": 3_600}, "pace": 0})
        [wire] = await party.wires(table, guests[0])
        await asyncio.sleep(1.3)
        done = await wire.ask({"do": "move", "actions": ["draw"], "after": wire.seq})
        mine, other = done["turn"]["reserve"]
        assert other == 3_600_000
        assert mine <= 3_600_000 - 250


@awaited
async def test_who_moves_in_time_keeps_the_reserve(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, house={"clock": {"seconds": 3_600, "reserve": 5}, "pace": 0})
        [wire] = await party.wires(table, guests[0])
        done = await wire.ask({"do": "move", "actions": ["draw"], "after": wire.seq})
        assert done["turn"]["reserve"] == [5_000, 5_000]
        assert 0 < done["turn"]["patience"] <= 3_605_000


@awaited
async def test_talk_does_not_stop_the_clock(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests, house=SLOW_STAND_IN)
        wire, listener = await party.wires(table, *guests)
        await party.begin(guests[0], table, wire, listener)
        for n in range(4):
            await asyncio.sleep(0.3)
            await wire.send(type="do", id=f"talk-{n}", command={"do": "say", "text": "hm"})
        kinds = [(await listener.next_of("news"))["what"]["kind"] for _ in range(5)]
        assert sorted(kinds) == ["said"] * 4 + ["takenover"]


@pytest.mark.parametrize("who", [0, 1])
def test_going_and_coming_back_does_not_stop_the_clock(live: Live, who: int) -> None:
    """Neither one's own nor that of another."""

    @awaited
    async def play() -> None:
        async with Party(live.url) as party:
            guests = await party.guests("Anna", "Ben")
            table = await party.lobby(*guests, house=SLOW_STAND_IN)
            [listener] = await party.wires(table, guests[0])
            await party.begin(guests[0], table, listener)
            for _ in range(5):
                with suppress(NotDone):
                    await guests[who].do(table, Concede())
                    await guests[who].do(table, TakeBack())
                await asyncio.sleep(0.25)
            news = [await listener.next_of("news")]
            while news[-1]["what"].get("why") != "time":
                news.append(await listener.next_of("news"))
            assert news[-1]["what"]["seat"] == 0

    play()


@pytest.mark.parametrize(("goes", "why"), [(Leave(), "left"), (Concede(), "conceded")])
def test_a_bot_plays_to_the_end_for_whoever_goes(live: Live, goes: Leave | Concede, why: str) -> None:
    @awaited
    async def play() -> None:
        async with Party(live.url) as party:
            guests = await party.guests("Anna", "Ben")
            table = await party.game(*guests)
            anna, ben = [await party.at(guest, table) for guest in guests]
            await anna.do(goes)
            await bot_takes(ben, 0)
            heard = [ben.news.get_nowait() for _ in range(ben.news.qsize())]
            assert [getattr(news.what, "why", None) for news in heard if hasattr(news.what, "why")] == [why]
            async for turn in ben.turns():
                await ben.move(turn.legal[-1])
            assert ben.outcome is not None

    play()


@awaited
async def test_the_host_gives_the_seat_of_one_who_is_away_to_a_bot(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests, house=FAST | {"pace": 10_000})
        await guests[0].do(table, Remove(1))
        assert (await guests[0].look(table)).table.seats[1].bot == "careful"
        await guests[1].do(table, TakeBack())
        assert (await guests[0].look(table)).table.seats[1].bot is None


@awaited
async def test_the_clock_is_set_before_the_game(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.game(*guests)
        with pytest.raises(NotDone) as refused:
            await guests[0].do(table, Change(House(clock=Clock(1))))
        assert refused.value.code == "started"
        for wrong in ({"seconds": 0}, {"seconds": 10**9}, {"seconds": 5, "reserve": -1}, {"minutes": 1}):
            with pytest.raises(NotDone):
                await guests[0].open_table("ten", house={"clock": wrong})
