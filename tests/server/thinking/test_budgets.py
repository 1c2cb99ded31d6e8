"""How much a search may spend while others wait."""

from __future__ import annotations

import pytest

from tenfold.bots.contract import Budget
from tenfold.server.thinking.budgets import FLOOR_MS, FLOOR_PART, shortened

MASTER, SHARP = Budget(milliseconds=1000, threads=2), Budget(milliseconds=100)


def test_who_thinks_alone_has_all_of_it() -> None:
    assert shortened(MASTER, share=1, wanted=1, alone=True) == MASTER


def test_beside_others_a_thought_has_one_core() -> None:
    assert shortened(MASTER, share=1, wanted=1, alone=False) == Budget(milliseconds=1000, threads=1)


def test_a_thought_of_somebody_else_is_not_shortened_for_the_many_of_one() -> None:
    assert shortened(SHARP, share=1, wanted=1, alone=False) == SHARP


@pytest.mark.parametrize("usual", [MASTER, SHARP])
def test_budgets_shrink_with_what_the_same_guest_wants_down_to_the_floor(usual: Budget) -> None:
    given = [shortened(usual, 1, wanted, alone=False).milliseconds or 0 for wanted in range(1, 200)]
    assert given == sorted(given, reverse=True)
    assert given[-1] == max(FLOOR_MS, FLOOR_PART * (usual.milliseconds or 0))


def test_a_bot_without_a_budget_is_asked_without_one() -> None:
    assert shortened(Budget(), 0.01, 100, alone=False) == Budget()
