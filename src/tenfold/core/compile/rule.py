"""The one decorator of the rules, and the few things that rule functions may lean on.

A rule function is plain Python over a `State`: no allocation, no exceptions, no strings. It runs as it stands, and
`tenfold.core.compile.compiled` makes machine code of the very same function. A few helpers make that possible:

- `table(...)` is a constant table: a tuple here, an array in compiled code;
- `tell(...)` notes what happened for the people who watch: compiled code leaves it out;
- `fixed(...)` is chance that somebody fixed beforehand: in compiled code never, unless a tree of chance nodes fills it;
- `native` marks what the machine has an instruction for;
- `slot` marks a function that every game fills with its own rule of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Rules = Mapping[str, Callable[..., Any]]


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    function.__dict__["is_rule"] = True
    return function


def seldom(function: F) -> F:
    """A rule that runs seldom and is long: compiled once and called, where other rules become part of their callers."""
    function.__dict__["is_seldom"] = True
    return rule(function)


def slot(function: F) -> F:
    """Mark a function whose body each game provides."""
    function.__dict__["is_slot"] = True
    return function


def native(function: F) -> F:
    """Mark a function that the machine has an instruction for (see `tenfold.core.compile.natives`)."""
    function.__dict__["is_native"] = True
    return function


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and "is_rule" in thing.__dict__


def is_slot(thing: object) -> bool:
    return isinstance(thing, FunctionType) and "is_slot" in thing.__dict__


def filled(function: Callable[..., Any], rules: Rules) -> Callable[..., Any]:
    """A rule whose slots are filled with these rules."""
    assert isinstance(function, FunctionType)
    names = {name: rules[name] for name, value in function.__globals__.items() if is_slot(value) and name in rules}
    twin = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    return rule(twin)


def rebound(rules: Rules, instead: Mapping[Callable[..., Any], Callable[..., Any]]) -> Rules:
    """These rules, in which, and in all rules that they lead to, other functions stand for some."""
    twins: dict[Any, Any] = dict(instead)

    def twin_of(function: Any) -> Any:
        if function not in twins:
            names = dict(function.__globals__)
            twins[function] = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            used = {name: names[name] for name in function.__code__.co_names if is_rule(names.get(name))}
            names.update({name: twin_of(value) for name, value in used.items()})
        return twins[function]

    return {name: twin_of(function) for name, function in rules.items()}


class Table(tuple[int, ...]):
    """A constant table of whole numbers that rules look things up in."""

    __slots__ = ()


def table(values: Iterable[int]) -> Table:
    return Table(values)


def tell(s: Any, what: int, seat: int, card: int, amount: int, *results: int) -> None:
    """Add to the story of this move, if somebody is listening; `results` are what the numbers of the game are then."""
    if s.story is not None:
        s.story.append((what, seat, card, amount, *results))


NOT_FIXED = -1


@slot
def fixed(s: Any, what: int, when: int, where: int) -> int:
    """What somebody fixed of chance before the game, or NOT_FIXED."""
    return int(s.script.get((what, when, where), NOT_FIXED))
