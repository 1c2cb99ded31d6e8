"""A review that is being made: what is examined, what is still to be, and who asks for it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from tenfold.core.errors import TenfoldError
from tenfold.review import Findings, Review
from tenfold.review.examine import Examined
from tenfold.server.reviews.finished import FinishedGame
from tenfold.server.reviews.shown import ReviewShown, Status
from tenfold.server.thinking.examining import Found, packed
from tenfold.server.thinking.thought import For

# Who has not asked for so long waits no more. A page in the background may ask once a minute.
ASKED_FOR_S = 90.0


class CannotReview(TenfoldError):
    """Something went wrong over a review."""


class Work:
    """One review, whoever wants it. Actions may be examined several at a time; what comes early waits for those before it."""

    def __init__(self, game: FinishedGame) -> None:
        self.game = game
        self.findings = Findings(game.record)
        self.record = packed(game.record)
        self.early: dict[int, Examined] = {}
        self.askers: dict[str, tuple[For, float]] = {}
        self.task: asyncio.Task[None] | None = None
        self.failed = False
        self.bot, self.deals, self.seconds = "", 0, 0.0

    def ask(self, who: For) -> None:
        """Somebody wants to know, and shall be charged if nobody does who came before."""
        self.askers[who.guest] = who, time.monotonic()

    def ask_on(self) -> None:
        """Somebody asks elsewhere: it goes on for whoever it was made for last."""
        if self.askers:
            self.ask(next(reversed(self.askers.values()))[0])

    def leave_off(self) -> None:
        if self.task is not None:
            self.task.cancel()

    @property
    def who(self) -> For | None:
        """For whom it is made now: of those who still ask the one who came first."""
        now = time.monotonic()
        return next((who for who, asked in self.askers.values() if now - asked < ASKED_FOR_S), None)

    @property
    def is_wanted(self) -> bool:
        return self.who is not None

    @property
    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def status(self) -> Status:
        if not self.is_under_way:
            return "failed" if self.failed else "none"
        return "working" if self.findings.examined else "waiting"

    @property
    def missing(self) -> deque[int]:
        """The actions that are still to be examined."""
        done, total = len(self.findings.examined), self.findings.total
        return deque(step for step in range(done, total) if step not in self.early)

    def note(self, found: Found) -> None:
        """One action more."""
        self.early[found.examined.step] = found.examined
        self.bot, self.deals = found.bot, found.deals
        done = self.findings.examined
        while len(done) in self.early:
            done.append(self.early.pop(len(done)))

    def review(self) -> Review:
        return self.findings.review(self.bot, self.deals)

    def shown(self) -> ReviewShown:
        moments = self.findings.so_far()
        return ReviewShown(status=self.status, done=len(moments), total=self.findings.total, moments=moments)
