"""A terminal with somebody at it: keys that leave, and what is on the screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from tenfold.core.record import read_record
from tests.tui.conftest import COMMAND, save_of, surroundings

Open = Callable[..., pexpect.spawn]
PROMPT = r"\n> "
AGAIN_S = 10


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened = []

    def start(*arguments: str, rows: int = 24, columns: int = 80) -> pexpect.spawn:
        env = {key: value for key, value in surroundings(tmp_path).items() if key not in ("COLUMNS", "NO_COLOR")}
        env |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        child = pexpect.spawn(
            sys.executable, [*COMMAND[1:], *arguments], env=env, dimensions=(rows, columns), encoding="utf-8", timeout=None
        )
        opened.append(child)
        child.expect(PROMPT)
        return child

    yield start
    for child in opened:
        child.close(force=True)


def typed(child: pexpect.spawn, text: str) -> str:
    child.sendline(text)
    child.expect(PROMPT)
    return str(child.before)


def interrupt(child: pexpect.spawn) -> tuple[str, int | None]:
    """Ctrl-C, as often as it takes: Python loses one that comes after its prompt is shown and before it waits for a key."""
    child.sendintr()
    while child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=AGAIN_S) == 1:
        child.sendintr()
    return left(child)


def ended(child: pexpect.spawn) -> tuple[str, int | None]:
    child.expect(pexpect.EOF)
    return left(child)


def left(child: pexpect.spawn) -> tuple[str, int | None]:
    """What was said last, and the exit status."""
    child.close()
    return str(child.before), child.exitstatus


def test_ctrl_c_leaves_with_130_and_everything_saved(terminal: Open, tmp_path: Path) -> None:
    child = terminal("ten", "--seed", "keys")
    typed(child, "draw")
    said, status = interrupt(child)
    assert status == 130
    assert "The game is saved" in said
    assert "Traceback" not in said
    assert read_record(save_of(tmp_path).read_text(encoding="utf-8")).actions == ["draw"]


def test_ctrl_c_at_the_offer_leaves_the_saved_game_alone(terminal: Open, tmp_path: Path) -> None:
    child = terminal("ten", "--seed", "keys")
    interrupt(child)
    before = save_of(tmp_path).read_bytes()
    child = terminal("ten")
    said, status = interrupt(child)
    assert status == 130
    assert "Traceback" not in said
    assert save_of(tmp_path).read_bytes() == before


@pytest.mark.parametrize("moves", [[], ["draw"], ["draw", "?"]])
def test_the_end_of_input_leaves_with_0_and_everything_saved(terminal: Open, tmp_path: Path, moves: list[str]) -> None:
    child = terminal("ten", "--seed", "keys")
    for move in moves:
        typed(child, move)
    child.sendeof()
    said, status = ended(child)
    assert status == 0
    assert "The game is saved" in said
    assert read_record(save_of(tmp_path).read_text(encoding="utf-8")).actions == moves[:1]


def test_each_page_takes_the_place_of_the_last_and_fits(terminal: Open) -> None:
    child = terminal("ten", "--seed", "keys")
    for answer in ("draw", "nonsense", "?", "h", ""):
        page = typed(child, answer)
        assert page.count("\x1b[2J") == 1
        shown = page.partition("\x1b[2J")[2]
        assert shown.count("\n") < 24, answer
        lines = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).split("\n")
        assert max(len(line.rstrip()) for line in lines) <= 80


def test_a_broken_save_is_told_where_the_screen_is_cleared(terminal: Open, tmp_path: Path) -> None:
    save_of(tmp_path).parent.mkdir(parents=True)
    save_of(tmp_path).write_text("broken")
    child = terminal("ten")
    assert "cannot be read" in child.before.rpartition("\x1b[2J")[2]
