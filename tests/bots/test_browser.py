"""The bots as WebAssembly, in Node and Chromium: with counted iterations they choose and find the same as here, bit for bit."""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenfold.bots.browser import bot_in_browser, thinkers_for
from tenfold.bots.contract import TRIES_FOR_ADVICE, Advice, Budget
from tenfold.bots.registry import find_bot
from tenfold.core.game import AnyGame, Position
from tenfold.core.registry import find_game
from tenfold.testing.browser import Runner, in_node
from tests.chromium import chromium

POSITIONS = 200
ADVISED = 20
SEED = "browser"
GAMES = ("ten", "trick_later")
BOTS = ("careful", "sharp", "master")
CASES = [
    pytest.param(game, bot, id=f"{game}-{bot}", marks=pytest.mark.xdist_group(f"compiled {game}"))
    for game in GAMES
    for bot in BOTS
]
pytestmark = pytest.mark.compiles


def choices(game: AnyGame, wanted: int) -> Iterator[Position[Any]]:
    """So many positions with a choice, from games of every variant, some of each; never the same object twice."""
    dice = random.Random(SEED)
    found = 0
    while found < wanted:
        for n, variant in enumerate(game.variants):
            position = game.start(dict(variant), f"{SEED} {found} {n}")
            while not position.is_over and found < wanted:
                if len(position.legal()) > 1 and dice.random() < 0.1:
                    found += 1
                    yield position.copy()
                position.apply(dice.choice(position.legal()))


def job(game: AnyGame, position: Position[Any], iterations: int, least: int) -> dict[str, Any]:
    root = game.remembered(position.view(position.to_act)).to_bytes()
    asked = {"root": base64.b64encode(root).decode(), "seed": SEED, "iterations": iterations, "least": least}
    return {"do": "decide", **asked, "piece": 37}


@pytest.fixture(scope="module")
def in_chromium() -> Iterator[Runner]:
    """One browser for all of them."""
    with chromium() as run:
        yield run


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_they_choose_what_they_choose_here(name: str, bot: str, in_chromium: Runner) -> None:
    game, iterations = find_game(name), 150
    positions = list(choices(game, POSITIONS))
    player = find_bot(bot, name).sit(game, SEED, Budget(iterations=iterations))
    here = [player(position.view(position.to_act), position.legal()) for position in positions]
    jobs = [job(game, position, iterations, 1) for position in positions]
    for run in (in_node, in_chromium):
        assert choices_in(run(bot_in_browser(game, bot), jobs)) == here


def choices_in(found: list[Any]) -> list[str]:
    return [choice for choice, *_ in found]


@pytest.mark.parametrize(("name", "bot"), [case for case in CASES if "careful" not in case.id])  # type: ignore[operator]
def test_they_find_the_same_chances_to_the_last_bit(name: str, bot: str) -> None:
    """Also in a search that is long enough to end early, or to drop what is clearly worse."""
    game = find_game(name)
    iterations, least = (6000, 200) if name == "ten" else (10_000, 1)
    positions = list(choices(game, ADVISED))
    adviser = find_bot(bot, name).advise(game, SEED, Budget(iterations=iterations))
    assert adviser is not None
    found = in_node(bot_in_browser(game, bot), [job(game, position, iterations, least) for position in positions])
    for position, (_, alternatives, _) in zip(positions, found, strict=True):
        advice: Advice = adviser(position.view(position.to_act), position.legal())
        here = {one.action: [one.chance, one.error] for one in advice.alternatives}
        assert {action: numbers for action, *numbers in alternatives} == here


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"compiled {name}")) for name in GAMES])
def test_a_hint_has_a_chance_also_for_the_only_action(name: str) -> None:
    game = find_game(name)
    position = game.start({}, SEED)
    while len(position.legal()) > 1:
        position.apply(position.legal()[0])
    adviser = find_bot("sharp", name).advise(game, SEED, Budget(iterations=300))
    assert adviser is not None
    (one,) = adviser(position.view(position.to_act), position.legal()).alternatives
    ((choice, found, _),) = in_node(bot_in_browser(game, "sharp"), [job(game, position, 300, TRIES_FOR_ADVICE)])
    assert (choice, found) == (one.action, [[one.action, one.chance, one.error]])


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_game_that_is_over_leaves_nothing_to_decide(name: str, bot: str) -> None:
    module = bot_in_browser(find_game(name), bot)
    (found,) = in_node(module, [{"do": "run", "script": Path(__file__).with_name("over.mjs").as_uri()}])
    assert found == ["There is nothing to decide: the game is over.", True]


def test_every_level_thinks_in_the_browser() -> None:
    for name in ("ten", "trick_later"):
        assert list(thinkers_for(find_game(name))) == list(BOTS)
