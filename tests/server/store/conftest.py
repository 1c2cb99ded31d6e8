"""Stores in both kinds of database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tenfold.server.store import Store, open_store
from tests.server.postgres import Postgres

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]

Opener = Callable[[str, str], Store]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tenfold.db"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def opener() -> Iterator[Opener]:
    """Opens stores that are closed after the test."""
    stores: list[Store] = []

    def open_and_keep(url: str, worker: str) -> Store:
        stores.append(open_store(url, worker))
        return stores[-1]

    yield open_and_keep
    for store in stores:
        store.close()


@pytest.fixture
def store(url: str, opener: Opener) -> Store:
    return opener(url, "one")


@pytest.fixture
def rival(url: str, store: Store, opener: Opener) -> Store:
    """Somebody who writes at the same time: in SQLite a thread of the same server, for there is no other."""
    return store if url.startswith("sqlite") else opener(url, "two")
