"""`tenfold bot` as a program of its own, at a real server: it is invited, plays at two tables, and comes back after a cut."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tenfold.cli import MISUSE, run
from tenfold.client import Seat, Server, Snapshot
from tenfold.client.errors import NotDone
from tenfold.table.commands import Again, Hold, Remove, Sit, Start
from tests.server.live import Live

FIRST = "def choose(view, legal):\n    return legal[0]\n"
THROWS = "def choose(view, legal):\n    raise KeyError('nothing\\nhere')\n"
SHORT = {"players": 2, "first": 0, "deck": {"b1": 1, "b2": 1, "g4": 1, "$2": 1}}
HURRY = {"pace": 0}


@asynccontextmanager
async def connector(live: Live, code: str, folder: Path, *arguments: str) -> AsyncIterator[Process]:
    """A connector with a bot of this code, until the test is done with it."""
    file = folder / "mybot.py"
    file.write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "tenfold.cli", "bot", str(file), "--server", live.url, *arguments]
    program = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
        await program.wait()


async def line(program: Process, part: str) -> str:
    """The next line that it prints with this in it."""
    assert program.stdout is not None
    while part not in (found := (await program.stdout.readline()).decode()):
        assert found, f"it ended without {part!r}"
    return found.strip()


@asynccontextmanager
async def known_bot(live: Live, name: str) -> AsyncIterator[Server]:
    async with await Server.arrive(live.url, name) as server:
        yield server


async def inviting(host: Server, bot: str, game: str = "ten", options: dict[str, object] | None = None) -> Snapshot:
    """A table of the host with a seat that is held for the bot."""
    opened = await host.open_table(game, options or SHORT, house=HURRY)
    await host.do(opened, Hold(1, "Hasty", bot))
    return opened


async def the_bot_is_there(seat: Seat) -> None:
    await seat.until(lambda: seat.table is not None and seat.table.seats[1].commitment is not None)


async def to_the_end(seat: Seat) -> None:
    """Play the host's own seat, when the bot has come."""
    await the_bot_is_there(seat)
    await seat.do(Start())
    async for turn in seat.turns():
        await seat.move(turn.legal[-1])


def test_it_plays_at_two_tables_at_once_through_a_cut(tmp_path: Path) -> None:
    async def story(live: Live) -> None:
        async with (
            known_bot(live, "Hasty") as bot,
            await Server.arrive(live.url, "Ada") as host,
            connector(live, FIRST, tmp_path, "--token", bot.token) as program,
        ):
            me = await bot.me()
            assert await line(program, "waits at") == f"Hasty waits at {live.url}. It is invited by its id: {me.id}"
            tables = [await inviting(host, me.id) for _ in range(2)]
            async with host.at(tables[0]) as one, host.at(tables[1]) as other:
                for seat in (one, other):
                    await the_bot_is_there(seat)
                live.kill()
                await asyncio.to_thread(live.start)
                await asyncio.gather(to_the_end(one), to_the_end(other))
                for seat in (one, other):
                    assert seat.outcome is not None
                    assert seat.table is not None
                    assert seat.table.seats[1].bot is None, "it has played itself, to the end"
                await one.do(Again())
                await one.until(lambda: one.table is not None and one.table.next is not None)
                assert program.returncode is None

    with Live(tmp_path) as live:
        asyncio.run(story(live))


def test_a_bot_that_throws_does_not_stop_the_game_and_says_why(live: Live, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            await Server.arrive(live.url, "Ada") as host,
            connector(live, THROWS, tmp_path, "--name", "Clumsy") as program,
        ):
            token = (await line(program, "--token")).split()[-1]
            async with Server(live.url, token) as bot:
                opened = await inviting(host, (await bot.me()).id)
            async with host.at(opened) as seat:
                await to_the_end(seat)
            said = await line(program, "failed")
            assert said == f"{opened.table.code}: mybot failed with KeyError: 'nothing\\nhere'; 'draw' is played"

    asyncio.run(story())


def test_whom_the_host_shows_out_stays_away(live: Live, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            known_bot(live, "Hasty") as bot,
            await Server.arrive(live.url, "Ada") as host,
            connector(live, FIRST, tmp_path, "--token", bot.token) as program,
        ):
            opened = await inviting(host, (await bot.me()).id)
            async with host.at(opened) as seat:
                await the_bot_is_there(seat)
                await seat.do(Start())
                await seat.until(lambda: seat.table is not None and seat.table.status == "playing")
                await seat.do(Remove(1))
                await line(program, "leaves")
                assert seat.table is not None
                assert seat.table.seats[1].bot == "careful"

    asyncio.run(story())


def test_an_invitation_is_for_one_guest_and_ends_with_the_lobby(live: Live) -> None:
    async def story() -> None:
        async with (
            known_bot(live, "Hasty") as bot,
            known_bot(live, "Thief") as thief,
            await Server.arrive(live.url, "Ada") as host,
        ):
            opened = await inviting(host, (await bot.me()).id)
            assert [table.id for table in await bot.my_invitations()] == [opened.table.id]
            assert await thief.my_invitations() == []
            with pytest.raises(NotDone, match="held for Hasty"):
                await thief.do(opened, Sit(1))
            await bot.do(opened, Sit(1))
            assert await bot.my_invitations() == []

    asyncio.run(story())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["careful", "--token", "forged"], "does not know this token: it is wrong, was taken back or is too old."),
        (["careful"], "Bots are called that here; choose another name."),
        (["careful", "--tables", "0"], "The number of tables is 1 to 100."),
        (["nobody"], "or give a file like ./mybot.py."),
        (["careful", "--server", "example.org"], "is no address of a server; write it like http://127.0.0.1:8010."),
        (["careful", "--server", "http://127.0.0.1:99999"], "is no address of a server"),
        (["careful", "--server", "http://[::1"], "is no address of a server"),
        (["careful", "--server", "http://"], "is no address of a server"),
        (["careful", "--server", "http://a b"], "is no address of a server"),
        (["careful", "--token", "é"], "A token is made of letters, digits, - and _;"),
        (["careful", "--token", ""], "A token is made of letters, digits, - and _;"),
        (["careful", "--server", "http://127.0.0.1:1", "--name", "Any"], "No Tenfold server answers at http://127.0.0.1:1;"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    live: Live, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    where = [] if "--server" in arguments else ["--server", live.url]
    assert run(["bot", *arguments, *where]) == MISUSE
    said = capsys.readouterr().err
    assert sentence in said
    assert (said.startswith("tenfold: "), said.count("\n")) == (True, 1)
