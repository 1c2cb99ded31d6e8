"""Every door of the installed package: what the bare package opens, and what says which extra it needs."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.extras import MODULES
from tests.packaging.conftest import Run

# One process builds the wheel and its environments, not each.
pytestmark = pytest.mark.xdist_group("packaging")

ROOT = Path(__file__).parents[2]
TENFOLD = ("-m", "tenfold.cli")

OPEN = {
    "score": ("score", "b1 b2 b3"),
    "engine": ("engine",),
    "help": ("--help",),
    "version": ("--version",),
}
COMMANDS = {
    "serve": ("serve", "--port", "99999999"),
    "fast": ("arena", "careful", "random", "--games", "4", "--workers", "1"),
}
IMPORTS = {
    "client": "import tenfold.client",
    "envs": "import tenfold.envs.gym, tenfold.envs.aec",
    "fast": "from tenfold.core.compile.machine import machine_for",
    "onnx": "from tenfold.envs.policy import onnx_policy; onnx_policy('policy.onnx')",
    "openspiel": "import tenfold.envs.openspiel",
    "pictures": "from tenfold.drawing import to_png; to_png('<svg xmlns=\"http://www.w3.org/2000/svg\"/>')",
    "serve": "import tenfold.server.app",
}


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["project"]
    return found


def test_every_extra_is_known_and_is_part_of_all() -> None:
    extras = set(project()["optional-dependencies"]) - {"dev", "docs", "all"}
    assert extras == set(MODULES)
    (everything,) = project()["optional-dependencies"]["all"]
    assert set(everything.removeprefix("tenfold[").removesuffix("]").split(",")) == extras


@pytest.mark.parametrize("door", OPEN)
def test_the_bare_package_opens(bare: Run, door: str) -> None:
    done = bare(*TENFOLD, *OPEN[door])
    assert (done.returncode, done.stderr) == (0, "")


def test_the_bare_package_plays_against_bots(bare: Run) -> None:
    code = """
import tenfold
from tenfold.bots.registry import bots_for, seat_bot
for name in tenfold.game_names():
    game = tenfold.start(name, seed="bare")
    bots = [seat_bot(bot, game.game, "bare") for bot in bots_for(name)]
    while not game.is_over:
        game.apply(bots[game.to_act % len(bots)](game.view(game.to_act), game.legal()))
    print(bots_for(name), game.outcome() is not None)
"""
    done = bare("-c", code)
    assert done.stdout.splitlines() == ["['random', 'careful'] True"] * 2, done.stderr


@pytest.mark.parametrize("extra", COMMANDS)
def test_a_command_says_which_extra_it_needs(bare: Run, extra: str) -> None:
    done = bare(*TENFOLD, *COMMANDS[extra])
    assert done.returncode == 2
    assert f"pip install 'tenfold[{extra}]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_command_says_how_it_is_run_without_installing(bare: Run) -> None:
    """`uvx tenfold serve` has the bare package; the sentence has the command that works, with its arguments."""
    done = bare(*TENFOLD, "serve", "--data", "my tables")
    assert done.stderr == (
        "tenfold: The server needs more than is installed; get it with: pip install 'tenfold[serve]', "
        "or run `uvx --from 'tenfold[serve]' tenfold serve --data 'my tables'`.\n"
    )


@pytest.mark.parametrize("extra", IMPORTS)
def test_an_import_says_which_extra_it_needs(bare: Run, extra: str) -> None:
    done = bare("-c", IMPORTS[extra])
    assert done.stderr.splitlines()[-1].startswith("tenfold.core.errors.MissingExtra: ")
    assert f"pip install 'tenfold[{extra}]'" in done.stderr


def test_a_bot_says_which_extra_it_needs(bare: Run) -> None:
    done = bare("-c", "from tenfold.bots.registry import find_bot; find_bot('sharp', 'ten')")
    assert "pip install 'tenfold[fast]'" in done.stderr.splitlines()[-1]


def test_environments_are_quiet_where_gymnasium_is_not_there(bare: Run) -> None:
    assert bare("-c", "import tenfold.envs").returncode == 0


@pytest.mark.parametrize("extra", IMPORTS)
def test_with_its_extra_the_import_works(full: Run, extra: str) -> None:
    done = full("-c", IMPORTS[extra])
    assert "MissingExtra" not in done.stderr
    assert "ModuleNotFoundError" not in done.stderr


@pytest.mark.parametrize("extra", COMMANDS)
def test_with_its_extra_the_command_works(full: Run, extra: str) -> None:
    done = full(*TENFOLD, *COMMANDS[extra])
    assert "pip install" not in done.stderr
    assert "Traceback" not in done.stderr


def test_the_wheel_serves_its_page_with_practice_and_reviews_on_the_device(full: Run) -> None:
    """Of each game both are a worker's."""
    code = """
from tenfold.server.http.pages import PAGE
for name in ("index.html", "assets/worker-ten-*.js", "assets/worker-trick_later-*.js"):
    print(len(list(PAGE.glob(name))))
"""
    done = full("-c", code)
    assert done.stdout.split() == ["1", "2", "2"], done.stderr
