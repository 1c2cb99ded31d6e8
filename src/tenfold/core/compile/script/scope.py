"""What the names in one function mean."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from types import FunctionType, ModuleType
from typing import Any

from tenfold.core.compile.script.source import Function

RESERVED = frozenset({
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
    "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
    "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
    "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void",
    "while", "with", "yield",
})  # fmt: skip
NOTHING_KNOWN = object()


def js_name(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def parameters(arguments: ast.arguments) -> list[ast.arg]:
    """All of them, in the order in which JavaScript gets them."""
    found = [*arguments.posonlyargs, *arguments.args]
    found += [arguments.vararg] if arguments.vararg else []
    return found + arguments.kwonlyargs + ([arguments.kwarg] if arguments.kwarg else [])


COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def assigned(node: ast.AST) -> Iterator[str]:
    """The names that something gives a value to, without the functions in it; of a comprehension only what `:=` names."""
    if isinstance(node, COMPREHENSIONS):
        yield from (part.target.id for part in ast.walk(node) if isinstance(part, ast.NamedExpr))
    elif isinstance(node, ast.FunctionDef):
        yield node.name
    elif not isinstance(node, ast.Lambda):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name
        for child in ast.iter_child_nodes(node):
            yield from assigned(child)


def assigned_in(body: list[ast.stmt]) -> list[str]:
    return list(dict.fromkeys(name for statement in body for name in assigned(statement)))


@dataclass
class Scope:
    """One function that is translated: its own names, those of the functions around it, and all others by their objects."""

    function: FunctionType
    owner: type | None
    names: set[str]
    known: dict[str, Any] = field(default_factory=dict)
    temporaries: int = 0

    def inner(self, names: list[str]) -> Scope:
        known = {name: thing for name, thing in self.known.items() if name not in names}
        return Scope(self.function, self.owner, self.names | set(names), known)

    def value(self, name: str) -> Any:
        """The object that a name means, NOTHING_KNOWN if it is a variable."""
        if name in self.known:
            return self.known[name]
        if name in self.names:
            return NOTHING_KNOWN
        return self.function.__globals__.get(name, getattr(builtins, name, NOTHING_KNOWN))

    def temporary(self) -> str:
        self.temporaries += 1
        return f"$t{self.temporaries}"


def scope_of(function: FunctionType, owner: type | None, node: Function) -> Scope:
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    known = {name: cell.cell_contents for name, cell in cells if name != "__class__"}
    body = node.body if isinstance(node, ast.FunctionDef) else []
    return Scope(function, owner, {arg.arg for arg in parameters(node.args)} | set(assigned_in(body)), known)


def attribute_of(thing: Any, name: str) -> Any:
    """What a module, a class or an enumeration says by a name, where that is fixed; else NOTHING_KNOWN."""
    if isinstance(thing, ModuleType):
        return getattr(thing, name, NOTHING_KNOWN)
    if isinstance(thing, type) and issubclass(thing, Enum):
        return thing[name].value if name in thing.__members__ else NOTHING_KNOWN
    if isinstance(thing, type):
        found = inspect.getattr_static(thing, name, NOTHING_KNOWN)
        return found if isinstance(found, FunctionType | int | str | tuple | dict) else NOTHING_KNOWN
    return NOTHING_KNOWN
