"""The names that `import tenfold` gives: all there, documented by examples that run, and quick to import."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import tenfold

HEAVY = ("numba", "litestar", "sqlalchemy", "httpx", "rich", "cyclopts", "gymnasium")


def test_every_name_is_there() -> None:
    assert sorted(tenfold.__all__) == tenfold.__all__
    assert all(hasattr(tenfold, name) for name in tenfold.__all__)


def test_the_examples_run() -> None:
    failed, tried = doctest.testmod(tenfold)
    assert (failed, tried > 4) == (0, True)


def test_records_are_written_and_read() -> None:
    game = tenfold.game("ten")
    record = tenfold.Record(game="ten", options=game.read_options({}), names=["Ada", "Bo"], seed="tea", actions=["draw"])
    assert tenfold.read_record(tenfold.write_record(record)) == record


def test_a_game_in_which_hands_do_not_score_says_so() -> None:
    with pytest.raises(tenfold.TenfoldError, match="10 Trick Later has no hands"):
        tenfold.score("trick_later", "r1 r2")


def test_importing_it_loads_nothing_heavy() -> None:
    code = f"import sys, tenfold; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"
