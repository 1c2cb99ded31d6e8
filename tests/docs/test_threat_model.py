"""docs/threat-model.md: every promise names tests that keep it, and each of them is there."""

from __future__ import annotations

import re

from tests.docs.pages import DOCS

PAGE = DOCS / "threat-model.md"
PROMISE = re.compile(r"^\| (?!somebody wants to|---)(?P<who>[^|]+) \| (?P<promise>[^|]+) \| (?P<tests>[^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"\[(?P<name>test_\w+)\]\((?P<file>[^)]+)\)")


def test_every_promise_is_kept_by_tests_that_are_there() -> None:
    rows = PROMISE.findall(PAGE.read_text(encoding="utf-8"))
    assert rows
    for who, _, kept in rows:
        assert TEST.findall(kept), who
        for name, file in TEST.findall(kept):
            assert f"def {name}(" in (PAGE.parent / file).read_text(encoding="utf-8"), name
