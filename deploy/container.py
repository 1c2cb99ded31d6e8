"""What happens in the container: its Containerfile calls this, and so do the tests, where there is no container.

`python container.py install FOLDER WHEEL` makes an environment with the wheel and with what `requirements.txt` pins beside it.
`python container.py warm FOLDER` compiles what bots think with, or only some of them (`sharp/ten`); everybody may read it then.
`python container.py start FOLDER COMMAND ...` copies it to where compiled code is looked for, then is `tenfold COMMAND`.
`python container.py healthy ADDRESS` says by its exit status whether a server is ready.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

HERE = Path(__file__).resolve().parent
GAMES = ("ten", "trick_later")
BOTS = ("sharp", "master")
MAKE_ENGINES = "from tenfold.bots.engines import fill, place; fill(place(), False)"
# With hashes for all that pip fetches; it takes nothing that is not listed.
PINNED = ("--require-hashes", "--requirement", str(HERE / "requirements.txt"))
CACHE = "XDG_CACHE_HOME"
WAIT_S = 5.0


def install(folder: str, wheel: str) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    for wanted in (PINNED, ("--no-deps", wheel)):
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]
        subprocess.run([*pip, "--python", f"{folder}/bin/python", "install", *wanted], check=True)
    cut_times(Path(folder))


def cut_times(folder: Path) -> None:
    """Images keep whole seconds, and code that was compiled from a file of another time counts for nothing."""
    for file in folder.rglob("*.py"):
        seconds = int(file.stat().st_mtime)
        os.utime(file, (seconds, seconds))


def warm(folder: str, *bots: str) -> None:
    """By the Python that runs this: each in a process of its own, as a server would."""
    os.environ[CACHE] = str(Path(folder).absolute())
    for what in [("-m", "tenfold.bots.ready", *bot.split("/")) for bot in bots] or everything():
        subprocess.run([sys.executable, *what], check=True)
    for place in (Path(folder), *Path(folder).rglob("*")):
        place.chmod(0o755 if place.is_dir() else 0o644)


def everything() -> list[tuple[str, ...]]:
    """What bots, reviews and browsers need."""
    bots = [("-m", "tenfold.bots.ready", bot, game) for game in GAMES for bot in BOTS]
    return [*bots, *(("-m", "tenfold.review.ready", game) for game in GAMES), ("-c", MAKE_ENGINES)]


def start(folder: str, *command: str) -> None:
    bring(Path(folder), Path(os.environ[CACHE]))
    python = sys.executable
    os.execv(python, [python, "-m", "tenfold.cli", *command])


def bring(warmed: Path, cache: Path) -> None:
    """Only what a user alone can write is run, so everyone gets a copy; without it all works, a minute later."""
    try:
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copytree(warmed, cache, dirs_exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"{cache} cannot be written ({error.strerror}), so bots compile first: mount a tmpfs at /tmp.\n")


def healthy(address: str) -> None:
    try:
        with urlopen(f"{address}/readyz", timeout=WAIT_S):
            return
    except URLError as error:
        sys.exit(f"{address} is not ready: {error.reason}.")


if __name__ == "__main__":
    steps: dict[str, Callable[..., None]] = {"install": install, "warm": warm, "start": start, "healthy": healthy}
    steps[sys.argv[1]](*sys.argv[2:])
