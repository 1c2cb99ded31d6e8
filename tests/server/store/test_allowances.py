"""What may be asked for of all processes together."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tenfold.server.store import Store, open_store
from tenfold.server.store.allowances import Allowances
from tests.server.store.conftest import Opener

pytestmark = pytest.mark.xdist_group("postgres")

SELDOM = 1e-9
"""Tokens a second: none comes back during a test."""


@pytest.fixture
def two(postgres_url: str, opener: Opener) -> list[Allowances]:
    """The same in two processes."""
    found = [opener(postgres_url, name).allowances() for name in ("one", "two")]
    return [each for each in found if each is not None]


def test_two_processes_together_allow_as_much_as_one(two: list[Allowances]) -> None:
    with ThreadPoolExecutor(4) as threads:
        got = list(threads.map(lambda n: two[n % 2].take("openings", "anna", 10, SELDOM), range(40)))
    assert sum(got) == 10
    assert two[0].take("openings", "ben", 10, SELDOM)
    assert two[0].take("arrivals", "anna", 10, SELDOM)


def test_it_comes_back_with_time_up_to_its_size_and_is_forgotten_then(two: list[Allowances]) -> None:
    assert [two[n % 2].take("openings", "anna", 2, SELDOM) for n in range(3)] == [True, True, False]
    passed(two[0], 2 / SELDOM)
    assert [two[n % 2].take("openings", "anna", 2, SELDOM) for n in range(3)] == [True, True, False]
    two[0].forget()
    assert not two[1].take("openings", "anna", 2, SELDOM)
    passed(two[0], 3 / SELDOM)
    two[0].forget()
    assert rows(two[0]) == []


def test_nobody_is_named(two: list[Allowances]) -> None:
    two[0].take("arrivals", "192.0.2.7", 2, SELDOM)
    assert "192.0.2.7" not in str(rows(two[0]))


def test_one_process_alone_asks_nobody(tmp_path: object) -> None:
    store: Store = open_store(f"sqlite:///{tmp_path}/tenfold.db", "one")
    assert store.allowances() is None
    store.close()


def passed(allowances: Allowances, seconds: float) -> None:
    """So much time goes by."""
    with allowances.database.writing() as connection:
        connection.exec_driver_sql("UPDATE buckets SET at = at - %s, refilled = refilled - %s", (seconds, seconds))


def rows(allowances: Allowances) -> list[tuple[object, ...]]:
    with allowances.database.writing() as connection:
        return [tuple(row) for row in connection.exec_driver_sql("SELECT * FROM buckets")]
