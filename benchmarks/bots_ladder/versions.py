"""Other versions of Tenfold to play against: what a commit had, unpacked below `build`, with the bots that it registers.

It runs with the packages of this environment; nothing is installed.
"""

from __future__ import annotations

import io
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

from tenfold.arena.program import Failure, Program
from tenfold.core.registry import find_game

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("old_bot.py")
SHORT = 10
PATIENCE_S = 600
METADATA = "Metadata-Version: 2.1\nName: tenfold\nVersion: 0\n"


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout


def commit_of(name: str) -> str:
    """The first digits of a commit, by any name that git knows it by."""
    try:
        return git("rev-parse", "--verify", "--end-of-options", f"{name}^{{commit}}").decode()[:SHORT]
    except subprocess.CalledProcessError:
        raise SystemExit(f"There is no commit {name[:40]!r} here.") from None


def unpacked(commit: str) -> Path:
    """The folder with what a commit had; it is kept."""
    folder = ROOT / "build" / "bots" / "versions" / commit
    if not folder.exists():
        half = folder.with_suffix(".part")
        shutil.rmtree(half, ignore_errors=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit, "src", "pyproject.toml"))) as archive:
            archive.extractall(half, filter="data")
        register(half)
        half.rename(folder)
    return folder


def register(folder: Path) -> None:
    """Let Python find the games and bots of this version, as if it were installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / "src" / "tenfold-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(groups))


def program(commit: str, bot: str, iterations: int | None) -> str:
    """The command that plays as a bot did at a commit, with so many iterations a move or else with the time it is given."""
    counted = [] if iterations is None else [str(iterations)]
    return shlex.join([sys.executable, str(PROGRAM), str(unpacked(commit)), bot, *counted])


def question(game: str) -> dict[str, Any]:
    """Something to decide in a game."""
    position = find_game(game).start({}, "warm up")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    view = position.view(position.to_act)
    return {"op": "choose", "game": game, "seat": position.to_act, "view": view, "legal": position.legal(), "milliseconds": 1}


def compile_for(command: str, game: str) -> None:
    """Let a program make a move, however long it takes, so that it starts at once when it plays."""
    asked = Program(command)
    try:
        asked.ask(question(game), PATIENCE_S)
    except Failure as failure:
        raise SystemExit(f"{command} cannot play {game} here: {failure}.") from None
    finally:
        asked.quit()
