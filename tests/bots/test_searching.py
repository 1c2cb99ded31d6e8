"""What all bots that search have in common."""

from __future__ import annotations

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.levels import MASTER, SHARP, Level


@pytest.mark.parametrize(("kind", "usual"), [(SHARP, Budget(milliseconds=100)), (MASTER, Budget(milliseconds=1000, threads=2))])
def test_who_is_given_no_budget_takes_what_is_usual(kind: Level, usual: Budget) -> None:
    assert kind.or_usual(Budget()) == usual


@pytest.mark.parametrize("budget", [Budget(milliseconds=7), Budget(iterations=7), Budget(7, 7)])
def test_who_is_given_a_budget_keeps_to_it(budget: Budget) -> None:
    assert SHARP.or_usual(budget) == budget
