"""Expressions of Python as expressions of JavaScript."""

from __future__ import annotations

import ast
import json
from enum import Enum
from typing import TYPE_CHECKING, Any

from tenfold.core.compile.script.scope import NOTHING_KNOWN, Scope, attribute_of, js_name, parameters
from tenfold.core.compile.script.source import OutsideSubset, refused

if TYPE_CHECKING:
    from tenfold.core.compile.script.program import Program

BINARY = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.FloorDiv: "floordiv", ast.Mod: "mod", ast.Pow: "pow",
    ast.LShift: "shl", ast.RShift: "shr", ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor",
}  # fmt: skip
UNARY = {ast.USub: "neg", ast.UAdd: "pos", ast.Invert: "invert"}
COMPARED = {
    ast.Eq: "$.eq({}, {})", ast.NotEq: "!$.eq({}, {})", ast.Lt: "$.lt({}, {})", ast.LtE: "!$.lt({1}, {0})",
    ast.Gt: "$.lt({1}, {0})", ast.GtE: "!$.lt({}, {})", ast.Is: "$.is({}, {})", ast.IsNot: "!$.is({}, {})",
    ast.In: "$.contains({1}, {0})", ast.NotIn: "!$.contains({1}, {0})",
}  # fmt: skip
SIMPLE = (ast.Name, ast.Constant, ast.Attribute)


def text(value: str) -> str:
    return json.dumps(value)


class Expressions:
    """Translates the expressions of one function."""

    def __init__(self, program: Program, scope: Scope) -> None:
        self.program = program
        self.scope = scope

    def refuse(self, node: ast.AST, why: str) -> OutsideSubset:
        return refused(self.scope.function, node, why)

    def fixed(self, node: ast.expr) -> Any:
        """The object that an expression always is, or NOTHING_KNOWN."""
        if isinstance(node, ast.Name):
            return self.scope.value(node.id)
        if isinstance(node, ast.Attribute):
            thing = self.fixed(node.value)
            return NOTHING_KNOWN if thing is NOTHING_KNOWN else attribute_of(thing, node.attr)
        return NOTHING_KNOWN

    def expr(self, node: ast.expr) -> str:
        known = self.fixed(node)
        if known is not NOTHING_KNOWN:
            return self.program.ref(known, lambda why: self.refuse(node, why))
        translate = getattr(self, f"of_{type(node).__name__.lower()}", None)
        if translate is None:
            raise self.refuse(node, f"{type(node).__name__} is not part of the subset")
        return str(translate(node))

    def exprs(self, nodes: list[ast.expr]) -> str:
        return ", ".join(map(self.item, nodes))

    def item(self, node: ast.expr) -> str:
        return f"...$.iter({self.expr(node.value)})" if isinstance(node, ast.Starred) else self.expr(node)

    def test(self, node: ast.expr) -> str:
        """An expression of which only the truth counts."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(map(self.test, node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        return self.expr(node) if isinstance(node, ast.Compare) else f"$.truth({self.expr(node)})"

    def of_name(self, node: ast.Name) -> str:
        if node.id not in self.scope.names:
            raise self.refuse(node, f"nothing is called {node.id}")
        return js_name(node.id)

    def of_constant(self, node: ast.Constant) -> str:
        return self.program.ref(node.value, lambda why: self.refuse(node, why))

    def of_binop(self, node: ast.BinOp) -> str:
        name = BINARY.get(type(node.op))
        if name is None:
            raise self.refuse(node, f"the operator {type(node.op).__name__} is not part of the subset")
        return f"$.{name}({self.expr(node.left)}, {self.expr(node.right)})"

    def of_unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        if isinstance(node.operand, ast.Constant) and isinstance(node.op, ast.USub):
            return f"(-{self.expr(node.operand)})"
        return f"$.{UNARY[type(node.op)]}({self.expr(node.operand)})"

    def of_boolop(self, node: ast.BoolOp) -> str:
        first, *rest = node.values
        name = "both" if isinstance(node.op, ast.And) else "either"
        others = ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
        return f"$.{name}({self.expr(first)}, () => {self.expr(ast.copy_location(others, node))})"

    def of_compare(self, node: ast.Compare) -> str:
        """What stands in the middle of a chain is worked out once."""
        sides = [self.expr(side) for side in (node.left, *node.comparators)]
        if len(sides) == 2 or all(isinstance(side, SIMPLE) for side in node.comparators[:-1]):
            return self.chain(node.ops, sides)
        if len(sides) > 3:
            raise self.refuse(node, "a longer chain of comparisons has names, attributes and constants in its middle")
        return f"(($m) => {self.chain(node.ops, [sides[0], '$m', sides[2]])})({sides[1]})"

    def chain(self, signs: list[ast.cmpop], sides: list[str]) -> str:
        parts = [COMPARED[type(sign)].format(a, b) for sign, a, b in zip(signs, sides, sides[1:], strict=False)]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def of_ifexp(self, node: ast.IfExp) -> str:
        return f"({self.test(node.test)} ? {self.expr(node.body)} : {self.expr(node.orelse)})"

    def of_namedexpr(self, node: ast.NamedExpr) -> str:
        return f"({js_name(node.target.id)} = {self.expr(node.value)})"

    def of_list(self, node: ast.List | ast.Tuple) -> str:
        return f"[{self.exprs(node.elts)}]"

    of_tuple = of_list

    def of_set(self, node: ast.Set) -> str:
        return f"$.set([{self.exprs(node.elts)}])"

    def of_dict(self, node: ast.Dict) -> str:
        return f"$.dict([{', '.join(map(self.pair, node.keys, node.values))}])"

    def pair(self, key: ast.expr | None, value: ast.expr) -> str:
        return f"...$.items({self.expr(value)})" if key is None else f"[{self.expr(key)}, {self.expr(value)}]"

    def of_attribute(self, node: ast.Attribute) -> str:
        thing = node.value
        if isinstance(thing, ast.Call) and node.attr in ("name", "value") and self.is_enumeration(self.fixed(thing.func)):
            names = {member.value: member.name for member in self.fixed(thing.func)}
            value = self.expr(thing.args[0])
            return value if node.attr == "value" else f"$.item({self.program.ref(names)}, {value})"
        if node.attr == "__getitem__":
            return f"$.getter({self.expr(thing)})"
        if node.attr == "__dict__":
            return f"$.fieldsOf({self.expr(thing)})"
        self.program.mention(node.attr)
        self.program.loaded.add(node.attr)
        value = self.expr(thing)
        return f"$.bound({value}, {text(node.attr)})" if node.attr in self.program.bound else f"{value}.{node.attr}"

    def is_enumeration(self, thing: Any) -> bool:
        return isinstance(thing, type) and issubclass(thing, Enum)

    def of_subscript(self, node: ast.Subscript) -> str:
        if self.is_enumeration(kind := self.fixed(node.value)):
            values = {member.name: member.value for member in kind}
            return f"$.item({self.program.ref(values)}, {self.expr(node.slice)})"
        if isinstance(node.slice, ast.Slice):
            return f"$.slice({self.expr(node.value)}, {self.bounds(node.slice)})"
        return f"$.item({self.expr(node.value)}, {self.expr(node.slice)})"

    def bounds(self, node: ast.Slice) -> str:
        return ", ".join("null" if part is None else self.expr(part) for part in (node.lower, node.upper, node.step))

    def of_joinedstr(self, node: ast.JoinedStr) -> str:
        return " + ".join(['""', *map(self.piece, node.values)]) if node.values else '""'

    def piece(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return text(str(node.value))
        assert isinstance(node, ast.FormattedValue)
        value = self.expr(node.value)
        value = f"$.repr({value})" if node.conversion == ord("r") else value
        return f"$.format({value}, {self.expr(node.format_spec) if node.format_spec else text('')})"

    def of_lambda(self, node: ast.Lambda) -> str:
        inner = type(self)(self.program, self.scope.inner([arg.arg for arg in parameters(node.args)]))
        return f"(({inner.signature(node.args)}) => {inner.result(node.body)})"

    def result(self, node: ast.expr) -> str:
        """As the body of an arrow function, which must not look like a block."""
        return f"({self.expr(node)})"

    def signature(self, arguments: ast.arguments) -> str:
        """Parameters with their defaults, as the syntax tree has them."""
        usual = [*arguments.posonlyargs, *arguments.args]
        defaults = dict(
            zip([arg.arg for arg in usual][len(usual) - len(arguments.defaults) :], arguments.defaults, strict=True)
        )
        shown = [
            f"{js_name(arg.arg)} = {self.expr(defaults[arg.arg])}" if arg.arg in defaults else js_name(arg.arg) for arg in usual
        ]
        if arguments.kwonlyargs or arguments.kwarg:
            raise self.refuse(usual[0], "an inner function has no parameters for keywords alone")
        if not all(isinstance(default, ast.Constant) for default in defaults.values()):
            raise self.refuse(usual[0], "the defaults of an inner function are constants")
        return ", ".join([*shown, *([f"...{js_name(arguments.vararg.arg)}"] if arguments.vararg else [])])

    def of_listcomp(self, node: ast.ListComp) -> str:
        """Made at once, so without a generator."""
        loops, element, first = self.loops(node.generators, node.elt)
        return f"(($0) => {{ const $all = []; {loops} $all.push({element}); return $all; }})({first})"

    def of_generatorexp(self, node: ast.GeneratorExp) -> str:
        return self.made(node.generators, node.elt)

    def of_setcomp(self, node: ast.SetComp) -> str:
        return f"$.set({self.made(node.generators, node.elt)})"

    def of_dictcomp(self, node: ast.DictComp) -> str:
        return f"$.dict({self.made(node.generators, ast.Tuple([node.key, node.value], ast.Load()))})"

    def made(self, generators: list[ast.comprehension], element: ast.expr) -> str:
        """A generator."""
        loops, one, first = self.loops(generators, element)
        return f"(function* ($0) {{ {loops} yield {one}; }})({first})"

    def loops(self, generators: list[ast.comprehension], element: ast.expr) -> tuple[str, str, str]:
        """The loops, what each turn makes, and what the first of them runs over, which is worked out before."""
        first = self.expr(generators[0].iter)
        names = [part.id for each in generators for part in ast.walk(each.target) if isinstance(part, ast.Name)]
        inner = type(self)(self.program, self.scope.inner(names))
        loops = [inner.loop(each, "$0" if n == 0 else None) for n, each in enumerate(generators)]
        declared = f"let {', '.join(js_name(name) for name in dict.fromkeys(names))};"
        return " ".join([declared, *loops]), inner.expr(element), first

    def loop(self, each: ast.comprehension, over: str | None) -> str:
        over = self.expr(each.iter) if over is None else over
        tests = [f"if ({self.test(condition)})" for condition in each.ifs]
        return " ".join([f"for ({self.pattern(each.target)} of $.iter({over}))", *tests])

    def pattern(self, target: ast.expr) -> str:
        if isinstance(target, ast.Name):
            return js_name(target.id)
        if isinstance(target, ast.Tuple):
            return f"[{', '.join(map(self.pattern, target.elts))}]"
        raise self.refuse(target, "a comprehension names variables alone")

    def of_yield(self, node: ast.Yield) -> str:
        return f"(yield {'null' if node.value is None else self.expr(node.value)})"

    def of_yieldfrom(self, node: ast.YieldFrom) -> str:
        return f"(yield* $.iter({self.expr(node.value)}))"
