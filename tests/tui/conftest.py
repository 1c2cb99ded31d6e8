"""A real `tenfold play`, with saves of its own: driven through pipes, all at once or answer by answer."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tenfold.cli import main; main()", "play"]
Finished = subprocess.CompletedProcess[str]
Play = Callable[..., Finished]
PROMPT = "\n> "


def surroundings(data: Path, encoding: str = "utf-8") -> dict[str, str]:
    around = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return {**around, "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": encoding, "COLUMNS": "80"}


def save_of(data: Path, game: str = "ten") -> Path:
    return data / "tenfold" / "saves" / f"{game}.tenfold"


class Conversation:
    """A running game: read up to the prompt, answer, read on."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings(data), encoding="utf-8"
        )

    def read(self) -> str:
        """What is said until the next prompt, or until the end."""
        assert self.process.stdout is not None
        said = ""
        while not said.endswith(PROMPT) and (letter := self.process.stdout.read(1)):
            said += letter
        return said

    def answer(self, text: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()
        return self.read()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Run `tenfold play` with these arguments and these lines typed; saves lie under `tmp_path`."""

    def run(*arguments: str, typed: list[str], data: Path = tmp_path, encoding: str = "utf-8") -> Finished:
        text = "".join(f"{line}\n" for line in typed)
        surrounded = surroundings(data, encoding)
        return subprocess.run(
            [*COMMAND, *arguments], input=text, env=surrounded, capture_output=True, encoding="utf-8", check=False
        )

    return run


@pytest.fixture
def talk(tmp_path: Path) -> Iterator[Callable[..., Conversation]]:
    """Start `tenfold play` and talk to it; whatever is left running is ended."""
    begun: list[Conversation] = []

    def start(*arguments: str) -> Conversation:
        begun.append(Conversation(tmp_path, *arguments))
        return begun[-1]

    yield start
    for conversation in begun:
        conversation.kill()
