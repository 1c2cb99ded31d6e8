"""What installed packages bring along by entry point. What cannot be loaded is left out and says why; nothing else suffers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar

import msgspec

from tenfold.core.errors import BadOption

OURS = "tenfold"
LONGEST_REASON = 200

log = logging.getLogger("tenfold.installed")
T = TypeVar("T")


class Unfit(Exception):
    """What an entry point leads to is not what it should be."""


class Broken(msgspec.Struct, frozen=True):
    """Something that is installed but left out: a game, bot or screen, its name, its package and what is wrong."""

    kind: str
    name: str
    package: str
    reason: str

    @property
    def sentence(self) -> str:
        return f"The {self.kind} {self.name!r} is installed but cannot be loaded: {self.reason}."


class Installed(Generic[T]):
    """All of one kind that packages register, by name. `fit` takes what was loaded, and raises where that cannot be used."""

    def __init__(self, kind: str, fit: Callable[[str, object], T], group: str | None = None) -> None:
        self.kind = kind
        self.fit = fit
        self.group = group or f"tenfold.{kind}s"
        self.loaded: dict[EntryPoint, T | Broken] = {}

    @cached_property
    def entries(self) -> list[EntryPoint]:
        """Ours first, then in the order of the packages: where two have the same name, the first keeps it."""
        found = entry_points(group=self.group)
        return sorted(found, key=lambda entry: (package_of(entry) != OURS, package_of(entry), entry.name))

    @cached_property
    def names(self) -> list[str]:
        """All that are registered, whether they can be loaded or not."""
        return list(dict.fromkeys(entry.name for entry in self.entries))

    @cached_property
    def things(self) -> dict[str, T]:
        """Everything that can be loaded; one warning per process names what is left out."""
        if self.broken:
            left_out = "; ".join(
                f"the {one.kind} {one.name!r} of the package {one.package!r}: {one.reason}" for one in self.broken
            )
            log.warning("Tenfold leaves out what cannot be loaded ('tenfold bots' lists it): %s.", left_out)
        return self.whole

    @cached_property
    def whole(self) -> dict[str, T]:
        """The same, without the warning."""
        good = {entry.name: thing for entry, thing in reversed(self.everything) if not isinstance(thing, Broken)}
        return {name: good[name] for name in self.names if name in good}

    @cached_property
    def broken(self) -> list[Broken]:
        """What is left out: what cannot be loaded, and what has a name that somebody else has already."""
        left_out: list[Broken] = []
        taken: dict[str, str] = {}
        for entry, thing in self.everything:
            if isinstance(thing, Broken):
                left_out.append(thing)
            elif taken.setdefault(entry.name, package_of(entry)) != package_of(entry):
                left_out.append(
                    self.left_out(entry, f"the package {taken[entry.name]!r} has a {self.kind} of this name already")
                )
        return left_out

    @property
    def everything(self) -> list[tuple[EntryPoint, T | Broken]]:
        return [(entry, self.load(entry)) for entry in self.entries]

    def find(self, name: str) -> T | None:
        """The one of this name, None where there is none; raises BadOption where there is one that cannot be loaded."""
        found = [self.load(entry) for entry in self.entries if entry.name == name]
        good = next((thing for thing in found if not isinstance(thing, Broken)), None)
        if good is None and (broken := self.trouble_with(name)):
            raise BadOption(broken.sentence)
        return good

    def trouble_with(self, name: str) -> Broken | None:
        """What keeps the one of this name from being loaded, if there is one."""
        found = (self.load(entry) for entry in self.entries if entry.name == name)
        return next((thing for thing in found if isinstance(thing, Broken)), None)

    def load(self, entry: EntryPoint) -> T | Broken:
        if entry not in self.loaded:
            self.loaded[entry] = self.load_anew(entry)
        return self.loaded[entry]

    def load_anew(self, entry: EntryPoint) -> T | Broken:
        """Whatever somebody else's code does when it is imported, it does not end us; only Ctrl-C does."""
        try:
            return self.fit(entry.name, entry.load())
        except KeyboardInterrupt:
            raise
        except Unfit as unfit:
            return self.left_out(entry, str(unfit))
        except BaseException as error:
            return self.left_out(entry, f"{type(error).__name__}: {error}")

    def left_out(self, entry: EntryPoint, reason: str) -> Broken:
        return Broken(self.kind, entry.name, package_of(entry), in_a_line(reason))


def package_of(entry: EntryPoint) -> str:
    return "" if entry.dist is None else str(entry.dist.name)


def in_a_line(reason: str) -> str:
    """Without what would steer a terminal, and not for ever."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in reason).split())
    return line[:LONGEST_REASON].rstrip(" .:")


def say_nothing() -> None:
    """For processes that help another one, which has said it already."""
    log.setLevel(logging.ERROR)
