"""What a hand of TEN scores: one hand for people, or as many as there are lines for programs."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable

import msgspec

from tenfold.core.errors import NotUnderstood, TenfoldError
from tenfold.core.extras import is_installed
from tenfold.games.ten.face.score import Assign, Score, read_hand, score_hand
from tenfold.games.ten.rules.scoring import best_assignment

LONGEST_LINE_BYTES = 10_000
WORTH_COMPILING = 1_000


def print_score(hand: str, json: bool) -> None:
    scored = score_hand(read_hand(hand))
    print(msgspec.json.encode(scored).decode() if json else in_words(scored))


def in_words(scored: Score) -> str:
    lines = [f"{name:7}{points:3}   {' '.join(scored.runs[name])}".rstrip() for name, points in scored.points.items()]
    places = [f"{place.wild} is {place.stands_for}" for place in scored.assignment]
    return "\n".join([*lines, f"total  {scored.total:3}", *([", ".join(places)] if places else [])])


class Scorer:
    """Scores hand after hand: at once as Python, and compiled as soon as that is ready."""

    def __init__(self) -> None:
        self.assign: Assign = best_assignment
        self.hands = 0
        self.compiling = threading.Thread(target=self.compile)

    def compile(self) -> None:
        from tenfold.core.compile.compiled import compile_rules, is_cached

        functions = {"assign": best_assignment}
        if not is_cached(functions, {}):
            print("tenfold: compiling the scorer, once; answering meanwhile.", file=sys.stderr)
        compiled = compile_rules(functions, {})["assign"]
        compiled(0, 0, 0)
        self.assign = compiled

    def score(self, text: str) -> Score:
        self.hands += 1
        if self.hands == WORTH_COMPILING and is_installed("fast"):
            self.compiling.start()
        return score_hand(read_hand(text), self.assign)


def score_lines(lines: Iterable[bytes]) -> int:
    """Answer every line; a bad one with its error. The status says whether all were good."""
    scorer = Scorer()
    status = 0
    for line in lines:
        try:
            reply: object = scorer.score(read_line(line))
        except TenfoldError as error:
            reply = {"error": error.report()}
            status = 2
        print(msgspec.json.encode(reply).decode(), flush=True)
    return status


def read_line(line: bytes) -> str:
    if len(line) > LONGEST_LINE_BYTES:
        raise NotUnderstood(f"A line may hold at most {LONGEST_LINE_BYTES:,} bytes; this one is longer.")
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise NotUnderstood("The line is not UTF-8 text; write cards like b1 b2 w3.") from None
