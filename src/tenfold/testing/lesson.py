"""The guided first game that a game may bring: it can be played, and all of it is said."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core.game import AnyGame
from tenfold.core.lesson import Lesson, lesson_of
from tenfold.core.record import Record
from tenfold.core.teaching import Teacher
from tenfold.core.words import speak


def lesson_reaches_its_end(game: AnyGame, played: Sequence[Record]) -> None:
    """Everything on the line may be done, every note comes up on it, and there is a sentence for each."""
    lesson = lesson_of(game)
    if lesson is None:
        return
    teacher = taught(game, lesson)
    unsaid = [note.say for n, note in enumerate(lesson.notes) if n not in teacher.now.said]
    assert not unsaid, f"on the line of the lesson nobody comes to {', '.join(unsaid)}"
    words = speak(game.locales)
    wordless = [note.say for note in lesson.notes if not words.has(f"{game.name}-lesson-{note.say}")]
    assert not wordless, f"the lesson has no words for {', '.join(wordless)}"


def taught(game: AnyGame, lesson: Lesson) -> Teacher:
    """The teacher at the end of the line."""
    teacher = Teacher(game, lesson)
    position = game.start(lesson.options, lesson.seed or "", lesson.fixed)
    assert lesson.seat < game.seats(position.options), f"the lesson is for seat {lesson.seat}, which is not there"
    teacher.listen(position)
    teacher.ask(position)
    for action in lesson.line:
        refused = position.check(action)
        assert refused is None, f"the lesson says {action!r}, but {refused}"
        if position.to_act == lesson.seat:
            teacher.decides()
        position.do(action)
        teacher.hear(action, position)
        teacher.ask(position)
    return teacher
