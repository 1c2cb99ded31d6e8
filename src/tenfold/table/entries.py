"""What is written into a table's log: everything that ever happened there, one entry a sequence number.

The log is the truth; it holds secrets (the nonce, what a seat gave away). Nobody outside gets an entry: what people are told
of it is in `tenfold.table.messages`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tenfold.table.plan import House, Plan

Why = Literal["time", "left", "conceded", "host"]


class Happening(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, gc=False):
    """Something that happened at a table."""


class Opened(Happening, frozen=True, kw_only=True):
    """A table was opened. `seal` is what its commitment binds: 1 the nonce alone, 2 also the table and what is to be played.

    `agreed` is that of a rematch to which all have said yes: it starts by itself.
    """

    plan: Plan
    host: str
    code: str
    nonce: str
    previous: str | None = None
    seal: Literal[1, 2] = 1
    host_name: str = ""
    agreed: bool = False


class Sat(Happening, frozen=True):
    seat: int
    guest: str
    name: str


class Stood(Happening, frozen=True):
    """A seat was left, or its guest or bot removed, before the game."""

    seat: int


class BotSat(Happening, frozen=True):
    seat: int
    bot: str


class Held(Happening, frozen=True):
    """The host keeps a seat for somebody; whoever has the ticket may take it, and the `guest` who is invited to it."""

    seat: int
    name: str
    ticket: str
    guest: str | None = None


class Reordered(Happening, frozen=True):
    """Seat i now holds what seat order[i] held."""

    order: list[int]


class Stirred(Happening, frozen=True):
    """A seat added entropy to the deck, in the clear: nobody can any more, but old logs have it."""

    seat: int
    entropy: str


class Committed(Happening, frozen=True):
    """A seat committed to entropy for the deck."""

    seat: int
    commitment: str


class Dealing(Happening, frozen=True):
    """The host started the game: the seats are fixed, nobody commits any more, and the entropies are to be revealed."""


class Revealed(Happening, frozen=True):
    """A seat revealed the entropy to which it had committed."""

    seat: int
    entropy: str


class Changed(Happening, frozen=True):
    """The host changed the rules of the house."""

    house: House


class Started(Happening, frozen=True):
    """The cards are dealt; some seats that had committed may be `left_out`, because they did not reveal in time."""

    left_out: list[int] = []


class Moved(Happening, frozen=True):
    """A seat did one or more actions; `spent` is how many milliseconds its guest thought.

    Where a bot moved, they thought until the bot took over in this very turn, else not at all.
    """

    seat: int
    actions: list[str]
    spent: int = 0
    bot: bool = False


class TakenOver(Happening, frozen=True):
    """A bot plays the seat from here on."""

    seat: int
    bot: str
    why: Why


class TakenBack(Happening, frozen=True):
    seat: int


class WentBack(Happening, frozen=True):
    """In a lesson: the game is again as it was after so many actions."""

    actions: int


class WentOn(Happening, frozen=True):
    """In a lesson: what the teacher said was read."""


class LessonSkipped(Happening, frozen=True):
    """The teacher says nothing more, and the game goes on as any other."""


class Said(Happening, frozen=True):
    guest: str
    name: str
    text: str


class Unsaid(Happening, frozen=True):
    """Whoever runs the server took what was said in these entries away; there, too, the words are gone."""

    lines: list[int]


class Closed(Happening, frozen=True):
    """Whoever runs the server has closed the table, perhaps with a word: nothing happens there any more."""

    text: str = ""


class Muted(Happening, frozen=True):
    guest: str
    muted: bool


class Kicked(Happening, frozen=True):
    """The host showed a guest out: before the game their seat is free, during it a `bot` plays on if none did.

    Whoever is `barred` can neither look at the table nor do anything there.
    """

    guest: str
    name: str
    seat: int | None = None
    bot: str | None = None
    barred: bool = False


class Unbarred(Happening, frozen=True):
    guest: str
    name: str


class Nudged(Happening, frozen=True):
    """Somebody reminded the seat that must decide, once in its turn."""

    seat: int
    guest: str
    name: str


class Wanted(Happening, frozen=True):
    """A seat wants a rematch, or does not."""

    seat: int
    wants: bool = True


class Rematched(Happening, frozen=True):
    """There is another table with the same people, everyone one seat further.

    `wanted` are the seats that have said yes, if it starts by itself: for the others a bot stands in.
    """

    table: str
    wanted: list[int] | None = None


class Shared(Happening, frozen=True):
    """A seat lets whoever has the link look at the finished game, or no more."""

    seat: int
    shared: bool = True


What = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Held
    | Reordered
    | Stirred
    | Committed
    | Dealing
    | Revealed
    | Changed
    | Started
    | Moved
    | TakenOver
    | TakenBack
    | WentBack
    | WentOn
    | LessonSkipped
    | Said
    | Unsaid
    | Closed
    | Muted
    | Kicked
    | Unbarred
    | Nudged
    | Wanted
    | Rematched
    | Shared
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log. `by` is the guest who caused it, `id` the name that their client gave it."""

    what: What
    by: str | None = None
    id: str | None = None


def without_words(entry: Entry) -> Entry:
    """The same, with nothing said."""
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(entry.what, text=""))


read_entry = msgspec.json.Decoder(Entry).decode
write_entry = msgspec.json.Encoder().encode
