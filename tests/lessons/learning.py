"""Somebody who learns at a table, without a server: every step becomes an entry of the log, as in a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenfold.core.game import AnyGame
from tenfold.core.lesson import Lesson, lesson_of
from tenfold.core.registry import GAMES
from tenfold.core.teaching import Teacher, Teaching
from tenfold.server.live.lessons import lesson_plan
from tenfold.table.commands import AnyCommand, Back, Move, Onward, Person, Start
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry, Moved, Opened, read_entry, write_entry
from tenfold.table.table import Table
from tenfold.table.telling import snapshot

LEARNER = Person("learner", "Ada")
TAUGHT = {name: game for name, game in GAMES.whole.items() if lesson_of(game) is not None}
MOST_STEPS = 1_000

Choose = Callable[[list[str]], str]


def lesson_in(game: AnyGame) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


class Learning:
    """A lesson table under way; `seen` is all that the teacher said."""

    def __init__(self, game: AnyGame) -> None:
        self.lesson = lesson_in(game)
        self.table = Table("lesson")
        plan = lesson_plan(self.lesson, game.name, LEARNER)
        self.happen(Opened(plan=plan, host=LEARNER.guest, code="LESSON", nonce="0" * 64, seal=2))
        self.do(Start())
        self.seen: list[Teaching] = []

    @property
    def teacher(self) -> Teacher:
        assert self.table.teacher is not None
        return self.table.teacher

    def happen(self, what: Any) -> None:
        """As a room does it: what is written is what is read again."""
        self.table.apply(read_entry(write_entry(Entry(what, by=LEARNER.guest))))

    def do(self, command: AnyCommand) -> None:
        self.happen(decide(self.table, LEARNER, command))

    def told(self) -> Teaching | None:
        return snapshot(self.table, LEARNER.guest).lesson

    def bots_move(self, choose: Choose) -> None:
        """Bots follow the line, or do something of their own."""
        assert self.table.session is not None
        while self.table.bot_to_act is not None and self.table.to_act is not None:
            action = self.teacher.next_action or choose(self.table.session.legal())
            self.happen(Moved(self.table.to_act, [action], bot=True))

    def step(self, choose: Choose) -> bool:
        """What a learner does who does as they are told, or off the line something of their own; False at the end."""
        self.bots_move(choose)
        told = self.told()
        if told is None or self.table.over:
            return False
        self.seen.append(told)
        if told.more:
            self.do(Onward())
        else:
            assert self.table.session is not None
            self.move(told.press or [choose(self.table.session.legal())])
        return True

    def move(self, actions: list[str]) -> None:
        self.do(Move(actions, self.table.head))

    def learn(self, choose: Choose) -> None:
        """To the end of the lesson."""
        for _ in range(MOST_STEPS):
            if not self.step(choose):
                break
        else:
            raise AssertionError("the lesson does not end")
        if (last := self.told()) is not None:
            self.seen.append(last)

    def again(self) -> Table:
        """The table, made anew from its log."""
        table = Table(self.table.id)
        for entry in self.table.log:
            table.apply(read_entry(write_entry(entry)))
        return table

    def back(self) -> None:
        self.do(Back())


def first(legal: list[str]) -> str:
    return legal[0]


def last(legal: list[str]) -> str:
    return legal[-1]
