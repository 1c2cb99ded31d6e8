"""Whole games and their saves, with the real command."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tenfold.core.record import read_record
from tenfold.table.session import Session
from tenfold.tui.shell.opponents import kinds_of_opponents
from tests.tui.conftest import Conversation, Play, save_of

Talk = Callable[..., Conversation]
KEY = re.compile(r"^ +(\d+)(?:-(\d+))?  +(?:pass|draw|take|buy|bid|pay|token)", re.MULTILINE)


def keys_in(screen: str) -> list[str]:
    """The numbers that the menu offers."""
    last = screen[screen.rindex("TEN  ") :]
    return [key for found in KEY.finditer(last) for key in found.groups() if key is not None]


def play_to_the_end(conversation: Conversation, said: str) -> tuple[str, int]:
    """Type any of the numbers shown until the game is over; the last screen, and how many answers it took."""
    dice = random.Random(7)
    answers = 0
    while "q leave\n> " not in said:
        said = conversation.answer(dice.choice(keys_in(said)))
        answers += 1
    return said, answers


def test_a_whole_solo_game_by_its_numbers(talk: Talk, tmp_path: Path) -> None:
    conversation = talk("ten", "--seed", "whole game", "--level", "6", "--name", "Ada")
    said, answers = play_to_the_end(conversation, conversation.read())
    record = read_record(save_of(tmp_path).read_text(encoding="utf-8"))
    outcome = record.last().outcome()
    assert outcome is not None
    assert (record.seed, record.names, len(record.actions)) == ("whole game", ["Ada"], answers)
    winner, loser = max(outcome.scores), min(outcome.scores)
    assert f"{['Ada', 'JEN'][outcome.winners[0]]} wins, {winner} to {loser}." in said
    conversation.answer("q")
    assert conversation.process.wait() == 0


def test_another_game_after_the_end(talk: Talk, tmp_path: Path) -> None:
    conversation = talk("ten", "--seed", "again")
    play_to_the_end(conversation, conversation.read())
    assert "Type a number from 1" in conversation.answer("7")
    assert "91 cards in the deck" in conversation.answer("")
    record = read_record(save_of(tmp_path).read_text(encoding="utf-8"))
    assert record.seed != "again"
    assert record.actions == []


@pytest.mark.parametrize(("does", "said"), [
    ("1 / 0", "'mine' failed with ZeroDivisionError: division by zero."),
    ("raise SystemExit(3)", "'mine' failed with SystemExit: 3."),
    ("return 'fly'", "'mine' named 'fly', which is not legal here."),
])  # fmt: skip
def test_a_bot_that_fails_is_told_in_a_sentence_and_the_game_is_kept(play: Play, tmp_path: Path, does: str, said: str) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(f"def choose(view, legal):\n    {does}\n", encoding="utf-8")
    done = play("ten", "--players", "2", "--option", "first=1", "--seed", "fails", "--opponents", str(mine), typed=["q"])
    assert (done.returncode, done.stderr) == (2, f"tenfold: The bot {said}\n")
    assert read_record(save_of(tmp_path).read_text(encoding="utf-8")).actions == []


def test_nets_play_where_they_are_asked_for() -> None:
    assert kinds_of_opponents("ten", 2, "net:ten-v1") == [None, "net:ten-v1"]


def test_games_against_others(play: Play) -> None:
    for arguments in (("ten", "--players", "3"), ("trick_later",)):
        result = play(*arguments, typed=["1", "0"] * 30)
        assert result.returncode == 0
        assert "Player 2" in result.stdout
        assert result.stderr == ""


@pytest.mark.parametrize("moves", [0, 1, 12, 40])
def test_kill_loses_nothing(talk: Talk, play: Play, tmp_path: Path, moves: int) -> None:
    conversation = talk("ten", "--seed", "killed")
    said = conversation.read()
    dice = random.Random(moves)
    for _ in range(moves):
        said = conversation.answer(dice.choice(keys_in(said)))
    conversation.kill()
    saved = read_record(save_of(tmp_path).read_text(encoding="utf-8"))
    assert len(saved.actions) == moves
    result = play("ten", typed=[""])
    assert f"{moves} move" in result.stdout
    table = said[said.rindex("TEN  ") :].removesuffix("> ")
    assert table in result.stdout
    assert read_record(save_of(tmp_path).read_text(encoding="utf-8")).actions == saved.actions


def bots_in(save: Path) -> list[str | None] | None:
    return read_record(save.read_text(encoding="utf-8")).bots


def test_a_saved_game_remembers_the_bots_it_is_played_against(play: Play, tmp_path: Path) -> None:
    save = save_of(tmp_path, "trick_later")
    play("trick_later", "--players", "3", "--opponents", "random", typed=["1"])
    assert bots_in(save) == [None, "random", "random"]
    play("trick_later", typed=["", "1"])
    assert bots_in(save) == [None, "random", "random"]
    play("trick_later", "--opponents", "careful", typed=["", "1"])
    assert bots_in(save) == [None, "careful", "careful"]
    play("trick_later", "--new", typed=[])
    assert bots_in(save) == [None, "careful", "careful", "careful"]


def test_bots_that_are_not_there_any_more_and_saves_that_do_not_say_have_the_usual_ones() -> None:
    for saved in (None, [None, "gone", "random"], ["sharp", None, "random"]):
        kinds = kinds_of_opponents("trick_later", 3, None, saved)
        assert kinds == [None, "careful", "careful" if saved is None else "random"]
    assert kinds_of_opponents("ten", 1, "random") is None


def test_the_offer_can_be_declined_or_left_alone(play: Play, tmp_path: Path) -> None:
    play("ten", "--seed", "first", typed=["draw"])
    before = save_of(tmp_path).read_bytes()
    for typed in ([], ["q"]):
        result = play("ten", "--seed", "second", typed=typed)
        assert result.returncode == 0
        assert save_of(tmp_path).read_bytes() == before
    assert "91 cards" in play("ten", "--seed", "second", typed=["n"]).stdout
    assert read_record(save_of(tmp_path).read_text(encoding="utf-8")).seed == "second"


def test_new_does_not_ask_and_a_finished_game_is_not_offered(play: Play, tmp_path: Path) -> None:
    play("ten", typed=["draw"])
    assert "waits to be finished" not in play("ten", "--new", typed=[]).stdout
    session = Session.start("ten", {"players": 1}, "done")
    while not session.position.is_over:
        session.do(session.position.legal()[0])
    save_of(tmp_path).write_text(session.record(), encoding="utf-8")
    assert "waits to be finished" not in play("ten", typed=[]).stdout


def broken_saves() -> dict[str, bytes]:
    session = Session.start("ten", {"players": 1}, "broken")
    session.do("draw")
    good = session.record().encode()
    nested = b'options {"deck":' + b"[" * 9000 + b"\n"
    return {
        "empty": b"",
        "cut off": good[:-20],
        "changed": good.replace(b"draw", b"pass"),
        "not text": bytes(range(128, 256)),
        "not a record": b"hello\n",
        "another game": Session.start("trick_later", {"players": 3}, "x").record().encode(),
        "nested": b"tenfold record 1\ngame ten\nrules 1\n" + nested,
        "too large": b"\n" * (1 << 23),
    }


@pytest.mark.parametrize("kind", broken_saves())
def test_a_broken_save_is_kept_aside_and_a_new_game_begins(play: Play, tmp_path: Path, kind: str) -> None:
    data = broken_saves()[kind]
    path = save_of(tmp_path)
    path.parent.mkdir(parents=True)
    for aside in ("ten.broken.tenfold", "ten.broken-2.tenfold"):
        path.write_bytes(data)
        result = play("ten", typed=["draw"])
        assert result.returncode == 0
        assert result.stderr == ""
        assert result.stdout.replace("\n", " ").count("cannot be read") == 1
        assert path.with_name(aside).read_bytes() == data
        assert read_record(path.read_text(encoding="utf-8")).actions == ["draw"]


def test_where_nothing_can_be_saved_it_is_said_once_and_the_game_goes_on(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    result = play("ten", "--seed", "unsaved", typed=["draw", "draw"], data=file)
    assert result.returncode == 0
    assert result.stderr == ""
    printed = result.stdout.replace("\n", " ")
    assert printed.count("cannot be saved in") == 1
    assert printed.count("cards in the deck") == 3
    assert "could not be saved" in printed
    assert file.read_text() == "not a folder"


def test_nothing_is_left_beside_the_save(play: Play, tmp_path: Path) -> None:
    play("ten", typed=["draw", "take numbers"])
    assert [path.name for path in save_of(tmp_path).parent.iterdir()] == ["ten.tenfold"]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("7", "There is no choice 7 here; the numbers are 1."),
        ("take numbers", "nobody may decline it: draw. (rule T3.1)"),
        ("bid 5", "In the draw phase you draw on"),
        ("bi\x1b[2Jd", "is not an action of TEN"),
        ("x" * 300, "An action has at most 40 characters; this one has 300."),
        ("9" * 5000, "An action has at most 40 characters; this one has 5,000."),
        ("\udcff", "is not an action of TEN"),
    ],
)
def test_wrong_input_gets_one_sentence_and_is_asked_again(talk: Talk, typed: str, reply: str) -> None:
    conversation = talk("ten", "--seed", "wrong")
    conversation.read()
    conversation.process.stdin.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]
    said = conversation.answer(typed)
    assert reply in " ".join(said.split())
    assert "\x1b" not in said
    assert "90 cards in the deck" in conversation.answer("draw")


def test_pages_and_back(talk: Talk) -> None:
    conversation = talk("ten", "--seed", "pages")
    conversation.read()
    assert "91 cards are left in the deck" in conversation.answer("?")
    assert "Every card of a colour's longest run" in conversation.answer("h")
    assert "Your turn" in conversation.answer("")
    conversation.answer("?")
    assert "90 cards in the deck" in conversation.answer("draw")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nothing",), "There is no game 'nothing'"),
        (("ten", "--level", "3"), "level must be"),
        (("ten", "--players", "2", "--level", "5"), "level must be"),
        (("ten", "--option", "overflow=true"), "TEN has no option 'overflow'"),
        (("ten", "--option", "first"), "--option takes a name and a value"),
        (("trick_later", "--level", "5"), "has no option 'level'"),
        (("ten", "--name", ""), "A name has 1 to 16 letters"),
        (("ten", "--name", "a\x1b[2J"), "A name has 1 to 16 letters"),
        (("ten", "--seed", "x" * 1001), "A seed is a text"),
        (("ten", "--seed", "\udcff"), "is not UTF-8 text"),
    ],
)
def test_options_that_cannot_be(play: Play, tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    result = play(*arguments, typed=[])
    assert result.returncode == 2
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_options_reach_the_game(play: Play, tmp_path: Path) -> None:
    play("ten", "--players", "2", "--edition", "de", "--bust-buy", "--option", "first=1", "--seed", "s", typed=[])
    options = read_record(save_of(tmp_path).read_text(encoding="utf-8")).options
    assert (options.players, options.edition, options.bust_buy, options.first) == (2, "de", True, 1)  # type: ignore[attr-defined]
    assert "Mona" in play("ten", "--new", "--edition", "de", typed=[]).stdout


def test_a_terminal_without_unicode_gets_ascii(play: Play) -> None:
    result = play("ten", "--players", "2", "--seed", "ascii", typed=["h", "?", *["1", "0"] * 40], encoding="ascii")
    assert result.stdout.isascii()
    said = " ".join(result.stdout.split())
    assert said.count("?") == said.count("? unseen cards") + said.count("> ? ")
    unasked = play("ten", "--players", "2", "--seed", "ascii", "--ascii", "--new", typed=[])
    assert unasked.stdout.isascii()
