"""Machine code from the rules: the same functions, compiled by Numba, kept on disk.

Numba resolves the names that a function uses when it compiles it. So a rule function is compiled from a copy whose names
mean something else: other rule functions are their compiled selves, tables are arrays, `tell` is nothing, and each slot of
`tenfold.core.compile.loops` is the game's own rule. The original stays as it is. Nothing here is imported before it is needed.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import EnumMeta
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, ClassVar

import numpy as np
from platformdirs import user_cache_path

from tenfold.core.compile.rule import NOT_FIXED, Rules, Table, is_rule, is_slot, rule, tell
from tenfold.core.extras import needs
from tenfold.core.private import private_folder, user

with needs("fast", "Machine code"):
    import numba

    from tenfold.core.compile import natives, parts
    from tenfold.core.compile.parts import PartDispatcher


_one_at_a_time = threading.RLock()
# On a core of 2023; what is waited for grows with what is compiled.
SECONDS_PER_FUNCTION = 0.1


def say_nothing(s: Any, what: int, seat: int, card: int, amount: int, *results: int) -> None:
    """What `tell` is in compiled code."""


STAND_INS: dict[object, FunctionType] = {tell: say_nothing}  # type: ignore[dict-item]


@rule
def never_fixed(s: Any, what: int, when: int, where: int) -> int:
    """What `fixed` is in compiled code, unless a tree of chance nodes decides it."""
    return NOT_FIXED


UNFILLED: Rules = {"fixed": never_fixed}


def filling(name: str, rules: Rules) -> Any:
    """The rule that fills a slot."""
    return rules[name] if name in rules else UNFILLED[name]


def globals_used(function: FunctionType) -> dict[str, Any]:
    return {name: function.__globals__[name] for name in function.__code__.co_names if name in function.__globals__}


def array_of(values: Table) -> np.ndarray[Any, np.dtype[np.signedinteger[Any]]]:
    """The smallest signed array that holds a table."""
    fitting = (t for t in (np.int8, np.int16, np.int32) if np.iinfo(t).min <= min(values) and max(values) <= np.iinfo(t).max)
    width = next(fitting, np.int64)
    return np.array(values, dtype=width)


def is_inlined(function: FunctionType) -> bool:
    return "is_seldom" not in function.__dict__


# What is compiled, by function and what fills the slots that it leads to.
InProcess = dict[tuple[FunctionType, frozenset[tuple[str, object]]], Any]


class Compiler:
    """Compiles rule functions of one game."""

    in_this_process: ClassVar[InProcess] = {}
    parts: ClassVar[type[PartDispatcher]] = PartDispatcher

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.compiled: dict[FunctionType, Any] = {}

    def meaning(self, name: str, value: object) -> object:
        """What a name that a rule uses means in compiled code."""
        if isinstance(value, FunctionType) and value in STAND_INS:
            return self.compile(STAND_INS[value])
        if isinstance(value, FunctionType) and "is_native" in value.__dict__:
            return getattr(natives, value.__name__)
        if is_slot(value):
            value = filling(name, self.rules)
        if is_rule(value):
            assert isinstance(value, FunctionType)
            return self.compile(value)
        return array_of(value) if isinstance(value, Table) else value

    def compile(self, function: FunctionType) -> Any:
        """A function that others call: compiled once in a process, whoever they are."""
        if function not in self.compiled:
            key = function, filled_slots(function, self.rules)
            if key not in self.in_this_process:
                self.in_this_process[key] = self.make_part(function)
            self.compiled[function] = self.in_this_process[key]
        return self.compiled[function]

    def make(self, function: Callable[..., Any], keep: bool) -> Any:
        """To keep those that are asked for by name is enough: their machine code has all in it that they call."""
        assert isinstance(function, FunctionType)
        return numba.njit(nogil=True, cache=keep, error_model="numpy", forceinline=is_inlined(function))(self.copy(function))

    def make_part(self, function: FunctionType) -> Any:
        return self.parts.jit(self.copy(function), forceinline=is_inlined(function))

    def copy(self, function: FunctionType) -> FunctionType:
        """The function with the compiled meaning of every name it uses."""
        names = {name: self.meaning(name, value) for name, value in globals_used(function).items()}
        twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        return twin


def reached(functions: Rules, rules: Rules) -> Iterator[FunctionType]:
    """All rule functions that these lead to."""
    seen: set[FunctionType] = set()
    waiting = list(functions.values())
    while waiting:
        function = waiting.pop()
        assert isinstance(function, FunctionType)
        if function not in seen:
            seen.add(function)
            yield function
            used = [filling(name, rules) if is_slot(value) else value for name, value in globals_used(function).items()]
            waiting += [value for value in used if is_rule(value)]


def filled_slots(function: FunctionType, rules: Rules) -> frozenset[tuple[str, object]]:
    """The slots that a function leads to, each with what fills it."""
    used = (item for rule in reached({"": function}, rules) for item in globals_used(rule).items())
    return frozenset((name, filling(name, rules)) for name, value in used if is_slot(value))


def constants(function: FunctionType) -> str:
    """The numbers, tables and enumerations that a function uses, wherever they are written."""
    used = {name: value for name, value in sorted(globals_used(function).items()) if not callable(value)}
    enums: dict[str, list[Any]] = {
        name: list(value) for name, value in globals_used(function).items() if isinstance(value, EnumMeta)
    }
    return f"{used} {enums}"


def signatures(function: FunctionType, rules: Rules) -> Iterator[str]:
    """How what is not ours is called, with the layout of all that it points to."""
    for name, value in globals_used(function).items():
        if is_slot(value) and hasattr(filling(name, rules), "sig"):
            yield f"{name} {filling(name, rules).sig}"


def fingerprint(functions: Rules, rules: Rules) -> str:
    """A digest of all sources and constants that these functions are made of, and of what compiles them."""
    reach = list(reached(functions, rules))
    files = sorted({__file__, natives.__file__, parts.__file__, *(inspect.getfile(function) for function in reach)})
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    for file in files:
        digest.update(Path(file).read_bytes())
    parts_of_it = [f"{function.__module__}.{function.__qualname__} {constants(function)}" for function in reach]
    for part in sorted((*parts_of_it, *(text for function in reach for text in signatures(function, rules)))):
        digest.update(part.encode())
    return digest.hexdigest()[:20]


def cache_folder(key: str) -> Path | None:
    """Where the machine code of these sources is kept: only where nobody else can write, since what lies there is run."""
    places = user_cache_path("tenfold") / "compiled", Path(tempfile.gettempdir()) / f"tenfold-compiled-{user()}"
    folder = next((found for place in places if (found := private_folder(place / key))), None)
    if folder is None:
        say_once(f"tenfold: what is compiled is not kept: neither {places[0]} nor {places[1]} is a folder of this user alone.")
    return folder


@cache
def say_once(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


class Voice:
    """Whether somebody waits for what is compiled, and is to be told."""

    is_heard: ClassVar[bool] = False


def say_when_compiling() -> None:
    """From now on this process says on stderr that it compiles, before it does: to people a silent minute seems a fault."""
    Voice.is_heard = True


def announce(functions: Rules, rules: Rules) -> None:
    """Tell whoever waits, unless it has been compiled before."""
    if not Voice.is_heard or is_cached(functions, rules):
        return
    count = len(list(reached(functions, rules)))
    seconds = max(1, round(count * SECONDS_PER_FUNCTION))
    sys.stderr.write(f"tenfold: compiling {count} rules, once on this machine: about {seconds} s.\n")
    sys.stderr.flush()


def is_cached(functions: Rules, rules: Rules) -> bool:
    """Whether these have been compiled on this machine before."""
    folder = cache_folder(fingerprint(functions, rules))
    return folder is not None and any(folder.rglob("*.nbi"))


@contextmanager
def kept_in(folder: Path | None) -> Iterator[bool]:
    """What is compiled meanwhile is kept in this folder, if there is one. (Numba has one setting for the whole process.)"""
    with _one_at_a_time:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder or "")
        try:
            yield folder is not None
        finally:
            numba.config.CACHE_DIR = before


def compile_rules(functions: Rules, rules: Rules) -> dict[str, Any]:
    """Compiled twins of `functions`, whose slots are filled with the rules of a game."""
    compiler = Compiler(rules)
    announce(functions, rules)
    with kept_in(cache_folder(fingerprint(functions, rules))) as keep:
        return {name: compiler.make(function, keep) for name, function in functions.items()}


def compile_callback(function: Callable[..., Any], rules: Rules, signature: Any) -> int:
    """The address of a compiled function that C code, and so Python itself, can call."""
    assert isinstance(function, FunctionType)
    functions = {function.__name__: function}
    announce(functions, rules)
    with kept_in(cache_folder(fingerprint(functions, rules))) as keep:
        made = numba.cfunc(signature, cache=keep)(Compiler(rules).copy(function))
    return int(made.address)
