"""A game made elsewhere is a game like ours: every door opens to it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.registry import game_names
from tests.drawing.reading import read_picture
from tests.third_game.conftest import EXAMPLE, Finished, Python, Tenfold

MOST_ACTIONS = 2 * 22
COMPILED = """
import numpy as np
from tenfold.core.compile.machine import machine_for
from tenfold.core.registry import find_game
game = find_game("magpie")
machine = machine_for(game)
template = machine.template(game.read_options({}), "compiled")
states = template.copy()
print(machine.random_games(states, template, np.array([1]), 1000))
print(int(states["nest"][0].sum()), int(states["to_act"][0]))
"""


def requests(*asked: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(request)}\n" for request in asked)


def replies(finished: Finished) -> list[dict[str, Any]]:
    assert (finished.returncode, finished.stderr) == (0, "")
    return [json.loads(line) for line in finished.stdout.splitlines()]


@pytest.fixture
def played(tenfold: Tenfold) -> list[dict[str, Any]]:
    """The replies of the engine to a game in which everybody flies as soon as they can, from `start` to `record`."""
    start = {"op": "start", "game": "magpie", "seed": "engine", "options": {"first": 1}}
    turns: list[dict[str, Any]] = [{"op": "do", "action": action} for _ in range(21) for action in ("snatch", "fly")]
    ending: list[dict[str, Any]] = [
        {"op": "do", "action": "snatch"},
        {"op": "view", "seat": 0},
        {"op": "outcome"},
        {"op": "record"},
        {"op": "quit"},
    ]
    return replies(tenfold("engine", typed=requests(start, *turns, *ending)))


def test_our_own_games_do_not_know_of_it() -> None:
    assert "magpie" not in game_names()


def test_it_is_registered(tenfold: Tenfold) -> None:
    (reply,) = replies(tenfold("engine", typed=requests({"op": "start", "game": "poker"})))
    assert "magpie, ten, trick_later" in reply["error"]["message"]


def test_it_passes_what_every_game_must_pass(python: Python) -> None:
    finished = python("-m", "tenfold.testing", "magpie")
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert len(finished.stdout.splitlines()) > 10
    assert "ok      interpreted_is_wasm\n" in finished.stdout


def test_it_passes_its_own_tests(python: Python) -> None:
    finished = python("-m", "pytest", "-q", "-p", "no:cacheprovider", EXAMPLE / "tests")
    assert finished.returncode == 0, finished.stdout


def test_it_is_drawn_plainly(tenfold: Tenfold, python: Python, tmp_path: Path) -> None:
    """Named cards and numbers: what a seat sees, with all cards open, and the result."""
    record, out = EXAMPLE / "tests" / "first-game.tenfold", tmp_path / "moment.svg"
    drawn = {}
    for how in (("--at", 4, "--seat", 0), ("--at", 4, "--seat", 1), ("--at", 4, "--open"), ("--result",)):
        done = tenfold("replay", record, "--svg", out, *how)
        assert (done.returncode, done.stderr) == (0, "")
        drawn[how] = read_picture(out.read_text(encoding="utf-8"))
    own, other, opened, result = drawn.values()
    assert "Snatched so far" in own.text
    assert opened.cards == own.cards | other.cards
    assert opened.cards.total() > own.cards.total()
    assert (result.width, result.height) == (1200, 630)
    shown = python("-c", "import tenfold; print('data-cards' in tenfold.start('magpie', seed='tea')._repr_svg_())")
    assert shown.stdout == "True\n", shown.stderr


def test_a_whole_game_over_the_protocol(played: list[dict[str, Any]]) -> None:
    *moves, seen, outcome, record = played
    assert moves[0]["to_act"] == 1
    assert [move["legal"] for move in moves[:3]] == [["snatch"], ["snatch", "fly"], ["snatch"]]
    assert [move["over"] for move in moves] == [False] * 43 + [True]
    assert sum(outcome["outcome"]["scores"]) == 4 * (1 + 2 + 3 + 4 + 5 + 6)
    assert [player["nest"] for player in seen["view"]["players"]] == outcome["outcome"]["scores"]
    assert record["record"].splitlines()[1] == "game magpie"


def test_a_refusal_names_its_rule(tenfold: Tenfold) -> None:
    _, refusal = replies(tenfold("engine", typed=requests({"op": "start", "game": "magpie"}, {"op": "do", "action": "fly"})))
    assert refusal["error"]["code"] == "illegal"
    assert refusal["error"]["rule"] == "M2.1"


def test_its_record_is_replayed_in_words(tenfold: Tenfold, played: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "game.tenfold"
    file.write_text(played[-1]["record"], encoding="utf-8")
    replayed = tenfold("replay", file)
    assert replayed.returncode == 0, replayed.stderr
    scores = played[-2]["outcome"]["scores"]
    lines = replayed.stdout.splitlines()
    assert lines[0] == "Magpie, seed 'engine'. Player 1 hides a trinket. Player 2 hides a trinket."
    assert lines[1].startswith("   1  Player 2 snatches a")
    assert f"Scores: Player 1 {scores[0]}, Player 2 {scores[1]}." in lines[-1]


def test_it_is_played_in_the_terminal_to_the_end(tenfold: Tenfold, tmp_path: Path) -> None:
    finished = tenfold(
        "play", "magpie", "--seed", "terminal", "--name", "Ada", typed="fly\n" + "snatch\n" * MOST_ACTIONS + "q\n"
    )
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Your beak is empty" in finished.stdout
    assert "Scores: Ada" in finished.stdout
    save = tmp_path / "tenfold" / "saves" / "magpie.tenfold"
    assert tenfold("replay", save).returncode == 0


def test_its_rules_are_compiled(python: Python) -> None:
    finished = python("-c", COMPILED)
    assert finished.returncode == 0, finished.stderr
    decisions, worth, to_act = map(int, finished.stdout.split())
    assert 22 * 1000 <= decisions <= MOST_ACTIONS * 1000
    assert 0 < worth <= 84
    assert to_act == -1
