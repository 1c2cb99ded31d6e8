"""A table: its state as the log makes it. Applying the entries in order is the only way that it ever changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tenfold.core.game import Position
from tenfold.core.lesson import readable_lesson
from tenfold.core.teaching import Teacher
from tenfold.table.entries import (
    BotSat,
    Changed,
    Closed,
    Committed,
    Dealing,
    Entry,
    Held,
    Kicked,
    LessonSkipped,
    Moved,
    Muted,
    Nudged,
    Opened,
    Rematched,
    Reordered,
    Revealed,
    Said,
    Sat,
    Shared,
    Started,
    Stirred,
    Stood,
    TakenBack,
    TakenOver,
    Unbarred,
    Unsaid,
    Wanted,
    WentBack,
    WentOn,
    without_words,
)
from tenfold.table.plan import Chair
from tenfold.table.playable import check_rules
from tenfold.table.session import Session
from tenfold.table.state import TableState

Heard = Callable[[Position[Any]], None]

GAME_MOVES = (Moved, Started, WentBack)


def unheard(position: Position[Any]) -> None:
    """Nobody listens: a log is read again."""


class Table(TableState):
    """One table: every kind of entry, and what it changes."""

    def apply(self, entry: Entry, heard: Heard = unheard) -> None:
        """Let an entry happen; `heard` gets the position after each step of the game, while its story is fresh."""
        APPLIED[type(entry.what)](self, entry.what, heard)
        self.log.append(entry)
        self.head += 1
        if entry.id is not None:
            self.acts[entry.by, entry.id] = self.head
        if isinstance(entry.what, GAME_MOVES) and self.session is not None:
            self.turn = self.head
            self.to_act = self.session.position.to_act
            self.over = self.session.position.is_over

    def opened(self, what: Opened, heard: Heard) -> None:
        check_rules(what.plan)
        self.set_up(what)

    def set_up(self, what: Opened) -> None:
        """As the plan says, whatever the game."""
        self.plan = what.plan
        self.house = what.plan.house
        self.chairs = [msgspec.structs.replace(chair, commitment="", entropy="") for chair in what.plan.chairs]
        self.host, self.code, self.nonce, self.previous = what.host, what.code, what.nonce, what.previous
        self.binds_terms = what.seal > 1
        self.opened_by, self.agreed = (what.host, what.host_name), what.agreed

    def sat(self, what: Sat, heard: Heard) -> None:
        chair = Chair()
        if (old := self.seat_of(what.guest)) is not None:
            chair, self.chairs[old] = self.chairs[old], chair
        self.chairs[what.seat] = Chair(guest=what.guest, name=what.name, commitment=chair.commitment, entropy=chair.entropy)

    def stood(self, what: Stood, heard: Heard) -> None:
        guest = self.chairs[what.seat].guest
        self.chairs[what.seat] = Chair()
        self.pass_on(guest)

    def bot_sat(self, what: BotSat, heard: Heard) -> None:
        self.chairs[what.seat] = Chair(bot=what.bot)

    def held(self, what: Held, heard: Heard) -> None:
        self.chairs[what.seat] = Chair(name=what.name, ticket=what.ticket, invited=what.guest)

    def reordered(self, what: Reordered, heard: Heard) -> None:
        self.chairs = [self.chairs[seat] for seat in what.order]

    def stirred(self, what: Stirred, heard: Heard) -> None:
        self.chairs[what.seat].entropy = what.entropy

    def committed(self, what: Committed, heard: Heard) -> None:
        self.chairs[what.seat].commitment, self.chairs[what.seat].entropy = what.commitment, ""

    def deal(self, what: Dealing, heard: Heard) -> None:
        self.dealing = True

    def revealed(self, what: Revealed, heard: Heard) -> None:
        self.chairs[what.seat].entropy = what.entropy

    def changed(self, what: Changed, heard: Heard) -> None:
        self.house = what.house

    def started(self, what: Started, heard: Heard) -> None:
        self.session = Session(self.first_page())
        if self.plan.origin is not None:
            self.session.position.story = []  # What happened last did not happen here.
        self.refill()
        heard(self.session.position)
        if self.plan.lesson:
            self.teacher = self.engaged(self.session)

    def engaged(self, session: Session) -> Teacher | None:
        """A teacher who goes along with the game; none where the game has lost its lesson since."""
        lesson = readable_lesson(self.game)
        if lesson is None:
            return None
        teacher = Teacher(self.game, lesson)
        teacher.listen(session.position)
        teacher.ask(session.position)
        return teacher

    def moved(self, what: Moved, heard: Heard) -> None:
        assert self.session is not None
        if self.house.clock is not None:
            late = max(0, what.spent - self.house.clock.seconds * 1000)
            self.reserve[what.seat] = max(0, self.reserve[what.seat] - late)
        if self.teacher is not None:
            self.follow_lesson(self.session, self.teacher, what, heard)
            return
        for action in what.actions:
            self.session.redo(action)
            heard(self.session.position)

    def follow_lesson(self, session: Session, teacher: Teacher, what: Moved, heard: Heard) -> None:
        """The same, with somebody who listens."""
        if not what.bot:
            teacher.decides()
        for action in what.actions:
            session.redo(action)
            heard(session.position)
            teacher.hear(action, session.position)
        teacher.ask(session.position)

    def went_back(self, what: WentBack, heard: Heard) -> None:
        assert self.session is not None
        page = self.first_page()
        page.actions.extend(self.session.log.actions[: what.actions])
        self.session = Session(page)
        if self.teacher is not None:
            self.teacher.back()

    def went_on(self, what: WentOn, heard: Heard) -> None:
        if self.teacher is not None:
            self.teacher.onward()

    def lesson_skipped(self, what: LessonSkipped, heard: Heard) -> None:
        if self.teacher is not None:
            self.teacher.silent = True

    def taken_over(self, what: TakenOver, heard: Heard) -> None:
        self.chairs[what.seat].bot = what.bot
        if what.why == "time":
            self.reserve[what.seat] = 0
            self.late = self.turn
        if what.why == "left":
            self.pass_on(self.chairs[what.seat].guest)

    def taken_back(self, what: TakenBack, heard: Heard) -> None:
        self.chairs[what.seat].bot = None

    def said(self, what: Said, heard: Heard) -> None:
        """Words change nothing."""

    def unsaid(self, what: Unsaid, heard: Heard) -> None:
        for line in what.lines:
            self.log[line - 1] = without_words(self.log[line - 1])

    def close(self, what: Closed, heard: Heard) -> None:
        """Nobody's turn comes any more, and nothing starts by itself."""
        self.closed, self.to_act, self.dealing, self.agreed = what.text, None, False, False

    def set_muted(self, what: Muted, heard: Heard) -> None:
        (self.muted.add if what.muted else self.muted.discard)(what.guest)

    def kicked(self, what: Kicked, heard: Heard) -> None:
        if what.barred:
            self.barred[what.guest] = what.name
        if what.seat is None:
            return
        if what.bot is not None:
            self.chairs[what.seat].bot = what.bot
        elif self.session is None:
            self.chairs[what.seat] = Chair()

    def unbarred(self, what: Unbarred, heard: Heard) -> None:
        self.barred.pop(what.guest, None)

    def set_nudged(self, what: Nudged, heard: Heard) -> None:
        self.nudged = self.turn

    def wanted(self, what: Wanted, heard: Heard) -> None:
        self.wants[what.seat] = what.wants

    def rematched(self, what: Rematched, heard: Heard) -> None:
        self.next = what.table
        self.wants |= dict.fromkeys(what.wanted or [], True)

    def set_shared(self, what: Shared, heard: Heard) -> None:
        self.shared = what.shared

    def people(self) -> set[str]:
        """All guests who have had to do with this table, here and now or by its log."""
        seated = {chair.guest or chair.invited for chair in [*self.plan.chairs, *self.chairs]}
        return {guest for guest in seated | {entry.by for entry in self.log} | {self.host} if guest is not None}

    def refill(self) -> None:
        """Give every seat its whole reserve."""
        reserve = self.house.clock.reserve * 1000 if self.house.clock else 0
        self.reserve = [reserve] * len(self.chairs)

    def pass_on(self, guest: str | None) -> None:
        """When the host goes, the next guest who plays is host."""
        others = [chair.guest for chair in self.chairs if chair.guest not in (None, guest) and chair.bot is None]
        if guest == self.host and others and others[0] is not None:
            self.host = others[0]


APPLIED: dict[type, Callable[[Table, Any, Heard], None]] = {
    Opened: Table.opened,
    Sat: Table.sat,
    Stood: Table.stood,
    BotSat: Table.bot_sat,
    Held: Table.held,
    Reordered: Table.reordered,
    Stirred: Table.stirred,
    Committed: Table.committed,
    Dealing: Table.deal,
    Revealed: Table.revealed,
    Changed: Table.changed,
    Started: Table.started,
    Moved: Table.moved,
    TakenOver: Table.taken_over,
    TakenBack: Table.taken_back,
    WentBack: Table.went_back,
    WentOn: Table.went_on,
    LessonSkipped: Table.lesson_skipped,
    Said: Table.said,
    Unsaid: Table.unsaid,
    Closed: Table.close,
    Muted: Table.set_muted,
    Kicked: Table.kicked,
    Unbarred: Table.unbarred,
    Nudged: Table.set_nudged,
    Wanted: Table.wanted,
    Rematched: Table.rematched,
    Shared: Table.set_shared,
}
