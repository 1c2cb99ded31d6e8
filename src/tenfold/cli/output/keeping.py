"""What `tenfold backup`, `restore` and `check` print."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from tenfold.cli import REFUSED
from tenfold.core.plain import plain, plain_json
from tenfold.server.keeping.backup import Backup
from tenfold.server.keeping.checking import Finding
from tenfold.server.keeping.copying import Contents
from tenfold.server.keeping.report import Report


def amount(there: Contents) -> str:
    newest = "" if there.newest is None else f"; the newest entry is of {at_utc(there.newest)}"
    entries = some(there.entries, "entry", "entries")
    return f"{some(there.tables, 'table', 'tables')} with {entries}, {some(there.guests, 'guest', 'guests')}{newest}"


def some(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def at_utc(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def lines(found: Sequence[Finding]) -> list[str]:
    return [plain(one.message if one.table is None else f"Table {one.table}: {one.message}") for one in found]


def print_backup(made: Backup) -> int:
    print(f"Wrote {plain(str(made.file))}: {amount(made.contents)}.", *lines(made.found), sep="\n")
    return REFUSED if made.found else 0


def print_restored(there: Contents) -> int:
    print(f"Restored {amount(there)}.")
    return 0


def print_words(found: Report) -> int:
    print(*lines(found.found), *summed_up(found), sep="\n")
    return REFUSED if found.wrong else 0


def summed_up(found: Report) -> list[str]:
    elsewhere = len(found.found) - found.wrong
    read = [] if found.contents is None else [f"Read {amount(found.contents)}."]
    needed = [f"Tables that need another version of Tenfold, or a game that is not installed: {elsewhere:,}."]
    return read + (needed if elsewhere else []) + [f"Wrong: {found.wrong:,}." if found.wrong else "Nothing is wrong."]


def print_json(found: Report) -> int:
    print(plain_json(msgspec.json.encode(found).decode()))
    return REFUSED if found.wrong else 0
