"""What the arena found: a table for people, or JSON."""

from __future__ import annotations

import msgspec
from rich.console import Console

from tenfold.arena.results import Report
from tenfold.arena.show import duels, table, verdict
from tenfold.core.plain import plain, plain_json


def print_json(found: Report) -> None:
    print(plain_json(msgspec.json.encode(found).decode()))


def print_table(found: Report, reasons: dict[str, str]) -> None:
    """The table, and of every bot that failed the first reason."""
    Console().print(table(found))
    if found.duels:
        Console().print(duels(found))
    if found.verdict:
        print(plain(verdict(found.verdict)))
    for name, reason in reasons.items():
        print(plain(f"{name} failed; the first time: {reason}."))
