"""Types as `$.convert` of the runtime reads them: what msgspec says of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

if TYPE_CHECKING:
    from tenfold.core.compile.script.program import Program

LIMITS = ("ge", "le", "min_length", "max_length", "pattern")
SIMPLE: dict[type, str] = {
    inspect.IntType: "int", inspect.FloatType: "float", inspect.StrType: "str", inspect.BoolType: "bool",
    inspect.NoneType: "none", inspect.AnyType: "any",
}  # fmt: skip


def shape_of(program: Program, thing: Any) -> str:
    return shape(program, inspect.type_info(thing))


def limits(info: Any) -> dict[str, Any]:
    found = {name: getattr(info, name, None) for name in LIMITS}
    return {name: limit for name, limit in found.items() if limit is not None}


def shape(program: Program, info: Any) -> str:
    """A text that is an object of JavaScript."""
    if isinstance(info, inspect.Metadata):
        return shape(program, info.type)
    if (name := SIMPLE.get(type(info))) is not None:
        return json.dumps({"is": name, **limits(info)})
    if isinstance(info, inspect.LiteralType):
        return f'{{ is: "literal", values: [{", ".join(map(program.ref, info.values))}] }}'
    if isinstance(info, inspect.UnionType):
        return f'{{ is: "union", of: [{", ".join(shape(program, one) for one in info.types)}] }}'
    if isinstance(info, inspect.ListType):
        return f"{{ ...{json.dumps({'is': 'list', **limits(info)})}, of: {shape(program, info.item_type)} }}"
    if isinstance(info, inspect.DictType):
        return f'{{ is: "dict", of: {shape(program, info.value_type)} }}'
    if isinstance(info, inspect.StructType):
        return struct_shape(program, info)
    raise TypeError(f"{info!r:.80} cannot be converted to in JavaScript")


def struct_shape(program: Program, info: inspect.StructType) -> str:
    fields = [f"{json.dumps(one.encode_name)}: {shape(program, one.type)}" for one in info.fields]
    kind: type[msgspec.Struct] = info.cls
    return f'{{ is: "struct", kind: {program.ref(kind)}, fields: {{ {", ".join(fields)} }} }}'
