"""What goes into the store and comes out of it."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log of a table."""

    table: str
    seq: int
    at: int
    entry: str


class Card(msgspec.Struct, frozen=True):
    """What the lists of tables show of a table; `guests` are pairs of a seat and the guest on it."""

    code: str
    game: str
    public: bool
    status: str
    host: str
    seats: str
    guests: list[tuple[int, str]]


class Summary(msgspec.Struct, frozen=True, gc=False):
    """Where a table stands; without a card only whose turn it is has changed."""

    table: str
    head: int
    to_act: int | None
    due: int | None
    touched: int
    card: Card | None


class Unit(msgspec.Struct, frozen=True, gc=False):
    """What is written together, all of it or nothing."""

    rows: list[Row]
    summaries: list[Summary]


class Listed(msgspec.Struct, frozen=True):
    """A table as the lists show it."""

    table: str
    code: str
    game: str
    public: bool
    status: str
    host: str
    head: int
    to_act: int | None
    touched: int
    seats: str


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str


class Token(msgspec.Struct, frozen=True):
    """What somebody shows to be known again; `id` names it without giving it away."""

    id: str
    kind: str
    label: str
    created: int
    expires: int
