"""Bots that think on other machines than the tables: real processes on one PostgreSQL, which come, go and are killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenfold import cli
from tenfold.client import Server
from tenfold.core.record import read_record
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.thinking.elsewhere import PatientBot, Thinking
from tests.server.thinking.test_fairness import bots_play, metric, thinkers
from tests.server.visiting import Party, awaited, until

pytestmark = pytest.mark.xdist_group("postgres")

LEAVES_IT = ["--no-thinking"]


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def patient(tmp_path: Path) -> PatientBot:
    return PatientBot(tmp_path)


async def somebody_thinks(guest: Server, number: int = 1) -> None:
    async def there() -> bool:
        return await metric(guest, "tenfold_remote_thinkers") == number

    await until(there)


async def thought_about(patient: PatientBot) -> int:
    """The process in which it begins to think."""
    while not patient.thoughts():
        await asyncio.sleep(0.02)
    return patient.thoughts()[0]


async def played_to_its_end(party: Party, guest: Server, table: str) -> None:
    """The game is over, and its log has every action once: the record can be played again."""
    watching = await party.at(guest, table)
    await watching.until(lambda: watching.outcome is not None)
    record = read_record(await guest.record(table))
    assert record.last().is_over


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["think", "--database", "sqlite:////tmp/tenfold.db"], "Searches are shared through PostgreSQL alone"),
        (["think", "--database", "nothing"], "A database is given as"),
        (["think", "--database", "postgresql://127.0.0.1:1/none"], "The database cannot be used"),
        (["think", "--database", "postgresql://127.0.0.1:1/none", "--places", "0"], "The number of places is 1 to 1024"),
        (["serve", "--no-thinking"], "Only servers on PostgreSQL can leave thinking to others"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    asked: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--data", str(tmp_path)] if asked[0] == "serve" else []
    assert cli.run([*asked, *more]) == cli.MISUSE
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_database_without_tables_of_tenfold_is_refused(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["think", "--database", database]) == cli.MISUSE
    assert "This is no database of Tenfold." in capsys.readouterr().err


@awaited
async def test_a_thinker_that_is_killed_over_a_thought_loses_and_doubles_nothing(
    database: str, tmp_path: Path, patient: PatientBot
) -> None:
    with Live(tmp_path, database, more=[*LEAVES_IT, *patient.option]) as server:
        with (
            Thinking(tmp_path, "one", database, patient.option) as one,
            Thinking(tmp_path, "two", database, patient.option) as two,
        ):
            async with Party(server.url) as party:
                [anna] = await party.guests("Anna")
                await somebody_thinks(anna, 2)
                table = await bots_play(anna, "patient", "random")
                worker = await thought_about(patient)
                victim, other = (one, two) if one.is_parent_of(worker) else (two, one)
                victim.kill()
                patient.let_go()
                await played_to_its_end(party, anna, table)
                assert any(other.is_parent_of(pid) for pid in patient.thoughts())
                assert await metric(anna, "tenfold_thoughts_failed_total") == 0
                assert await metric(anna, "tenfold_thoughts_replaced_total") == 0
                assert not [each for each in thinkers(server) if each.cmdline()[-1] == "5"]
                await somebody_thinks(anna, 1)
                assert other.stop() == 0
                await somebody_thinks(anna, 0)
        assert "Traceback" not in server.logged() + one.logged() + two.logged()


@awaited
async def test_without_others_a_server_thinks_and_with_them_all_do(database: str, tmp_path: Path, patient: PatientBot) -> None:
    with Live(tmp_path, database, more=patient.option) as server:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            patient.let_go()
            await played_to_its_end(party, anna, await bots_play(anna, "patient", "random"))
            alone = set(patient.thoughts())
            with Thinking(tmp_path, "one", database, patient.option) as one:
                await somebody_thinks(anna)
                for _ in range(6):
                    await bots_play(anna, "patient", "patient")
                while not any(one.is_parent_of(pid) for pid in set(patient.thoughts()) - alone):
                    await asyncio.sleep(0.05)
            await played_to_its_end(party, anna, await bots_play(anna, "patient", "random"))


@awaited
async def test_where_nobody_thinks_a_quick_bot_plays_and_the_log_says_why(
    database: str, tmp_path: Path, patient: PatientBot
) -> None:
    with Live(tmp_path, database, more=[*LEAVES_IT, *patient.option]) as server:
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            await played_to_its_end(party, anna, await bots_play(anna, "patient", "random"))
            assert await metric(anna, "tenfold_thoughts_replaced_total", bot="patient") > 0
        assert "start `tenfold think` of this version" in server.logged()
        assert not patient.thoughts()


@awaited
async def test_a_thinker_says_once_what_it_cannot_answer_and_leaves_it_to_others(
    database: str, tmp_path: Path, patient: PatientBot
) -> None:
    patient.let_go()
    with (
        Live(tmp_path, database, more=patient.option) as server,
        Thinking(tmp_path, "one", database, []) as one,
    ):
        async with Party(server.url) as party:
            [anna] = await party.guests("Anna")
            await played_to_its_end(party, anna, await bots_play(anna, "patient", "random"))
        one.wait_until("cannot be answered here")
        assert one.logged().count("cannot be answered here (patient#") == 1
        assert not any(one.is_parent_of(pid) for pid in patient.thoughts())
        assert one.process.poll() is None


@awaited
async def test_many_tables_of_two_servers_are_thought_about_by_whoever_is_there(
    database: str, tmp_path: Path, patient: PatientBot
) -> None:
    patient.let_go()
    folders = [tmp_path / name for name in ("first", "second")]
    for folder in folders:
        folder.mkdir()
    with (
        Live(folders[0], database, more=[*LEAVES_IT, *patient.option]) as first,
        Live(folders[1], database, more=patient.option) as second,
        Thinking(tmp_path, "one", database, patient.option),
    ):
        async with Party(first.url) as party, Party(second.url) as others:
            [anna], [ben] = await party.guests("Anna"), await others.guests("Ben")
            await somebody_thinks(anna)
            tables = [await bots_play(anna, "patient", "random") for _ in range(3)]
            theirs = [await bots_play(ben, "patient", "random") for _ in range(3)]
            for table in tables:
                await played_to_its_end(party, anna, table)
            for table in theirs:
                await played_to_its_end(others, ben, table)
            assert await metric(anna, "tenfold_thoughts_failed_total") == 0
            assert await metric(anna, "tenfold_thoughts_replaced_total") == 0
