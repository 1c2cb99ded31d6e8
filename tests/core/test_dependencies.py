"""Options that depend on each other: their schema says what the server takes, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import jsonschema_rs
import pytest

from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.server.http.catalogue import game_shown
from tenfold.server.http.schema import messages

GAMES: list[AnyGame] = [TEN, TRICK_LATER]
LEFT_OUT = object()
DEPENDENT = {"ten": ("players", "edition", "first", "level"), "trick_later": ("players", "out", "first")}
VALUES: dict[str, list[Any]] = {
    "players": [LEFT_OUT, *range(7)],
    "edition": [LEFT_OUT, "en", "de", "it"],
    "first": [LEFT_OUT, None, *range(-1, 6)],
    "level": [LEFT_OUT, None, *range(3, 12)],
    "out": [LEFT_OUT, None, "g", "x"],
}


def choices(game: AnyGame) -> Iterator[dict[str, Any]]:
    names = DEPENDENT[game.name]
    for values in product(*(VALUES[name] for name in names)):
        yield {name: value for name, value in zip(names, values, strict=True) if value is not LEFT_OUT}


def taken(game: AnyGame, options: dict[str, Any]) -> bool:
    try:
        game.read_options(options)
    except BadOption:
        return False
    return True


def documents(game: AnyGame) -> list[dict[str, Any]]:
    """The schema that comes with the list of games, and that of all messages."""
    return [game_shown(game.name).options_schema, {**messages(), "anyOf": [{"$ref": f"#/$defs/{game.name}.Options"}]}]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_schema_takes_what_the_server_takes(game: AnyGame) -> None:
    validators = [jsonschema_rs.Draft202012Validator(document) for document in documents(game)]
    for options in choices(game):
        assert [validator.is_valid(options) for validator in validators] == [taken(game, options)] * 2, options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_condition_has_the_one_form_that_a_page_need_understand(game: AnyGame) -> None:
    for condition in game.options_schema()["$defs"][game.options_type.__name__]["allOf"]:
        (given,) = condition["if"]["properties"].values()
        (wanted,) = condition["then"]["properties"].values()
        assert (list(given), list(wanted)) == (["const"], ["enum"])


def test_what_does_not_fit_is_refused_in_the_words_of_its_option() -> None:
    with pytest.raises(BadOption, match=r"^level must be a whole number from 4 to 10"):
        TEN.read_options({"players": 1, "edition": "de", "level": 4})
    with pytest.raises(BadOption, match=r"^out must be the colour"):
        TRICK_LATER.read_options({"players": 4, "out": "r"})
