"""Short games that nobody selected: what is called a mistake mostly is one, and most that are one are called so.

What is true is worked out apart from the judge, by trying everything. With five cards the judge, who plays on by rules of
thumb, is at its weakest; how it does over more games is what `benchmarks/known_answers.py` says.
"""

from __future__ import annotations

import pytest

from benchmarks.known_answers import measured

pytestmark = [pytest.mark.compiles, pytest.mark.xdist_group("compiled ten")]


def test_of_games_that_nobody_selected_most_mistakes_are_found_and_few_are_invented() -> None:
    found = measured(games=40, cards=5, seed="unselected")
    assert (found["games"], found["too_many"]) == (40, 0)
    assert found["mistakes"] >= 30
    assert found["mistakes_found"] > 0.6
    assert found["called_rightly"] > 0.7
