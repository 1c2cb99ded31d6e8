"""What a hand of cards scores: one hand for people, or as many as there are lines for programs."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tenfold.core.errors import NotUnderstood, TenfoldError
from tenfold.core.extras import is_installed
from tenfold.core.game import AnyGame, Scored

LONGEST_LINE_BYTES = 10_000
WORTH_COMPILING = 1_000


def print_score(game: AnyGame, hand: str, json: bool) -> None:
    scored = game.score(hand)
    print(msgspec.json.encode(scored).decode() if json else scored.in_words())


class Scorer:
    """Scores hand after hand: at once as Python, and compiled as soon as that is ready."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.by: Callable[..., Any] | None = None
        self.hands = 0
        self.compiling = threading.Thread(target=self.compile)

    def compile(self) -> None:
        from tenfold.core.compile.compiled import compile_rules, is_cached

        assert self.game.score_rule is not None
        functions = {"score": self.game.score_rule}
        if not is_cached(functions, {}):
            print("tenfold: compiling the scorer, once; answering meanwhile.", file=sys.stderr)
        compiled = compile_rules(functions, {})["score"]
        self.game.score("", compiled)
        self.by = compiled

    def score(self, text: str) -> Scored:
        self.hands += 1
        if self.hands == WORTH_COMPILING and self.game.score_rule is not None and is_installed("fast"):
            self.compiling.start()
        return self.game.score(text, self.by)


def score_lines(game: AnyGame, lines: Iterable[bytes]) -> int:
    """Answer every line; a bad one with its error. The status says whether all were good."""
    scorer = Scorer(game)
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
        raise NotUnderstood("The line is not UTF-8 text; write a hand of cards.") from None
