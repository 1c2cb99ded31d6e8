"""A bot that is a program: asked in lines of JSON, it answers in lines of JSON. Whatever it does, nobody waits long."""

from __future__ import annotations

import contextlib
import io
import os
import select
import shlex
import signal
import subprocess
import time
from collections import deque
from threading import Thread
from typing import Any

import msgspec

from tenfold.arena.plan import DEFAULT_BUDGET_MS
from tenfold.bots.contract import Bot, Budget
from tenfold.core.game import AnyGame

LONGEST_ANSWER_BYTES = 64 << 10
START_TIMEOUT_S = 10.0
EXIT_TIMEOUT_S = 1.0
LAST_LINES = 3
LONGEST_LINE_BYTES = 4096


class Failure(Exception):
    """Why a bot loses the game that it plays."""


class Program:
    """One program of a worker: started when needed, and again after a failure."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints: deque[str] = deque(maxlen=LAST_LINES)

    def sit(self, game: AnyGame, seat: int, budget: Budget) -> Bot:
        milliseconds = budget.milliseconds or DEFAULT_BUDGET_MS

        def choose(view: Any, legal: list[str]) -> str:
            asked = {
                "op": "choose",
                "game": game.name,
                "seat": seat,
                "view": view,
                "legal": legal,
                "milliseconds": milliseconds,
            }
            return self.ask(asked, 10 * milliseconds / 1000 + 1)

        return choose

    def ask(self, question: object, seconds: float) -> str:
        """Its action. Raises Failure, and then the program is gone. Its first answer includes its start."""
        timeout_s = seconds if self.process else seconds + START_TIMEOUT_S
        try:
            return read_answer(self.exchange(question, time.monotonic() + timeout_s))
        except BaseException as error:
            self.kill()
            if isinstance(error, OSError | Failure):
                raise Failure(self.with_last_words("the program ended" if isinstance(error, OSError) else str(error))) from None
            raise

    def with_last_words(self, reason: str) -> str:
        """Why it failed, with the last lines that it wrote to stderr."""
        said = " / ".join(self.complaints)
        return f"{reason}; it said: {said}" if said else reason

    def exchange(self, question: object, deadline: float) -> bytes:
        process = self.running()
        assert process.stdin
        assert process.stdout
        if select.select([process.stdout], [], [], 0)[0]:
            raise Failure("the program ended or spoke without being asked")
        send(process.stdin.fileno(), msgspec.json.encode(question) + b"\n", deadline)
        return receive(process.stdout.fileno(), deadline)

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                self.command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
            assert self.process.stdin
            assert self.process.stderr
            os.set_blocking(self.process.stdin.fileno(), False)
            self.complaints.clear()
            self.listener = Thread(target=listen, args=(self.process.stderr, self.complaints), daemon=True)
            self.listener.start()
        return self.process

    def kill(self) -> None:
        """End it and all that it started."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self.listener.join(EXIT_TIMEOUT_S)
        for pipe in (process.stdin, process.stdout):
            if pipe:
                pipe.close()

    def quit(self) -> None:
        """Say goodbye; whoever does not leave is made to."""
        if self.process and self.process.stdin:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                self.process.stdin.write(b'{"op":"quit"}\n')
                self.process.stdin.close()
                self.process.wait(EXIT_TIMEOUT_S)
        self.kill()


def listen(stream: io.FileIO, lines: deque[str]) -> None:
    """Whatever it writes there is read, so that it is never held up; the last lines stay."""
    with io.BufferedReader(stream) as read:
        for line in iter(lambda: read.readline(LONGEST_LINE_BYTES), b""):
            if text := line.decode(errors="replace").strip():
                lines.append(text)


def send(pipe: int, rest: bytes, deadline: float) -> None:
    while rest:
        await_ready([], [pipe], deadline)
        rest = rest[os.write(pipe, rest) :]


def receive(pipe: int, deadline: float) -> bytes:
    """One line, and nothing behind it."""
    answer = b""
    while b"\n" not in answer:
        await_ready([pipe], [], deadline)
        more = os.read(pipe, LONGEST_ANSWER_BYTES)
        answer += more
        if not more:
            raise Failure("the program ended")
        if len(answer) > LONGEST_ANSWER_BYTES:
            raise Failure("the answer is too long")
    line, _, more = answer.partition(b"\n")
    if more:
        raise Failure("the program answered twice")
    return line


def await_ready(readable: list[int], writable: list[int], deadline: float) -> None:
    ready = select.select(readable, writable, [], max(0.0, deadline - time.monotonic()))
    if not ready[0] and not ready[1]:
        raise Failure("the move took too long")


def read_answer(line: bytes) -> str:
    try:
        action = msgspec.json.decode(line)["action"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError, KeyError, IndexError):
        action = None
    if not isinstance(action, str):
        raise Failure('the answer is not like {"action":"draw"}')
    return action
