"""A backup: all of a database at one moment, in one SQLite file, made while servers run and looked at before it counts."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from tenfold.core.errors import BadOption
from tenfold.server.keeping.checking import Finding, findings
from tenfold.server.keeping.copying import Contents, contents, copy_all
from tenfold.server.keeping.snapshot import by_name, snapshot
from tenfold.server.store.errors import reason
from tenfold.server.store.migrate import migrate

NAMED = "tenfold-*.db"


class Backup(msgspec.Struct, frozen=True):
    """A backup that was made, and what was found when the logs of some tables were played again from it."""

    file: Path
    contents: Contents
    found: list[Finding]


def back_up(url: str, place: Path, sample: int, keep: int | None) -> Backup:
    """Write a backup into a file, or into a folder under the time; then the folder keeps the newest ones."""
    file = in_folder(place) if is_folder(place) else new(place)
    with unfinished(file) as part:
        with snapshot(url) as source:
            there = contents(source)
            with writing(part) as target:
                copy_all(source, target)
        found = verify(part, there, sample)
    if keep is not None and place.is_dir():
        forget_older(place, keep)
    return Backup(file, there, found)


def is_folder(place: Path) -> bool:
    """One that is there, or is to be made: its name has no ending."""
    return place.is_dir() or not (place.suffix or place.exists())


def in_folder(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise BadOption(f"The folder {folder} cannot be made: {error.strerror}.") from None
    return new(folder / f"tenfold-{datetime.now(UTC):%Y%m%d-%H%M%S}.db")


def new(file: Path) -> Path:
    if file.exists():
        raise BadOption(f"{file} is there already; name another file, or a folder.")
    return file


@contextmanager
def unfinished(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name when all is well, and is gone if not. It holds secrets: it is its owner's alone."""
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        yield part
        part.replace(file)
    except OSError as error:
        raise BadOption(f"The backup {file} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def writing(part: Path) -> Iterator[Connection]:
    """A new database in a file, with all tables."""
    engine = by_name(create_engine(f"sqlite:///{part}", connect_args={"isolation_level": None}))
    try:
        with engine.begin() as connection:
            migrate(connection)
            yield connection
    except SQLAlchemyError as trouble:
        raise BadOption(f"The backup cannot be written: {reason(trouble)}.") from trouble
    finally:
        engine.dispose()


def verify(file: Path, there: Contents, sample: int) -> list[Finding]:
    """What is wrong with some of the tables in it; a file that is no true copy is refused."""
    with snapshot(f"sqlite:///{file}") as connection:
        if contents(connection) != there:
            raise BadOption("The backup does not hold what the database does; nothing was kept of it.")
        return [one for one in findings(connection, now_ms(), sample) if one.wrong and one.kind != "unfiled"]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def forget_older(folder: Path, keep: int) -> None:
    for old in sorted(folder.glob(NAMED))[:-keep]:
        old.unlink()
