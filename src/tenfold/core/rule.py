"""The one decorator of the rules, and the few things that rule functions may lean on.

A rule function is plain Python over a `State`: no allocation, no exceptions, no strings. It runs as it stands, and
`tenfold.core.compiled` makes machine code of the very same function. Three helpers make that possible:

- `table(...)` is a constant table: a tuple here, an array in compiled code;
- `tell(...)` notes what happened for the people who watch: compiled code leaves it out;
- `slot` marks a function that every game fills with its own rule of the same name (see `tenfold.core.loops`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    function.__dict__["is_rule"] = True
    return function


def slot(function: F) -> F:
    """Mark a function whose body each game provides."""
    function.__dict__["is_slot"] = True
    return function


class Table(tuple[int, ...]):
    """A constant table of whole numbers that rules look things up in."""

    __slots__ = ()


def table(values: Iterable[int]) -> Table:
    return Table(values)


def tell(s: Any, what: int, seat: int, card: int, amount: int) -> None:
    """Add to the story of this move, if somebody is listening."""
    if s.story is not None:
        s.story.append((what, seat, card, amount))
