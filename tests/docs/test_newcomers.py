"""What a newcomer must understand, as web/README.md lists it: ten things of each game, and the page does say them."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT
from tests.locales.test_catalogues import LANGUAGES, is_built, is_quoted, keys_of_games, messages

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ((?:`[\w-]+` ?)+)\|$", re.MULTILINE)


def things(game: str) -> list[tuple[str, str, list[str]]]:
    """The rows of a game's table: what it is, where it is said, and the keys of the words."""
    text = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    table = text.split(f"| {game} | the page says it |")[1].split("\n\n")[0]
    return [(thing, place, re.findall(r"`([\w-]+)`", keys)) for thing, place, keys in ROW.findall(table)]


@pytest.mark.parametrize("game", ["TEN", "10 Trick Later"])
def test_there_are_ten_of_them_each_with_a_place(game: str) -> None:
    assert len({thing for thing, place, keys in things(game) if place and keys}) == 10


@pytest.mark.parametrize("game", ["TEN", "10 Trick Later"])
def test_the_page_has_those_words_in_every_language_and_asks_for_them(game: str) -> None:
    keys = [key for _, _, keys in things(game) for key in keys]
    assert [(language, key) for language in LANGUAGES for key in keys if key not in messages(language)] == []
    assert [key for key in keys if not (is_quoted(key) or is_built(key) or key in keys_of_games())] == []
