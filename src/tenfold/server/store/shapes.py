"""What goes into the store and comes out of it."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log of a table; `to_act` is the seat that must decide after it."""

    table: str
    seq: int
    at: int
    entry: str
    to_act: int | None


class Card(msgspec.Struct, frozen=True):
    """What the lists of tables show of a table.

    `guests` are pairs of a seat and the guest on it; `achieved` says of guests what they have achieved, by its key and number;
    `outcome` is how the game ended, as JSON, for those who come when its rules are no longer known.
    """

    code: str
    game: str
    public: bool
    status: str
    host: str
    seats: str
    guests: list[tuple[int, str]]
    outcome: str | None = None
    achieved: list[tuple[str, str, int]] = []


class Summary(msgspec.Struct, frozen=True, gc=False):
    """What must be found of a table without reading its log; without a card only when something is due has changed."""

    table: str
    due: int | None
    touched: int
    card: Card | None


class Unit(msgspec.Struct, frozen=True, gc=False):
    """What is written together, all of it or nothing."""

    rows: list[Row]
    summaries: list[Summary]


class Listed(msgspec.Struct, frozen=True):
    """A table as the lists show it; `aside` is why it cannot be played, in a word."""

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
    outcome: str | None = None
    aside: str | None = None


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str


class Token(msgspec.Struct, frozen=True):
    """What somebody shows to be known again; `id` names it without giving it away.

    `parent` is the id of the token that made it: with that one it ends.
    """

    id: str
    kind: str
    label: str
    created: int
    expires: int
    parent: str | None = None


class Subscription(msgspec.Struct, frozen=True):
    """Where a device is told something, and the keys that only it can read that with (RFC 8291)."""

    endpoint: str
    p256dh: str
    auth: str
