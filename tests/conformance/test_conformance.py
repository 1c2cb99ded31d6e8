"""Every registered game passes every check, and its compiled rules also with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.record import Record
from tenfold.core.registry import find_game, game_names
from tenfold.testing import CHECKS, Check, samples

OURS = ["ten", "trick_later"]


@cache
def played(name: str) -> list[Record]:
    return samples(find_game(name), "conformance", 2)


def cases() -> list[Any]:
    """One worker compiles a game; the other checks go where there is room."""
    group = {name: pytest.mark.xdist_group(f"compiled {name}") for name in OURS}
    return [
        pytest.param(name, check, id=f"{name}-{check.__name__}", marks=group[name] if "compiled" in check.__name__ else ())
        for name in OURS
        for check in CHECKS
    ]


def test_our_games_are_registered() -> None:
    assert set(OURS) <= set(game_names())


@pytest.mark.parametrize(("name", "check"), cases())
def test_conforms(name: str, check: Check) -> None:
    check(find_game(name), played(name))


BOUNDS_CHECKED = """
import sys
from tenfold.core.registry import find_game
from tenfold.testing import samples
from tenfold.testing.compiled import interpreted_is_compiled, refusals_are_compiled_too
game = find_game(sys.argv[1])
played = samples(game, "bounds", 1)
interpreted_is_compiled(game, played)
refusals_are_compiled_too(game, played)
"""


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"compiled {name}")) for name in OURS])
def test_compiled_rules_stay_in_bounds(name: str, tmp_path: Path) -> None:
    script = tmp_path / "bounds.py"
    script.write_text(BOUNDS_CHECKED)
    done = subprocess.run(
        [sys.executable, script, name],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
