"""What pages name is there: buttons, commands, make targets, folders; and what is there is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.cli import COMMANDS
from tests.docs.pages import DOCS, ROOT, prose

QUOTED = re.compile(r'"([A-Z][A-Za-z ,]+)"')
VALUE = re.compile(r"^[\w-]+ = (.*)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
MAP_LINE = re.compile(r"^  ((?:[a-z_]+/ )*[a-z_]+/)  ", re.MULTILINE)


def words_of_the_page() -> str:
    files = [ROOT / "src/tenfold/locales/en" / name for name in ("page.ftl", "after.ftl", "page_review.ftl")]
    return "\n".join(value for file in files for value in VALUE.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", [ROOT / "README.md", DOCS / "play.md"], ids=lambda page: page.name)
def test_buttons_that_a_page_quotes_exist(page: Path) -> None:
    words = words_of_the_page()
    assert [quoted for quoted in QUOTED.findall(prose(page)) if quoted not in words] == []


def test_every_make_target_is_described_once() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    described = re.findall(r"`make ([a-z-]+)`", text[text.index("## Commands") : text.index("`make check test` must pass")])
    assert {target: described.count(target) >= 1 for target in targets} == dict.fromkeys(targets, True)
    assert set(described) <= targets


def test_every_command_is_described() -> None:
    first = (DOCS / "play.md").read_text(encoding="utf-8").partition("\n## ")[0]
    assert set(re.findall(r"\[`(\w+)`\]", first)) == set(COMMANDS)


def rooms(folder: Path) -> set[str]:
    return {
        f"{room.name}/"
        for room in folder.iterdir()
        if room.is_dir() and any(room.rglob("*.[pf]*")) and room.name[0] not in "._"
    }


@pytest.mark.parametrize("house", ["src/tenfold", "tests"])
def test_the_map_names_every_package(house: str) -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    part = text[text.index(f"\n{house}/") :]
    shown = re.split(r"\n(?=\S)", part[1:], maxsplit=1)[0]
    named = {room for line in MAP_LINE.findall(shown) for room in line.split()}
    assert named == rooms(ROOT / house) - {"__pycache__/"}


def test_the_map_names_every_room_of_a_package() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b([a-z_]+)/", text[text.index("\nsrc/tenfold/") : text.index("\ntests/")]))
    within = {room.parent.name for room in (ROOT / "src" / "tenfold").glob("*/*/*.py")} - {"page", "migrations"}
    assert within <= named
