"""What came of trying actions of TEN on many decks, in sums: it takes the same room however many there were.

Actions are compared on the same decks. What has clearly fallen behind is dropped, so that the time goes to what is close.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.ten.playouts import CHANCE, UTILITY
from tenfold.bots.ten.workspace import WIDEST, Array
from tenfold.core.compile.rule import rule

DECKS_AT_ONCE = 4
DECKS_BEFORE_DROPPING = 24
PART_BEFORE_DROPPING = 0.2
DECKS_BEFORE_TRUST = 8
CLEARLY = 2.5
# Places in `sizes`: the actions, those that are left, and the decks that these were tried on.
ALL, LEFT, DECKS = 0, 1, 2


class Tally(NamedTuple):
    """`actions` are all, what is done in doubt first, and `bonuses` what each has in its favour from the start. `left` are
    those still in question, `places` where they stand.

    `tried` is on how many decks each was; `chances` and `squares` are the sums of the chances to win and of their squares,
    `utility` is that of what they are compared by, `ahead` and `ahead_squares` are those of the differences between two.
    """

    sizes: Array
    actions: Array
    bonuses: Array
    left: Array
    places: Array
    tried: Array
    chances: Array
    squares: Array
    utility: Array
    ahead: Array
    ahead_squares: Array


def new_tally() -> Tally:
    return Tally(
        sizes=np.zeros(3, np.int64),
        actions=np.zeros(WIDEST, np.int64),
        bonuses=np.zeros(WIDEST),
        left=np.zeros(WIDEST, np.int64),
        places=np.zeros(WIDEST, np.int64),
        tried=np.zeros(WIDEST, np.int64),
        chances=np.zeros(WIDEST),
        squares=np.zeros(WIDEST),
        utility=np.zeros(WIDEST),
        ahead=np.zeros((WIDEST, WIDEST)),
        ahead_squares=np.zeros((WIDEST, WIDEST)),
    )


@rule
def clear_tally(tally: Any) -> None:
    tally.sizes[ALL] = tally.sizes[LEFT] = tally.sizes[DECKS] = 0
    for i in range(WIDEST):
        tally.tried[i] = 0
        tally.chances[i] = tally.squares[i] = tally.utility[i] = 0.0
        for j in range(WIDEST):
            tally.ahead[i, j] = tally.ahead_squares[i, j] = 0.0


@rule
def add_action(tally: Any, action: int, bonus: float) -> None:
    """One more that is to be tried, and what it has in its favour."""
    n = int(tally.sizes[ALL])
    tally.actions[n] = tally.left[n] = action
    tally.bonuses[n] = bonus
    tally.places[n] = n
    tally.sizes[ALL] = tally.sizes[LEFT] = n + 1


@rule
def note_deck(tally: Any, row: Any) -> None:
    """Add what came of the actions that are left on one deck."""
    n = int(tally.sizes[LEFT])
    for i in range(n):
        place = int(tally.places[i])
        chance, utility = row[i, CHANCE], row[i, UTILITY] + tally.bonuses[place]
        tally.tried[place] += 1
        tally.chances[place] += chance
        tally.squares[place] += chance * chance
        tally.utility[place] += utility
        for j in range(n):
            other = int(tally.places[j])
            ahead = utility - row[j, UTILITY] - tally.bonuses[other]
            tally.ahead[place, other] += ahead
            tally.ahead_squares[place, other] += ahead * ahead
    tally.sizes[DECKS] += 1


@rule
def note_decks(tally: Any, results: Any) -> None:
    for row in range(len(results)):
        note_deck(tally, results[row])


@rule
def spread(total: float, squares: float, n: int) -> float:
    """The standard error of the mean of n numbers, from their sum and that of their squares."""
    mean = total / n
    return sqrt(max(0.0, squares / n - mean * mean)) / sqrt(n)


@rule
def foremost(tally: Any) -> int:
    """The place of the best of those that are left."""
    best = int(tally.places[0])
    for i in range(int(tally.sizes[LEFT])):
        if tally.utility[int(tally.places[i])] > tally.utility[best]:
            best = int(tally.places[i])
    return best


@rule
def is_behind(tally: Any, place: int, best: int, errors: float) -> bool:
    """Whether an action is behind the best by more than so many standard errors."""
    decks = int(tally.sizes[DECKS])
    ahead, squares = float(tally.ahead[best, place]), float(tally.ahead_squares[best, place])
    return bool(ahead / decks > errors * spread(ahead, squares, decks) + 1e-9)


@rule
def drop_worse(tally: Any) -> int:
    """Forget what is clearly worse than the best; how many are left."""
    best, kept = foremost(tally), 0
    for i in range(int(tally.sizes[LEFT])):
        place = int(tally.places[i])
        if not is_behind(tally, place, best, CLEARLY):
            tally.places[kept] = place
            tally.left[kept] = tally.actions[place]
            kept += 1
    tally.sizes[LEFT] = kept
    return kept


@rule
def best_action(tally: Any, doubt: float) -> int:
    """The best, but the first of all unless it is behind beyond doubt."""
    best = foremost(tally)
    first_is_left = int(tally.places[0]) == 0
    few = int(tally.sizes[DECKS]) < DECKS_BEFORE_TRUST
    trusted = first_is_left and (few or not is_behind(tally, 0, best, doubt))
    return int(tally.actions[0 if trusted else best])


@rule
def decks_before_a_look(iterations: int, actions: int, tried: int) -> int:
    """On how many decks more to try so many actions, with so many iterations to spend: ever more."""
    return max(1, min(max(DECKS_AT_ONCE, tried // 8), iterations // actions))


@rule
def may_drop(tally: Any, part_spent: float) -> bool:
    return bool(tally.sizes[DECKS] > DECKS_BEFORE_DROPPING and part_spent > PART_BEFORE_DROPPING)
