"""The example game of the guide, installed as anybody would install it, but into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-game"
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
TENFOLD = "from tenfold.cli import main; main()"

Finished = subprocess.CompletedProcess[str]
Python = Callable[..., Finished]
Tenfold = Callable[..., Finished]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that it is installed in. Nothing is fetched: what it needs is here already."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([*PIP, "--no-deps", "--no-build-isolation", "--no-index", "--target", folder, EXAMPLE], check=True)
    return folder


@pytest.fixture
def surroundings(installed: Path, tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def python(surroundings: dict[str, str]) -> Python:
    """Run Python where the game is installed, with these arguments and this input."""

    def run(*arguments: object, typed: str = "") -> Finished:
        command = [sys.executable, *map(str, arguments)]
        return subprocess.run(command, input=typed, env=surroundings, capture_output=True, encoding="utf-8", check=False)

    return run


@pytest.fixture
def tenfold(python: Python) -> Tenfold:
    """Run `tenfold` where the game is installed."""

    def run(*arguments: object, typed: str = "") -> Finished:
        return python("-c", TENFOLD, *arguments, typed=typed)

    return run
