"""The names that `import tenfold` gives: all there, documented by examples that run, and loaded when they are first used."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
import types
import typing

import pytest

import tenfold
from tenfold.core import registry

# What programs that only look at Tenfold should not wait for; what `tenfold --help` prints itself with is left to it.
LIBRARIES = {"numpy", "msgspec", "fluent", "numba", "litestar", "sqlalchemy", "httpx", "gymnasium", "platformdirs"}
HEAVY = LIBRARIES | {"asyncio", "importlib.metadata", "webbrowser"}
OF_THE_TERMINAL = {"rich", "cyclopts"}


def test_every_name_is_there() -> None:
    assert sorted(tenfold.__all__) == tenfold.__all__
    assert all(hasattr(tenfold, name) for name in tenfold.__all__)


def test_a_seed_that_is_no_text_is_refused_in_a_sentence() -> None:
    with pytest.raises(tenfold.TenfoldError, match="A seed is a text, like '5'"):
        tenfold.start("ten", seed=5)  # type: ignore[arg-type]


def test_completion_offers_every_name_before_it_is_loaded() -> None:
    assert printed("import tenfold; print(set(tenfold.__all__) - set(dir(tenfold)))") == "set()"


@pytest.mark.parametrize("statement", ["from tenfold import start, score, Record", "from tenfold import *"])
def test_names_can_be_imported_from_it(statement: str) -> None:
    assert printed(f"{statement}; print(start('ten', seed='tea').legal())") == "['draw']"


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'tenfold' has no attribute 'strat'"):
        _ = tenfold.strat  # type: ignore[attr-defined]


@pytest.mark.parametrize("function", [tenfold.game, tenfold.game_names, tenfold.score, tenfold.start, tenfold.read_record])
def test_types_can_be_looked_up(function: typing.Any) -> None:
    assert "return" in typing.get_type_hints(inspect.unwrap(function))


@pytest.mark.parametrize("module", [tenfold, registry])
def test_the_examples_run(module: types.ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 1) == (0, True)


def test_records_are_written_and_read() -> None:
    game = tenfold.game("ten")
    record = tenfold.Record(game="ten", options=game.read_options({}), names=["Ada", "Bo"], seed="tea", actions=["draw"])
    assert tenfold.read_record(tenfold.write_record(record)) == record


def test_a_game_in_which_hands_do_not_score_says_so() -> None:
    with pytest.raises(tenfold.TenfoldError, match="10 Trick Later has no hands"):
        tenfold.score("trick_later", "r1 r2")


def test_importing_it_loads_nothing_heavy() -> None:
    assert loaded_by("import tenfold") & (HEAVY | OF_THE_TERMINAL) == set()


@pytest.mark.parametrize("arguments", [[], ["--help"], ["--version"]])
def test_the_list_of_commands_loads_nothing_heavy(arguments: list[str]) -> None:
    assert loaded_by(f"from tenfold.cli import run; run({arguments})") & HEAVY == set()


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has loaded beside its own, once it has run this."""
    count = "import sys; before = set(sys.modules); {}; print('\\n', ' '.join(set(sys.modules) - before))"
    return set(printed(count.format(code)).splitlines()[-1].split())


def printed(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    return done.stdout.rstrip()
