"""A guided first game, as data that a game brings: a file `lesson.toml` beside its module.

It fixes the chance, says who learns, what all seats do (`line`) and what is to be said at which moment (`notes`). The rules are
those of the game; what comes of a lesson is in `tenfold.core.teaching`.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame

log = logging.getLogger("tenfold.installed")

AT_LEAST, AT_MOST = ">=", "<="
EVENT = "event"
Pattern = dict[str, Any]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, and the moment for it.

    A pattern with an `event` is for that kind of event: it names fields of it, and `who` is "you" or "other". Any other is for
    a decision of the learner: it names fields of the view, and `can` is something that may be done. A text may have the
    wildcards of file names, for numbers a limit as in ">=4"; a path as in "players.0.score" leads into a field. Of several
    patterns one must fit.
    """

    say: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
    when: Pattern | list[Pattern]

    @property
    def patterns(self) -> list[Pattern]:
        return self.when if isinstance(self.when, list) else [self.when]

    def fits(self, moment: Mapping[str, Any]) -> bool:
        return any(is_moment(pattern, moment) for pattern in self.patterns)


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chance is fixed by `fixed`, as the game takes it, or by a `seed`. The last of the `notes` ends the lesson."""

    minutes: Annotated[int, Meta(ge=1, le=60)]
    options: dict[str, Any] = {}
    seed: str | None = None
    fixed: Any = None
    seat: Annotated[int, Meta(ge=0, le=9)] = 0
    line: Annotated[list[str], Meta(min_length=1)]
    notes: Annotated[list[Note], Meta(min_length=1)]


def is_moment(pattern: Pattern, moment: Mapping[str, Any]) -> bool:
    """Whether this is such a moment: the pattern of an event fits nothing else, and the other way round."""
    same_kind = (EVENT in pattern) == (EVENT in moment)
    return same_kind and all(agrees(wanted, at_path(moment, path)) for path, wanted in pattern.items())


def at_path(moment: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(moment, list) and step.isdigit() and int(step) < len(moment):
            moment = moment[int(step)]
        elif isinstance(moment, Mapping):
            moment = moment.get(step)
        else:
            return None
    return moment


def agrees(wanted: Any, found: Any) -> bool:
    """Whether what is there is what a pattern asks for; of a list, any item of it."""
    if not isinstance(wanted, str) or wanted == found:
        return bool(wanted == found)
    if isinstance(found, list):
        return any(agrees(wanted, one) for one in found)
    if isinstance(found, int) and wanted[:2] in (AT_LEAST, AT_MOST):
        limit = int(wanted[2:])
        return found >= limit if wanted.startswith(AT_LEAST) else found <= limit
    return isinstance(found, str) and fnmatchcase(found, wanted)


def read_lesson(text: str) -> Lesson:
    """A lesson as somebody wrote it; raises BadOption where that is none."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"This lesson cannot be read: {error}.") from None


@cache
def lesson_in(file: Path) -> Lesson | None:
    return read_lesson(file.read_text(encoding="utf-8")) if file.is_file() else None


def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson that a game brings, if it brings one; raises BadOption where it cannot be read."""
    return lesson_in(game.lesson_file)


def readable_lesson(game: AnyGame) -> Lesson | None:
    """The same; a lesson that cannot be read is as none, and whoever runs the program is told."""
    try:
        return lesson_of(game)
    except BadOption as error:
        log.warning("The lesson of the game %r is left out: %s", game.name, error.message)
        return None
