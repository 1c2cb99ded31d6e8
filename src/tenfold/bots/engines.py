"""All that thinks in a browser, as files to serve: the rules of every installed game and its bots, as WebAssembly.

`python -m tenfold.bots.engines FOLDER` makes what is missing, first what is needed first, and lists it in `engines.json` after
each: the folder can be served meanwhile. Names of files carry a digest of their content, and nothing else lies there.
`--kept` writes only what was made before on this machine, at once. Without Numba there is nothing to write.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from tenfold.bots.advice import ADVISER
from tenfold.bots.browser import thinkers_for
from tenfold.core.extras import is_installed
from tenfold.core.game import AnyGame
from tenfold.core.installed import say_nothing
from tenfold.core.registry import find_game, game_names

INDEX = "engines.json"
KEPT = "--kept"
# Whoever plays meanwhile comes first.
NICENESS = 10


class EngineFiles(msgspec.Struct, frozen=True):
    """The files of a module: its code, and the manifest that says what lies where."""

    code: str
    manifest: str


class GameEngines(msgspec.Struct):
    """What there is for a game; `rules_version` is that of its rules."""

    rules_version: int
    rules: EngineFiles | None = None
    bots: dict[str, EngineFiles] = {}


class Engines(msgspec.Struct):
    """All that can be served, by game."""

    games: dict[str, GameEngines] = {}

    def add(self, asked: Asked, files: EngineFiles) -> None:
        game = self.games.setdefault(asked.game.name, GameEngines(asked.game.rules_version))
        if asked.bot is None:
            game.rules = files
        else:
            game.bots[asked.bot] = files


class Asked(NamedTuple):
    """A module that is to be made: of a bot, or of the rules."""

    game: AnyGame
    bot: str | None


def all_asked() -> list[Asked]:
    """The rules of every game first, then who gives hints, then the other bots."""
    games = [find_game(name) for name in game_names()]
    bots = [Asked(game, bot) for game in games for bot in thinkers_for(game)]
    return [*(Asked(game, None) for game in games), *sorted(bots, key=lambda asked: asked.bot != ADVISER)]


def modules(kept: bool) -> Iterator[tuple[Asked, bytes, bytes]]:
    """Code and manifest of each; if only what was kept is wanted, without the others."""
    from tenfold.core.compile.wasm.rules import kept_or_built, kept_part, rules_part
    from tenfold.core.compile.wasm.thinker import thinker_part

    for asked in all_asked():
        if asked.bot is None:
            part = rules_part(asked.game)
        else:
            part = thinker_part(asked.game, asked.bot, thinkers_for(asked.game)[asked.bot](asked.game))
        module = kept_part(part) if kept else kept_or_built(part)
        if module is not None:
            yield asked, module.code, msgspec.json.encode(module.manifest)


def write_engines(folder: Path, kept: bool, say: Callable[[str], object] = lambda sentence: None) -> Engines:
    """Write the files and the list of them; what is no longer in the list is removed in the end."""
    made = Engines()
    folder.mkdir(parents=True, exist_ok=True)
    for asked, code, manifest in modules(kept):
        made.add(asked, EngineFiles(put(folder, asked, "wasm", code), put(folder, asked, "json", manifest)))
        replace(folder / INDEX, msgspec.json.encode(made))
        say(f"{asked.game.name} {asked.bot or 'rules'}: {len(code):,} bytes\n")
    replace(folder / INDEX, msgspec.json.encode(made))
    remove_others(folder, made)
    return made


def put(folder: Path, asked: Asked, suffix: str, data: bytes) -> str:
    name = f"{'.'.join(filter(None, asked_name(asked)))}-{hashlib.sha256(data).hexdigest()[:12]}.{suffix}"
    if not (folder / name).exists():
        replace(folder / name, data)
    return name


def asked_name(asked: Asked) -> tuple[str, str | None]:
    return asked.game.name, asked.bot


def replace(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    half = file.with_name(f"{file.name}.{os.getpid()}.part")
    half.write_bytes(data)
    half.replace(file)


def remove_others(folder: Path, made: Engines) -> None:
    listed = {INDEX}
    for game in made.games.values():
        for files in (game.rules, *game.bots.values()):
            listed |= {files.code, files.manifest} if files else set()
    for file in folder.iterdir():
        if file.name not in listed:
            file.unlink(missing_ok=True)


def main(arguments: list[str]) -> int:
    folders = [argument for argument in arguments if argument != KEPT]
    if len(folders) != 1:
        sys.stderr.write("Name one folder: python -m tenfold.bots.engines FOLDER, and --kept for only what was made before.\n")
        return 2
    if not is_installed("fast"):
        sys.stdout.write("No engines for browsers: they need pip install 'tenfold[fast]'.\n")
        return 0
    if hasattr(os, "nice") and KEPT not in arguments:
        os.nice(NICENESS)
    say_nothing()
    write_engines(Path(folders[0]), KEPT in arguments, sys.stdout.write)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
