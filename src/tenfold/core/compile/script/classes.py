"""Classes: what they are made of, and which of their methods are led to."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from enum import Enum
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, Protocol

import msgspec

from tenfold.core.chance import Chance
from tenfold.core.compile.script.calls import is_named_tuple, places
from tenfold.core.compile.script.shapes import shape_of
from tenfold.core.state import State

if TYPE_CHECKING:
    from tenfold.core.compile.script.program import Program

OURS = {State: "$.State", Chance: "$.Chance", msgspec.Struct: "$.Struct"}
NO_BASES = ("object", "Generic", "Protocol", "ABC")
Refuse = Callable[[str], Exception]


class Classes:
    """All classes that a program leads to."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.declarations: list[str] = []
        self.made: dict[type, str] = {}
        self.found: dict[tuple[type, str], str] = {}

    def declare(self, kind: type, refuse: Refuse) -> str:
        if kind in OURS:
            return OURS[kind]
        if issubclass(kind, Enum):
            return self.program.constant(kind, self.program.literal([member.value for member in kind], refuse))
        base = self.base(kind, refuse)
        name = self.program.symbol(kind, kind.__name__)
        self.made[kind] = name
        self.declarations.append(f"class {name} extends {base} {{}}")
        self.describe(kind, name)
        return name

    def base(self, kind: type, refuse: Refuse) -> str:
        if is_named_tuple(kind):
            return "$.NamedTuple"
        bases = [base for base in kind.__bases__ if base.__name__ not in NO_BASES and base not in (Generic, Protocol)]
        if not bases:
            return "$.Thing"
        if bases[0].__module__ in ("builtins", "types") and not issubclass(bases[0], BaseException):
            raise refuse(f"{kind.__name__} is a kind of {bases[0].__name__}, which is not part of the subset")
        return self.program.ref(bases[0], refuse)

    def describe(self, kind: type, name: str) -> None:
        """What its objects hold."""
        if is_named_tuple(kind):
            self.declarations.append(f"$.named({name}, {json.dumps(kind._fields)});")  # type: ignore[attr-defined]
        elif issubclass(kind, msgspec.Struct):
            self.declarations.append(f"$.struct({name}, {self.fields(kind)});")
        elif issubclass(kind, State):
            fields = [[field.name, field.kind, field.length] for field in kind.layout.fields]
            self.declarations.append(f"$.layout({name}, {json.dumps(fields)});")

    def fields(self, kind: type[msgspec.Struct]) -> str:
        config = kind.__struct_config__
        about = {
            "fields": kind.__struct_fields__,
            "shown": kind.__struct_encode_fields__,
            "tag": [config.tag_field, config.tag] if config.tag is not None else None,
            "omit": config.omit_defaults,
            "strict": config.forbid_unknown_fields,
        }
        usual = [f"{one.name}: {self.usual(one)}" for one in msgspec.structs.fields(kind) if not one.required]
        return f"{{ ...{json.dumps(about)}, usual: {{ {', '.join(usual)} }} }}"

    def usual(self, one: msgspec.structs.FieldInfo) -> str:
        """How its default is made: anew for every object."""
        made = one.default_factory() if one.default is msgspec.NODEFAULT else one.default
        literal = self.program.literal(made, OutsideUsual) if isinstance(made, list | dict) else self.program.ref(made)
        return f"() => ({literal})"

    def lead_on(self) -> bool:
        """Find the members that somebody asks for by now; whether there were new ones."""
        before = len(self.found)
        for kind in list(self.made):
            for name, member in list(vars(kind).items()):
                if (name in self.program.mentioned or name in ("__init__", "__post_init__")) and (kind, name) not in self.found:
                    self.find(kind, name, member)
        return len(self.found) > before

    def find(self, kind: type, name: str, member: Any) -> None:
        if issubclass(kind, msgspec.Struct) and (name == "__init__" or name in kind.__struct_fields__):
            return
        if is_named_tuple(kind) and name in kind._fields:  # type: ignore[attr-defined]
            return
        made = self.member(kind, name, member)
        if made is not None:
            self.found[kind, name] = made

    def member(self, kind: type, name: str, member: Any) -> str | None:
        """Methods, properties and what the class itself holds."""
        owner, shown = self.made[kind], json.dumps(name)
        if isinstance(member, FunctionType):
            self.program.owners[member] = kind
            return f"$.method({owner}, {shown}, {self.program.ref(member)}, {json.dumps((places(member) or [])[1:])});"
        if isinstance(member, property | cached_property):
            getter: Any = member.fget if isinstance(member, property) else member.func
            self.program.owners[getter] = kind
            how = "cached" if isinstance(member, cached_property) else "property"
            return f"$.{how}({owner}, {shown}, {self.program.ref(getter)});"
        if (
            isinstance(member, classmethod)
            or inspect.isdatadescriptor(member)
            or (inspect.ismethoddescriptor(member) and not isinstance(member, staticmethod))
        ):
            return None  # A class method is called by its class, which is known there.
        return self.held(kind, name, member)

    def held(self, kind: type, name: str, member: Any) -> str:
        types = ""
        if isinstance(member, type) and issubclass(member, msgspec.Struct) and name.endswith("_type"):
            types = f" $.typed({self.program.ref(member)}, () => ({shape_of(self.program, member)}));"
        member = member.__func__ if isinstance(member, staticmethod) else member
        return f"{self.made[kind]}.prototype.{name} = {self.program.ref(member)};{types}"

    def members(self) -> list[str]:
        return list(self.found.values())


def OutsideUsual(why: str) -> Exception:  # noqa: N802
    return TypeError(why)
