"""What came of trying actions on the same deals: how far each is ahead of every other, until the others are clearly behind."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.trick_later.policy import Array
from tenfold.core.compile.rule import rule
from tenfold.games.trick_later.cards import HAND, KINDS

DEALS_BEFORE_DROPPING = 16
DEALS_BETWEEN_LOOKS = 4
# So many standard errors behind.
CLEARLY = 3.0
# Places in `sizes`: all actions, those still in question, how many of these were tried on this deal, deals so far, and whether
# all is settled.
ALL, LEFT, TRIED, DEALS, SETTLED = 0, 1, 2, 3, 4


class Tally(NamedTuple):
    """`actions` are all, by their priors, `bonus` is what each has in advance; `places` are those still in question.

    `row` is what came of them on one deal; `ahead` and `squares` are sums of the differences between two, and of their squares.
    `dice` is what every action on a deal begins with, `scores` room for what the net says.
    """

    sizes: Array
    dice: Array
    scores: Array
    actions: Array
    bonus: Array
    places: Array
    row: Array
    ahead: Array
    squares: Array


def new_tally() -> Tally:
    return Tally(
        sizes=np.zeros(5, np.int64),
        dice=np.ones(1, np.int64),
        scores=np.zeros(KINDS),
        actions=np.zeros(HAND, np.int64),
        bonus=np.zeros(HAND),
        places=np.zeros(HAND, np.int64),
        row=np.zeros(HAND),
        ahead=np.zeros((HAND, HAND)),
        squares=np.zeros((HAND, HAND)),
    )


@rule
def add_action(tally: Any, action: int, bonus: float) -> None:
    """One more that is to be tried, before those of a lower prior."""
    place = int(tally.sizes[ALL])
    while place > 0 and tally.bonus[place - 1] < bonus:
        tally.actions[place], tally.bonus[place] = tally.actions[place - 1], tally.bonus[place - 1]
        place -= 1
    tally.actions[place], tally.bonus[place] = action, bonus
    tally.sizes[ALL] += 1


@rule
def begin_tally(tally: Any) -> None:
    """All that was added is in question."""
    n = int(tally.sizes[ALL])
    tally.sizes[LEFT] = n
    for i in range(n):
        tally.places[i] = i
        for j in range(n):
            tally.ahead[i, j] = tally.bonus[i] - tally.bonus[j]
            tally.squares[i, j] = 0.0


@rule
def bonus_of(tally: Any, action: int) -> float:
    """What an action had in advance, if anything."""
    for i in range(int(tally.sizes[ALL])):
        if tally.actions[i] == action:
            return float(tally.bonus[i])
    return 0.0


@rule
def action_in_turn(tally: Any, turn: int) -> int:
    return int(tally.actions[int(tally.places[turn])])


@rule
def note_differences(tally: Any) -> None:
    """How far each was ahead of every other on the deal that all were tried on."""
    n = int(tally.sizes[LEFT])
    for i in range(n):
        for j in range(n):
            ahead = float(tally.row[i]) - float(tally.row[j])
            tally.ahead[int(tally.places[i]), int(tally.places[j])] += ahead
            tally.squares[int(tally.places[i]), int(tally.places[j])] += ahead * ahead
    tally.sizes[DEALS] += 1
    tally.sizes[TRIED] = 0


@rule
def foremost(tally: Any) -> int:
    """The place of the best of those that are left."""
    best = int(tally.places[0])
    for i in range(1, int(tally.sizes[LEFT])):
        if tally.ahead[int(tally.places[i]), best] > 0.0:
            best = int(tally.places[i])
    return best


@rule
def is_behind(tally: Any, place: int, best: int) -> bool:
    deals = int(tally.sizes[DEALS])
    mean = float(tally.ahead[best, place]) / deals
    variance = max(0.0, float(tally.squares[best, place]) / deals - mean * mean)
    return mean > CLEARLY * sqrt(variance / deals) + 1e-9


@rule
def drop_worse(tally: Any) -> None:
    """Forget what is clearly worse than the best. Once nothing else is left, all is settled."""
    best, kept = foremost(tally), 0
    for i in range(int(tally.sizes[LEFT])):
        place = int(tally.places[i])
        if not is_behind(tally, place, best):
            tally.places[kept] = place
            kept += 1
    tally.sizes[LEFT] = kept
    tally.sizes[SETTLED] = 1 if kept == 1 else 0


@rule
def is_time_to_drop(tally: Any) -> bool:
    deals = int(tally.sizes[DEALS])
    return deals >= DEALS_BEFORE_DROPPING and deals % DEALS_BETWEEN_LOOKS == 0


@rule
def is_settled(tally: Any) -> bool:
    return bool(tally.sizes[SETTLED] == 1)
