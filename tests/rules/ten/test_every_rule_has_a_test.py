"""Every rule of the page has a test named after it, and every test a rule."""

from __future__ import annotations

from pathlib import Path

from tests.rules.every_rule import Suite

RULES = [
    *("T1.1", "T1.2", "T1.3"),
    *("T2.1", "T2.2", "T2.3"),
    *("T3.1", "T3.2", "T3.3", "T3.4", "T3.5", "T3.6"),
    *("T4.1", "T4.2"),
    *("T5.1", "T5.2", "T5.3", "T5.4"),
    *("T6.1", "T6.2", "T6.3", "T6.4", "T6.5"),
    *("T7.1", "T7.2", "T7.3", "T7.4"),
    *("T8.1", "T8.2"),
    *("T9.1", "T9.2", "T9.3", "T9.4"),
    "T10.1",
    *("T11.1", "T11.2", "T11.3", "T11.4", "T11.5", "T11.6", "T11.7", "T11.8", "T11.9", "T11.10"),
    "T12",
]

SUITE = Suite(Path(__file__).parent, "T", RULES)


def test_every_rule_has_a_test() -> None:
    assert SUITE.rules_without_a_test() == []


def test_every_test_is_of_a_rule_that_exists() -> None:
    assert SUITE.tests_without_a_rule() == []


def test_every_test_lies_in_the_file_of_its_chapter() -> None:
    assert SUITE.tests_in_the_wrong_file() == []


def test_no_test_hides_another_of_the_same_name() -> None:
    assert SUITE.tests_hidden_by_another() == []
