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


class Filed(msgspec.Struct, frozen=True):
    """A finished game as it is filed: `summary` is what it was like, as JSON. Filed without one it is nobody's."""

    table: str
    ended: int
    summary: str


class Kept(msgspec.Struct, frozen=True):
    """A finished game that a guest keeps, by what it may be found.

    `against` are the other players that were bots, each named once; "" are people alone.
    """

    guest: str
    table: str
    ended: int
    game: str
    players: int
    against: str
    level: int | None
    won: bool


class Sought(msgspec.Struct, frozen=True):
    """Which of a guest's games are wanted: null is any."""

    game: str | None = None
    players: int | None = None
    against: str | None = None
    won: bool | None = None


class ReviewRow(msgspec.Struct, frozen=True):
    """The review of a finished game, as JSON, and how good each guest's own decisions were; `version` is that of reviews."""

    table: str
    version: int
    made: int
    accuracy: str
    review: str


class MistakeRow(msgspec.Struct, frozen=True):
    """A mistake in a reviewed game, as JSON: by whom, after how many actions, and what it cost."""

    table: str
    step: int
    guest: str
    cost: float
    mistake: str


class DealRow(msgspec.Struct, frozen=True):
    """A deal that many play; `plan` is that of their tables, as JSON, and `day` the one whose deal it is."""

    id: str
    game: str
    plan: str
    nonce: str
    host: str
    host_name: str
    created: int
    day: str | None


class Try(msgspec.Struct, frozen=True):
    """Somebody's only table of a deal; `begun` says that it was opened, whatever became of it."""

    guest: str
    table: str
    begun: bool


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


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not come, a guest or a range of addresses, for ever or until then."""

    whom: str
    since: int
    until: int | None
    reason: str


class Act(msgspec.Struct, frozen=True):
    """Something that those who run the server have done: who did what to whom or what, and why."""

    number: int
    at: int
    by: str
    act: str
    what: str
    reason: str


class ReportRow(msgspec.Struct, frozen=True):
    """What somebody reported: whom, under which name, why, and what had been said until then, as JSON.

    `settled` is when it was closed, and `note` what was said about that.
    """

    id: str
    at: int
    table: str
    reporter: str
    guest: str
    name: str
    reason: str
    lines: str
    settled: int | None = None
    note: str = ""


class Subscription(msgspec.Struct, frozen=True):
    """Where a device is told something, and the keys that only it can read that with (RFC 8291)."""

    endpoint: str
    p256dh: str
    auth: str
