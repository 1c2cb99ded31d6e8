"""A thought: a question to a bot, for somebody, as long as somebody waits for the answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from tenfold.bots.contract import Budget
from tenfold.core.errors import TenfoldError
from tenfold.server.metrics import THOUGHTS_DROPPED
from tenfold.server.thinking.questions import Answer, Examination, Question


class Unwanted(TenfoldError):
    """Nobody waits for this thought any more."""


class Crowded(TenfoldError):
    """Too much waits for this guest or address."""


class For(msgspec.Struct, frozen=True):
    """For whom a thought is: who is charged for it, from which address, and at which table."""

    guest: str
    address: str
    table: str


class Thought:
    """A question that waits or is thought about. `usual` is what the bot takes when nobody else waits."""

    __slots__ = ("answer", "question", "since", "usual", "wanted", "who")

    def __init__(self, question: Question | Examination, usual: Budget, who: For, wanted: Callable[[], bool]) -> None:
        self.question = question
        self.usual = usual
        self.who = who
        self.wanted = wanted
        self.since = time.monotonic()
        self.answer: asyncio.Future[tuple[Answer, bool]] = asyncio.get_running_loop().create_future()

    def drop(self, why: str) -> None:
        THOUGHTS_DROPPED.labels(why).inc()
        if not self.answer.done():
            self.answer.set_exception(Unwanted("The game has moved on."))
