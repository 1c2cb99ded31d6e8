"""docs/host.md: its backups are made from running servers, and restored."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.docs.pages import DOCS, blocks_of
from tests.server.live import Live
from tests.server.postgres import Postgres

SHELL = {block.name: block.text for block in blocks_of(DOCS / "host.md") if block.kind == "sh" and block.name}


def do_as_written(name: str, folder: Path, database: str = "") -> None:
    """Run the commands of a block, with the commands of this environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "DATABASE": database}
    subprocess.run(["sh", "-e", "-c", SHELL[name]], cwd=folder, env=environment, check=True)


def open_table(live: Live) -> tuple[str, str]:
    """A table and the token of its host."""
    with httpx.Client(base_url=live.url) as host:
        host.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        token = str(host.post("/api/me/tokens", json={}).json()["token"])
        return str(host.post("/api/tables", json={"game": "ten"}).json()["table"]["id"]), token


def status(live: Live, table: str, token: str) -> int:
    return httpx.get(f"{live.url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).status_code


def check_restored(live: Live, backup: str, restore: str, database: str = "") -> None:
    """What was there at the backup is there again, and what came later is not."""
    with live:
        table, token = open_table(live)
        do_as_written(backup, live.folder, database)
        later, later_token = open_table(live)
        live.stop()
        do_as_written(restore, live.folder, database)
        live.start()
        assert status(live, table, token) == 200
        assert status(live, later, token) == 404
        assert status(live, table, later_token) == 401


def test_a_backup_of_SQLite_can_be_restored(tmp_path: Path) -> None:
    check_restored(Live(tmp_path), "sqlite-backup", "sqlite-restore")


@pytest.mark.xdist_group("postgres")
def test_a_backup_of_PostgreSQL_can_be_restored(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    check_restored(Live(tmp_path, database), "postgres-backup", "postgres-restore", database)


def test_after_an_upgrade_that_went_wrong_the_backup_is_restored_beside_it(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        table, token = open_table(live)
        do_as_written("sqlite-backup", tmp_path)
    with sqlite3.connect(tmp_path / "tenfold.db") as newer:
        newer.execute("UPDATE tenfold_version SET version_num = '999'")
    newer.close()
    with pytest.raises(subprocess.CalledProcessError):
        do_as_written("sqlite-restore", tmp_path)
    do_as_written("sqlite-rollback", tmp_path)
    with Live(tmp_path / "before") as live:
        assert status(live, table, token) == 200


def test_every_backup_has_its_way_back() -> None:
    ways = {name for name in SHELL if not name.endswith("rollback")}
    assert ways == {"sqlite-backup", "sqlite-restore", "postgres-backup", "postgres-restore"}
