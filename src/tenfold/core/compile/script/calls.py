"""Calls: who is called, and which argument goes where."""

from __future__ import annotations

import ast
import inspect
from types import FunctionType
from typing import Any, cast, get_args

import msgspec

from tenfold.core.compile.script.expressions import Expressions, text
from tenfold.core.compile.script.natives import METHODS, native
from tenfold.core.compile.script.scope import NOTHING_KNOWN, js_name
from tenfold.core.state import State

LEFT_OUT = "undefined"


def is_named_tuple(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields")


def places(thing: Any) -> list[str] | None:
    """The parameters of a function or a class in their order; None where that is not known."""
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
        return list(thing.__struct_fields__)
    if is_named_tuple(thing):
        return list(thing._fields)
    if isinstance(thing, type) and not issubclass(thing, State):
        thing = thing.__init__
        return places(thing)[1:] if isinstance(thing, FunctionType) else None  # type: ignore[index]
    if isinstance(thing, FunctionType):
        usual = inspect.signature(thing).parameters.values()
        return [one.name for one in usual if one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)]
    return None


def owner_of(method: FunctionType, kind: type) -> type:
    """The class that a method of this one is written in."""
    return next(above for above in kind.__mro__ if vars(above).get(method.__name__) is method)


class Calls(Expressions):
    """Translates calls."""

    def of_call(self, node: ast.Call) -> str:
        known = self.fixed(node.func)
        if known is NOTHING_KNOWN:
            return self.call_of_something(node)
        if known is isinstance:
            return self.is_instance(node)
        if self.is_enumeration(known) or known is cast:
            return self.expr(node.args[-1])
        if self.program.unwrapped(known) in (msgspec.convert,):
            return self.conversion(node)
        callee = self.expr(node.func)
        if callee.startswith("$.") and native(known):
            new = "new " if isinstance(known, type) and issubclass(known, BaseException) else ""
            return f"{new}{callee}({self.with_keywords(node)})"
        new = "new " if isinstance(known, type) else ""
        return f"{new}{callee}({self.arguments(node, places(self.program.unwrapped(known)))})"

    def arguments(self, node: ast.Call, order: list[str] | None) -> str:
        """Every keyword in its place."""
        given = [self.item(argument) for argument in node.args]
        if not node.keywords:
            return ", ".join(given)
        if order is None or any(keyword.arg not in order for keyword in node.keywords):
            raise self.refuse(node, "these keywords cannot be put in their places")
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            raise self.refuse(node, "keywords cannot follow a starred argument")
        named = {str(keyword.arg): self.expr(keyword.value) for keyword in node.keywords}
        rest = [named.get(name, LEFT_OUT) for name in order[len(given) :]]
        while rest[-1] == LEFT_OUT:
            rest.pop()
        return ", ".join(given + rest)

    def with_keywords(self, node: ast.Call) -> str:
        """For what `runtime.js` has: keywords come last, as one object."""
        given = [self.item(argument) for argument in node.args]
        if any(keyword.arg is None for keyword in node.keywords):
            raise self.refuse(node, "two stars are not part of the subset here")
        named = [f"{keyword.arg}: {self.expr(keyword.value)}" for keyword in node.keywords]
        return ", ".join([*given, *([f"new $.Keywords({{ {', '.join(named)} }})"] if named else [])])

    def call_of_something(self, node: ast.Call) -> str:
        callee = node.func
        if not isinstance(callee, ast.Attribute):
            if node.keywords:
                raise self.refuse(node, "what is called with keywords must be known")
            return f"$.call({', '.join(filter(None, [self.expr(callee), self.exprs(node.args)]))})"
        if (above := self.call_above(node, callee)) is not None:
            return above
        if (of_class := self.call_of_class(node, callee)) is not None:
            return of_class
        return self.call_of_method(node, callee)

    def call_above(self, node: ast.Call, callee: ast.Attribute) -> str | None:
        """`super().method(...)`: the class above is known."""
        thing = callee.value
        if not (isinstance(thing, ast.Call) and isinstance(thing.func, ast.Name) and thing.func.id == "super"):
            return None
        if self.scope.owner is None:
            raise self.refuse(node, "super() is for methods")
        method = next((vars(kind)[callee.attr] for kind in self.scope.owner.__mro__[1:] if callee.attr in vars(kind)), None)
        if not isinstance(method, FunctionType):
            if callee.attr == "__init__":
                return "null"
            raise self.refuse(node, f"no class above has a method {callee.attr}")
        self.program.owners.setdefault(method, owner_of(method, self.scope.owner))
        myself = js_name(self.scope.function.__code__.co_varnames[0])
        arguments = self.arguments(node, (places(method) or [])[1:])
        return f"{self.program.ref(method)}({', '.join(filter(None, [myself, arguments]))})"

    def call_of_class(self, node: ast.Call, callee: ast.Attribute) -> str | None:
        """A class method of a class that is known."""
        owner = self.fixed(callee.value)
        if not isinstance(owner, type):
            return None
        if owner is dict and callee.attr == "fromkeys":
            return f"$.fromkeys({self.exprs(node.args)})"
        method = inspect.getattr_static(owner, callee.attr, None)
        if not isinstance(method, classmethod | staticmethod):
            return None
        first = [self.program.ref(owner)] if isinstance(method, classmethod) else []
        order = places(method.__func__)
        arguments = self.arguments(node, order[len(first) :] if order else None)
        return f"{self.program.ref(method.__func__)}({', '.join(filter(None, [*first, arguments]))})"

    def call_of_method(self, node: ast.Call, callee: ast.Attribute) -> str:
        self.program.mention(callee.attr)
        thing, name = self.expr(callee.value), callee.attr
        if node.keywords:
            named = ", ".join(f"{keyword.arg}: {self.expr(keyword.value)}" for keyword in node.keywords)
            return f"$.callNamed({thing}, {text(name)}, [{self.exprs(node.args)}], {{ {named} }})"
        if name in METHODS or self.program.holds_class(name):
            return f"$.invoke({', '.join(filter(None, [thing, text(name), self.exprs(node.args)]))})"
        return f"{thing}.{name}({self.exprs(node.args)})"

    def is_instance(self, node: ast.Call) -> str:
        thing, kinds = node.args
        found = self.kinds(kinds)
        if found is None:
            return f"$.isOf({self.expr(thing)}, {self.expr(kinds)})"
        return f"$.isOf({self.expr(thing)}, [{', '.join(map(self.program.kind, found))}])"

    def kinds(self, node: ast.expr) -> list[type] | None:
        """The types that are asked for, where these are known."""
        try:
            types = eval(compile(ast.Expression(node), "isinstance", "eval"), dict(self.scope.function.__globals__))
        except NameError:
            return None
        return list(types) if isinstance(types, tuple) else list(get_args(types)) or [types]

    def conversion(self, node: ast.Call) -> str:
        """`msgspec.convert`: the type is known, or it is a field that holds a type."""
        value, kind = node.args
        if isinstance(kind, ast.Attribute) and self.fixed(kind) is NOTHING_KNOWN:
            self.program.mention(kind.attr)
            return f"$.convert({self.expr(value)}, {self.expr(kind)})"
        found = eval(compile(ast.Expression(kind), "convert", "eval"), dict(self.scope.function.__globals__))
        return f"$.convert({self.expr(value)}, {self.program.shape(found)})"
