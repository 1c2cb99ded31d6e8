"""`tenfold engine`: the rules over standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO


def engine() -> int:
    """Speak the engine protocol: one JSON object per line in, one per line out. See docs/protocol.md."""
    from tenfold.table.engine import LONGEST_LINE_BYTES, Engine, Quit

    rules = Engine()
    for line in bounded_lines(sys.stdin.buffer, LONGEST_LINE_BYTES):
        try:
            reply = rules.answer(line)
        except Quit:
            return 0
        sys.stdout.buffer.write(reply + b"\n")
        sys.stdout.buffer.flush()
    return 0


def bounded_lines(stream: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of a stream; of an endless one just enough to see that a line is too long."""
    while line := stream.readline(longest + 1):
        rest = line
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = stream.readline(longest + 1)
        if line.strip():
            yield line
