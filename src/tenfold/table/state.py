"""What a table is: what its entries have made of it, and what follows from that."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from tenfold.core.game import AnyGame, Options, Outcome
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.core.seal import Seal, Terms, commitment_of, seed_of, write_terms
from tenfold.core.teaching import Teacher
from tenfold.table.entries import Entry
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.session import Session

Status = Literal["lobby", "dealing", "playing", "over"]


class TableState:
    """One table. `head` is the sequence of its last entry, `turn` that of the last one that moved the game.

    `late` is the turn for which somebody was too late; the stand-in decides it. `nudged` is the last turn of which its seat was
    reminded, `barred` the names of the barred by their ids, `wants` what seats have answered to a rematch. A table that whoever
    runs the server has `closed` keeps what they said about that.
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
        self.shared = False
        self.closed: str | None = None
        self.log: list[Entry] = []
        self.acts: dict[tuple[str | None, str], int] = {}

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

    def first_page(self) -> Record:
        """The record of a game in which nothing has been done yet at this table."""
        origin = self.plan.origin
        return Record(
            game=self.plan.game,
            options=self.options,
            names=[chair.name or f"{chair.bot} (bot)" for chair in self.chairs],
            seed=self.plan.seed or seed_of(self.nonce, self.id, self.entropies),
            fixed=self.plan.fixed,
            sealed=self.seal() if self.plan.sealed else None,
            redealt=[] if origin is None else origin.redealt,
            actions=[] if origin is None else list(origin.actions),
        )
