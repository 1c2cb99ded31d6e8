"""Plays tasks on many cores: one process per core, each with one task at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from tenfold.arena.match import Croupier, Finished
from tenfold.arena.plan import Plan, Task
from tenfold.core.errors import TenfoldError
from tenfold.core.extras import is_installed
from tenfold.core.installed import say_nothing

EXIT_TIMEOUT_S = 5.0


class WorkerLost(TenfoldError):
    """A worker process died."""


class Dismissed(BaseException):
    """This worker is ended. No bot can mistake it for a failure of its own, as it could the end of a program."""


def leave(*_: object) -> None:
    raise Dismissed


def work(plan: Plan, connection: Connection, is_first: bool) -> None:
    """The life of a worker. It ends when the other side is gone or ends it, and its programs end with it. The first tells what
    all wait for.
    """
    if is_first and is_installed("fast"):
        from tenfold.core.compile.compiled import say_when_compiling

        say_when_compiling()
    signal.signal(signal.SIGTERM, leave)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is not for people
    say_nothing()
    with suppress(EOFError, ConnectionError, Dismissed), closing(Croupier(plan)) as croupier:
        while (task := connection.recv()) is not None:
            connection.send(croupier.play(task))


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What starts in here never hears of Ctrl-C: that is for us to answer."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


class Workers:
    """The processes and their lines."""

    def __init__(self, plan: Plan, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.processes: list[SpawnProcess] = []
        self.lines: list[Any] = []
        with deaf_to_interrupts():
            for n in range(number):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(plan, theirs, n == 0), daemon=True)
                process.start()
                theirs.close()
                self.processes.append(process)
                self.lines.append(ours)

    def play(self, tasks: Sequence[Task]) -> Iterator[Finished]:
        """The tasks as they are finished, in whatever order."""
        waiting = iter(tasks)
        for line in self.lines:
            hand_out(line, waiting)
        for _ in tasks:
            line = wait(self.lines)[0]
            yield receive(line)
            hand_out(line, waiting)

    def dismiss(self) -> None:
        """Nothing is left to play."""
        for line in self.lines:
            line.send(None)
        for process in self.processes:
            process.join(EXIT_TIMEOUT_S)

    def stop(self) -> None:
        """End all that still run, at once."""
        with deaf_to_interrupts():
            for process in self.processes:
                process.terminate()
            for process in self.processes:
                process.join(EXIT_TIMEOUT_S)
                process.kill()


def hand_out(line: Any, waiting: Iterator[Task]) -> None:
    task = next(waiting, None)
    if task is not None:
        line.send(task)


def receive(line: Any) -> Finished:
    try:
        finished: Finished = line.recv()
    except (EOFError, ConnectionError):
        raise WorkerLost(
            "A worker process died, perhaps by a bot; the same command with --save or --dataset goes on where it was."
        ) from None
    return finished


def play_on_cores(plan: Plan, tasks: Sequence[Task], number: int | None) -> Generator[Finished]:
    """Play on so many cores, or on all."""
    if not tasks:
        return
    workers = Workers(plan, min(number or os.cpu_count() or 1, len(tasks)))
    try:
        yield from workers.play(tasks)
        workers.dismiss()
    finally:
        workers.stop()
