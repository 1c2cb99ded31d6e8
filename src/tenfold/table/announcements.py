"""What happened at a table, as everybody there may know it."""

from __future__ import annotations

import msgspec

from tenfold.table.entries import Why


class Announcement(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, gc=False):
    """Something that happened, as everybody may know it. What a move was is in the events that come with it."""


class TableOpened(Announcement, frozen=True, tag="opened"):
    host: str


class SeatTaken(Announcement, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class SeatFreed(Announcement, frozen=True, tag="stood"):
    seat: int


class BotSeated(Announcement, frozen=True, tag="botsat"):
    seat: int
    bot: str


class SeatHeld(Announcement, frozen=True, tag="held"):
    seat: int
    name: str


class SeatsReordered(Announcement, frozen=True, tag="reordered"):
    order: list[int]


class DeckStirred(Announcement, frozen=True, tag="stirred"):
    """Of old tables, whose seats gave their entropy openly."""

    seat: int


class SeatCommitted(Announcement, frozen=True, tag="committed"):
    seat: int
    commitment: str


class CardsDealt(Announcement, frozen=True, tag="dealing"):
    """The seats are fixed, and whoever has committed is to reveal now."""


class SeatRevealed(Announcement, frozen=True, tag="revealed"):
    seat: int


class HouseChanged(Announcement, frozen=True, tag="changed"):
    pass


class GameStarted(Announcement, frozen=True, tag="started"):
    left_out: list[int] = []


class SeatMoved(Announcement, frozen=True, tag="moved"):
    seat: int
    bot: bool = False


class SeatTakenOver(Announcement, frozen=True, tag="takenover"):
    seat: int
    bot: str
    why: Why


class SeatTakenBack(Announcement, frozen=True, tag="takenback"):
    seat: int


class WentBack(Announcement, frozen=True, tag="wentback"):
    """In a lesson: the game is as it was before; the view that comes with it shows how."""


class WentOn(Announcement, frozen=True, tag="wenton"):
    pass


class LessonSkipped(Announcement, frozen=True, tag="lessonskipped"):
    pass


class Spoken(Announcement, frozen=True, tag="said"):
    guest: str
    name: str
    text: str


class WordsRemoved(Announcement, frozen=True, tag="unsaid"):
    """Whoever runs the server took away what was said at these sequences."""

    lines: list[int]


class TableClosed(Announcement, frozen=True, tag="closed"):
    """Whoever runs the server has closed the table, and says why if they like."""

    text: str = ""


class VoiceTaken(Announcement, frozen=True, tag="muted"):
    guest: str
    muted: bool


class GuestKicked(Announcement, frozen=True, tag="kicked"):
    guest: str
    name: str
    seat: int | None = None
    bot: str | None = None
    barred: bool = False


class BarLifted(Announcement, frozen=True, tag="unbarred"):
    guest: str
    name: str


class SeatNudged(Announcement, frozen=True, tag="nudged"):
    seat: int
    guest: str
    name: str


class RematchWanted(Announcement, frozen=True, tag="wanted"):
    seat: int
    wants: bool = True


class RematchMade(Announcement, frozen=True, tag="rematched"):
    """With `wanted`, the seats that have said yes, it starts by itself."""

    table: str
    wanted: list[int] | None = None


class GameShared(Announcement, frozen=True, tag="shared"):
    """Whoever has the link may look at the finished game, or no more."""

    seat: int
    shared: bool = True


AnyAnnouncement = (
    TableOpened
    | SeatTaken
    | SeatFreed
    | BotSeated
    | SeatHeld
    | SeatsReordered
    | DeckStirred
    | SeatCommitted
    | CardsDealt
    | SeatRevealed
    | HouseChanged
    | GameStarted
    | SeatMoved
    | SeatTakenOver
    | SeatTakenBack
    | WentBack
    | WentOn
    | LessonSkipped
    | Spoken
    | WordsRemoved
    | TableClosed
    | VoiceTaken
    | GuestKicked
    | BarLifted
    | SeatNudged
    | RematchWanted
    | RematchMade
    | GameShared
)
