"""The house style of CONTRIBUTING.md, as far as it can be counted: functions are small."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator

from tests.docs.pages import ROOT

Function = ast.FunctionDef | ast.AsyncFunctionDef
MEDIAN_LINES = 6
SMALL_LINES = 12
SMALL_SHARE = 0.9
MOST_LINES = 45


def functions() -> Iterator[tuple[str, Function]]:
    for file in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                yield f"{file.relative_to(ROOT)}:{node.name}", node


def lines_of(function: Function) -> int:
    """From `def` to the last line, without the docstring: that of a command describes every option."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1 - lines_of_docstring(function)


def lines_of_docstring(function: Function) -> int:
    first = function.body[0]
    if ast.get_docstring(function) is None or first.end_lineno is None:
        return 0
    return first.end_lineno - first.lineno + 1


def test_functions_are_small() -> None:
    sizes = {name: lines_of(function) for name, function in functions()}
    assert statistics.median(sizes.values()) <= MEDIAN_LINES
    assert sum(size < SMALL_LINES for size in sizes.values()) >= SMALL_SHARE * len(sizes)
    assert {name: size for name, size in sizes.items() if size > MOST_LINES} == {}
