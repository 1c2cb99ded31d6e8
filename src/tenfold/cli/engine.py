"""`tenfold engine`: the rules and the bots over standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO


def engine() -> int:
    """Speak the engine protocol: one JSON object per line in, one per line out. See docs/protocol.md."""
    from tenfold.bots.thinking_engine import ThinkingEngine
    from tenfold.table.engine import LONGEST_LINE_BYTES, Quit

    engine = ThinkingEngine()
    for line in bounded_lines(sys.stdin.buffer, LONGEST_LINE_BYTES):
        try:
            for reply in engine.answer(line):
                sys.stdout.buffer.write(reply + b"\n")
                sys.stdout.buffer.flush()
        except Quit:
            return 0
    return 0


def bounded_lines(stream: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of a stream; of an endless one just enough to see that a line is too long."""
    while line := stream.readline(longest + 1):
        rest = line
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = stream.readline(longest + 1)
        if line.strip():
            yield line
