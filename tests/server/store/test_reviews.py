"""Reviews in the store: one for each game, made anew for a new version, and gone with what it is about."""

from __future__ import annotations

import pytest

from tenfold.server.store import MistakeRow, ReviewRow, Store
from tests.server.store.builders import AT
from tests.server.store.test_history import kept, play


def keep(store: Store, table: str, version: int, *costs: float, guest: str = "ann") -> None:
    mistakes = [MistakeRow(table, step, guest, cost, f"{table} {step}") for step, cost in enumerate(costs)]
    store.keep_review(ReviewRow(table, version, AT, f"accuracy {version}", f"review {version}"), mistakes)


def texts(found: list[tuple[str, int, str]]) -> list[str]:
    return [text for _, _, text in found]


@pytest.fixture
def evening(store: Store) -> Store:
    """Two games of Ann's, one of them with Ben, both reviewed."""
    play(store, "a", 1, kept("ann", "a", 1, 1))
    play(store, "b", 2, kept("ann", "b", 2), kept("ben", "b", 2))
    keep(store, "a", 1, 2.0, 9.5)
    keep(store, "b", 1, 7.0, 3.0)
    return store


def test_a_review_of_another_version_does_not_count_and_is_replaced(evening: Store) -> None:
    assert evening.review("a", 1) == "review 1"
    assert evening.review("a", 2) is None
    assert sorted(evening.accuracies("ann", 1)) == [("a", "accuracy 1"), ("b", "accuracy 1")]
    keep(evening, "a", 2, 4.0)
    assert evening.review("a", 2) == "review 2"
    assert evening.review("a", 1) is None
    assert evening.accuracies("ann", 1) == [("b", "accuracy 1")]
    assert texts(evening.mistakes_of("ann", 2, None, "newest", 0, 9)) == ["a 0"]


def test_mistakes_are_found_by_age_or_by_what_they_cost(evening: Store) -> None:
    assert evening.mistakes_of("ann", 1, None, "newest", 0, 9)[0] == ("b", AT + 2, "b 0")
    assert texts(evening.mistakes_of("ann", 1, "ten", "newest", 0, 9)) == ["b 0", "b 1", "a 1", "a 0"]
    assert texts(evening.mistakes_of("ann", 1, None, "costly", 0, 9)) == ["a 1", "b 0", "b 1", "a 0"]
    assert texts(evening.mistakes_of("ann", 1, None, "costly", 1, 2)) == ["b 0", "b 1"]
    assert evening.mistakes_of("ann", 1, "chess", "newest", 0, 9) == []
    assert evening.mistakes_of("ben", 1, None, "newest", 0, 9) == []


def test_what_nobody_keeps_is_gone_with_its_review(evening: Store) -> None:
    assert evening.forget_games("ann", ["b"]) == []
    assert evening.review("b", 1) == "review 1"
    assert texts(evening.mistakes_of("ann", 1, None, "newest", 0, 9)) == ["a 1", "a 0"]
    assert sorted(evening.forget_games("ann", None) + evening.forget_games("ben", None)) == ["a", "b"]
    assert evening.review("a", 1) is None
    assert evening.review("b", 1) is None
    keep(evening, "a", 1, 1.0)
    assert evening.review("a", 1) is None
