"""What the end of a round is worth to each seat."""

from __future__ import annotations

from typing import Any

from tenfold.core.compile.rule import rule
from tenfold.core.floats import exp
from tenfold.games.trick_later.rules.round import ENOUGH, points_of, tie_break
from tenfold.games.trick_later.rules.state import TrickLaterState

# How much more likely the game is won for each point ahead, from games of careful players (logarithm of the odds).
PER_POINT = 0.5
# How much the points of the round count beside the chance to win.
POINTS_COUNT = 0.03


@rule
def standing(s: TrickLaterState, p: int) -> int:
    return int(s.total[p]) + points_of(s, p)


@rule
def highest_standing(s: TrickLaterState) -> int:
    most = 0
    for p in range(s.players):
        most = max(most, standing(s, p))
    return most


@rule
def odds(s: TrickLaterState, p: int, most: int) -> float:
    """What this seat's chance to win is in proportion to; once somebody has enough, only the best win (L7.3)."""
    if most < ENOUGH:
        return exp(PER_POINT * (standing(s, p) - most))
    return exp(20.0 * (standing(s, p) - most) + 2.0 * tie_break(s, p))


@rule
def evaluate(s: TrickLaterState, values: Any) -> None:
    """Write what the finished round is worth to each seat, about 0 to 1."""
    most = highest_standing(s)
    together, points = 0.0, 0
    for p in range(s.players):
        values[p] = odds(s, p, most)
        together += values[p]
        points += points_of(s, p)
    for p in range(s.players):
        ahead = points_of(s, p) - points / int(s.players)
        values[p] = values[p] / together + POINTS_COUNT * ahead
