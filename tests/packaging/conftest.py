"""The wheel, built once, and environments that it is installed in: bare, and with everything that the extras bring."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]

Finished = subprocess.CompletedProcess[str]
Run = Callable[..., Finished]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def environment(folder: Path, wheel: Path) -> Path:
    """A fresh environment with the wheel and what it asks for, no more; its Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    subprocess.run([python, *PIP, "install", "--no-compile", wheel], check=True)
    return python


def runner(python: Path, home: Path) -> Run:
    """Runs Python with nothing of this environment but what `python` has."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONIOENCODING": "utf-8"}

    def run(*arguments: str, typed: str = "") -> Finished:
        command = [str(python), *arguments]
        return subprocess.run(
            command, input=typed, env=surroundings, cwd=home, capture_output=True, encoding="utf-8", check=False
        )

    return run


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("bare")
    return runner(environment(folder / "env", wheel), folder)


@pytest.fixture(scope="session")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The extras are those of this environment, which has them all; Tenfold itself is the wheel's."""
    folder = tmp_path_factory.mktemp("full")
    python = environment(folder / "env", wheel)
    packages = next((folder / "env" / "lib").glob("*/site-packages"))
    (packages / "extras.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return runner(python, folder)
