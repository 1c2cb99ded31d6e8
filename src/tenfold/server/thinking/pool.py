"""The processes in which bots think: started when there is something to think about, started again when they die, ended when
they stay idle and with the server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

from tenfold.core.errors import TenfoldError
from tenfold.server.metrics import THINKERS, THOUGHTS_FAILED
from tenfold.server.thinking.questions import LENGTH_BYTES, Answer, Examination, Question, framed, read_answer, write_question

log = logging.getLogger("tenfold.server")

WORKER = "tenfold.server.thinking.worker"
IDLE_S = 600.0
# How long a process may take over a thought, its own start included: this, and so many times what the thought may take.
ANSWER_TIMEOUT_S, TIMEOUT_BUDGETS = 60.0, 10
TRIES = 2


class WorkerLost(TenfoldError):
    """A process in which bots think died."""


class Worker:
    """One process, from our side of the line."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.retiring: asyncio.TimerHandle | None = None

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: Question | Examination) -> Answer:
        """The answer to this; raises WorkerLost if the process dies over it."""
        line, out = self.process.stdin, self.process.stdout
        assert line is not None
        assert out is not None
        try:
            line.write(framed(write_question(question)))
            await line.drain()
            length = int.from_bytes(await out.readexactly(LENGTH_BYTES), "big")
            return read_answer(await out.readexactly(length))
        except (OSError, EOFError):
            raise WorkerLost("A process in which bots think died; another one thinks again.") from None

    async def end(self) -> None:
        if self.is_alive:
            self.process.kill()
        await self.process.wait()


class Pool:
    """The processes of one lane, as many as are asked at once."""

    def __init__(self, lane: str, niceness: int, timeout_s: float = ANSWER_TIMEOUT_S) -> None:
        self.lane = lane
        self.niceness = niceness
        self.timeout_s = timeout_s
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []

    async def ask(self, question: Question | Examination) -> Answer:
        """The answer of a process. One that dies is replaced and asked again; one that hangs is ended."""
        for _ in range(TRIES):
            try:
                worker = await self.take()
            except OSError as error:
                return self.failed("start", f"No process can be started to think in: {error}")
            try:
                async with asyncio.timeout(self.timeout_for(question)):
                    answer = await worker.ask(question)
            except WorkerLost as lost:
                self.failed("died", lost.message)
            except TimeoutError:
                return self.failed("hung", "It did not answer in time, and its process was ended.")
            else:
                self.give_back(worker)
                return answer
            finally:
                if worker not in self.idle:
                    await self.dismiss(worker)
        return Answer(failed="The processes in which it thinks die over this question.")

    def failed(self, why: str, sentence: str) -> Answer:
        THOUGHTS_FAILED.labels(why).inc()
        log.warning("%s", sentence)
        return Answer(failed=sentence)

    def timeout_for(self, question: Question | Examination) -> float:
        return self.timeout_s + TIMEOUT_BUDGETS * (question.budget.milliseconds or 0) / 1000

    async def take(self) -> Worker:
        """One that is idle, else a new one."""
        while self.idle:
            worker = self.idle.pop()
            if worker.retiring is not None:
                worker.retiring.cancel()
            if worker.is_alive:
                return worker
            await self.dismiss(worker)
        command = [sys.executable, "-m", WORKER, str(self.niceness)]
        worker = Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        self.workers.add(worker)
        THINKERS.labels(self.lane).set(len(self.workers))
        return worker

    def give_back(self, worker: Worker) -> None:
        self.idle.append(worker)
        worker.retiring = asyncio.get_running_loop().call_later(IDLE_S, self.retire, worker)

    def retire(self, worker: Worker) -> None:
        """Nobody has asked it for long: it leaves when its input ends."""
        self.idle.remove(worker)
        self.forget(worker)
        if worker.process.stdin is not None:
            worker.process.stdin.close()

    async def dismiss(self, worker: Worker) -> None:
        self.forget(worker)
        await worker.end()

    def forget(self, worker: Worker) -> None:
        self.workers.discard(worker)
        THINKERS.labels(self.lane).set(len(self.workers))

    async def close(self) -> None:
        for worker in self.idle:
            if worker.retiring is not None:
                worker.retiring.cancel()
        self.idle.clear()
        await asyncio.gather(*map(self.dismiss, list(self.workers)))
