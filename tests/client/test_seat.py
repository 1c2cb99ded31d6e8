"""A seat over a WebSocket: typed turns, refusals, tables that are closed, and a server that goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tenfold.client import Seat, Server
from tenfold.client.errors import NotDone
from tenfold.core.game import Outcome
from tenfold.core.record import read_record
from tenfold.core.registry import find_game
from tenfold.table.commands import Change, Move, Say, Sit, Start
from tenfold.table.plan import House
from tests.server.live import Live

BOT = {"is": "bot", "bot": "random"}
HURRY = {"pace": 0}
GAMES = [("ten", 2), ("trick_later", 3)]


def visit(live: Live, name: str, story: Callable[[Server], Awaitable[None]]) -> None:
    async def visiting() -> None:
        async with await Server.arrive(live.url, name) as server:
            await story(server)

    asyncio.run(visiting())


async def against_bots(server: Server, game: str, players: int) -> str:
    """A table with one seat for whoever asks, all others for bots, and the game started."""
    seats = [{"is": "open"}] + [BOT] * (players - 1)
    table = (await server.open_table(game, {"players": players}, seats=seats, house=HURRY)).table.id
    await server.do(table, Start())
    return table


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seat_gets_its_turns_typed_until_the_game_is_over(live: Live, game: str, players: int) -> None:
    async def story(server: Server) -> None:
        async with server.at(await against_bots(server, game, players)) as seat:
            assert seat.number == 0
            seqs = []
            async for turn in seat.turns():
                assert isinstance(turn.view, find_game(game).view_type)
                assert turn.view.to_act == 0
                seqs.append(await seat.move(turn.legal[-1]))
            assert seqs == sorted(set(seqs))
            assert isinstance(seat.outcome, Outcome)
            assert len(seat.outcome.scores) == players

    visit(live, "Ada", story)


def test_a_refusal_is_raised_where_the_request_was_made(live: Live) -> None:
    async def story(server: Server) -> None:
        async with server.at(await against_bots(server, "ten", 2)) as seat:
            async for turn in seat.turns():
                with pytest.raises(NotDone) as illegal:
                    await seat.move("buy g5")
                assert illegal.value.code == "illegal"
                assert illegal.value.rule is not None
                with pytest.raises(NotDone) as stale:
                    await seat.do(Move([turn.legal[0]], 0))
                assert (stale.value.code, stale.value.rule) == ("stale", None)
                break

    visit(live, "Ada", story)


def test_all_at_a_table_hear_each_other(live: Live) -> None:
    async def story(host: Server) -> None:
        table = (await host.open_table("ten")).table.id
        async with await Server.arrive(live.url, "Bob") as guest, host.at(table) as mine, guest.at(table) as theirs:
            seq = await theirs.do(Sit(1))
            await mine.until(lambda: mine.seq is not None and mine.seq >= seq)
            assert mine.table is not None
            assert mine.table.seats[1].name == "Bob"
            assert theirs.number == 1
            await theirs.do(Say("hello"))
            news = [(await mine.news.get()).what for _ in range(2)]
            assert [type(what).__name__ for what in news] == ["SeatTaken", "Spoken"]
            await mine.until(lambda: len(mine.present) == 2)

    visit(live, "Ada", story)


def test_who_is_shut_out_is_told_and_nothing_waits_for_ever(live: Live) -> None:
    async def story(host: Server) -> None:
        table = await against_bots(host, "ten", 2)
        async with await Server.arrive(live.url, "Bob") as guest, guest.at(table) as watching, host.at(table) as mine:
            await mine.do(Change(House(watchers=False)))
            with pytest.raises(NotDone) as caught:
                await watching.until(lambda: False)
            assert caught.value.code == "closed"
            with pytest.raises(NotDone, match="Only those who play"):
                await watching.do(Say("hello?"))
            with pytest.raises(NotDone, match="Only those who play"):
                async with guest.at(table):
                    raise AssertionError("the door is shut")

    visit(live, "Ada", story)


@pytest.mark.parametrize(("table", "token", "code"), [("no-such-table", None, "closed"), ("any", "forged", "refused")])
def test_what_does_not_exist_cannot_be_entered(live: Live, table: str, token: str | None, code: str) -> None:
    async def story(server: Server) -> None:
        with pytest.raises(NotDone) as caught:
            async with Seat(live.url, token or server.token, table):
                raise AssertionError("there is nothing to enter")
        assert caught.value.code == code

    visit(live, "Ada", story)


async def play(seat: Seat) -> list[int]:
    return [await seat.move(turn.legal[0]) async for turn in seat.turns()]


async def cut_off_and_on(live: Live) -> None:
    await asyncio.sleep(0.3)
    await asyncio.to_thread(live.kill)
    await asyncio.to_thread(live.start)


def test_a_turn_that_is_not_taken_does_not_stop_the_world(live: Live) -> None:
    async def story(server: Server) -> None:
        async with server.at(await against_bots(server, "ten", 2)) as seat:
            elsewhere = asyncio.create_task(asyncio.sleep(0.1))
            async for _ in seat.turns():
                if elsewhere.done():
                    break

    visit(live, "Ada", story)


def test_a_game_goes_on_when_the_server_is_killed_under_it(tmp_path: Path) -> None:
    async def story(live: Live) -> None:
        async with await Server.arrive(live.url, "Ada") as server:
            table = await against_bots(server, "ten", 2)
            async with server.at(table) as seat:
                playing = asyncio.create_task(play(seat))
                await cut_off_and_on(live)
                seqs = await playing
                assert read_record(await server.record(table)).last().outcome() == seat.outcome
                live.kill()
                asked = asyncio.create_task(seat.do(Say("hello?")))
                await asyncio.sleep(0)
            assert len(seqs) == len(set(seqs))
            with pytest.raises(NotDone, match="has left the table"):
                await asked

    with Live(tmp_path) as live:
        asyncio.run(story(live))
