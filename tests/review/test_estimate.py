"""The estimator itself, on values whose truth is known: no best of noisy figures is taken for a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.contract import CHANCE, Judge
from tenfold.review.examine import compared, found_best

ACTIONS = ["a", "b", "c", "d", "e", "f"]
DEALS = 100
TRIALS = 400


class Seen(NamedTuple):
    to_act: int = 0


class KnownJudge(Judge):
    """Actions of a known worth, under a deal that is the same for all and noise that is not."""

    deals = DEALS

    def __init__(self, worths: dict[str, float], seed: int) -> None:
        self.worths, self.dice = worths, np.random.default_rng(seed)

    def values(self, view: Any, actions: Sequence[str | None], deals: range, points: bool = False) -> np.ndarray[Any, Any]:
        deal = self.dice.normal(0, 0.3, (len(deals), 1))
        noise = self.dice.normal(0, 0.2, (len(deals), len(actions)))
        found = np.zeros((len(deals), len(actions), 2, 2))
        found[:, :, CHANCE, 0] = deal + noise + [self.worths.get(action or "", 0.0) for action in actions]
        found[:, :, CHANCE, 1] = -found[:, :, CHANCE, 0]
        return found


def judged(worths: dict[str, float], seed: int) -> tuple[str, float, bool]:
    """What is found for `a`: the best, its cost, and whether it was a mistake."""
    judge = KnownJudge(worths, seed)
    best = found_best(judge, Seen(), ACTIONS, "a", DEALS)
    if best == "a":
        return best, 0.0, False
    found = compared(judge.values(Seen(), [None, "a", best], range(DEALS)).tolist(), 0, best)
    return best, found.cost.mean, found.cost.counts


def test_among_equals_nothing_costs_anything_on_average_and_mistakes_are_rare() -> None:
    costs = [judged({}, seed) for seed in range(TRIALS)]
    mean, error = np.mean([cost for _, cost, _ in costs]), np.std([cost for _, cost, _ in costs]) / TRIALS**0.5
    assert abs(mean) < 3 * error
    assert np.mean([mistake for *_, mistake in costs]) < 0.05


def test_a_naive_best_of_all_would_have_seen_mistakes_everywhere() -> None:
    """What the halves are for: the same values without them are far from nothing."""
    naive = [np.ptp(KnownJudge({}, seed).values(Seen(), ACTIONS, range(20))[:, :, CHANCE, 0].mean(0)) for seed in range(50)]
    assert np.mean(naive) > 0.1


def test_what_is_truly_better_is_found_at_its_true_cost() -> None:
    costs = [judged({"d": 0.2}, seed) for seed in range(TRIALS)]
    found = [cost for best, cost, _ in costs if best == "d"]
    assert len(found) > 0.95 * TRIALS
    assert abs(np.mean(found) - 0.2) < 3 * np.std(found) / len(found) ** 0.5
    assert np.mean([mistake for *_, mistake in costs]) > 0.95
