from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tenfold.core.errors import BadOption
from tenfold.server.store import Guest, Store, open_store
from tenfold.server.store.migrate import VERSION_TABLE, version
from tenfold.server.store.schema import METADATA
from tenfold.server.store.sharing import SHARED
from tests.server.postgres import free_port
from tests.server.store.builders import card, move, opening, row, token
from tests.server.store.conftest import Opener

MINUTE_AGO = time.time_ns() // 1_000_000 - 60_000


def refusal(url: str) -> str:
    with pytest.raises(BadOption) as refused:
        open_store(url, "one")
    assert refused.value.message.count("\n") == 0
    assert refused.value.message.endswith(".")
    return refused.value.message


def test_migrations_lead_to_the_tables_that_the_code_knows(store: Store) -> None:
    with store.database.reads.connect() as connection:
        found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        differences = [change for change in compare_metadata(found, tables_in(connection)) if not is_untold(change, connection)]
        assert differences == []
        assert version(connection) == "12"


def tables_in(connection: Connection) -> Any:
    """In PostgreSQL processes also share what is not worth keeping."""
    return METADATA if connection.dialect.name == "sqlite" else [METADATA, SHARED]


def is_untold(change: Any, connection: Connection) -> bool:
    """SQLite does not say what becomes of a token whose parent is deleted; tests/server/store/test_people.py does."""
    return connection.dialect.name == "sqlite" and change[0] in ("add_fk", "remove_fk") and change[1].column_keys == ["parent"]


def test_a_database_is_opened_again_with_what_is_in_it(url: str, opener: Opener) -> None:
    first = opener(url, "one")
    first.commit([move("a", 0)])
    first.close()
    assert opener(url, "two").log_after("a", -1) == [row("a", 0)]


def test_a_database_of_the_first_version_is_brought_up_with_what_is_in_it(url: str, opener: Opener) -> None:
    old = opener(url, "one")
    old.commit([opening("a", card("a", guests=("ann",)))])
    old.add_guest(Guest("ann", "Ann"), 1)
    old.add_token("#1", "ann", token("t1"))
    with old.database.writing() as connection:
        for table in ("reports", "acts", "bans", "mistakes", "reviews", "tries", "deals", "history", "finished"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql("ALTER TABLE guests DROP COLUMN seen")
        for shared in SHARED.tables:
            connection.exec_driver_sql(f"DROP TABLE IF EXISTS {shared}")
        connection.exec_driver_sql("DROP INDEX tables_to_file")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN filed")
        connection.exec_driver_sql("DROP INDEX tables_aside")
        connection.exec_driver_sql("DROP TABLE subscriptions")
        connection.exec_driver_sql("DROP TABLE secrets")
        connection.exec_driver_sql("DROP TABLE achievements")
        for column in ("outcome", "aside"):
            connection.exec_driver_sql(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.exec_driver_sql("DROP TABLE readiness")
        connection.exec_driver_sql("DROP INDEX tokens_parent")
        connection.exec_driver_sql("ALTER TABLE tokens DROP COLUMN parent")
        connection.exec_driver_sql("UPDATE tenfold_version SET version_num = '1'")
    old.close()
    new = opener(url, "two")
    assert [table.table for table in new.tables_of("ann", 9)] == ["a"]
    assert new.achieved_by("ann") == []
    assert new.asides() == {}
    new.touch()
    assert new.tokens_of("ann") == [token("t1")]
    assert new.unseen_guests(before=MINUTE_AGO, limit=9) == []
    assert new.reports(9, all_of_them=True) == []


def test_levels_that_were_beaten_before_there_were_achievements_are_kept(url: str, opener: Opener) -> None:
    old = opener(url, "one")
    old.commit([opening(table, card(table, "over", guests=("ann",))) for table in "abc"])
    with old.database.writing() as connection:
        for table in ("reports", "acts", "bans", "mistakes", "reviews", "tries", "deals", "history", "finished"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql("ALTER TABLE guests DROP COLUMN seen")
        for shared in SHARED.tables:
            connection.exec_driver_sql(f"DROP TABLE IF EXISTS {shared}")
        connection.exec_driver_sql("DROP INDEX tables_to_file")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN filed")
        connection.exec_driver_sql("DROP TABLE subscriptions")
        connection.exec_driver_sql("DROP TABLE secrets")
        connection.exec_driver_sql("DROP TABLE achievements")
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN beaten INTEGER")
        connection.exec_driver_sql("UPDATE tables SET beaten = 4 WHERE id IN ('a', 'b')")
        connection.exec_driver_sql("UPDATE tenfold_version SET version_num = '4'")
    old.close()
    new = opener(url, "two")
    assert new.achieved_by("ann") == [("ten", "level", 4)]
    new.commit([opening("d", msgspec.structs.replace(card("d"), achieved=[("ann", "level", 4), ("ann", "level", 5)]))])
    assert new.achieved_by("ann") == [("ten", "level", 4), ("ten", "level", 5)]


def test_a_database_of_a_newer_version_is_refused(url: str, opener: Opener) -> None:
    store = opener(url, "one")
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE tenfold_version SET version_num = '999'")
    store.close()
    assert "newer version" in refusal(url)
    assert "newer version" in refusal(url)


@pytest.mark.parametrize(
    "url",
    ["", "nothing", "mysql://somewhere/x", "postgresql+asyncpg://here/x", "postgresql://here:port/x", "sqlite+aiosqlite:///x"],
)
def test_what_is_no_such_database_is_refused(url: str) -> None:
    assert refusal(url) == "A database is given as sqlite:////folder/tenfold.db or as postgresql://user:password@host/name."


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    assert "is a file" in refusal(url)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "No such file or directory" in refusal(f"sqlite:///{tmp_path}/nowhere/tenfold.db")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 500)
    assert "not a database" in refusal(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Ann, " * 500


def test_a_server_that_is_not_there_is_refused_and_its_password_not_told() -> None:
    assert "secret" not in refusal(f"postgresql://me:secret@127.0.0.1:{free_port()}/tenfold")


@pytest.mark.xdist_group("postgres")
def test_workers_may_start_at_once(postgres_url: str, opener: Opener) -> None:
    start = Barrier(4)

    def begin(worker: str) -> Store:
        start.wait()
        return opener(postgres_url, worker)

    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(begin, "abcd"))
    assert [store.commit([move(store.worker, 0)]) for store in stores] == [[True]] * 4


@pytest.mark.xdist_group("postgres")
def test_a_database_that_may_only_be_read_is_refused(postgres_url: str, opener: Opener) -> None:
    opener(postgres_url, "one")
    assert "read-only" in refusal(f"{postgres_url}?options=-c%20default_transaction_read_only%3Don")
