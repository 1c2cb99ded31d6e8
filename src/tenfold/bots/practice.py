"""Games for a page without a connection: the rules, the table, the help and the quick bots of a game, as JavaScript.

`python -m tenfold.bots.practice FOLDER` writes a module for every installed game that keeps to the subset of Python that
`tenfold.core.compile.script` knows, and says of every other why there is none. Bots that search think in WebAssembly
(`tenfold.bots.engines`): here is what they are told.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import FunctionType
from typing import Any

from tenfold.bots.advice import Known, known
from tenfold.bots.registry import bot_kinds, bots_for, seat_bot
from tenfold.core import lesson, words
from tenfold.core.compile.script.program import module_of
from tenfold.core.compile.script.source import OutsideSubset
from tenfold.core.game import AnyGame
from tenfold.core.redealing import dealt_anew
from tenfold.core.registry import find_game, game_names
from tenfold.table.alone import Alone

RUNTIME = "runtime.js"
INDEX = "index.json"


@cache
def program(game: AnyGame) -> str:
    """The module of a game; raises OutsideSubset where it cannot be made."""
    given = {"game": game, "Alone": Alone, "bots": quick_bots(game), "known": known, "known_to": known_to}
    return module_of(given, instead(game))


def instead(game: AnyGame) -> list[tuple[Any, Any]]:
    """What stands for what a page has not: other games, lessons, words in files, seeds, which the page draws itself, and
    games that go on from others.
    """
    return [
        (find_game, ("(() => {})", game)),
        (words.refusal, "$.host.refusal"),
        (lesson.readable_lesson, "$.absent"),
        (secrets.token_hex, "$.absent"),
        (dealt_anew, "((position) => position)"),
    ]


def quick_bots(game: AnyGame) -> dict[str, FunctionType]:
    """The bots that are plain functions of what they see and may do, and quick."""
    seated = {name: seat_bot(name, game, "") for name in bots_for(game.name) if bot_kinds()[name].quick}
    return {name: bot for name, bot in seated.items() if isinstance(bot, FunctionType) and not bot.__closure__}


def thinking_bots(game: AnyGame) -> dict[str, int]:
    """The bots that search, with the milliseconds that a move usually takes them."""
    kinds = [kind for kind in bot_kinds().values() if kind.plays(game.name)]
    return {kind.name: kind.usual.milliseconds for kind in kinds if kind.usual.milliseconds is not None}


def known_to(game: AnyGame, bot: str, milliseconds: int, turn: int, view: Any) -> Known:
    """All that it takes to think a bot's move elsewhere, as `known` does for a hint."""
    return Known(turn, bot, f"move {turn}", game.remembered(view).to_bytes(), 1, milliseconds)


def runtime() -> str:
    """What all of these modules import, from beside them."""
    return files("tenfold").joinpath("core", "compile", "script", RUNTIME).read_text(encoding="utf-8")


def modules() -> dict[str, str]:
    """All that can be made, by the names of files; the index lists the games with the version of their rules and their bots."""
    made = {RUNTIME: runtime()}
    index: dict[str, dict[str, Any]] = {}
    for name in game_names():
        try:
            made[f"{name}.js"] = program(find_game(name))
            index[name] = listed(find_game(name))
        except OutsideSubset as error:
            sys.stdout.write(f"No practice without a connection for {name}: {error}.\n")
    return {**made, INDEX: json.dumps(index)}


def listed(game: AnyGame) -> dict[str, Any]:
    return {"rules": game.rules_version, "quick": list(quick_bots(game)), "thinking": thinking_bots(game)}


def write(folder: Path, made: Mapping[str, str]) -> None:
    """Only what has changed is written, so that nobody builds a page again for nothing. Modules that were listed here and are
    no longer made go; whatever else lies in the folder is somebody's own.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in listed_in(folder):
        if f"{name}.js" not in made:
            (folder / f"{name}.js").unlink(missing_ok=True)
    for name, text in made.items():
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text:
            (folder / name).write_text(text, encoding="utf-8")


def listed_in(folder: Path) -> list[str]:
    """The games of a list that was written before, if there is one that can be read."""
    try:
        return list(json.loads((folder / INDEX).read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError):
        return []


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("Name one folder: python -m tenfold.bots.practice FOLDER.\n")
        return 2
    write(Path(arguments[0]), modules())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
