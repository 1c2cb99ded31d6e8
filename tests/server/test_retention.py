"""What is forgotten with time, and what stays: by the settings of a server, a little at a time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import text

from tenfold.cli import run
from tenfold.server.history.filing import file_game
from tenfold.server.identity.people import People
from tenfold.server.keeping.acting import close
from tenfold.server.keeping.retention import DAY_MS, FORGET_GUESTS, FORGET_TABLES, forget
from tenfold.server.live.hall import Hall
from tenfold.server.live.summary import now_ms
from tenfold.server.serve import forget_after
from tenfold.server.store import Act, ReportRow, Store, Unavailable
from tenfold.table.plan import House
from tests.server.old_tables import against_bot, arrived, played, written
from tests.server.store.conftest import BOTH, Opener
from tests.server.store.conftest import opener as opener
from tests.server.store.conftest import postgres_url as postgres_url
from tests.server.store.conftest import sqlite_url as sqlite_url

HOUSE = House(pace=0)


@pytest.fixture(params=BOTH)
def here(request: pytest.FixtureRequest, opener: Opener) -> Store:
    return opener(request.getfixturevalue(f"{request.param}_url"), "one")


def long_ago(store: Store, days: int, table: str) -> None:
    change(store, "UPDATE log SET at = at - :ms WHERE table_id = :id", days, table)
    change(store, "UPDATE tables SET touched = touched - :ms WHERE id = :id", days, table)


def change(store: Store, statement: str, days: int, name: str) -> None:
    with store.database.writing() as connection:
        connection.execute(text(statement), {"ms": days * DAY_MS, "id": name})


def away(store: Store, days: int, guest: str) -> None:
    change(store, "UPDATE guests SET seen = seen - :ms, created = created - :ms WHERE id = :id", days, guest)


def forgotten(store: Store, tables: int | None, guests: int | None) -> None:
    async def once() -> None:
        hall = Hall(store, People(store))
        try:
            await forget(hall, tables, guests)
        finally:
            await hall.close()

    asyncio.run(once())


def is_there(store: Store, table: str) -> bool:
    return store.listed(table) is not None and store.log_after(table, 0) != []


def test_tables_go_that_nobody_needs_and_games_that_somebody_keeps_stay(here: Store) -> None:
    anna, _ = arrived(here, "Anna")
    left, recent = (written(here, played(against_bot(anna, 0, HOUSE), 5)) for _ in range(2))
    kept, deleted = (written(here, played(against_bot(anna, 0, HOUSE))) for _ in range(2))
    for table in (kept, deleted):
        file_game(here, table)
        long_ago(here, 100, table)
    long_ago(here, 100, left)
    long_ago(here, 80, recent)
    forgotten(here, None, None)
    assert is_there(here, left)
    forgotten(here, 90, None)
    assert [is_there(here, table) for table in (left, recent, kept)] == [False, True, True]
    here.forget_games(anna.guest, [kept])
    assert not is_there(here, kept)
    assert is_there(here, deleted)


def test_closed_tables_go_after_a_month_and_settled_reports_with_the_tables(here: Store) -> None:
    anna, _ = arrived(here, "Anna")
    closed = written(here, played(against_bot(anna, 0, HOUSE), 5))
    close(here, closed, "", Act(0, now_ms(), "test", "close", closed, ""))
    for report, settled in (("open", None), ("old", 1)):
        here.report(ReportRow(report, 1, closed, "someone", anna.guest, "Anna", "", "[]", settled))
    long_ago(here, 20, closed)
    forgotten(here, None, None)
    assert is_there(here, closed)
    long_ago(here, 20, closed)
    forgotten(here, 90, None)
    assert not is_there(here, closed)
    assert [report.id for report in here.reports(9, all_of_them=True)] == ["open"]


def test_guests_who_are_long_away_are_forgotten_with_the_games_that_nobody_else_keeps(here: Store) -> None:
    anna, _ = arrived(here, "Anna")
    ben, secret = arrived(here, "Ben")
    tables = [written(here, played(against_bot(person, 0, HOUSE))) for person in (anna, ben)]
    for table in tables:
        file_game(here, table)
    for person in (anna, ben):
        away(here, 50, person.guest)
    asyncio.run(known(here, secret))
    forgotten(here, None, 40)
    assert [here.name_of(person.guest) for person in (anna, ben)] == [None, "Ben"]
    assert [is_there(here, table) for table in tables] == [False, True]
    assert [(act.by, act.act, act.reason) for act in here.acts(9)] == [("tenfold serve", "erase", "not here for 40 days")]


async def known(store: Store, secret: str) -> None:
    """Somebody comes: that counts for the day."""
    assert await People(store).known(secret, "bearer") is not None


def test_whoever_comes_while_nothing_can_be_written_is_known_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, secret = arrived(store, "Anna")

    def full(guest: str, now: int) -> None:
        raise Unavailable("The disk is full.")

    monkeypatch.setattr(store, "see_guest", full)
    asyncio.run(known(store, secret))


@contextmanager
def environment() -> Iterator[dict[str, Any]]:
    before = {name: os.environ.get(name) for name in (FORGET_GUESTS, FORGET_TABLES)}
    yield before
    for name, value in before.items():
        os.environ.pop(name, None) if value is None else os.environ.update({name: value})


def test_settings_reach_the_processes_and_wrong_ones_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with environment():
        forget_after(None, 90)
        assert (os.environ[FORGET_GUESTS], os.environ[FORGET_TABLES]) == ("", "90")
        assert run(["serve", "--forget-tables", "0"]) == 2
        assert run(["serve", "--forget-guests", "99999"]) == 2
    assert "--forget-guests takes a number of days from 1 to 36500." in capsys.readouterr().err
