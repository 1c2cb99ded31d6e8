"""The lane of searches where they are shared: what is asked here is thought about by whoever is free, here or elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from tenfold.server.metrics import REMOTE_THINKERS, THOUGHTS_ASKED, THOUGHTS_DROPPED, THOUGHTS_WAITING
from tenfold.server.seldom import speak_seldom
from tenfold.server.store import Unavailable
from tenfold.server.store.thoughts import Around, Posted, Thoughts
from tenfold.server.thinking.lane import Caps
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Answer, read_answer, write_answer, write_question
from tenfold.server.thinking.shared.kinds import Able, kind_of
from tenfold.server.thinking.shared.line import Line
from tenfold.server.thinking.shared.taking import Taking
from tenfold.server.thinking.thought import Crowded, Thought, Unwanted

log = speak_seldom("tenfold.server.thinking.shared")

# How often a process says that it is there, and looks after what it was not told of.
BEAT_S = 2.0
GIVEN_UP = write_answer(Answer(failed="The processes in which it thinks die over this question."))
NOBODY = "Nobody who could think about this is ready just now; ask again in a moment."


async def again_and_again(do: Callable[[], Awaitable[None]]) -> None:
    """Every few seconds, whatever becomes of it."""
    while True:
        try:
            await do()
        except Unavailable as error:
            log.warning("Shared searches: %s", error.message)
        except Exception:
            log.exception("Looking after shared searches failed")
        await asyncio.sleep(BEAT_S)


class SharedLane:
    """Like `Lane`, across processes. `caps` are those of this process; without places it leaves all thinking to others."""

    def __init__(self, thoughts: Thoughts, caps: Caps, niceness: int) -> None:
        self.line = Line(thoughts)
        self.caps = caps
        self.able = Able(eager=False)
        self.pool = Pool("search", niceness)
        self.taking = Taking(self.line, caps.all, self.pool, self.kinds, self.still_wanted)
        self.asked: dict[str, Thought] = {}
        self.gone: set[str] = set()
        self.around: Around | None = None
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.closed = False

    def open(self) -> None:
        work = (again_and_again(self.beat), self.fetch_for_ever(), self.taking.take_for_ever())
        self.tasks = [asyncio.create_task(each) for each in work]

    def kinds(self) -> list[str]:
        return self.able.kinds() if self.caps.all else []

    async def ask(self, thought: Thought) -> tuple[Answer, bool]:
        """The answer, and whether it was thought out more briefly than usual."""
        if self.closed:
            raise Unwanted("The server is going.")
        name = secrets.token_hex(16)
        self.hear_of(kind_of(thought.question))
        await self.find_somebody(kind_of(thought.question))
        self.asked[name] = thought
        try:
            await self.post(name, thought)
            return await thought.answer
        except asyncio.CancelledError:
            self.abandon(thought, "gone")
            raise
        finally:
            self.forget(name)

    def hear_of(self, kind: str) -> None:
        self.able.seek(kind)
        self.taking.wake()

    async def find_somebody(self, kind: str) -> None:
        """Where nobody is ready for it, those who think hear that somebody wants it, and make it ready next."""
        try:
            self.check_somebody(kind)
        except Crowded:
            await self.line.call(Thoughts.seek, kind)
            raise

    def check_somebody(self, kind: str) -> None:
        """Where nobody can answer, nobody shall wait."""
        if self.around is None or kind in self.kinds() or any(kind in other.kinds for other in self.around.others):
            return
        log.warning("Nobody is ready to think about %s: start `tenfold think` of this version, or let this server think", kind)
        raise Crowded(NOBODY)

    async def post(self, name: str, thought: Thought) -> None:
        """Let it wait; where the database is away, the next beat does."""
        who, question = thought.who, thought.question
        posted = Posted(name, kind_of(question), who.guest, who.address, who.table, write_question(question))
        try:
            if not await self.line.call(Thoughts.post, posted, self.caps.queued_of_guest, self.caps.queued_of_address):
                raise Crowded("Too many thoughts wait for you already.")
        except Unavailable as error:
            log.warning("A question could not be posted: %s", error.message)

    def forget(self, name: str) -> None:
        """Nobody here waits for it any more; what is thought about already comes to its end, which is near."""
        if self.asked.pop(name, None) is not None:
            self.gone.add(name)
            self.news.set()
        THOUGHTS_ASKED.set(len(self.asked))

    def abandon(self, thought: Thought, why: str) -> None:
        if thought in self.asked.values():
            THOUGHTS_DROPPED.labels(why).inc()

    def still_wanted(self, name: str) -> bool:
        """What was asked here and is not wanted any more is dropped; of the questions of others nothing is known."""
        thought = self.asked.get(name)
        if thought is not None and not thought.answer.done() and not thought.wanted():
            thought.drop("stale")
        return thought is None or not thought.answer.done()

    async def beat(self) -> None:
        before = list(self.asked)
        kinds = self.kinds()
        self.around = await self.line.call(Thoughts.be_there, False, self.caps.all, kinds, GIVEN_UP)
        await self.fetch()
        for name in before:
            await self.look_after(name, self.around)
        for kind in self.around.waiting:
            self.hear_of(kind)
        self.gone |= self.around.own - self.asked.keys()
        self.catch_up()
        self.measure(self.around)

    async def look_after(self, name: str, around: Around) -> None:
        """Of a question: whether it is still wanted, whether there is somebody for it, and whether it is there at all."""
        thought = self.asked.get(name)
        if thought is None or not self.still_wanted(name):
            return
        try:
            self.check_somebody(kind_of(thought.question))
            if name not in around.own:
                await self.post(name, thought)
        except Crowded as crowded:
            if not thought.answer.done():
                thought.answer.set_exception(crowded)

    def measure(self, around: Around) -> None:
        THOUGHTS_ASKED.set(len(self.asked))
        THOUGHTS_WAITING.labels("search").set(sum(around.waiting.values()))
        REMOTE_THINKERS.set(sum(other.only_thinks for other in around.others))

    def heard(self, payload: dict[str, Any]) -> None:
        """Another process asks something, or has answered somebody."""
        if "asked" in payload:
            self.hear_of(payload["asked"])
        if payload.get("answered") == self.line.me:
            self.news.set()

    def catch_up(self) -> None:
        """What was told meanwhile was not heard."""
        self.news.set()
        self.taking.wake()

    async def fetch_for_ever(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            try:
                await self.drop_gone()
                await self.fetch()
            except Unavailable as error:
                log.warning("Answers could not be fetched: %s", error.message)

    async def drop_gone(self) -> None:
        """The answer may have come meanwhile: then there is nothing to drop."""
        gone, self.gone = self.gone, set()
        if gone:
            await self.line.call(Thoughts.drop, gone)

    async def fetch(self) -> None:
        for name, answer, brief in await self.line.call(Thoughts.fetch):
            thought = self.asked.pop(name, None)
            if thought is not None and not thought.answer.done():
                thought.answer.set_result((read_answer(answer), brief))

    async def close(self) -> None:
        """Ask and think no more; what was taken is for others."""
        self.closed = True
        for thought in list(self.asked.values()):
            thought.drop("closing")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.taking.close()
        try:
            await self.line.call(Thoughts.leave)
        except Unavailable as error:
            log.warning("Those who think could not be told that this server goes: %s", error.message)
        self.line.thoughts.close()
