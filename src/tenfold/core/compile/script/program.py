"""A whole program: all that some objects lead to, as one ES module."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from types import FunctionType
from typing import Any

import msgspec
import numpy as np

from tenfold.core.compile.script.calls import is_named_tuple
from tenfold.core.compile.script.classes import Classes
from tenfold.core.compile.script.natives import KINDS, METHODS, native
from tenfold.core.compile.script.shapes import shape_of
from tenfold.core.compile.script.source import OutsideSubset
from tenfold.core.compile.script.statements import translated
from tenfold.core.state import State

Refuse = Callable[[str], Exception]
Instead = tuple[Any, str | tuple[str, Any]]
SCALARS = (bool, int, float, str, type(None), Enum)
RUNTIME = "./runtime.js"


def nowhere(why: str) -> Exception:
    return OutsideSubset("a constant", why)


def module_of(exports: Mapping[str, Any], instead: Sequence[Instead] = ()) -> str:
    """An ES module that gives out these objects by these names.

    Methods are bound where somebody takes them without a call. Which names are methods is known in the end, so it may take a
    second time.
    """
    bound: set[str] = set()
    while True:
        program = Program(instead, bound)
        text = program.text(exports)
        if not (more := program.taken()):
            return text
        bound |= more


class Program:
    """Collects what is led to, and translates it.

    `instead` are objects for which an expression stands, or one around another object; `bound` are names of methods that are
    taken without a call.
    """

    def __init__(self, instead: Sequence[Instead] = (), bound: Iterable[str] = ()) -> None:
        self.instead = dict[int, tuple[Any, str]]()
        self.bound = METHODS | set(bound)
        self.loaded: set[str] = set()
        self.symbols: dict[int, tuple[Any, str]] = {}
        self.functions: list[tuple[FunctionType, str]] = []
        self.owners: dict[FunctionType, type] = {}
        self.constants: list[str] = []
        self.classes = Classes(self)
        self.mentioned: set[str] = set()
        self.translated: list[str] = []
        for thing, stands in instead:
            shown = stands if isinstance(stands, str) else stands[0].replace("{}", self.ref(stands[1]))
            self.instead[id(thing)] = (thing, shown)

    def taken(self) -> set[str]:
        """Methods that somebody takes without a call, and that are not bound."""
        return {
            name for kind, name in self.classes.found if isinstance(vars(kind)[name], FunctionType)
        } & self.loaded - self.bound

    def mention(self, name: str) -> None:
        """Somebody asks objects for this name: so the methods of that name are led to, whoever has them."""
        self.mentioned.add(name)

    def holds_class(self, name: str) -> bool:
        return name.endswith("_type")

    def unwrapped(self, thing: Any) -> Any:
        """Without the cache around it."""
        return getattr(thing, "__wrapped__", thing) if hasattr(thing, "cache_info") else thing

    def symbol(self, thing: Any, name: str) -> str:
        """A name of its own; the object is kept, so that no other has its place in memory."""
        made = f"${re.sub(r'[^A-Za-z0-9_]', '_', name)}_{len(self.symbols)}"
        self.symbols[id(thing)] = (thing, made)
        return made

    def ref(self, thing: Any, refuse: Refuse = nowhere) -> str:
        """An expression for an object that is there."""
        if id(thing) in self.instead:
            return self.instead[id(thing)][1]
        if isinstance(thing, SCALARS) and not isinstance(thing, type):
            return scalar(thing)
        if (known := native(thing)) is not None:
            return known
        if id(thing) in self.symbols:
            return self.symbols[id(thing)][1]
        return self.new(thing, refuse)

    def new(self, thing: Any, refuse: Refuse) -> str:
        if isinstance(thing, FunctionType):
            self.functions.append((thing, self.symbol(thing, thing.__name__)))
            return self.functions[-1][1]
        if isinstance(thing, type):
            return self.classes.declare(thing, refuse)
        if (kept := self.unwrapped(thing)) is not thing:
            return self.constant(thing, f"$.remembering({self.ref(kept, refuse)})")
        return self.constant(thing, self.literal(thing, refuse))

    def constant(self, thing: Any, literal: str) -> str:
        name = self.symbol(thing, type(thing).__name__)
        self.constants.append(f"const {name} = {literal};")
        return name

    def literal(self, thing: Any, refuse: Refuse) -> str:
        if is_named_tuple(type(thing)):
            return f"new {self.ref(type(thing))}({self.all_of(thing, refuse)})"
        if isinstance(thing, list | tuple | bytes | range):
            return f"[{self.all_of(thing, refuse)}]"
        if isinstance(thing, set | frozenset):
            return f"$.set([{self.all_of(sorted(thing), refuse)}])"
        if isinstance(thing, Mapping):
            pairs = [f"[{self.ref(key, refuse)}, {self.ref(value, refuse)}]" for key, value in thing.items()]
            return f"$.dict([{', '.join(pairs)}])"
        if isinstance(thing, np.ndarray):
            return self.array(thing, refuse)
        return self.instance(thing, refuse)

    def all_of(self, things: Iterable[Any], refuse: Refuse) -> str:
        return ", ".join(self.ref(thing, refuse) for thing in things)

    def array(self, thing: np.ndarray[Any, Any], refuse: Refuse) -> str:
        """One that holds the same number everywhere is made, not written out."""
        if thing.size and (thing == thing.flat[0]).all():
            return f"$.full({json.dumps(thing.shape)}, {self.ref(thing.flat[0].item())})"
        return self.literal(thing.tolist(), refuse)

    def instance(self, thing: Any, refuse: Refuse) -> str:
        """An object of a class of ours, with what it holds; not what it has worked out for later."""
        kind = type(thing)
        if kind.__module__.split(".")[0] in ("builtins", "functools", "pathlib", "typing", "types", "re") or isinstance(
            thing, State
        ):
            raise refuse(f"{thing!r:.80} cannot be had as JavaScript")
        held = msgspec.structs.asdict(thing) if isinstance(thing, msgspec.Struct) else vars(thing)
        fields = [f"{name}: {self.ref(value, refuse)}" for name, value in held.items() if not self.is_worked_out(kind, name)]
        return f"$.instance({self.ref(kind)}, {{ {', '.join(fields)} }})"

    def is_worked_out(self, kind: type, name: str) -> bool:
        return hasattr(getattr(kind, name, None), "attrname")

    def kind(self, thing: type) -> str:
        """A type that is asked for."""
        if thing in KINDS:
            return f'"{KINDS[thing]}"'
        if thing in (Mapping, type(None)):
            return '"dict"' if thing is Mapping else '"none"'
        return self.ref(thing)

    def shape(self, thing: Any) -> str:
        """What `$.convert` needs to know of a type."""
        return shape_of(self, thing)

    def text(self, exports: Mapping[str, Any]) -> str:
        """The module that gives out these objects by these names; of a class that is given out, all that it can do."""
        self.mentioned |= {name for thing in exports.values() if isinstance(thing, type) for name in vars(thing)}
        given = [f"export const {name} = {self.ref(thing)};" for name, thing in exports.items()]
        self.translate_all()
        parts = [f'import * as $ from "{RUNTIME}";', *self.classes.declarations, *self.translated, *self.constants]
        return "\n".join([*parts, *self.classes.members(), *given, ""])

    def translate_all(self) -> None:
        """Until nothing new is led to."""
        done = 0
        while done < len(self.functions) or self.classes.lead_on():
            if done < len(self.functions):
                function, name = self.functions[done]
                self.translated.append(translated(self, function, self.owners.get(function), name))
                done += 1


def scalar(thing: Any) -> str:
    if isinstance(thing, Enum):
        return scalar(thing.value)
    if thing is None or isinstance(thing, bool):
        return {None: "null", True: "true", False: "false"}[thing]
    if isinstance(thing, int):
        return f"{int(thing)}n" if thing >= 0 else f"({int(thing)}n)"
    if isinstance(thing, float):
        return (
            repr(float(thing))
            if math.isfinite(thing)
            else "NaN"
            if math.isnan(thing)
            else f"{'-' if thing < 0 else ''}Infinity"
        )
    return json.dumps(str(thing))
