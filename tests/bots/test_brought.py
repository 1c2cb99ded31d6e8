"""Bots that nobody has installed: from a file, or from a module beside it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.bots import brought
from tenfold.bots.registry import bot_kinds, bring, seat_bot
from tenfold.core.errors import BadOption
from tenfold.games.ten import TEN

KIND = """
from tenfold.bots.contract import BotKind

class Hasty(BotKind):
    level = 1
    def __init__(self, name): self.name = name
    def plays(self, game): return game == "ten"
    def sit(self, game, seed, budget): return lambda view, legal: legal[-1]
"""
ONE = KIND + 'HASTY = Hasty("hasty")\n'
TWO = ONE + 'HURRIED = Hasty("hurried")\n'
FUNCTION = "import neighbour\ndef choose(view, legal):\n    return neighbour.last(legal)\n"


@pytest.fixture(autouse=True)
def nobody_brought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv(brought.PLACES, "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bot_kinds.cache_clear()
    brought.load.cache_clear()
    yield
    bot_kinds.cache_clear()


def written(text: str, name: str = "mine.py") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def plays(name: str) -> str:
    position = TEN.start({"players": 2}, seed="tea")
    position.apply("draw")
    return seat_bot(name, TEN, "seed")(position.view(0), position.legal())


@pytest.mark.parametrize("place", ["./one.py", "one.py:HASTY", "one:HASTY"])
def test_a_bot_is_known_by_its_own_name(place: str) -> None:
    written(ONE, "one.py")
    assert bring(place) == "hasty"
    assert plays("hasty") == "take currency" or plays("hasty") == "take numbers"
    assert bring(place) == "hasty"


def test_a_file_with_a_function_is_a_bot_for_every_game() -> None:
    written("def last(legal): return legal[-1]\n", "neighbour.py")
    assert bring(written(FUNCTION)) == "mine"
    assert bot_kinds()["mine"].plays("ten")
    assert bot_kinds()["mine"].plays("trick_later")
    assert plays("mine")


def test_whatever_can_be_called_is_a_function() -> None:
    text = "from functools import partial\ndef last(n, view, legal):\n    return legal[n]\nchoose = partial(last, -1)\n"
    assert bring(written(text)) == "mine"
    assert plays("mine")


def test_a_file_takes_the_name_of_no_module_that_others_import() -> None:
    assert bring(written("def choose(view, legal):\n    return legal[0]\n", "this.py")) == "this"
    assert "this" not in sys.modules


def test_whoever_is_started_from_here_knows_it_wherever_they_work(tmp_path: Path) -> None:
    bring(written(ONE, "one.py"))
    assert brought.places() == [str(tmp_path / "one.py")]


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        (ONE, "other.py", "There is no file"),
        ("1 / 0", "mine.py", "cannot be played: ZeroDivisionError: division by zero."),
        ("x = 1", "mine.py", "neither a BotKind in it nor a function choose(view, legal)"),
        ("x = 1", "mine.py:x", "x is no BotKind and no function"),
        (TWO, "mine.py", "there are 2 bots; name one, like"),
        ("import sys; sys.exit(3)", "mine.py", "SystemExit: 3"),
        (KIND + 'CAREFUL = Hasty("careful")', "mine.py", "There is a bot 'careful' already"),
        (KIND + 'NET = Hasty("net:ten-v1")', "mine.py", "There is a bot 'net:ten-v1' already"),
        (KIND, "mine.py", "Hasty is a class; make a bot of it, like HASTY = Hasty()"),
        (KIND, "mine.py:Hasty", "Hasty is a class; make a bot of it"),
        (KIND.replace("self.name = name", "pass") + "X = Hasty(1)", "mine.py", "its name must be a text of 1 to 40 letters"),
        (KIND + 'X = Hasty("")', "mine.py", "and is ''"),
        (KIND + 'X = Hasty("a@b")', "mine.py", "without an @"),
        (KIND + 'X = Hasty("a\\nb")', "mine.py", "its name must be"),
        (KIND.replace("level = 1", "level = 'high'") + 'X = Hasty("x")', "mine.py", "its level is no whole number"),
        (KIND.replace('game == "ten"', "1 / 0") + 'X = Hasty("x")', "mine.py", "fails with ZeroDivisionError: division"),
        ("choose = 5", "mine.py", "choose is no BotKind and no function"),
        (ONE, "mine.py:OTHER", "there is no OTHER in it"),
        (ONE, "mine.py:a b", "there is no a b in it"),
        ("", "no_such_module:X", "No module named 'no_such_module'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(text: str, place: str, says: str) -> None:
    written(text)
    with pytest.raises(BadOption) as refused:
        bring(place)
    assert says in refused.value.message
    assert "\n" not in refused.value.message
    assert brought.places() == []
