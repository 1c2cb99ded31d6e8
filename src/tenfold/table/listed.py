"""What a server tells beside tables themselves: who somebody is, which tables there are, the tickets of held seats."""

from __future__ import annotations

import msgspec

from tenfold.table.messages import SeatView


class Me(msgspec.Struct, frozen=True):
    """A guest; the id is public."""

    id: str
    name: str


class Ticket(msgspec.Struct, frozen=True):
    """The secret of a held seat: whoever has it may sit there."""

    seat: int
    name: str
    ticket: str


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list; `your_turn` tells whether it waits for you, `aside` why it cannot be played, in a word."""

    id: str
    code: str
    game: str
    public: bool
    status: str
    host: str
    seats: list[SeatView]
    to_act: int | None
    touched: int
    your_turn: bool = False
    aside: str | None = None
