"""What a look at a whole database has found."""

from __future__ import annotations

import msgspec

from tenfold.server.keeping.backup import now_ms
from tenfold.server.keeping.checking import Finding, findings
from tenfold.server.keeping.copying import Contents, contents
from tenfold.server.keeping.snapshot import snapshot


class Report(msgspec.Struct, frozen=True):
    """What is to be said of a database, and how much there is, unless it is damaged."""

    contents: Contents | None
    found: list[Finding]

    @property
    def wrong(self) -> int:
        return sum(one.wrong for one in self.found)


def report(url: str) -> Report:
    with snapshot(url) as connection:
        found = list(findings(connection, now_ms()))
        damaged = any(one.kind == "damage" for one in found)
        return Report(None if damaged else contents(connection), found)
