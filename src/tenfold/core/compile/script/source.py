"""The source of a function that is already there, as a syntax tree; and what is refused, with its file and line."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

Function = ast.FunctionDef | ast.Lambda


class OutsideSubset(TypeError):
    """Something that cannot be had as JavaScript."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


def refused(function: FunctionType, node: ast.AST, why: str) -> OutsideSubset:
    return OutsideSubset(f"{function.__code__.co_filename}:{getattr(node, 'lineno', 0)}", why)


@cache
def functions_in(file: str) -> dict[int, list[Function]]:
    """All functions of a file by the line where they begin, decorators included."""
    found: dict[int, list[Function]] = {}
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            found.setdefault(first_line(node), []).append(node)
    return found


def first_line(node: Function) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def source_of(function: FunctionType) -> Function:
    code = function.__code__
    candidates = functions_in(code.co_filename).get(code.co_firstlineno, [])
    fitting = [node for node in candidates if is_source(node, code)]
    if len(fitting) != 1:
        raise OutsideSubset(f"{code.co_filename}:{code.co_firstlineno}", f"the source of {function.__qualname__} is not found")
    return fitting[0]


def is_source(node: Function, code: CodeType) -> bool:
    """By its name; a lambda, of which a line may have several, by where its code comes from."""
    if isinstance(node, ast.FunctionDef):
        return node.name == code.co_name
    return code.co_name == "<lambda>" and all(is_within(node.body, place) for place in code.co_positions() if place[2])


def is_within(body: ast.expr, place: tuple[int | None, int | None, int | None, int | None]) -> bool:
    line, _, column, _ = place
    first = (body.lineno, body.col_offset)
    last = (body.end_lineno or 0, body.end_col_offset or 0)
    return first <= (line or 0, column or 0) <= last
