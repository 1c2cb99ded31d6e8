"""docs/protocol.md, web tables: every message, command, happening, field and refusal of the code is there, and no other."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from tenfold.core.errors import AlreadyOver, BadOption, BadRecord, MissingExtra, NotAllowed, NotUnderstood
from tenfold.server.http.guard import CONFLICT, STATUS, WORDS
from tenfold.server.store import Unavailable
from tenfold.table.announcements import AnyAnnouncement
from tenfold.table.commands import AnyCommand
from tenfold.table.messages import AnyMessage, AnyRequest, Aside, TableView, Turn
from tenfold.table.names import Alike, BadName
from tenfold.table.playable import Unplayable
from tenfold.table.replay import CannotReplay
from tests.docs.pages import ROOT
from tests.docs.test_protocol import first_column, section

SOURCES = [*(ROOT / "src/tenfold/table").rglob("*.py"), *(ROOT / "src/tenfold/server").rglob("*.py")]
REFUSED = re.compile(r'Refused\(\s*"(\w+)"')
ROW = re.compile(r"^\| `(\w+)` \| ([^|]*?) ?\|", re.MULTILINE)
UNIONS = [("Connecting", AnyRequest | AnyMessage), ("Commands", AnyCommand), ("What happened", AnyAnnouncement)]


def names_of(struct: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


@pytest.mark.parametrize(("title", "union"), UNIONS, ids=[title for title, _ in UNIONS])
def test_every_kind_is_on_the_page_with_its_fields(title: str, union: Any) -> None:
    shown = {kind: re.findall(r"`(\w+)`", fields) for kind, fields in ROW.findall(section(title))}
    assert shown == {str(kind.__struct_config__.tag): names_of(kind) for kind in get_args(union)}


def struct_in(kind: Any) -> Any:
    kinds = [kind, *get_args(kind)]
    return next((found for found in kinds if isinstance(found, type) and issubclass(found, msgspec.Struct)), None)


def paths_of(struct: Any, prefix: str = "") -> list[str]:
    """All fields of a struct and of those in it, as the page writes them."""
    found = []
    for field in msgspec.structs.fields(struct):
        found.append(prefix + field.encode_name)
        if (inner := struct_in(field.type)) is not None:
            many = "[]" if str(field.type).startswith("list") else ""
            found += paths_of(inner, f"{prefix}{field.encode_name}{many}.")
    return found


def test_every_field_of_a_table_is_on_the_page() -> None:
    text = section("A table")
    assert first_column(text) == paths_of(TableView)
    assert all(f"`{name}`" in text.rpartition("|")[2] for name in names_of(Turn))


def test_every_field_of_what_is_set_aside_is_on_the_page() -> None:
    assert first_column(section("Tables that are set aside")) == names_of(Aside)


def statuses() -> dict[str, int]:
    """Every code by which something can be refused, with its status over HTTP."""
    ours = {code for source in SOURCES for code in REFUSED.findall(source.read_text(encoding="utf-8"))}
    ours |= {kind.code for kind in (NotUnderstood, BadOption, BadRecord, NotAllowed, AlreadyOver, MissingExtra)}
    ours |= {kind.code for kind in (Unavailable, Unplayable, CannotReplay, BadName, Alike)}
    frameworks = {word: status for status, word in WORDS.items()} | {"failed": 500}
    return frameworks | {code: STATUS.get(code, CONFLICT) for code in ours}


def test_every_refusal_is_on_the_page_with_its_status() -> None:
    shown = {code: int(status) for code, status in ROW.findall(section("Refusals"))}
    assert shown == statuses()
