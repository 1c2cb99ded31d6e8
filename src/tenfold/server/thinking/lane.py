"""A lane of thoughts: they wait in a fair queue for one of a few processes, and what nobody waits for any more is dropped."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter

import msgspec

from tenfold.bots.contract import Budget
from tenfold.server.metrics import THOUGHT_WAIT, THOUGHTS_DROPPED, THOUGHTS_RUNNING, THOUGHTS_WAITING
from tenfold.server.thinking.budgets import Shortened, shortened
from tenfold.server.thinking.fair_queue import FairQueue
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Answer
from tenfold.server.thinking.thought import Crowded, For, Thought, Unwanted

NO_END = sys.maxsize


class Caps(msgspec.Struct, frozen=True):
    """How many thoughts run at once: in all, of one guest, from one address; and how many may wait of each."""

    all: int
    guest: int
    address: int
    queued_of_guest: int = NO_END
    queued_of_address: int = NO_END


class Lane:
    """Thoughts of about the same length, and the processes for them."""

    def __init__(self, name: str, caps: Caps, niceness: int) -> None:
        self.name = name
        self.caps = caps
        self.pool = Pool(name, niceness)
        self.queue: FairQueue[Thought] = FairQueue()
        self.running: Counter[str] = Counter()
        self.running_at: Counter[str] = Counter()
        self.waiting_at: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.shortened = Shortened()
        self.closed = False

    async def ask(self, thought: Thought) -> tuple[Answer, bool]:
        """The answer, and whether it was thought out more briefly than usual."""
        self.check_room(thought.who)
        self.queue.push(thought.who.guest, thought.who.table, thought)
        self.waiting_at[thought.who.address] += 1
        self.serve()
        try:
            return await thought.answer
        except asyncio.CancelledError:
            self.abandon(thought, "gone")
            raise

    def check_room(self, who: For) -> None:
        """Refuse what would make the queue of a guest or an address too long."""
        if self.closed:
            raise Unwanted("The server is going.")
        caps, of_guest, of_address = self.caps, self.queue.waiting_of(who.guest), self.waiting_at[who.address]
        if of_guest >= caps.queued_of_guest or of_address >= caps.queued_of_address:
            raise Crowded("Too many thoughts wait for you already.")

    def abandon(self, thought: Thought, why: str) -> None:
        """Nobody waits for it any more. What is thought about already comes to its end, which is near."""
        if self.queue.remove(thought.who.guest, thought.who.table, thought):
            self.left_queue(thought)
            THOUGHTS_DROPPED.labels(why).inc()
            self.measure()

    def left_queue(self, thought: Thought) -> None:
        self.waiting_at[thought.who.address] -= 1
        if not self.waiting_at[thought.who.address]:
            del self.waiting_at[thought.who.address]

    def serve(self) -> None:
        """Begin what can begin."""
        while len(self.tasks) < self.caps.all and (thought := self.queue.pop(self.may_run)) is not None:
            self.left_queue(thought)
            if thought.answer.done() or not thought.wanted():
                thought.drop("stale")
            else:
                self.begin(thought)
        self.measure()

    def may_run(self, guest: str) -> bool:
        address = self.queue.peek(guest).who.address
        return self.running[guest] < self.caps.guest and self.running_at[address] < self.caps.address

    def begin(self, thought: Thought) -> None:
        THOUGHT_WAIT.labels(self.name).observe(time.monotonic() - thought.since)
        budget = self.budget_for(thought)
        self.running[thought.who.guest] += 1
        self.running_at[thought.who.address] += 1
        task = asyncio.create_task(self.think(thought, budget))
        self.tasks.add(task)

    def budget_for(self, thought: Thought) -> Budget:
        guest = thought.who.guest
        share = min(self.caps.guest, self.caps.all / len({*self.running, *self.queue.waiting, guest}))
        wanted = self.queue.waiting_of(guest) + self.running[guest] + 1
        return shortened(thought.usual, share, wanted, alone=not self.tasks and not self.queue.depth)

    async def think(self, thought: Thought, budget: Budget) -> None:
        """Let a process think, and charge whoever it is for with the time that it took."""
        who, seconds = thought.who, (budget.milliseconds or 0) / 1000
        brief = budget != thought.usual
        if brief:
            self.shortened.note(thought.question.bot, self.queue.depth)
        self.queue.charge(who.guest, who.table, seconds)
        try:
            answer = await self.pool.ask(msgspec.structs.replace(thought.question, budget=budget))
            self.queue.charge(who.guest, who.table, budget.threads * answer.seconds - seconds)
            if not thought.answer.done():
                thought.answer.set_result((answer, brief))
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            self.ended(who)

    def ended(self, who: For) -> None:
        self.running -= Counter({who.guest: 1})
        self.running_at -= Counter({who.address: 1})
        task = asyncio.current_task()
        assert task is not None
        self.tasks.discard(task)
        if not self.closed:
            self.serve()
        if not self.tasks and not self.queue.depth:
            self.queue.rest()

    def measure(self) -> None:
        THOUGHTS_WAITING.labels(self.name).set(self.queue.depth)
        THOUGHTS_RUNNING.labels(self.name).set(len(self.tasks))

    async def close(self) -> None:
        """Think no more; the processes end."""
        self.closed = True
        while (thought := self.queue.pop()) is not None:
            thought.drop("closing")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
