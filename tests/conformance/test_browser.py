"""The rules as WebAssembly, in Node and Chromium: 2,000 games of every count of players, edition and variant, byte for byte."""

from __future__ import annotations

from itertools import product
from math import sin
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.compile.rule import rule
from tenfold.core.compile.wasm.binary import NotAlone
from tenfold.core.compile.wasm.build import build
from tenfold.core.compile.wasm.rules import desk_for, wasm_for
from tenfold.core.registry import find_game
from tenfold.games.ten import TEN
from tenfold.testing.browser import in_node, node, same_games_at_random
from tests.chromium import chromium
from tests.decks import LIMITS

GAMES = 2000
EDITIONS = ("en", "ja", "es", "de")
COLOURS = (None, "r", "g", "y", "b")


def ten_variants() -> list[dict[str, Any]]:
    several = [
        {"players": players, "edition": edition, "bust_buy": bust_buy}
        for players, edition, bust_buy in product(range(2, 6), EDITIONS, (False, True))
    ]
    alone = [
        {"players": 1, "edition": edition, "bust_buy": bust_buy, "level": level}
        for edition, bust_buy, level in product(EDITIONS, (False, True), (5, 10))
    ]
    decks = [{"players": 1 + n % 5, "deck": deck} for n, deck in enumerate(LIMITS.values())]
    return several + alone + decks


def trick_later_variants() -> list[dict[str, Any]]:
    choices = list(product(("stay", "cap"), ("at_most", "below"), ("upper", "lower")))
    four = [{"players": 4, "overflow": o, "rescue": r, "tiebreak": t} for o, r, t in choices]
    three = [{**options, "players": 3, "out": colour} for options, colour in product(four, COLOURS)]
    return four + three


def test_node_is_here() -> None:
    """Without it the checks of `tenfold.testing` check nothing."""
    assert node() is not None


@pytest.mark.compiles
@pytest.mark.parametrize(
    ("name", "variants"),
    [
        pytest.param("ten", ten_variants(), id="ten", marks=pytest.mark.xdist_group("compiled ten")),
        pytest.param(
            "trick_later", trick_later_variants(), id="trick_later", marks=pytest.mark.xdist_group("compiled trick_later")
        ),
    ],
)
def test_the_same_games_as_machine_code(name: str, variants: list[dict[str, Any]]) -> None:
    with chromium() as in_chromium:
        same_games_at_random(find_game(name), variants, GAMES, [in_node, in_chromium])


@pytest.mark.compiles
@pytest.mark.xdist_group("compiled ten")
def test_bad_input_gets_a_sentence_and_changes_nothing() -> None:
    (found,) = in_node(wasm_for(TEN), [{"do": "run", "script": Path(__file__).with_name("misuse.mjs").as_uri()}])
    assert found == [
        f"A position of TEN has {TEN.state_type.layout.size} bytes; these are 5.",
        "jump is not an action of TEN.",
        'No start of TEN has the options {"players":9}.',
        "Chance has 6 words; these are 2.",
        f"There is no field moon; there are {', '.join(wasm_for(TEN).manifest.state)}.",
        "take numbers is against rule T3.1.",
        True,
    ]


@rule
def wave(d: Any) -> int:
    return int(sin(float(d.dice[0])))


def test_what_a_browser_does_not_have_is_named() -> None:
    """A rule that calls something outside is refused when the module is made, by name."""
    with pytest.raises(NotAlone, match="The code calls sin, which a browser does not have"):
        build({"wave": wave}, {}, desk_for(TEN), {})
