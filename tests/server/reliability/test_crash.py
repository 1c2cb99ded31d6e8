"""The server is killed at random moments while many tables play: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.reliability.crash import Toll, crash_postgres, crash_sqlite

# `make crash` has fifty tables and hundreds of kills.
TABLES = 20
KILLS = 8


def check(toll: Toll) -> None:
    assert (toll.tables, toll.kills) == (TABLES, KILLS)
    assert toll.acknowledged > 100 * TABLES
    assert set(toll.refusals) <= {"too_fast"}


def test_nothing_is_lost_when_the_whole_server_is_killed(tmp_path: Path) -> None:
    check(crash_sqlite(tmp_path, TABLES, KILLS, seed=1))


@pytest.mark.xdist_group("postgres")
def test_nothing_is_lost_when_one_of_two_workers_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    check(crash_postgres(tmp_path, postgres.database(), TABLES, KILLS, seed=2))
