"""What happens in a game of Magpie, as messages; each seat is told what it may know."""

from __future__ import annotations

from tenfold.core.game import Event, Happening
from tenfold_magpie.rules import EventKind
from tenfold_magpie.state import TRINKETS


class Hid(Event, frozen=True, tag="hid"):
    """A magpie hides a trinket; `card` is told to that seat alone."""

    seat: int
    card: str | None


class Snatched(Event, frozen=True, tag="snatched"):
    seat: int
    card: str


class Dropped(Event, frozen=True, tag="dropped"):
    """The beak held this trinket already, and loses all."""

    seat: int
    card: str


class Flew(Event, frozen=True, tag="flew"):
    """The beak is emptied into the nest."""

    seat: int
    worth: int


class Showed(Event, frozen=True, tag="showed"):
    """The game is over, and the hidden trinket counts."""

    seat: int
    card: str


MagpieEvent = Hid | Snatched | Dropped | Flew | Showed


def event(happening: Happening, viewer: int | None) -> MagpieEvent:
    what, seat, kind, amount = happening
    match EventKind(what):
        case EventKind.HID:
            return Hid(seat, TRINKETS[kind] if viewer == seat else None)
        case EventKind.SNATCHED:
            return Snatched(seat, TRINKETS[kind])
        case EventKind.DROPPED:
            return Dropped(seat, TRINKETS[kind])
        case EventKind.FLEW:
            return Flew(seat, amount)
        case EventKind.SHOWED:
            return Showed(seat, TRINKETS[kind])
