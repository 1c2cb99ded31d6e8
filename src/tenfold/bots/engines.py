"""All that thinks in a browser, as files to serve: the rules of every installed game and its bots, as WebAssembly.

`python -m tenfold.bots.engines FOLDER` writes what was made before on this machine, then makes what is missing, first what is
needed first, and lists it in `engines.json` after each: the folder can be served meanwhile. Names of files carry a digest of
their content, and modules that are listed no more are removed. `--kept` ends before anything is made. Without Numba there is
nothing to write.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from platformdirs import user_cache_path

from tenfold.bots.advice import ADVISER
from tenfold.bots.browser import judge_for_browsers, judge_part, thinkers_for
from tenfold.core.extras import is_installed
from tenfold.core.game import AnyGame
from tenfold.core.installed import say_nothing
from tenfold.core.private import private_folder
from tenfold.core.registry import find_game, game_names

if TYPE_CHECKING:
    from tenfold.core.compile.wasm.rules import Part, WasmModule

INDEX = "engines.json"
DIGEST_DIGITS = 12
KEPT = "--kept"
# What files are called that are written here, half written ones too.
OURS = re.compile(rf"(?:{re.escape(INDEX)}|.+-[0-9a-f]{{{DIGEST_DIGITS}}}\.(?:wasm|json))(?:\.\d+\.part)?")
# Whoever plays meanwhile comes first.
NICENESS = 10


class EngineFiles(msgspec.Struct, frozen=True):
    """The files of a module: its code, and the manifest that says what lies where."""

    code: str
    manifest: str


class GameEngines(msgspec.Struct):
    """What there is for a game; `rules_version` is that of its rules, and `judge` who judges its positions for a review."""

    rules_version: int
    rules: EngineFiles | None = None
    bots: dict[str, EngineFiles] = {}
    judge: EngineFiles | None = None


class Engines(msgspec.Struct):
    """All that can be served, by game."""

    games: dict[str, GameEngines] = {}

    def add(self, asked: Asked, files: EngineFiles) -> None:
        game = self.games.setdefault(asked.game.name, GameEngines(asked.game.rules_version))
        if asked.bot is None:
            game.rules = files
        elif asked.judges:
            game.judge = files
        else:
            game.bots[asked.bot] = files

    def names(self) -> set[str]:
        """All files, the list too."""
        files = [files for game in self.games.values() for files in (game.rules, game.judge, *game.bots.values()) if files]
        return {INDEX, *(file.code for file in files), *(file.manifest for file in files)}


class Asked(NamedTuple):
    """A module that is to be made: of a bot, of whoever `judges` for reviews as that bot does, or of the rules."""

    game: AnyGame
    bot: str | None
    judges: bool = False


def all_asked() -> list[Asked]:
    """The rules of every game first, then who gives hints, then who judges for reviews, then the other bots."""
    games = [find_game(name) for name in game_names()]
    bots = [Asked(game, bot) for game in games for bot in thinkers_for(game)]
    judges = [Asked(game, found[0], judges=True) for game in games if (found := judge_for_browsers(game))]
    advisers = [asked for asked in bots if asked.bot == ADVISER]
    return [*(Asked(game, None) for game in games), *advisers, *judges, *(asked for asked in bots if asked not in advisers)]


def part_of(asked: Asked) -> Part:
    from tenfold.core.compile.wasm.rules import rules_part
    from tenfold.core.compile.wasm.thinker import thinker_part

    if asked.bot is None:
        return rules_part(asked.game)
    if asked.judges:
        return judge_part(asked.game)
    return thinker_part(asked.game, asked.bot, thinkers_for(asked.game)[asked.bot](asked.game))


class Shelf:
    """A folder of modules, and the list of them."""

    def __init__(self, folder: Path, say: Callable[[str], object]) -> None:
        self.folder = folder
        self.say = say
        self.made = Engines()
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, asked: Asked, module: WasmModule) -> None:
        code, manifest = module.code, msgspec.json.encode(module.manifest)
        self.made.add(asked, EngineFiles(put(self.folder, asked, "wasm", code), put(self.folder, asked, "json", manifest)))
        self.say(f"{asked.game.name} {asked_name(asked)[1] or 'rules'}: {len(code):,} bytes\n")

    def write_list(self) -> None:
        replace(self.folder / INDEX, msgspec.json.encode(self.made))


def write_engines(folder: Path, kept: bool, say: Callable[[str], object] = lambda sentence: None) -> Engines:
    """Write the files and the list of them; modules that are no longer in the list are removed in the end."""
    from tenfold.core.compile.wasm.rules import built, kept_part

    shelf, missing = Shelf(folder, say), []
    for asked, part in [(asked, part_of(asked)) for asked in all_asked()]:
        if module := kept_part(part):
            shelf.add(asked, module)
        else:
            missing.append((asked, part))
    shelf.write_list()
    for asked, part in [] if kept else missing:
        shelf.add(asked, built(part))
        shelf.write_list()
    remove_others(folder, shelf.made)
    return shelf.made


def put(folder: Path, asked: Asked, suffix: str, data: bytes) -> str:
    name = f"{'.'.join(filter(None, asked_name(asked)))}-{hashlib.sha256(data).hexdigest()[:DIGEST_DIGITS]}.{suffix}"
    if not (folder / name).exists():
        replace(folder / name, data)
    return name


def asked_name(asked: Asked) -> tuple[str, str | None]:
    return asked.game.name, "judge" if asked.judges else asked.bot


def replace(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    half = file.with_name(f"{file.name}.{os.getpid()}.part")
    half.write_bytes(data)
    half.replace(file)


def remove_others(folder: Path, made: Engines) -> None:
    """Modules that are listed no more; whatever else lies in the folder is somebody's own."""
    for file in folder.iterdir():
        if OURS.fullmatch(file.name) and file.name not in made.names():
            file.unlink(missing_ok=True)


def place() -> Path | None:
    """Where this installation keeps its modules for a server: only where nobody else can write, since guests run them."""
    installation = hashlib.sha256(f"{Path(__file__).parent} {sys.prefix}".encode()).hexdigest()[:DIGEST_DIGITS]
    return private_folder(user_cache_path("tenfold") / "engines" / installation)


def newest_source() -> float:
    """When the newest source of this installation was written: what was listed before that may be of other rules."""
    return max(file.stat().st_mtime for file in Path(__file__).parents[1].rglob("*.py"))


def main(arguments: list[str]) -> int:
    folders = [argument for argument in arguments if argument != KEPT]
    if len(folders) != 1 or folders[0].startswith("-"):
        sys.stderr.write("Name one folder: python -m tenfold.bots.engines FOLDER, and --kept for only what was made before.\n")
        return 2
    if not is_installed("fast"):
        sys.stdout.write("No engines for browsers: they need pip install 'tenfold[fast]'.\n")
        return 0
    if hasattr(os, "nice") and KEPT not in arguments:
        os.nice(NICENESS)
    say_nothing()
    fill(Path(folders[0]), KEPT in arguments)
    return 0


def fill(folder: Path, kept: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with held(folder) as free:
        if free:
            write_engines(folder, kept, sys.stdout.write)
        else:
            sys.stdout.write("Another process is making them there.\n")


@contextmanager
def held(folder: Path) -> Iterator[bool]:
    """Whether this process has a folder to itself now: all processes of a server may begin to make modules."""
    if sys.platform == "win32":
        yield True
        return
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        free = True
    except BlockingIOError:
        free = False
    try:
        yield free
    finally:
        os.close(handle)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
