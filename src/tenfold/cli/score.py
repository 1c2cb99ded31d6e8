"""`tenfold score`: what a hand of cards scores."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter


def score(
    hand: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    game: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Score a hand of cards: the points, where they come from, and the total.

    Parameters
    ----------
    hand
        The cards, for example "b1 b2 w3 b# g7"; or - to read one hand per line and write one JSON object per line.
    game
        By the rules of which game (default: the first in which hands score).
    json
        Print one JSON object.
    """
    from tenfold.cli.output.score import print_score, score_lines
    from tenfold.core.registry import find_game, scoring_game

    rules = find_game(game or scoring_game())
    if hand == "-":
        return score_lines(rules, sys.stdin.buffer)
    print_score(rules, hand, json)
    return 0
