"""A position as a fixed-size record with named fields.

One class declares the fields; from it come the plain object of ints and lists that the rules run on when interpreted,
and the NumPy dtype of the very same bytes that they run on when compiled:

    class PigState(State):
        chance: Words
        points: Annotated[list[int], "i2", 2]
        to_act: Annotated[int, "i1"]

Fields are signed and stand in order of falling width, so that no byte is lost between them.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, get_args, get_type_hints

import numpy as np

if TYPE_CHECKING:
    from tenfold.core.chance import Draws

NOBODY = -1

WIDTHS = {"i8": ("q", 8), "i4": ("i", 4), "i2": ("h", 2), "i1": ("b", 1)}


class Field:
    """One named field: its width and, for a list, its length."""

    def __init__(self, name: str, kind: str, length: int | None) -> None:
        self.name = name
        self.kind = kind
        self.length = length

    def blank(self) -> int | list[int]:
        return 0 if self.length is None else [0] * self.length

    @property
    def format(self) -> str:
        return f"{self.length or 1}{WIDTHS[self.kind][0]}"

    @property
    def numpy(self) -> tuple[Any, ...]:
        return (self.name, self.kind) if self.length is None else (self.name, self.kind, (self.length,))


class Layout:
    """How the fields of a state lie in memory."""

    def __init__(self, fields: list[Field]) -> None:
        widths = [WIDTHS[field.kind][1] for field in fields]
        if widths != sorted(widths, reverse=True):
            raise TypeError("the fields of a state must stand in order of falling width")
        self.fields = fields
        body = "<" + "".join(field.format for field in fields)
        self.padding = -struct.calcsize(body) % max(widths)
        self.packer = struct.Struct(f"{body}{self.padding}x")

    @property
    def size(self) -> int:
        return self.packer.size

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The same bytes for NumPy, which copies named fields only: so the padding has a name too."""
        padding = [("padding", "i1", (self.padding,))] if self.padding else []
        made = np.dtype([field.numpy for field in self.fields] + padding, align=True)
        assert made.itemsize == self.size
        return made


def read_fields(cls: type) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True)
    declared = [(name, get_args(hint)) for name, hint in hints.items() if hasattr(hint, "__metadata__")]
    return [Field(name, parts[1], parts[2] if len(parts) > 2 else None) for name, parts in declared]


class State:
    """The base of every game's state. `story` is where `tell` writes, `script` is what `fixed` reads, `draws` is chance that
    was decided before; none of them is a field.
    """

    if TYPE_CHECKING:
        # Every game's state has it, at the place among the fields where its class declares it.
        chance: list[int]
        draws: Draws | None

    draws = None
    layout: ClassVar[Layout]
    story: list[tuple[int, ...]] | None
    script: Mapping[tuple[int, int, int], int]

    def __init_subclass__(cls) -> None:
        cls.layout = Layout(read_fields(cls))

    def __init__(self) -> None:
        self.story = None
        self.script = {}
        for field in self.layout.fields:
            setattr(self, field.name, field.blank())

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.story = None
        twin.script = self.script
        mine, its = self.__dict__, twin.__dict__
        for field in self.layout.fields:
            value = mine[field.name]
            its[field.name] = value if field.length is None else value[:]
        return twin

    def to_bytes(self) -> bytes:
        flat: list[int] = []
        for field in self.layout.fields:
            value = self.__dict__[field.name]
            if field.length is None:
                flat.append(value)
            else:
                flat += value
        return self.layout.packer.pack(*flat)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        made = cls()
        flat = cls.layout.packer.unpack(data)
        at = 0
        for field in cls.layout.fields:
            if field.length is None:
                setattr(made, field.name, flat[at])
                at += 1
            else:
                setattr(made, field.name, list(flat[at : at + field.length]))
                at += field.length
        return made


Words = Annotated[list[int], "i4", 6]
