"""The teacher of a guided first game: hears all that the learner may know, and has one sentence for each new thing.

What is said follows from what was done, and from nothing else. As long as the game is on the lesson's line, the teacher knows
what comes next; off it the moments still get their sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenfold.core.game import AnyGame, Position
from tenfold.core.lesson import Lesson

STRAYED, NEXT, FREE = "page-lesson-strayed", "page-lesson-next", "page-lesson-free"


class Teaching(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the teacher says now: a key of the catalogues and what the sentence may mention. Null: nothing new.

    `fold` of `folds` is how far the lesson is; with the last one it is over. `press` are the actions that come next in it. With
    `more`, nothing goes on before the learner has read this (`onward`); with `back`, there is a step to go back to.
    """

    fold: int
    folds: int
    say: str | None = None
    details: dict[str, str | int] = {}
    press: list[str] | None = None
    more: bool = False
    back: bool = False


class Spoken(msgspec.Struct, frozen=True):
    """A sentence that waits to be read; `note` is its number in the lesson, null for one that any lesson has."""

    say: str
    details: dict[str, str | int] = {}
    note: int | None = None


class Progress(msgspec.Struct, frozen=True):
    """How far a learner is: `actions` of the game are done, and the sentences of these notes are `said` or `waiting`."""

    actions: int = 0
    on_line: bool = True
    said: frozenset[int] = frozenset()
    waiting: tuple[Spoken, ...] = ()


class Teacher:
    """Goes along with one game. `before` is how it was before each thing that the learner did."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.now = Progress()
        self.before: list[Progress] = []
        self.silent = False

    def decides(self) -> None:
        """The learner is about to do something; what they have not read by then, they do not want to."""
        self.before.append(self.now)
        self.now = msgspec.structs.replace(self.now, waiting=())

    def onward(self) -> None:
        """The learner has read the first sentence that waits."""
        self.before.append(self.now)
        self.now = msgspec.structs.replace(self.now, waiting=self.now.waiting[1:])

    def back(self) -> None:
        if self.before:
            self.now = self.before.pop()

    def hear(self, action: str, position: Position[Any]) -> None:
        """Something was done."""
        was = self.now
        on_line = was.on_line and self.line_action(was) in (None, action)
        strayed = (Spoken(STRAYED),) if was.on_line and not on_line else ()
        self.now = Progress(was.actions + 1, on_line, was.said, was.waiting + strayed)
        self.listen(position)

    def listen(self, position: Position[Any]) -> None:
        """What has just happened, as the learner may know it."""
        for event in position.events(self.seat):
            moment = msgspec.to_builtins(event)
            if "seat" in moment:
                moment["who"] = "you" if moment["seat"] == self.seat else "other"
            self.notice(moment)

    def ask(self, position: Position[Any]) -> None:
        """What the learner is asked now, if they are."""
        if position.to_act == self.seat:
            self.notice(self.question(position))

    def question(self, position: Position[Any]) -> dict[str, Any]:
        """The moment of a decision of the learner."""
        return {**msgspec.to_builtins(position.view(self.seat)), "can": position.legal()}

    def notice(self, moment: Mapping[str, Any]) -> None:
        """Each note is said once, at the first moment that fits."""
        found = self.fitting(moment)
        spoken = [Spoken(f"{self.game.name}-lesson-{self.lesson.notes[n].say}", mentioned(moment), n) for n in found]
        said, waiting = self.now.said.union(found), (*self.now.waiting, *spoken)
        self.now = msgspec.structs.replace(self.now, said=said, waiting=waiting)

    def fitting(self, moment: Mapping[str, Any]) -> list[int]:
        """The notes for this moment that were not said yet."""
        return [n for n, note in enumerate(self.lesson.notes) if n not in self.now.said and note.fits(moment)]

    def line_action(self, progress: Progress) -> str | None:
        """What is done next on the line; None at its end."""
        return self.lesson.line[progress.actions] if progress.actions < len(self.lesson.line) else None

    @property
    def next_action(self) -> str | None:
        """What the seat to act does next in the lesson; None where the game has left it."""
        return self.line_action(self.now) if self.now.on_line and not self.silent else None

    @property
    def speaks(self) -> bool:
        """Something is there to be read."""
        return bool(self.now.waiting) and not self.silent

    @property
    def finished(self) -> bool:
        return len(self.lesson.notes) - 1 in self.now.said

    def teaching(self, position: Position[Any]) -> Teaching | None:
        """What the learner is told now; None when the lesson is over."""
        if self.silent or (self.finished and not self.now.waiting):
            return None
        asked, waiting = position.to_act == self.seat, self.now.waiting
        more = len(waiting) > 1 or (len(waiting) == 1 and not position.is_over and (self.finished or not asked))
        press = self.press(position) if asked and not more else None
        first = waiting[0] if waiting else otherwise(asked, press)
        return Teaching(self.fold, len(self.lesson.notes), first.say or None, first.details, press, more, bool(self.before))

    @property
    def fold(self) -> int:
        """How many notes were said; who has heard the last one is at the end, whatever never came up."""
        unread = {spoken.note for spoken in self.now.waiting[1:]}
        heard = self.now.said - unread
        notes = len(self.lesson.notes)
        return notes if notes - 1 in heard else len(heard)

    def press(self, position: Position[Any]) -> list[str] | None:
        """The actions of the learner's next move in the lesson: one, or its steps up to where there is something to say."""
        line = self.lesson.line[self.now.actions :] if self.next_action is not None else []
        ahead = position.copy()
        steps: list[str] = []
        while len(steps) < len(line) and (not steps or self.goes_on(ahead)) and ahead.check(line[len(steps)]) is None:
            ahead.do(line[len(steps)])
            steps.append(line[len(steps)])
        return steps or None

    def goes_on(self, position: Position[Any]) -> bool:
        """Whether a move of the learner goes on here without a word."""
        same_move = position.to_act == self.seat and self.game.goes_on(position.state)
        return same_move and not self.fitting(self.question(position))


def otherwise(asked: bool, press: list[str] | None) -> Spoken:
    """What is said where the lesson has no word of its own."""
    if not asked:
        return Spoken("")
    return Spoken(FREE) if press is None else Spoken(NEXT, {"action": press[0]})


def mentioned(moment: Mapping[str, Any]) -> dict[str, str | int]:
    """What a sentence may mention of a moment: its numbers and texts."""
    return {name: value for name, value in moment.items() if isinstance(value, str | int) and not isinstance(value, bool)}
