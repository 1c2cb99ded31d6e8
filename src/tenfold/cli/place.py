"""Which database a command is about: named as for `tenfold serve`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """Where the database is."""

    data: Annotated[Path | None, Parameter(help="The folder of the SQLite database, as for tenfold serve.")] = None
    database: Annotated[str | None, Parameter(help="A PostgreSQL database instead, as for tenfold serve.")] = None

    @property
    def folder(self) -> Path:
        from platformdirs import user_data_path

        return (self.data or user_data_path("tenfold")).resolve()

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'tenfold.db'}"


HERE = Place()
