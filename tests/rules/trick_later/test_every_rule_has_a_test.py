"""Every rule of the page has a test named after it, and every test a rule."""

from __future__ import annotations

from pathlib import Path

from tests.rules.every_rule import Suite

RULES = [
    *("L1.1", "L1.2", "L1.3"),
    *("L2.1", "L2.2", "L2.3", "L2.4"),
    *("L3.1", "L3.2", "L3.3", "L3.4"),
    *("L4.1", "L4.2", "L4.3", "L4.4"),
    *("L5.1", "L5.2"),
    *("L6.1", "L6.2", "L6.3", "L6.4"),
    *("L7.1", "L7.2", "L7.3"),
]

SUITE = Suite(Path(__file__).parent, "L", RULES)


def test_every_rule_has_a_test() -> None:
    assert SUITE.rules_without_a_test() == []


def test_every_test_is_of_a_rule_that_exists() -> None:
    assert SUITE.tests_without_a_rule() == []


def test_every_test_lies_in_the_file_of_its_chapter() -> None:
    assert SUITE.tests_in_the_wrong_file() == []


def test_no_test_hides_another_of_the_same_name() -> None:
    assert SUITE.tests_hidden_by_another() == []
