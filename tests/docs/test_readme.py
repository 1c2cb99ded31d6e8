"""What the pages show is true: their Python runs, their commands print what stands below them."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import Block, blocks, put_files

SHOWN = re.compile(r"^\s*print\(.*\)  # (?P<text>.*)$", re.MULTILINE)


def steps(block: Block) -> list[tuple[str, str]]:
    """The commands of a block, each with what it prints."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"{block} does not begin with a command"
    return [(command, output) for command, _, output in (part.partition("\n") for part in parts[1:])]


def run(command: str, folder: Path) -> str:
    """What a command prints, run in a folder of its own with the commands of this environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "XDG_DATA_HOME": str(folder / "data")}
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout


@pytest.mark.parametrize("block", blocks("console"), ids=str)
def test_commands_print_what_is_shown(block: Block, tmp_path: Path) -> None:
    put_files(tmp_path)
    for command, shown in steps(block):
        assert run(command, tmp_path) == shown, command


@pytest.mark.parametrize("block", [block for block in blocks("python") if not block.name], ids=str)
def test_python_runs_and_prints_what_is_shown(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert printed_by(block, block.text) == SHOWN.findall(block.text)


def printed_by(block: Block, text: str) -> list[str]:
    """The lines that the code of a block prints."""
    names: dict[str, Any] = {"__name__": "example"}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(text, str(block), "exec", dont_inherit=True), names)
    return printed.getvalue().splitlines()


def test_the_readme_shows_commands_and_python() -> None:
    assert {"README.md"} <= {block.page for block in blocks("console")}
    assert {"README.md"} <= {block.page for block in blocks("python")}
