"""Tables of another version and damaged ones: set aside with their reason, readable, and in nobody's way."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tenfold.client import Server
from tenfold.client.errors import NotDone
from tenfold.core.record import read_record
from tenfold.games.ten import Ten
from tenfold.server.store import open_store
from tenfold.table.commands import Say
from tenfold.table.plan import Clock, House
from tests.server.live import Live
from tests.server.old_tables import (
    OTHER_RULES,
    against_bot,
    arrived,
    of_other_game,
    of_other_rules,
    played,
    talked,
    written,
)
from tests.server.postgres import Postgres
from tests.server.reliability.rough import metric
from tests.server.visiting import awaited, until

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
OLD = 60
QUICK = House(pace=0)


class Town(msgspec.Struct):
    """A database with old, damaged and good tables, and the token of Ada, who sits at all of them."""

    url: str
    token: str
    old: list[str] = []
    damaged: list[str] = []
    finished: list[str] = []
    with_bot: str = ""
    with_clock: str = ""


def garbled(seq: int, text: str) -> str:
    return text[: len(text) // 2] if seq == 4 else text


def of_unknown_kind(seq: int, text: str) -> str:
    return '{"what":{"kind":"danced","seat":0}}' if seq == 4 else text


def unopened(seq: int, text: str) -> str:
    return "rubbish" if seq == 1 else text


def impossible(seq: int, text: str) -> str:
    return text.replace('["draw"]', '["fly"]') if seq == 3 else text


DAMAGES = [garbled, of_unknown_kind, unopened, impossible, of_other_game]
WHYS = ["entry", "entry", "entry", "replay", "game"]


def settled(url: str) -> Town:
    """Everything is due since an hour, the old tables first."""
    with closing(open_store(url, "builder")) as store:
        ada, token = arrived(store, "Ada")
        town = Town(url, token)
        town.old = [written(store, played(against_bot(ada, 1, QUICK), 4), of_other_rules) for _ in range(OLD)]
        town.damaged = [written(store, played(against_bot(ada, 0, QUICK), 3), damage) for damage in DAMAGES]
        for with_result in (True, False):
            game = talked(played(against_bot(ada, 0, QUICK)), ada, "Good game!")
            town.finished.append(written(store, game, of_other_rules, with_result))
        town.with_bot = written(store, against_bot(ada, 1, QUICK))
        town.with_clock = written(store, against_bot(ada, 0, House(pace=10_000, clock=Clock(1))))
    return town


@pytest.fixture(params=BOTH)
def town(request: pytest.FixtureRequest, tmp_path: Path) -> Town:
    if request.param == "sqlite":
        return settled(f"sqlite:///{tmp_path}/tenfold.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return settled(postgres.database())


@pytest.fixture
def old_town(tmp_path: Path) -> Town:
    return settled(f"sqlite:///{tmp_path}/tenfold.db")


async def good_ones_go_on(ada: Server, town: Town) -> None:
    """The bot has moved, and the clock has run out."""

    async def moved() -> bool:
        return (await ada.look(town.with_bot)).legal is not None

    async def taken_over() -> bool:
        return (await ada.look(town.with_clock)).table.seats[0].bot is not None

    await until(moved)
    await until(taken_over)


async def aside(live: Live, why: str) -> float:
    return await metric(live, f'tenfold_tables_aside{{reason="{why}"}}')


def lines_of(live: Live, table: str) -> list[str]:
    return [line for line in live.logged().splitlines() if table in line]


@awaited
async def test_old_and_damaged_tables_are_in_nobodys_way_and_are_told_of_once(town: Town, tmp_path: Path) -> None:
    with Live(tmp_path, town.url) as live:
        async with Server(live.url, town.token) as ada:
            await good_ones_go_on(ada, town)
            found = {why: await aside(live, why) for why in ("rules", "entry", "replay", "game", "stuck")}
            assert found == {"rules": OLD, "entry": 3, "replay": 1, "game": 1, "stuck": 0}
            live.stop()
            live.start()
            opened = await ada.open_table("ten", {"first": 1}, seats=[{"is": "open"}, {"is": "bot", "bot": "random"}])
            async with ada.at(opened.table.id) as seat:
                await seat.do(Say("Still here?"))
            await asyncio.sleep(2.5)
            assert (await aside(live, "rules"), await aside(live, "entry")) == (OLD, 3)
        assert [len(lines_of(live, table)) for table in town.old + town.damaged] == [1] * (OLD + len(DAMAGES))
        assert "failed" not in live.logged()


@awaited
async def test_people_see_what_an_old_table_was_and_why_it_cannot_be_played(old_town: Town, tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with Server(live.url, old_town.token) as ada:
            seen = await ada.look(old_town.old[0])
            assert seen.aside is not None
            assert (seen.aside.why, seen.aside.rules, seen.aside.record) == ("rules", OTHER_RULES, False)
            assert (seen.table.status, seen.table.game, seen.table.seats[0].name) == ("playing", "ten", "Ada")
            assert [news.what.__struct_config__.tag for news in seen.past or []] == ["opened", "started", *["moved"] * 4]
            with pytest.raises(NotDone) as unfinished:
                await ada.record(old_town.old[0])
            assert unfinished.value.code == "not_over"
            with pytest.raises(NotDone) as asked:
                await ada.do(old_town.old[0], Say("Is anybody there?"))
            assert (asked.value.code, asked.value.message) == ("set_aside", seen.aside.message)
            assert await closed_with(live, old_town.old[0], ada.token) == (4410, seen.aside.message)
            await good_ones_go_on(ada, old_town)
            listed = {table.id: table for table in await ada.my_tables()}
            assert [listed[table].aside for table in old_town.damaged] == WHYS
            assert not any(listed[table].your_turn for table in old_town.old + old_town.damaged)


async def closed_with(live: Live, table: str, token: str) -> tuple[int, str]:
    address = f"{live.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@awaited
async def test_result_and_record_of_an_old_table_are_kept(
    old_town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Live(tmp_path) as live:
        async with Server(live.url, old_town.token) as ada:
            known, unknown = [await ada.look(table) for table in old_town.finished]
            records = [await ada.record(table) for table in old_town.finished]
    assert known.aside is not None
    assert (known.table.status, known.aside.record) == ("over", True)
    assert known.outcome is not None
    assert unknown.outcome is None
    assert [news.what.text for news in known.past or [] if news.what.__struct_config__.tag == "said"] == ["Good game!"]  # type: ignore[union-attr]
    monkeypatch.setattr(Ten, "rules_version", OTHER_RULES)
    games = [read_record(record) for record in records]
    assert [game.last().outcome() is not None for game in games] == [True, True]
    assert games[0].last().outcome() == known.outcome
    assert records[1].splitlines()[-1].startswith("end unknown ")


@awaited
async def test_of_a_damaged_table_everything_is_shown_that_can_be_read(old_town: Town, tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with Server(live.url, old_town.token) as ada:
            seen = [await ada.look(table) for table in old_town.damaged]
            assert [snapshot.aside.why for snapshot in seen if snapshot.aside] == WHYS
            assert all(snapshot.table.seats[0].name == "Ada" for snapshot in seen)
            assert [len(snapshot.past or []) for snapshot in seen] == [4, 4, 4, 5, 5]
        async with await Server.arrive(live.url, "Bo") as bo:
            with pytest.raises(NotDone) as refused:
                await bo.look(old_town.damaged[2])
            assert refused.value.code == "closed"


@awaited
async def test_a_table_that_can_be_played_again_goes_on_when_somebody_opens_it(old_town: Town, tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with Server(live.url, old_town.token) as ada:
            await good_ones_go_on(ada, old_town)
            live.stop()
            update_program(old_town)
            live.start()
            back = await ada.look(old_town.old[0])
            assert back.aside is None
            before = back.seq

            async def moved() -> bool:
                return (await ada.look(old_town.old[0])).seq > before or back.legal is not None

            await until(moved)
            assert await aside(live, "rules") == OLD - 1
            listed = {table.id: table for table in await ada.my_tables()}
            assert listed[old_town.old[0]].aside is None


def update_program(town: Town) -> None:
    """As if the rules of the old tables were those of the program: the other way round, for there is only one program."""
    with closing(open_store(town.url, "builder")) as store, store.database.writing() as connection:
        connection.exec_driver_sql(f"UPDATE log SET entry = replace(entry, '\"rules\":{OTHER_RULES}', '\"rules\":1')")
