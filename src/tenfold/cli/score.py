"""`tenfold score`: what a hand of TEN scores."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter


def score(hand: Annotated[str, Parameter(allow_leading_hyphen=True)], *, json: bool = False) -> int:
    """Score a hand of TEN: points per colour, one best place for every wild, and the total.

    Parameters
    ----------
    hand
        The cards, for example "b1 b2 w3 b# g7"; or - to read one hand per line and write one JSON object per line.
    json
        Print one JSON object.
    """
    from tenfold.cli.output.score import print_score, score_lines

    if hand == "-":
        return score_lines(sys.stdin.buffer)
    print_score(hand, json)
    return 0
