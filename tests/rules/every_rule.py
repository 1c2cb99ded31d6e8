"""Every rule of a page has a test named after it, and every test a rule: what the suites of all games share."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Suite:
    """The tests in a folder, a file for each chapter, and the rules they should test, all with the letter of the game."""

    folder: Path
    letter: str
    rules: list[str]

    def names_by_file(self) -> dict[str, list[str]]:
        chapters = re.compile(rf"test_{self.letter.lower()}\d+_\w+\.py")
        return {file.name: names_in(file) for file in sorted(self.folder.glob("test_*.py")) if chapters.fullmatch(file.name)}

    def rule_of(self, test: str) -> str:
        """`test_T6_4_a_payment_has_no_item_to_spare` is a test of T6.4."""
        found = re.match(rf"test_(?P<chapter>{self.letter}\d+)(_(?P<rule>\d+))?_[a-z]", test)
        assert found, f"{test} does not start with the number of a rule"
        return f"{found['chapter']}.{found['rule']}" if found["rule"] else found["chapter"]

    def tested(self) -> set[str]:
        return {self.rule_of(test) for tests in self.names_by_file().values() for test in tests}

    def rules_without_a_test(self) -> list[str]:
        tested = self.tested()
        return [rule for rule in self.rules if rule not in tested]

    def tests_without_a_rule(self) -> list[str]:
        return sorted(self.tested() - set(self.rules))

    def tests_in_the_wrong_file(self) -> list[str]:
        """Those whose chapter is not that of their file."""
        return [
            test
            for file, tests in self.names_by_file().items()
            for test in tests
            if self.rule_of(test).partition(".")[0] != file.split("_")[1].upper()
        ]

    def tests_hidden_by_another(self) -> list[str]:
        """Those with the name of another test of the same file."""
        return [test for tests in self.names_by_file().values() for test in set(tests) if tests.count(test) > 1]


def names_in(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]
