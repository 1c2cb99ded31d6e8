"""Two real processes on one database answer as one log would, also while one is killed; and it is seen if they do not."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.histories.history import History, history, two_servers
from tests.server.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

# `python -m tests.server.histories` has thousands.
OPERATIONS = 300
# Notices may be late or lost: what is shown must not hang on them.
DEAF = "from tenfold.server.live.hall import Hall; Hall.heard = lambda *_: None"
STALE = f"{DEAF}; from tenfold.server.live.room import Room; Room.be_current = Room.be_sure"


def judged(folder: Path, postgres: Postgres, kills: int, change: str) -> History:
    database = postgres.database()
    with ExitStack() as stack:
        pair = [stack.enter_context(live) for live in two_servers(folder, database, change)]
        return asyncio.run(history(pair, database, OPERATIONS, kills, seed=3))


def test_two_processes_are_one_log(tmp_path: Path, postgres: Postgres) -> None:
    """Also while one is killed, and though neither hears what the other has written."""
    found = judged(tmp_path, postgres, 1, DEAF)
    assert (found.wrong, found.kills) == ([], 1)
    assert sum(map(len, found.tables.values())) >= OPERATIONS


def test_a_mistake_is_found(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever looks is shown what is in memory."""
    assert judged(tmp_path, postgres, 0, STALE).wrong
