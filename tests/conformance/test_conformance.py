"""Every registered game passes every check, and its compiled rules also with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from itertools import compress, repeat
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.record import Record
from tenfold.core.registry import find_game, game_names
from tenfold.games.ten import TEN
from tenfold.testing import CHECKS, Check, samples
from tenfold.testing.chance import resample_draws
from tenfold.testing.play import records_replay
from tenfold.testing.samples import play_at_random
from tests.decks import LIMITS
from tests.docs.pages import ROOT

OURS = ["ten", "trick_later"]
EDITIONS = ("en", "de", "ja", "es")
# A deck of one kind has one order, and a deck of one card no game to break off in the middle.
NEED_MORE_CARDS = (resample_draws, records_replay)


@cache
def played(name: str) -> list[Record]:
    return samples(find_game(name), "conformance", 2)


def compiles(check: Check) -> bool:
    return "compiled" in check.__name__ or "wasm" in check.__name__


def cases() -> list[Any]:
    """One worker compiles a game; the other checks go where there is room."""
    group = {name: pytest.mark.xdist_group(f"compiled {name}") for name in OURS}
    return [
        pytest.param(name, check, id=f"{name}-{check.__name__}", marks=group[name] if compiles(check) else ())
        for name in OURS
        for check in CHECKS
    ]


def test_our_games_are_registered() -> None:
    assert set(OURS) <= set(game_names())


@pytest.mark.parametrize(("name", "check"), cases())
def test_conforms(name: str, check: Check) -> None:
    check(find_game(name), played(name))


@cache
def played_at_the_limits() -> list[Record]:
    """A game with each of the decks at their limits, for one to five players in turn."""
    return [
        play_at_random(TEN, {"players": 1 + n % 5, "edition": EDITIONS[n % 4], "bust_buy": n % 2 == 0, "deck": deck}, "limits")
        for n, deck in enumerate(LIMITS.values())
    ]


@pytest.mark.parametrize(
    "check",
    [pytest.param(c, marks=pytest.mark.xdist_group("compiled ten") if compiles(c) else ()) for c in CHECKS],
)
def test_ten_conforms_with_decks_at_their_limits(check: Check) -> None:
    enough = [len(deck) > 1 for deck in LIMITS.values()]
    check(TEN, list(compress(played_at_the_limits(), enough if check in NEED_MORE_CARDS else repeat(True))))


BOUNDS_CHECKED = """
import sys
from tenfold.core.registry import find_game
from tenfold.testing import samples
from tenfold.testing.compiled import interpreted_is_compiled, refusals_are_compiled_too
from tests.conformance.test_conformance import played_at_the_limits
game = find_game(sys.argv[1])
played = samples(game, "bounds", 1) + (played_at_the_limits() if game.name == "ten" else [])
interpreted_is_compiled(game, played)
refusals_are_compiled_too(game, played)
"""


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"compiled {name}")) for name in OURS])
def test_compiled_rules_stay_in_bounds(name: str, tmp_path: Path) -> None:
    script = tmp_path / "bounds.py"
    script.write_text(BOUNDS_CHECKED)
    done = subprocess.run(
        [sys.executable, script, name],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
