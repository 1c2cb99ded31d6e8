"""What those who run a server do, beside it: their commands, and all that is in its database."""

from __future__ import annotations

import io
from contextlib import redirect_stdout

from sqlalchemy import select

from tenfold.cli import run
from tenfold.cli.place import Place
from tenfold.client import Server
from tenfold.server.keeping.snapshot import snapshot
from tenfold.server.store import Store, open_beside
from tenfold.server.store.schema import METADATA
from tests.server.live import Live


class House:
    """A server, and how its database is named."""

    def __init__(self, live: Live, database: str | None) -> None:
        self.live = live
        self.url = live.url
        self.place = ["--data", str(live.folder)] if database is None else ["--database", database]
        self.database = Place(live.folder, database).url

    def admin(self, *arguments: str) -> list[list[str]]:
        """What a command prints, line by line."""
        out = io.StringIO()
        with redirect_stdout(out):
            assert run(["admin", *arguments, *self.place]) == 0
        return [line.split("\t") for line in out.getvalue().splitlines()]

    def store(self) -> Store:
        return open_beside(self.database, "test")

    def dump(self) -> dict[str, str]:
        """All that is in every table, as text."""
        with snapshot(self.database) as connection:
            return {
                table.name: "\n".join(repr(tuple(row)) for row in connection.execute(select(table)))
                for table in METADATA.sorted_tables
            }

    def naming(self, *words: str) -> set[str]:
        """The tables of the database that have one of these words somewhere."""
        lower = {name: text.lower() for name, text in self.dump().items()}
        return {name for name, text in lower.items() for word in words if word.lower() in text}

    def check(self) -> None:
        assert run(["check", *self.place]) == 0


async def id_of(guest: Server) -> str:
    return (await guest.me()).id
