"""Text of others steers no terminal and passes for no line of ours."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from tenfold.cli import run
from tenfold.core.plain import plain, plain_json, plain_lines
from tenfold.core.record import Record, read_record, write_record
from tenfold.core.registry import find_game
from tenfold.server.logs import FORMAT, PlainFormatter

STEERING = ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\r\n", "\x7f", "\u202e", "\u2066", "\u2028", "\u200b", "\udcff"]
NAMES = ["Ada\x1b]52;c;cm0gLXJm\x07\x9b2J", "\u202eoB\nScores: Bo 99."]


def is_harmless(text: str) -> bool:
    return all(letter.isprintable() or letter == "\n" for letter in text)


@pytest.mark.parametrize("steering", STEERING, ids=ascii)
def test_what_steers_is_spelled_out(steering: str) -> None:
    assert plain(f"a{steering}b").isprintable()
    assert plain_lines(f"one\ntwo{steering}").count("\n") == 1 + steering.count("\n")


@pytest.mark.parametrize("text", ["Ada", "Žofie", "山田", "👨\u200d👩\u200d👧", "می\u200cخواهم", ""])
def test_what_is_visible_stays(text: str) -> None:
    assert plain(text) == text


@pytest.mark.parametrize("steering", [*STEERING[:-1], "\U000e0041"], ids=ascii)
def test_json_means_the_same(steering: str) -> None:
    text = plain_json(json.dumps({"name": steering}, ensure_ascii=False))
    assert text.isprintable()
    assert json.loads(text) == {"name": steering}


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A record of somebody who chose the names well."""
    game = find_game("ten")
    record = Record(game="ten", options=game.read_options({"first": 0}), names=NAMES, seed="s", actions=["draw"])
    file = tmp_path / "game.tenfold"
    file.write_text(write_record(record), encoding="utf-8")
    return file


def test_a_record_is_plain_text_and_keeps_the_names(hostile: Path) -> None:
    text = hostile.read_text(encoding="utf-8")
    assert is_harmless(text)
    assert read_record(text).names == NAMES


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"], ["verify", "--json"]], ids=" ".join)
def test_no_name_of_a_record_steers_the_terminal(hostile: Path, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    run([command[0], str(hostile), *command[1:]])
    printed = capsys.readouterr()
    assert is_harmless(printed.out + printed.err)
    assert "\nScores: Bo 99." not in printed.out


def test_no_complaint_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tenfold"
    file.write_text("tenfold record 1\ngame ten\nrules \x1b[2J\u202e\n", encoding="utf-8")
    for arguments in (
        ["replay", str(file)],
        ["replay", "\x1b[2J"],
        ["\x1b[2J"],
        ["arena", "\x1b[2J"],
        ["play", "--game", "\x9b2J"],
    ):
        assert run(arguments) != 0
        printed = capsys.readouterr()
        assert printed.err
        assert is_harmless(printed.out + printed.err)


def test_an_entry_of_the_log_is_one_line() -> None:
    try:
        raise ValueError("\x1b[2J\nWARNING forged")
    except ValueError:
        record = logging.LogRecord("tenfold", logging.WARNING, "", 1, "%s", ("Ada\nforged\x1b[2J",), sys.exc_info())
    first, *rest = PlainFormatter(FORMAT).format(record).split("\n")
    assert first.endswith(r"WARNING Ada\nforged\x1b[2J")
    assert rest[0].startswith("Traceback")
    assert is_harmless("".join(rest))
