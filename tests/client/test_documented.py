"""The client as docs/bots.md tells it: the examples run at a real server, and every method and command is listed."""

from __future__ import annotations

import inspect
import re
from typing import get_args

import pytest

from tenfold.client import Server
from tenfold.table.commands import AnyCommand
from tests.docs.pages import DOCS, Block, blocks
from tests.docs.test_readme import SHOWN, printed_by
from tests.server.live import Live

ADDRESS = "http://127.0.0.1:8010"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
# What the others are made of.
WITHIN = {"ask"}


def column(title: str, number: int) -> str:
    """A column of the table with that title."""
    rows = PAGE.split(title)[1].split("\n\n")[0].splitlines()[1:]
    return " ".join(row.split(" | ")[number] for row in rows[1:])


@pytest.mark.parametrize("block", [block for block in blocks("python") if block.name == "client"], ids=str)
def test_an_example_runs_and_prints_what_is_shown(live: Live, block: Block) -> None:
    assert printed_by(block, block.text.replace(ADDRESS, live.url)) == SHOWN.findall(block.text)


def test_every_method_is_listed() -> None:
    methods = {name for name, _ in inspect.getmembers(Server, inspect.isroutine) if not name.startswith("_")}
    assert set(re.findall(r"`(\w+)\(", column("| `Server` | gives |", 0))) - {"Server"} == methods - WITHIN


def test_every_command_is_listed_with_its_fields() -> None:
    listed = dict(re.findall(r"`(\w+)\(([\w, ]*)\)`", column("| for | commands |", 1)))
    commands = {command.__name__: ", ".join(command.__struct_fields__) for command in get_args(AnyCommand)}
    assert listed | {"Sit": "seat, ticket"} == commands
