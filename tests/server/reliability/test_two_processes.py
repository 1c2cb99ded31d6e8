"""Two servers on one PostgreSQL database are one place to play: whoever connects where, a table is the same table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest

from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.table.announcements import Spoken
from tenfold.table.commands import AnyCommand, Say, Start
from tenfold.table.entries import Entry, Moved, Said, TakenOver
from tenfold.table.messages import Do, write_message
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.reliability.players import Game, Kind, Party, Player
from tests.server.reliability.proof import check_ledger, check_party, read_logs

pytestmark = pytest.mark.xdist_group("postgres")

TEN = Kind("ten", 2, 2, 180)
RACES = 60


class Pair(msgspec.Struct):
    """Two servers and the database that they share."""

    one: Live
    two: Live
    database: str


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = postgres.database()
    with (
        Live(tmp_path_factory.mktemp("one"), database) as one,
        Live(tmp_path_factory.mktemp("two"), database) as two,
    ):
        yield Pair(one, two, database)


class Company(msgspec.Struct):
    """Ada at the first server, Bo at the second, and their game."""

    ada: Player
    bo: Player
    game: Game
    party: Party


@asynccontextmanager
async def company(pair: Pair) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(await Server.arrive(pair.one.url, "Ada"))
        bo = await stack.enter_async_context(await Server.arrive(pair.two.url, "Bo"))
        game = await Game.begin(TEN, [ada, bo], stack)
        party = Party([ada, bo], stack)
        party.games.append(game)
        yield Company(game.seats[0], game.seats[1], game, party)


async def no_breath() -> None:
    pass


def test_players_on_different_servers_play_a_whole_game(pair: Pair) -> None:
    async def play() -> None:
        async with company(pair) as together:
            await together.game.play(random.Random(1), no_breath)
            assert await check_party(together.party, pair.database) > TEN.moves
            assert not together.party.refusals

    asyncio.run(play())


def test_players_on_different_servers_hear_and_see_each_other(pair: Pair) -> None:
    async def meet() -> None:
        async with company(pair) as together:
            ada, bo = together.ada, together.bo
            for seat in (ada, bo):
                await seat.until(lambda seat=seat: set(seat.present) == {ada.you, bo.you})  # type: ignore[misc]
            await ada.do(Say("Good evening"))
            await heard(bo, "Good evening")
            await bo.__aexit__()
            await ada.until(lambda: ada.present == [ada.you])

    asyncio.run(meet())


async def heard(seat: Player, text: str) -> None:
    while not isinstance(what := (await seat.news.get()).what, Spoken) or what.text != text:
        pass


@asynccontextmanager
async def second_device(pair: Pair, seat: Player) -> AsyncIterator[Player]:
    """The same guest, at the other server as well."""
    async with Player(pair.two.url, seat.token, seat.table.id if seat.table else "") as other:
        yield other


async def keep_moving(seat: Player) -> None:
    async for turn in seat.turns():
        await seat.attempt(seat.move(turn.legal[-1]))


async def race(one: Player, other: Player) -> int:
    """Both devices want something else at the same moment; how many times, until the game is over."""
    races = 0
    while races < RACES:
        await both_until(one, other, lambda: bool(one.outcome or (one.legal and other.legal and one.seq == other.seq)))
        if one.outcome or not one.legal or not other.legal:
            break
        if len(one.legal) == 1:
            await one.move(one.legal[0])
            continue
        answers = await asyncio.gather(one.move(one.legal[0]), other.move(one.legal[1]), return_exceptions=True)
        won = [answer for answer in answers if isinstance(answer, int)]
        lost = [answer.code for answer in answers if isinstance(answer, NotDone)]
        assert (len(won), lost) == (1, ["stale"])
        races += 1
    return races


async def both_until(one: Player, other: Player, condition: Callable[[], bool]) -> None:
    """Wait for something that depends on either of two seats."""
    while not condition():
        waits = [asyncio.create_task(seat.until(changed(seat))) for seat in (one, other)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


def changed(seat: Player) -> Callable[[], bool]:
    seq, legal = seat.seq, seat.legal
    return lambda: (seat.seq, seat.legal) != (seq, legal)


def test_a_race_for_the_same_sequence_has_one_winner_and_one_clean_refusal(pair: Pair) -> None:
    async def play() -> None:
        async with company(pair) as together, second_device(pair, together.ada) as other:
            moving = asyncio.create_task(keep_moving(together.bo))
            assert await race(together.ada, other) == RACES
            moving.cancel()
            log = read_logs(pair.database)[together.game.table]
            for seat in (together.ada, other, together.bo):
                check_ledger(seat, log)

    asyncio.run(play())


async def ask_as(seat: Player, request: str, command: AnyCommand) -> int:
    """Ask under a name that is given."""
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    seat.asked[request] = command, answer
    assert seat.socket is not None
    await seat.socket.send(write_message(Do(request, command)).decode())
    return await answer


def test_one_request_at_both_servers_is_done_once_and_acknowledged_at_both(pair: Pair) -> None:
    async def ask() -> None:
        async with company(pair) as together, second_device(pair, together.ada) as other:
            requests = [f"request {number}" for number in range(6)]
            for request in requests:
                asking = (ask_as(seat, request, Say(request)) for seat in (together.ada, other))
                first, second = await asyncio.gather(*asking)
                assert first == second
            log = read_logs(pair.database)[together.game.table]
            assert [entry.what.text for entry in log if isinstance(entry.what, Said)] == requests

    asyncio.run(ask())


async def logged(pair: Pair, table: str, found: Callable[[Entry], bool]) -> None:
    """Wait until the log of a table has such an entry."""
    while not any(found(entry) for entry in read_logs(pair.database)[table]):
        await asyncio.sleep(0.2)


def by_bot(entry: Entry) -> bool:
    return isinstance(entry.what, Moved) and entry.what.bot


def out_of_time(entry: Entry) -> bool:
    return isinstance(entry.what, TakenOver) and entry.what.why == "time"


def test_when_a_server_dies_the_other_one_plays_its_bots_and_minds_its_clocks(pair: Pair) -> None:
    async def outlive() -> None:
        async with await Server.arrive(pair.one.url, "Ada") as ada:
            seats = [{"is": "bot", "bot": "random"}, {"is": "open"}]
            options = {"players": 2, "first": 0}
            with_bot = await ada.open_table("ten", options, seats=seats, seat=1, house={"pace": 1_000})
            clock = {"clock": {"seconds": 1, "reserve": 0}}
            with_clock = await ada.open_table("ten", options | {"first": 1}, seats=seats, seat=1, house=clock)
            for table in (with_bot, with_clock):
                await ada.do(table.table.id, Start())
            await asyncio.to_thread(pair.one.kill)
            await logged(pair, with_bot.table.id, by_bot)
            await logged(pair, with_clock.table.id, out_of_time)

    try:
        asyncio.run(outlive())
    finally:
        pair.one.start()
