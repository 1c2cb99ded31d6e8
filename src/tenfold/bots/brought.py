"""Bots by the place where they are: a file (`./mybot.py`), one of those in it (`./mybot.py:HASTY`), a module (`mybot:HASTY`).

Nothing is installed. Only who runs a command brings one: a place is code that is run. The environment tells the processes
that a command starts.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.fitting import fit_kind
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.core.installed import Unfit, in_a_line

PLACES = "TENFOLD_BOTS"
# The function that plays, in a file that makes no BotKind.
CHOOSE = "choose"
LONGEST_PLACE = 200
# What the names of nets begin with.
NET = "net:"


class FunctionBot(BotKind):
    """A function of the view and the legal actions that plays every game."""

    level = 0

    def __init__(self, name: str, choose: Bot) -> None:
        self.name = name  # type: ignore[misc]
        self.choose = choose

    def plays(self, game: str) -> bool:
        return True

    def sit(self, game: AnyGame, seed: str, budget: Budget) -> Bot:
        return self.choose


def is_place(text: str) -> bool:
    """Whether somebody names a place, and not a bot that is installed."""
    return (":" in text and not text.startswith(NET)) or text.endswith(".py")


def places() -> list[str]:
    return [place for place in os.environ.get(PLACES, "").split("\n") if place]


def note(place: str) -> None:
    """From now on a place is known to this process and to those that it starts."""
    os.environ[PLACES] = "\n".join([*places(), place])


def absolute(place: str) -> str:
    """The same place for whoever works in another folder."""
    file, name = parted(place)
    if not file.endswith(".py"):
        return place
    return f"{Path(file).resolve()}:{name}" if name else str(Path(file).resolve())


def parted(place: str) -> tuple[str, str]:
    """Where it is, and its name there, if that is said. (A file may be on a drive with a letter.)"""
    where, colon, name = place.rpartition(":")
    is_name = name.isidentifier() or where.endswith(".py")
    return (where, name) if colon and is_name and not place.endswith(".py") else (place, "")


@cache
def load(place: str) -> BotKind:
    """The bot at a place; raises BadOption where there is none."""
    where, name = parted(place)
    module = run(where, place)
    try:
        return fit_kind(named(module, name) if name else only_one(module, where, place))
    except Unfit as unfit:
        raise refused(place, str(unfit)) from None


def run(where: str, place: str) -> ModuleType:
    """Whatever somebody's code does when it is imported is told in a sentence; only Ctrl-C ends us."""
    try:
        return from_file(Path(where)) if where.endswith(".py") else from_module(where)
    except KeyboardInterrupt:
        raise
    except FileNotFoundError as missing:
        if missing.filename == where:
            raise BadOption(f"There is no file {where[:LONGEST_PLACE]}.") from None
        raise refused(place, f"{type(missing).__name__}: {missing}") from None
    except BaseException as error:
        raise refused(place, f"{type(error).__name__}: {error}") from None


def from_file(file: Path) -> ModuleType:
    """The module of a file, which may import its neighbours. Its name is its path, so it takes that of no other module."""
    spec = importlib.util.spec_from_file_location(str(file), file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[str(file)] = module
    look_in(str(file.parent))
    spec.loader.exec_module(module)
    return module


def from_module(name: str) -> ModuleType:
    look_in(str(Path.cwd()))
    return importlib.import_module(name)


def look_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.append(folder)


def named(module: ModuleType, name: str) -> BotKind:
    """What has that name in a module; a function is a bot that is called like it."""
    if not hasattr(module, name):
        raise Unfit(f"there is no {name} in it")
    return as_kind(getattr(module, name), name, name)


def only_one(module: ModuleType, where: str, place: str) -> BotKind:
    """What plays in a file of one bot."""
    found = {id(thing): thing for thing in vars(module).values() if isinstance(thing, BotKind)}
    if len(found) > 1:
        raise Unfit(f"there are {len(found)} bots; name one, like {place}:{named_in(module, found)}")
    chosen: Any = next(iter(found.values()), getattr(module, CHOOSE, None)) or next(classes_in(module), None)
    if chosen is None:
        raise Unfit(f"there is neither a BotKind in it nor a function {CHOOSE}(view, legal)")
    return as_kind(chosen, CHOOSE, Path(where).stem)


def named_in(module: ModuleType, found: dict[int, BotKind]) -> str:
    return next(name for name, thing in vars(module).items() if id(thing) in found)


def classes_in(module: ModuleType) -> Iterator[type]:
    """The kinds that a file makes and of which it has no bot."""
    return (thing for thing in vars(module).values() if is_class_of_bots(thing) and thing.__module__ == module.__name__)


def is_class_of_bots(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, BotKind)


def as_kind(thing: object, what: str, name: str) -> BotKind:
    """A bot, or a function as a bot of that name."""
    if isinstance(thing, BotKind):
        return thing
    if isinstance(thing, type) and is_class_of_bots(thing):
        raise Unfit(f"{thing.__name__} is a class; make a bot of it, like {thing.__name__.upper()} = {thing.__name__}()")
    if callable(thing) and not isinstance(thing, type):
        return FunctionBot(name, thing)
    raise Unfit(f"{what} is no BotKind and no function of a view and the legal actions")


def refused(place: str, why: str) -> BadOption:
    return BadOption(f"{place[:LONGEST_PLACE]} cannot be played: {in_a_line(why)}.")
