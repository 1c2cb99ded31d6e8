"""docs/add-a-game.md shows the example game as it is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, Block, blocks_of
from tests.third_game.conftest import EXAMPLE

GUIDE = DOCS / "add-a-game.md"
BLOCKS = blocks_of(GUIDE)
QUOTES = [block for block in BLOCKS if "." in block.name]
SESSIONS = [block for block in BLOCKS if block.kind == "shell"]
SOURCES = sorted((EXAMPLE / "src" / "tenfold_magpie").rglob("*.*"))
DEFINED = re.compile(r"^(?:def|class) \w+", re.MULTILINE)
# A command, and the lines of it that go on after `> `; then what it prints.
STEP = re.compile(r"^\$ (?P<command>.*\n(?:> .*\n)*)(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)


def steps(block: Block) -> Iterator[tuple[str, str]]:
    for found in STEP.finditer(block.text):
        yield found["command"].replace("\n> ", "\n"), found["shown"]


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_what_names_a_file_stands_in_that_file(block: Block) -> None:
    assert block.text in (EXAMPLE / block.name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_every_function_and_class_of_the_package_is_shown(file: Path) -> None:
    shown = "".join(block.text for block in QUOTES if EXAMPLE / block.name == file)
    missing = [name for name in DEFINED.findall(file.read_text(encoding="utf-8")) if f"{name}(" not in shown]
    assert missing == []
    assert shown or file.name == "py.typed"


@pytest.mark.parametrize("block", SESSIONS, ids=str)
def test_commands_print_what_is_shown(block: Block, surroundings: dict[str, str]) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, shown in steps(block):
        finished = subprocess.run(
            command,
            shell=True,
            cwd=EXAMPLE,
            env={**surroundings, "PATH": path},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (finished.stdout, finished.stderr) == (shown, ""), command


def test_there_is_something_to_check() -> None:
    assert len(QUOTES) > 10
    assert len(SESSIONS) == 3
    assert all(list(steps(block)) for block in SESSIONS)
