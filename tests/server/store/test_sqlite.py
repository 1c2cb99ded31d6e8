"""What can go wrong with a file."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tenfold.core.errors import BadOption
from tenfold.server.store import Store, Unavailable, open_store
from tenfold.server.store.sqlite import Sqlite
from tests.server.store.builders import card, move, opening, row
from tests.server.store.conftest import Opener

NOBODY = 65534
LONG = "x" * 5_000
NEW_TABLE = [opening("lost", card("lost")), move("lost", 1, LONG * 100)]
MOVES = [move("alone", 1, LONG * 100), move("alone", 2)]


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that everybody may enter, unlike pytest's own."""
    made = Path(tempfile.mkdtemp(prefix="tenfold-store-", dir="/tmp"))
    made.chmod(0o755)
    yield made
    made.chmod(0o755)
    shutil.rmtree(made)


@pytest.fixture
def store(folder: Path, opener: Opener) -> Store:
    return opener(f"sqlite:///{folder}/tenfold.db", "one")


@contextmanager
def readable_only(folder: Path) -> Iterator[None]:
    """Take the right to write from folder and files, and from root its being root: for root nothing is read-only."""
    places = [folder, *folder.iterdir()]
    modes = [place.stat().st_mode for place in places]
    for place in places:
        place.chmod(0o555)
    try:
        with without_privilege():
            yield
    finally:
        for place, mode in zip(places, modes, strict=True):
            place.chmod(mode)


@contextmanager
def without_privilege() -> Iterator[None]:
    me = os.geteuid()
    os.seteuid(NOBODY if me == 0 else me)
    try:
        yield
    finally:
        os.seteuid(me)


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """The kernel refuses to write beyond it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def unavailable(store: Store, cause: str) -> None:
    """A commit is refused for this reason, and nothing of it is there: of a new table, or of moves alone."""
    for units in (NEW_TABLE, MOVES):
        with pytest.raises(Unavailable) as refused:
            store.commit(units)
        assert cause in str(refused.value.__cause__)
    assert store.log_after("lost", -1) == store.log_after("alone", -1) == []
    assert store.listed("lost") is None


def works(store: Store) -> None:
    assert store.commit(NEW_TABLE) == store.commit(MOVES) == [True, True]
    assert len(store.log_after("lost", -1)) == len(store.log_after("alone", -1)) == 2


def test_it_is_set_up_to_lose_nothing(store: Store) -> None:
    for engine in (store.database.reads, store.database.writes):
        with engine.connect() as connection:
            asked = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
            assert asked == ["wal", 2]
            asked = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("busy_timeout", "foreign_keys")]
            assert asked == [2000, 1]


def test_moves_alone_are_written_as_safely(store: Store) -> None:
    assert isinstance(store.database, Sqlite)
    names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
    asked = [store.database.appending.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    assert asked == ["wal", 2, 2000, 1]


def test_somebody_else_writes_for_too_long(store: Store, folder: Path) -> None:
    store.commit([move("a", 0)])
    with closing(sqlite3.connect(folder / "tenfold.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        unavailable(store, "locked")
        assert store.log_after("a", -1) == [row("a", 0)]
        other.execute("ROLLBACK")
    works(store)


def test_reading_does_not_wait_for_writing(store: Store) -> None:
    store.commit([move("a", 0)])
    with store.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM log")
        assert store.log_after("a", -1) == [row("a", 0)]
    assert store.log_after("a", -1) == []


def test_the_database_is_full(store: Store) -> None:
    with store.database.writes.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
    assert isinstance(store.database, Sqlite)
    store.database.appending.execute(f"PRAGMA max_page_count = {pages + 2}")
    unavailable(store, "full")
    works(store)


def test_the_disk_takes_no_more(store: Store, folder: Path) -> None:
    with files_no_longer_than((folder / "tenfold.db-wal").stat().st_size + 10_000):
        unavailable(store, "disk I/O error")
    works(store)


def test_the_files_become_read_only(store: Store, folder: Path) -> None:
    store.log_after("a", -1)
    store.database.writes.dispose()
    with readable_only(folder):
        unavailable(store, "readonly database")
    works(store)


def test_a_folder_that_is_read_only_is_refused(folder: Path) -> None:
    with (
        readable_only(folder),
        pytest.raises(BadOption, match="The folder of the database cannot be written: Permission denied"),
    ):
        open_store(f"sqlite:///{folder}/tenfold.db", "one")
    assert list(folder.iterdir()) == []


def test_a_file_that_is_read_only_is_refused(store: Store, folder: Path) -> None:
    store.close()
    (folder / "tenfold.db.lock").unlink()
    (folder / "tenfold.db").chmod(0o444)
    folder.chmod(0o777)
    with (
        without_privilege(),
        pytest.raises(BadOption, match="The database cannot be used: attempt to write a readonly"),
    ):
        open_store(f"sqlite:///{folder}/tenfold.db", "one")


def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_ended(store: Store, folder: Path) -> None:
    url = f"sqlite:///{folder}/tenfold.db"
    program = f"from tenfold.server.store import open_store; open_store({url!r}, 'two').close()"
    second = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "BadOption: Another server is using this database" in second.stderr
    store.close()
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_new_file_is_its_owners_alone(store: Store, folder: Path) -> None:
    """It holds the secrets of running games."""
    store.commit([move("a", 0)])
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.suffix != ".lock"}
    assert modes == {"tenfold.db": 0o600, "tenfold.db-wal": 0o600, "tenfold.db-shm": 0o600}


def test_others_may_still_read_the_file(store: Store, folder: Path) -> None:
    store.commit([move("a", 0)])
    with closing(sqlite3.connect(folder / "tenfold.db")) as one, closing(sqlite3.connect(folder / "tenfold.db")) as two:
        assert [other.execute("SELECT seq FROM log").fetchall() for other in (one, two)] == [[(0,)], [(0,)]]


def test_there_is_nobody_to_tell(store: Store) -> None:
    store.announce({"here": "ann"})
    store.touch()
