"""The chance to win a game by the totals after a round: looked up in a table, which is made from rounds that were played."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product
from typing import Any

import numpy as np

from tenfold.bots.trick_later.value import highest_standing, standing
from tenfold.core.compile.rule import rule
from tenfold.games.trick_later.rules.round import ENOUGH, points_of, tie_break
from tenfold.games.trick_later.rules.state import SEATS, TrickLaterState

Array = np.ndarray[Any, np.dtype[Any]]

FEWEST = 3
PLACES = ENOUGH**SEATS
# How much the points of the round count beside the chance to win.
POINTS_COUNT = 0.01
SWEEPS = 60


@rule
def place_of_totals(totals: Any, n: int, p: int) -> int:
    """Where in the table these totals stand, seen by one seat."""
    place = int(totals[p])
    for q in range(n):
        if q != p:
            place = place * ENOUGH + int(totals[q])
    return place


@rule
def rank_of(s: TrickLaterState, p: int) -> int:
    """L7.3: points, then what breaks a tie."""
    return standing(s, p) * 64 + tie_break(s, p)


@rule
def share_the_win(s: TrickLaterState, values: Any) -> None:
    best, winners = 0, 0
    for p in range(s.players):
        best = max(best, rank_of(s, p))
    for p in range(s.players):
        winners += 1 if rank_of(s, p) == best else 0
    for p in range(s.players):
        values[p] = 1.0 / winners if rank_of(s, p) == best else 0.0


@rule
def look_up(s: TrickLaterState, totals: Any, chances: Any, values: Any) -> None:
    n = int(s.players)
    for p in range(n):
        values[p] = chances[n - FEWEST, place_of_totals(totals, n, p)]


@rule
def evaluate_by_win_chances(s: TrickLaterState, chances: Any, totals: Any, values: Any) -> None:
    """Write the chance to win of each seat once the round is done; `totals` is room for the totals then."""
    together = 0
    for p in range(s.players):
        totals[p] = standing(s, p)
        together += points_of(s, p)
    if highest_standing(s) < ENOUGH:
        look_up(s, totals, chances, values)
    else:
        share_the_win(s, values)
    for p in range(s.players):
        values[p] += POINTS_COUNT * (points_of(s, p) - together / int(s.players))


def any_seat_order(points: Array, ties: Array, n: int, rounds: int) -> tuple[Array, Array]:
    """So many of these rounds, with the seats in every order in turn: no seat is better than another."""
    orders = np.array(list(permutations(range(n))))
    picked = np.arange(rounds) % len(points)
    order = orders[np.arange(rounds) % len(orders)]
    return points[picked[:, None], order].astype(int), ties[picked[:, None], order].astype(int)


def after(totals: tuple[int, ...], points: Array, ties: Array) -> tuple[float, Array, Array]:
    """What a round from these totals on leads to: the share of wins of the first seat in it, where it goes on, and to what."""
    sums = points + np.array(totals)
    over = sums.max(1) >= ENOUGH
    ranks = sums * 64 + ties
    wins = ranks == ranks.max(1, keepdims=True)
    sums[over] = 0
    sums[:, 1:].sort(1)
    places = sums @ ENOUGH ** np.arange(len(totals) - 1, -1, -1)
    return float((wins[:, 0] / wins.sum(1))[over].sum()) / len(points), ~over, places


def chances_from(points: Array, ties: Array, n: int, rounds: int) -> Array:
    """The chance of the first of n seats to win for all totals below ten, were rounds to go on like these."""
    points, ties = any_seat_order(points, ties, n, rounds)
    sorted_others = [(first, *rest) for first in range(ENOUGH) for rest in combinations_with_replacement(range(ENOUGH), n - 1)]
    steps = [after(totals, points, ties) for totals in sorted_others]
    won, going_on, to = np.array([s[0] for s in steps]), np.array([s[1] for s in steps]), np.array([s[2] for s in steps])
    digits = ENOUGH ** np.arange(n - 1, -1, -1)
    here = np.array(sorted_others) @ digits
    table = np.full(PLACES, 1 / n)
    for _ in range(SWEEPS):
        table[here] = won + (table[to] * going_on).mean(1)
    everything = np.array(list(product(range(ENOUGH), repeat=n)))
    everything[:, 1:].sort(1)
    table[: len(everything)] = table[everything @ digits]
    return table
