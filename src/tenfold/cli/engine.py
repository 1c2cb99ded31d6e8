"""`tenfold engine`: the rules over standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from tenfold.table.engine import LONGEST_LINE, Engine, Quit


def engine() -> int:
    """Speak the engine protocol: one JSON object a line in, one a line out. See docs/protocol.md."""
    rules = Engine()
    for line in bounded_lines(sys.stdin.buffer):
        try:
            reply = rules.answer(line)
        except Quit:
            return 0
        sys.stdout.buffer.write(reply + b"\n")
        sys.stdout.buffer.flush()
    return 0


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of an endless one just enough to see that it is too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line
