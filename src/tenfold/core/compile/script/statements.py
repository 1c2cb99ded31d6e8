"""Statements of Python as statements of JavaScript, and whole functions."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

from tenfold.core.compile.script.calls import Calls
from tenfold.core.compile.script.expressions import BINARY
from tenfold.core.compile.script.scope import assigned_in, js_name, parameters, scope_of
from tenfold.core.compile.script.source import refused, source_of

if TYPE_CHECKING:
    from tenfold.core.compile.script.program import Program


def has_yield(body: list[ast.stmt]) -> bool:
    """Whether this is the body of a generator."""
    inside = list(body)
    while inside:
        node: Any = inside.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.GeneratorExp):
            inside += ast.iter_child_nodes(node)  # type: ignore[arg-type]
    return False


class Statements(Calls):
    """Translates the statements of one function."""

    def block(self, body: list[ast.stmt]) -> str:
        return " ".join(map(self.statement, body))

    def statement(self, node: ast.stmt) -> str:
        translate: Callable[[Any], str] | None = getattr(self, f"do_{type(node).__name__.lower()}", None)
        if translate is None:
            raise self.refuse(node, f"{type(node).__name__} is not part of the subset")
        return translate(node)

    def do_pass(self, node: ast.Pass) -> str:
        return ""

    def do_assert(self, node: ast.Assert) -> str:
        return ""

    def do_break(self, node: ast.Break) -> str:
        return "break;"

    def do_continue(self, node: ast.Continue) -> str:
        return "continue;"

    def do_expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Constant) else f"{self.expr(node.value)};"

    def do_return(self, node: ast.Return) -> str:
        return f"return {'null' if node.value is None else self.expr(node.value)};"

    def do_assign(self, node: ast.Assign) -> str:
        if len(node.targets) == 1:
            return self.assign(node.targets[0], self.expr(node.value))
        kept = self.scope.temporary()
        return " ".join([f"{kept} = {self.expr(node.value)};", *(self.assign(target, kept) for target in node.targets)])

    def do_annassign(self, node: ast.AnnAssign) -> str:
        return "" if node.value is None else self.assign(node.target, self.expr(node.value))

    def assign(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name(name):
                return f"{js_name(name)} = {value};"
            case ast.Attribute(thing, name):
                return f"{self.expr(thing)}.{name} = {value};"
            case ast.Subscript(thing, ast.Slice() as bounds):
                return f"$.setSlice({self.expr(thing)}, {self.bounds(bounds)}, {value});"
            case ast.Subscript(thing, place):
                return f"$.setItem({self.expr(thing)}, {self.expr(place)}, {value});"
            case ast.Tuple(parts) | ast.List(parts):
                return self.unpack(parts, value)
        raise self.refuse(target, "nothing can be assigned to this")

    def unpack(self, parts: list[ast.expr], value: str) -> str:
        kept = self.scope.temporary()
        star = next((n for n, part in enumerate(parts) if isinstance(part, ast.Starred)), None)
        shape = f"{len(parts)}" if star is None else f"{star}, {len(parts) - star - 1}"
        targets = [part.value if isinstance(part, ast.Starred) else part for part in parts]
        each = [self.assign(part, f"{kept}[{n}]") for n, part in enumerate(targets)]
        return " ".join([f"{kept} = $.{'unpack' if star is None else 'unpackMore'}({value}, {shape});", *each])

    def do_augassign(self, node: ast.AugAssign) -> str:
        name = "extend" if isinstance(node.op, ast.Add) else BINARY[type(node.op)]
        value = self.expr(node.value)
        match node.target:
            case ast.Name(target):
                return f"{js_name(target)} = $.{name}({js_name(target)}, {value});"
            case ast.Attribute(thing, field):
                kept = self.scope.temporary()
                return f"{kept} = {self.expr(thing)}; {kept}.{field} = $.{name}({kept}.{field}, {value});"
            case ast.Subscript(thing, place) if not isinstance(place, ast.Slice):
                kept, where = self.scope.temporary(), self.scope.temporary()
                found = f"{kept} = {self.expr(thing)}; {where} = {self.expr(place)};"
                return f"{found} $.setItem({kept}, {where}, $.{name}($.item({kept}, {where}), {value}));"
        raise self.refuse(node, "nothing can be added to this")

    def do_delete(self, node: ast.Delete) -> str:
        if not all(isinstance(target, ast.Subscript) for target in node.targets):
            raise self.refuse(node, "only items of dictionaries and lists can be deleted")
        return " ".join(f"$.delItem({self.expr(t.value)}, {self.expr(t.slice)});" for t in node.targets)  # type: ignore[attr-defined]

    def do_if(self, node: ast.If) -> str:
        other = f" else {{ {self.block(node.orelse)} }}" if node.orelse else ""
        return f"if ({self.test(node.test)}) {{ {self.block(node.body)} }}{other}"

    def do_while(self, node: ast.While) -> str:
        self.no_else(node)
        return f"while ({self.test(node.test)}) {{ {self.block(node.body)} }}"

    def no_else(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "a loop has no else in the subset")

    def do_for(self, node: ast.For) -> str:
        self.no_else(node)
        if isinstance(node.target, ast.Name):
            return f"for ({js_name(node.target.id)} of $.iter({self.expr(node.iter)})) {{ {self.block(node.body)} }}"
        each = f"$each{node.lineno}"
        assigned = self.assign(node.target, each)
        return f"for (const {each} of $.iter({self.expr(node.iter)})) {{ {assigned} {self.block(node.body)} }}"

    def do_raise(self, node: ast.Raise) -> str:
        return "throw $error;" if node.exc is None else f"throw $.raised({self.expr(node.exc)});"

    def do_try(self, node: ast.Try) -> str:
        if node.orelse:
            after = self.block(node.orelse)
            tried = f"let $done = false; try {{ {self.block(node.body)} $done = true; }}"
            return f"{{ {tried}{self.handlers(node)}{self.at_last(node)} if ($done) {{ {after} }} }}"
        return f"try {{ {self.block(node.body)} }}{self.handlers(node)}{self.at_last(node)}"

    def at_last(self, node: ast.Try) -> str:
        return f" finally {{ {self.block(node.finalbody)} }}" if node.finalbody else ""

    def handlers(self, node: ast.Try) -> str:
        if not node.handlers:
            return ""
        return f" catch ($error) {{ {' else '.join([*map(self.handler, node.handlers), '{ throw $error; }'])} }}"

    def handler(self, node: ast.ExceptHandler) -> str:
        kinds = self.kinds(node.type) if node.type else [Exception]
        if kinds is None:
            raise self.refuse(node, "what is caught must be known")
        named = f"{js_name(node.name)} = $error; " if node.name else ""
        caught = ", ".join(map(self.program.kind, kinds))
        return f"if ($.isOf($error, [{caught}])) {{ {named}{self.block(node.body)} }}"

    def do_match(self, node: ast.Match) -> str:
        kept = self.scope.temporary()
        cases = [f"if ({self.case(case.pattern, kept)}) {{ {self.block(case.body)} }}" for case in node.cases]
        if any(case.guard for case in node.cases):
            raise self.refuse(node, "a case has no guard in the subset")
        return f"{kept} = {self.expr(node.subject)}; {' else '.join(cases)}"

    def case(self, pattern: ast.pattern, subject: str) -> str:
        match pattern:
            case ast.MatchValue(value):
                return f"$.eq({subject}, {self.expr(value)})"
            case ast.MatchSingleton(value):
                return f"$.is({subject}, {self.program.ref(value)})"
            case ast.MatchOr(patterns):
                return " || ".join(self.case(each, subject) for each in patterns)
            case ast.MatchAs(None, None):
                return "true"
        raise self.refuse(pattern, "only values can be matched")

    def do_importfrom(self, node: ast.ImportFrom) -> str:
        module = importlib.import_module(str(node.module))
        for each in node.names:
            found = getattr(module, each.name, None) or importlib.import_module(f"{node.module}.{each.name}")
            self.scope.known[each.asname or each.name] = found
        return ""

    def do_nonlocal(self, node: ast.Nonlocal) -> str:
        return ""

    def do_functiondef(self, node: ast.FunctionDef) -> str:
        if node.decorator_list:
            raise self.refuse(node, "an inner function has no decorators in the subset")
        own = [arg.arg for arg in parameters(node.args)]
        inner = type(self)(self.program, self.scope.inner([*own, *inner_names(node)]))
        return f"{js_name(node.name)} = function{generates(node)} ({inner.signature(node.args)}) {{ {inner.body(node, own)} }};"

    def body(self, node: ast.FunctionDef, own: list[str]) -> str:
        """The statements, after all names that they give a value to."""
        done = self.block(node.body)
        names = [js_name(name) for name in inner_names(node) if name not in own and name not in self.scope.known]
        names += [f"$t{n + 1}" for n in range(self.scope.temporaries)]
        declared = f"let {', '.join(names)}; " if names else ""
        return f"{declared}{done} return null;"


def inner_names(node: ast.FunctionDef) -> list[str]:
    others = {name for part in node.body if isinstance(part, ast.Nonlocal) for name in part.names}
    return [name for name in assigned_in(node.body) if name not in others]


def generates(node: ast.FunctionDef) -> str:
    return "*" if has_yield(node.body) else ""


def translated(program: Program, function: FunctionType, owner: type | None, name: str) -> str:
    """A whole function that stands by itself."""
    node = source_of(function)
    scope = scope_of(function, owner, node)
    work = Statements(program, scope)
    head = ", ".join(shown_parameters(program, function))
    if isinstance(node, ast.Lambda):
        return f"const {name} = ({head}) => {work.result(node.body)};"
    own = [arg.arg for arg in parameters(node.args)]
    return f"function{generates(node)} {name}({head}) {{ {work.body(node, own)} }}"


def shown_parameters(program: Program, function: FunctionType) -> list[str]:
    """The parameters, with the very objects that are their defaults."""
    shown = []
    for one in inspect.signature(function).parameters.values():
        name = js_name(one.name)
        if one.kind == one.VAR_POSITIONAL:
            shown.append(f"...{name}")
        elif one.kind == one.VAR_KEYWORD:
            raise refused(function, source_of(function), "two stars are not part of the subset")
        else:
            shown.append(name if one.default is one.empty else f"{name} = {program.ref(one.default)}")
    return shown
