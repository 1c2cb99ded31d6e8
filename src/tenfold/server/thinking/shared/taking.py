"""The places of a process: as long as one is free, the question that is next for all processes is taken and thought about."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from tenfold.server.metrics import THOUGHT_WAIT, THOUGHTS_RUNNING
from tenfold.server.store import Unavailable
from tenfold.server.store.thoughts import Taken, Thoughts
from tenfold.server.thinking.budgets import Shortened, shortened
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Answer, Examination, Question, read_question, write_answer
from tenfold.server.thinking.shared.kinds import usual_of
from tenfold.server.thinking.shared.line import Line

log = logging.getLogger("tenfold.server")


class Planned(NamedTuple):
    """A question with the budget that it gets here."""

    question: Question | Examination
    brief: bool

    @property
    def seconds(self) -> float:
        return (self.question.budget.milliseconds or 0) / 1000


class Taking:
    """Takes questions of kinds that can be answered here. `wanted` may know that nobody waits for one any more."""

    def __init__(
        self,
        line: Line,
        places: int,
        pool: Pool,
        kinds: Callable[[], Collection[str]],
        wanted: Callable[[str], bool] = lambda question: True,
    ) -> None:
        self.line = line
        self.places = places
        self.pool = pool
        self.kinds = kinds
        self.wanted = wanted
        self.woken = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.shortened = Shortened()

    def wake(self) -> None:
        self.woken.set()

    async def take_for_ever(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            try:
                while len(self.tasks) < self.places and (kinds := self.kinds()) and await self.take(kinds):
                    pass
            except Unavailable as error:
                log.warning("No question could be taken: %s", error.message)
            except Exception:
                log.exception("Taking a question failed")

    async def take(self, kinds: Collection[str]) -> bool:
        taken = await self.line.call(Thoughts.take, kinds, lambda found: self.plan(found).seconds)
        if taken is not None:
            task = asyncio.create_task(self.think(taken, self.plan(taken)))
            self.tasks.add(task)
            task.add_done_callback(self.ended)
            THOUGHT_WAIT.labels("search").observe(taken.waited_s)
            self.measure()
        return taken is not None

    def plan(self, taken: Taken) -> Planned:
        """Less than usual for whoever wants more than their share of all places."""
        share = min(max(1, taken.places // 2), taken.places / taken.guests)
        wanted = taken.waiting + taken.running + 1
        question = read_question(taken.question)
        usual = usual_of(question)
        budget = shortened(usual, share, wanted, alone=not self.tasks and not taken.waiting_in_all)
        return Planned(msgspec.structs.replace(question, budget=budget), brief=budget != usual)

    async def think(self, taken: Taken, planned: Planned) -> None:
        if not self.wanted(taken.id):
            return
        if planned.brief:
            self.shortened.note(planned.question.bot, taken.waiting_in_all)
        answer = await self.answer(planned.question)
        took = planned.question.budget.threads * answer.seconds
        await self.line.patiently(Thoughts.answer, taken.id, write_answer(answer), planned.brief, took)

    async def answer(self, question: Question | Examination) -> Answer:
        """Whatever happens, whoever asked hears of it."""
        try:
            return await self.pool.ask(question)
        except Exception:
            return Answer(failed=traceback.format_exc())

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.measure()
        self.wake()

    def measure(self) -> None:
        THOUGHTS_RUNNING.labels("search").set(len(self.tasks))

    async def close(self) -> None:
        """Think no more; what was taken is for others."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
