"""The file format: what LLVM emits for a linker, made a module that stands alone.

An object of one module has all its addresses right already. What is left to do is what a linker would: give it a memory and a
stack instead of importing them, say by name what it offers, and leave out what only linkers read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, CODE, DATA, DATA_COUNT = 0, 2, 5, 6, 7, 10, 11, 12
# The order in which the sections of a module must stand.
ORDER = (1, IMPORT, 3, 4, MEMORY, GLOBAL, EXPORT, 8, 9, DATA_COUNT, CODE, DATA)
HEADER = b"\0asm\1\0\0\0"
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)
SYMBOL_TABLE = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B
PAGE_BYTES = 1 << 16
# Provided here; a table is only asked for, and used by no code of ours.
PROVIDED = ("__linear_memory", "__stack_pointer", "__indirect_function_table")


class NotAlone(Exception):
    """The code needs something that a browser does not have."""


class Laid(NamedTuple):
    """A module, and where in its memory the room begins that is whoever loads it to use."""

    module: bytes
    free_from: int
    pages: int


class Room(NamedTuple):
    """What a module gets beside its tables: a stack, and free room with this content, by where in it."""

    stack_bytes: int
    free_bytes: int
    content: Mapping[int, bytes]


class Reader:
    """Numbers and names, one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Unsigned LEB128."""
        value = shift = 0
        while True:
            part = self.byte()
            value |= (part & 127) << shift
            shift += 7
            if part < 128:
                return value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    @property
    def more(self) -> bool:
        return self.at < len(self.data)


def number(value: int) -> bytes:
    """Unsigned LEB128."""
    out = bytearray()
    while True:
        value, part = value >> 7, value & 127
        out.append(part | (128 if value else 0))
        if not value:
            return bytes(out)


def signed(value: int) -> bytes:
    """Signed LEB128 of what is not negative: the highest bit that is kept must be 0."""
    return number(value) if number(value)[-1] & 64 == 0 else number(value)[:-1] + bytes([number(value)[-1] | 128, 0])


def text(name: str) -> bytes:
    return number(len(name)) + name.encode()


def vector(items: list[bytes]) -> bytes:
    return number(len(items)) + b"".join(items)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(module)
    assert reader.take(len(HEADER)) == HEADER
    while reader.more:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def functions(module: bytes) -> dict[str, int]:
    """The functions that are defined in an object, by name: their numbers."""
    for kind, body in sections(module):
        reader = Reader(body)
        if kind == CUSTOM and reader.name() == "linking":
            return dict(linked_functions(reader))
    raise NotAlone("LLVM gave an object without a symbol table.")


def linked_functions(linking: Reader) -> Iterator[tuple[str, int]]:
    linking.number()  # its version
    while linking.more:
        kind, part = linking.byte(), Reader(linking.take(linking.number()))
        if kind == SYMBOL_TABLE:
            yield from (found for _ in range(part.number()) if (found := symbol(part)))


def symbol(reader: Reader) -> tuple[str, int] | None:
    """The next symbol, if it is a function that is defined."""
    kind, flags = reader.byte(), reader.number()
    if kind == 1:  # data
        reader.name()
        if not flags & UNDEFINED:
            reader.number(), reader.number(), reader.number()
        return None
    index = reader.number()
    named = kind != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME)
    name = reader.name() if named else ""
    return (name, index) if kind == 0 and not flags & UNDEFINED else None


def import_of(reader: Reader) -> tuple[int, str]:
    """The next import: its kind and its name."""
    reader.name()
    name, kind = reader.name(), reader.byte()
    if kind == FUNCTION_KIND:
        reader.number()
    elif kind == GLOBAL_KIND:
        reader.take(2)
    else:
        if kind == TABLE_KIND:
            reader.byte()
        limits = reader.byte()
        for _ in range(1 + (limits & 1)):
            reader.number()
    return kind, name


def imports(body: bytes) -> list[tuple[int, str]]:
    reader = Reader(body)
    return [import_of(reader) for _ in range(reader.number())]


def missing(module: bytes) -> list[str]:
    """What the code calls and nobody provides."""
    asked = [imports(body) for kind, body in sections(module) if kind == IMPORT]
    return [name for part in asked for _, name in part if name not in PROVIDED]


def data_end(module: bytes) -> int:
    """Where the tables end that lie in the memory from its start."""
    ends = [0]
    for kind, body in sections(module):
        if kind == DATA:
            reader = Reader(body)
            ends += [segment_end(reader) for _ in range(reader.number())]
    return max(ends)


def segment_end(reader: Reader) -> int:
    if reader.number() != 0 or reader.byte() != I32_CONST:
        raise NotAlone("LLVM put data where no address is known.")
    start = reader.number()
    reader.byte()  # the end of the address
    size = reader.number()
    reader.take(size)
    return start + size


def aligned(address: int, to: int) -> int:
    return -(-address // to) * to


def with_content(data: bytes, room: Room, start: int) -> bytes:
    """The data section with what lies in the room from the start."""
    reader = Reader(data)
    before, rest = reader.number(), reader.data[reader.at :]
    more = [bytes([0]) + constant(start + at) + number(len(content)) + content for at, content in room.content.items()]
    return number(before + len(more)) + rest + b"".join(more)


def constant(value: int) -> bytes:
    return bytes([I32_CONST]) + signed(value) + bytes([END])


def stand_alone(module: bytes, wanted: Mapping[str, str], room: Room) -> Laid:
    """The module with a memory of its own: tables, then a stack, then room. `wanted` are symbols to export and names."""
    if lacking := missing(module):
        raise NotAlone(f"The code calls {', '.join(sorted(lacking))}, which a browser does not have.")
    stack_top = aligned(data_end(module) + room.stack_bytes, 16)
    pages = aligned(stack_top + room.free_bytes, PAGE_BYTES) // PAGE_BYTES
    index = functions(module)
    exports = [text(name) + bytes([FUNCTION_KIND]) + number(index[symbol]) for symbol, name in wanted.items()]
    made = {kind: body for kind, body in sections(module) if kind not in (CUSTOM, IMPORT, DATA_COUNT)}
    made[MEMORY] = vector([bytes([0]) + number(pages)])
    made[GLOBAL] = vector([bytes([I32, MUTABLE]) + constant(stack_top)])
    made[EXPORT] = vector([*exports, text("memory") + bytes([MEMORY_KIND, 0])])
    made[DATA] = with_content(made.get(DATA, number(0)), room, stack_top)
    body = b"".join(bytes([kind]) + number(len(made[kind])) + made[kind] for kind in ORDER if kind in made)
    return Laid(HEADER + body, stack_top, pages)
