"""A table: its state as the log makes it. Applying the entries in order is the only way that it ever changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Literal

import msgspec

from tenfold.core.game import AnyGame, Options, Outcome, Position
from tenfold.core.lesson import readable_lesson
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.core.seal import Seal, Terms, commitment_of, seed_of, write_terms
from tenfold.core.teaching import Teacher
from tenfold.table.entries import (
    BotSat,
    Changed,
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
    Started,
    Stirred,
    Stood,
    TakenBack,
    TakenOver,
    Unbarred,
    Wanted,
    WentBack,
    WentOn,
)
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.playable import check_rules
from tenfold.table.session import Session

Status = Literal["lobby", "dealing", "playing", "over"]
Heard = Callable[[Position[Any]], None]

GAME_MOVES = (Moved, Started, WentBack)


def unheard(position: Position[Any]) -> None:
    """Nobody listens: a log is read again."""


class Table:
    """One table. `head` is the sequence of its last entry, `turn` that of the last one that moved the game.

    `late` is the turn for which somebody was too late; the stand-in decides it. `nudged` is the last turn of which its seat was
    reminded, `barred` the names of the barred by their ids, `wants` what seats have answered to a rematch.
    """

    plan: Plan
    house: House
    host: str
    opened_by: tuple[str, str]
    code: str
    nonce: str
    previous: str | None
    binds_terms: bool
    agreed: bool

    def __init__(self, table: str) -> None:
        self.id = table
        self.head = 0
        self.turn = 0
        self.chairs: list[Chair] = []
        self.dealing = False
        self.session: Session | None = None
        self.teacher: Teacher | None = None
        self.to_act: int | None = None
        self.over = False
        self.reserve: list[int] = []
        self.late: int | None = None
        self.nudged: int | None = None
        self.muted: set[str] = set()
        self.barred: dict[str, str] = {}
        self.wants: dict[int, bool] = {}
        self.next: str | None = None
        self.log: list[Entry] = []
        self.acts: dict[tuple[str | None, str], int] = {}

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
        self.chairs[what.seat] = Chair(name=what.name, ticket=what.ticket)

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

    def first_page(self) -> Record:
        """The record of a game in which nothing has been done yet."""
        return Record(
            game=self.plan.game,
            options=self.options,
            names=[chair.name or f"{chair.bot} (bot)" for chair in self.chairs],
            seed=self.plan.seed or seed_of(self.nonce, self.id, self.entropies),
            fixed=self.plan.fixed,
            sealed=self.seal() if self.plan.sealed else None,
            actions=[],
        )

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

    def refill(self) -> None:
        """Give every seat its whole reserve."""
        reserve = self.house.clock.reserve * 1000 if self.house.clock else 0
        self.reserve = [reserve] * len(self.chairs)

    def pass_on(self, guest: str | None) -> None:
        """When the host goes, the next guest who plays is host."""
        others = [chair.guest for chair in self.chairs if chair.guest not in (None, guest) and chair.bot is None]
        if guest == self.host and others and others[0] is not None:
            self.host = others[0]

    @cached_property
    def game(self) -> AnyGame:
        return find_game(self.plan.game)

    @property
    def options(self) -> Options:
        return self.game.read_options(self.plan.options)

    @property
    def status(self) -> Status:
        if self.session is None:
            return "dealing" if self.dealing else "lobby"
        return "over" if self.over else "playing"

    @property
    def outcome(self) -> Outcome | None:
        return self.session.position.outcome() if self.session is not None and self.over else None

    @property
    def bot_to_act(self) -> str | None:
        """The bot that must decide now, if it is a bot's turn; in a lesson it waits until the learner has read."""
        if self.to_act is None or (self.teacher is not None and self.is_read(self.teacher)):
            return None
        return self.chairs[self.to_act].bot

    def is_read(self, teacher: Teacher) -> bool:
        """Somebody reads what the teacher says; not if a bot has taken that seat over."""
        return teacher.speaks and self.chairs[teacher.seat].bot is None

    @property
    def entropies(self) -> list[str]:
        return [chair.entropy for chair in self.chairs]

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have committed to entropy and not revealed it."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.commitment and not chair.entropy]

    @cached_property
    def terms(self) -> str | None:
        """What the commitment binds beside the nonce; nothing at a table from before it did."""
        plan = self.plan
        return write_terms(Terms(plan.game, plan.rules, len(plan.chairs), plan.options)) if self.binds_terms else None

    @cached_property
    def commitment(self) -> str | None:
        return commitment_of(self.nonce, self.id, self.terms) if self.plan.sealed else None

    def seal(self) -> Seal:
        commitments = [chair.commitment for chair in self.chairs]
        return Seal(
            table=self.id,
            commitment=commitment_of(self.nonce, self.id, self.terms),
            nonce=self.nonce,
            entropies=self.entropies,
            terms=self.terms,
            commitments=commitments if self.binds_terms or any(commitments) else None,
        )

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest has, also while a bot plays it."""
        if guest is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    @property
    def uncommitted(self) -> list[int]:
        """The seats whose guests play themselves and have not committed to entropy."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.guest is not None and chair.bot is None and not chair.commitment]

    @property
    def host_name(self) -> str:
        """What the host is called: as they sat down, or as they were when they opened the table."""
        seat = self.seat_of(self.host)
        if seat is not None:
            return self.chairs[seat].name or ""
        return self.opened_by[1] if self.host == self.opened_by[0] else ""

    @property
    def starts_itself(self) -> bool:
        """A rematch to which all have said yes, where everybody has a seat."""
        return self.agreed and self.status == "lobby" and not any(chair.is_free for chair in self.chairs)

    def patience_ms(self) -> int | None:
        """How many milliseconds the seat to act has for this decision, all in all; None without a clock."""
        if self.house.clock is None or self.to_act is None:
            return None
        return self.house.clock.seconds * 1000 + self.reserve[self.to_act]


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
    Muted: Table.set_muted,
    Kicked: Table.kicked,
    Unbarred: Table.unbarred,
    Nudged: Table.set_nudged,
    Wanted: Table.wanted,
    Rematched: Table.rematched,
}
