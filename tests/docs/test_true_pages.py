"""What pages name is there: buttons, commands, make targets, folders; and what is there is named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.cli import COMMANDS
from tests.docs.pages import DOCS, ROOT, prose

QUOTED = {
    "en": re.compile(r'"([A-Z][A-Za-z ,]+)"'),
    "de": re.compile(r"„([^“\d]+)“"),
    "es": re.compile(r"«([^»\d]+)»"),
    "ja": re.compile(r"「([^」\d]+)」"),
}
VALUE = re.compile(r"^[\w-]+ = (.*)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
MAP_LINE = re.compile(r"^  ((?:[a-z_]+/ )*[a-z_]+/)  ", re.MULTILINE)


def words_of_the_page(language: str = "en") -> str:
    names = ("page.ftl", "page_ten.ftl", "after.ftl", "page_review.ftl", "tui.ftl")
    files = [ROOT / "src/tenfold/locales" / language / name for name in names]
    return "\n".join(value for file in files for value in VALUE.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", [ROOT / "README.md", DOCS / "play.md"], ids=lambda page: page.name)
def test_buttons_that_a_page_quotes_exist(page: Path) -> None:
    words = words_of_the_page()
    assert [quoted for quoted in QUOTED["en"].findall(prose(page)) if quoted not in words] == []


@pytest.mark.parametrize("language", ["de", "es", "ja"])
def test_buttons_that_a_translation_quotes_exist_and_are_those_of_english(language: str) -> None:
    words, page = words_of_the_page(language), prose(DOCS / language / "play.md").replace("\n  ", " ").replace("\n", " ")
    quoted = set(QUOTED[language].findall(page))
    assert [one for one in quoted if one not in words] == []
    assert len(quoted) >= len(set(QUOTED["en"].findall(prose(DOCS / "play.md")))) - 1  # German has one word for two of them


@pytest.mark.parametrize("language", ["de", "es", "ja"])
def test_a_translation_says_what_there_is_to_type_as_english_does(language: str) -> None:
    """Every option, in the same tables, and nothing else that begins like one."""
    tables = [
        re.findall(r"^\|.*`(--[\w-]+)", prose(page), re.MULTILINE) for page in (DOCS / "play.md", DOCS / language / "play.md")
    ]
    assert tables[0] == tables[1]
    known = set(re.findall(r"--[a-z-]+", (DOCS / "play.md").read_text(encoding="utf-8")))
    assert set(re.findall(r"--[a-z-]+", (DOCS / language / "play.md").read_text(encoding="utf-8"))) <= known


def test_pages_and_the_program_name_the_same_command_for_whoever_installs_nothing() -> None:
    bare = "import sys; sys.modules['litestar'] = None; from tenfold.cli import run; sys.exit(run(['serve']))"
    said = subprocess.run([sys.executable, "-c", bare], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    (command,) = re.findall(r"`(uvx [^`]+)`", said.stderr)
    for page in (ROOT / "README.md", DOCS / "host.md"):
        text = page.read_text(encoding="utf-8")
        assert f"\n{command}" in text
        assert command.replace("uvx --from", "pipx run --spec") in text


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
