"""The life of a process in which bots think: `python -m tenfold.server.thinking.worker NICENESS`.

It reads questions from its input and writes answers to its output, one at a time. When its input ends, the server is gone, and
it leaves at once, also in the midst of a thought.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from tenfold.bots.registry import find_bot, seat_bot
from tenfold.core.installed import say_nothing
from tenfold.core.registry import find_game
from tenfold.server.thinking.questions import (
    LENGTH_BYTES,
    Answer,
    Examination,
    Question,
    framed,
    read_question,
    write_answer,
)

# Files of the server that its child inherits, the socket that it listens on among them.
FIRST_OF_OTHERS, MOST_FILES = 3, 1 << 16


def main() -> None:
    os.closerange(FIRST_OF_OTHERS, MOST_FILES)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to answer.
    say_nothing()  # The server has named what is installed but broken.
    line, out = private_line()
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_until_the_end, args=(line, inbox), daemon=True).start()
    while True:
        out.write(framed(write_answer(answer(read_question(inbox.get())))))
        out.flush()


def private_line() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for us alone: what a bot reads is empty, and what it prints is for nobody."""
    line, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    return line, out


def read_until_the_end(line: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    while length := line.read(LENGTH_BYTES):
        inbox.put(line.read(int.from_bytes(length, "big")))
    os._exit(0)


def answer(question: Question | Examination) -> Answer:
    try:
        if isinstance(question, Examination):
            from tenfold.server.thinking.examining import examine

            return examine(question)
        return advise(question) if question.advice else choose(question)
    except Exception:
        return Answer(failed=traceback.format_exc())


def choose(question: Question) -> Answer:
    """A player for this question alone, with its seed: whichever process answers, and whatever it was asked before, the answer
    is the same. To seat one takes a fraction of a millisecond.
    """
    player = seat_bot(question.bot, find_game(question.game), question.seed, question.budget)
    began = time.perf_counter()
    action = player(question.view, question.legal)
    return Answer(action=str(action), seconds=time.perf_counter() - began)


def advise(question: Question) -> Answer:
    game = find_game(question.game)
    adviser = find_bot(question.bot, game.name).advise(game, question.seed, question.budget)
    if adviser is None:
        return Answer()
    began = time.perf_counter()
    advice = adviser(question.view, question.legal)
    return Answer(advice=advice, seconds=time.perf_counter() - began)


if __name__ == "__main__":
    main()
