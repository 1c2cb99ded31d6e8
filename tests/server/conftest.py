"""For the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.server.store import Store, open_store
from tests.server.house import House
from tests.server.live import Live
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on SQLite that many tests visit, one after the other."""
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on either database, with what those who run it can do."""
    folder = tmp_path_factory.mktemp("house")
    database = request.getfixturevalue("postgres").database() if request.param == "postgres" else None
    with Live(folder, database) as live:
        yield House(live, database)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = open_store(f"sqlite:///{tmp_path / 'tenfold.db'}", "one")
    yield made
    made.close()
