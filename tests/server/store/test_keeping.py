"""Backup, restore and check, without a server: everything comes back, in either database, and planted faults are found."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from threading import Event

import msgspec
import pytest
from sqlalchemy import select, text

from tenfold.cli import run
from tenfold.core.errors import BadOption
from tenfold.server.history.filing import file_game
from tenfold.server.keeping.backup import back_up
from tenfold.server.keeping.report import report
from tenfold.server.keeping.restore import restore
from tenfold.server.keeping.snapshot import snapshot
from tenfold.server.store import Listener, Store, Token
from tenfold.server.store.schema import METADATA
from tenfold.table.plan import House
from tests.server.old_tables import against_bot, arrived, of_other_rules, played, talked, written
from tests.server.postgres import Postgres
from tests.server.store.builders import token
from tests.server.store.conftest import Opener

Rows = dict[str, list[tuple[object, ...]]]


def an_evening(store: Store) -> list[str]:
    """A guest with a device that another one came from, a finished game, one that goes on, and one of other rules."""
    host, _ = arrived(store, "Ann")
    store.add_token("z-key", host.guest, token("first", expires=10**15))
    store.add_token("a-key", host.guest, Token("second", "bearer", "bot", 1, 10**15, "first"))
    house = House(pace=0)
    over = talked(played(against_bot(host, 0, house)), host, "Good game!")
    going_on, elsewhere = played(against_bot(host, 0, house), 5), played(against_bot(host, 1, house), 5)
    tables = [written(store, over), written(store, going_on), written(store, elsewhere, of_other_rules)]
    file_game(store, tables[0])
    return tables


def everything(url: str) -> Rows:
    with snapshot(url) as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }


@pytest.mark.xdist_group("postgres")
def test_a_backup_made_beside_a_server_is_restored_in_either_database(
    url: str, store: Store, tmp_path: Path, opener: Opener, postgres: Postgres
) -> None:
    an_evening(store)
    file = tmp_path / "backup.db"
    made = back_up(url, file, 100, None)
    assert (made.contents.tables, made.contents.guests, made.found) == (3, 1, [])
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    there = everything(url)
    for target in (f"sqlite:///{tmp_path}/again.db", postgres.database()):
        assert restore(file, target, replace=False) == made.contents
        assert everything(target) == there
        opener(target, "again").touch()
    assert everything(f"sqlite:///{file}") == there


def test_what_is_in_a_database_is_replaced_only_when_that_is_asked_for(url: str, store: Store, tmp_path: Path) -> None:
    an_evening(store)
    back_up(url, tmp_path / "backup.db", 0, None)
    arrived(store, "Ben")
    store.close()
    with pytest.raises(BadOption, match="holds 3 tables and 2 guests; give --replace"):
        restore(tmp_path / "backup.db", url, replace=False)
    restore(tmp_path / "backup.db", url, replace=True)
    there = report(url).contents
    assert there is not None
    assert there.guests == 1


def test_a_database_that_a_server_uses_is_left_alone(url: str, store: Store, tmp_path: Path) -> None:
    back_up(url, tmp_path / "backup.db", 0, None)
    listening = Event()
    listener = Listener(url, lambda _: None, listening.set) if store.shared else None
    try:
        assert listener is None or listening.wait()
        with pytest.raises(BadOption, match=r"server is using this database"):
            restore(tmp_path / "backup.db", url, replace=True)
    finally:
        if listener is not None:
            listener.stop()


def test_an_older_backup_is_brought_up_to_date_on_the_way_in(sqlite_url: str, opener: Opener, tmp_path: Path) -> None:
    an_evening(opener(sqlite_url, "one"))
    file = tmp_path / "backup.db"
    back_up(sqlite_url, file, 0, None)
    with closing(sqlite3.connect(file)) as old:
        old.executescript(
            "DROP TABLE reports; ALTER TABLE guests DROP COLUMN seen;"
            "DROP TABLE acts; DROP TABLE bans; UPDATE tenfold_version SET version_num = '9'"
        )
    with pytest.raises(BadOption, match=r"tables of version 9"):
        report(f"sqlite:///{file}")
    assert restore(file, f"sqlite:///{tmp_path}/again.db", replace=False).tables == 3


FAULTS = {
    "gap": "DELETE FROM log WHERE table_id = '{over}' AND seq = 7",
    "entry": """UPDATE log SET entry = '{{"what":{{"kind":"flew"}}}}' WHERE table_id = '{over}' AND seq = 7""",
    "replay": """UPDATE log SET entry = '{{"what":{{"kind":"moved","seat":0,"actions":["pass b9"]}}}}'
        WHERE table_id = '{going_on}' AND seq = 4""",
    "order": "UPDATE log SET at = 5 WHERE table_id = '{going_on}' AND seq = 4",
    "lists": "UPDATE tables SET status = 'lobby' WHERE id = '{going_on}'",
    "unfiled": "UPDATE tables SET filed = FALSE WHERE id = '{over}'",
    "lost": "INSERT INTO log (table_id, seq, at, entry) VALUES ('nowhere', 1, 1, '{{}}')",
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_planted_fault_is_found_and_nothing_else(kind: str, sqlite_url: str, opener: Opener) -> None:
    store = opener(sqlite_url, "one")
    over, going_on, elsewhere = an_evening(store)
    [other] = report(sqlite_url).found
    assert (other.table, other.kind, other.wrong) == (elsewhere, "rules", False)
    with store.database.writing() as connection:
        connection.execute(text(FAULTS[kind].format(over=over, going_on=going_on).replace(":", r"\:")))
    found = report(sqlite_url).found
    assert {one.kind for one in found if one.wrong} == {kind}


def test_a_fault_in_the_database_is_told_by_its_backup(
    sqlite_url: str, opener: Opener, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opener(sqlite_url, "one")
    over, _, _ = an_evening(store)
    with store.database.writing() as connection:
        connection.execute(text(FAULTS["gap"].format(over=over)))
    assert run(["backup", str(tmp_path / "backup.db"), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [f"Table {over}: Entry 7 is missing from its log."]
    assert run(["check", str(tmp_path / "backup.db"), "--json"]) == 1
    told = msgspec.json.decode(capsys.readouterr().out)
    assert {one["kind"] for one in told["found"]} == {"gap", "rules"}


def test_damage_to_a_file_is_found(sqlite_url: str, opener: Opener, tmp_path: Path) -> None:
    an_evening(opener(sqlite_url, "one"))
    file = tmp_path / "backup.db"
    back_up(sqlite_url, file, 0, None)
    page = file.read_bytes().index(b"Good game!")
    with file.open("r+b") as damaged:
        damaged.seek(page // 4096 * 4096)
        damaged.write(b"\x77" * 64)
    assert {one.kind for one in report(f"sqlite:///{file}").found} == {"damage"}
    with pytest.raises(BadOption, match="is damaged"):
        restore(file, f"sqlite:///{tmp_path}/again.db", replace=False)


def test_a_folder_keeps_the_newest(sqlite_url: str, opener: Opener, tmp_path: Path) -> None:
    opener(sqlite_url, "one")
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 4):
        (folder / f"tenfold-2020010{day}-000000.db").touch()
    made = back_up(sqlite_url, folder, 0, 2)
    assert sorted(folder.iterdir()) == [folder / "tenfold-20200103-000000.db", made.file]


def test_a_folder_for_backups_is_made_and_nobody_else_may_read_it(sqlite_url: str, opener: Opener, tmp_path: Path) -> None:
    opener(sqlite_url, "one")
    folder = tmp_path / "backups"
    made = back_up(sqlite_url, folder, 0, 14)
    assert list(folder.iterdir()) == [made.file]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check", "--data", "nowhere"], "There is no database"),
        (["check", "letter.txt"], "file is not a database"),
        (["check", "--database", "mysql://x"], "A database is given as"),
        (["backup", "letter.txt", "--data", "."], "letter.txt is there already"),
        (["backup", "no/such.db", "--data", "."], "cannot be written: No such file or directory"),
        (["backup", "no/such", "--data", "."], "The folder no/such cannot be made: No such file or directory."),
        (["backup", "new.db", "--data", ".", "--keep", "3"], "--keep takes a number from 1 on, and a folder"),
        (["backup", "new.db", "--data", ".", "--sample", "-1"], "--sample takes a number from 0 on"),
        (["restore", "nothing.db", "--data", "."], "There is no backup nothing.db"),
        (["restore", "letter.txt", "--data", "there"], "file is not a database"),
    ],
)
def test_misuse_is_one_sentence(
    arguments: list[str],
    sentence: str,
    sqlite_url: str,
    opener: Opener,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    opener(sqlite_url, "one")
    Path("letter.txt").write_text("Dear all, " * 1_000, encoding="utf-8")
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.splitlines()) == 1
    assert not list(tmp_path.glob("*.part"))
