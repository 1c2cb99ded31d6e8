"""What happens in a game of 10 Trick Later and what results from it, as messages; each seat is told what it may know."""

from __future__ import annotations

from collections.abc import Callable

from tenfold.core.game import Event, Happening
from tenfold.games.trick_later.cards import CARDS, COLOURS, write_set
from tenfold.games.trick_later.face.victory import victory
from tenfold.games.trick_later.rules.event_kinds import EventKind
from tenfold.games.trick_later.rules.state import NO_COLOUR, TrickLaterState


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins. `hand` is your own, null for a spectator; `out` is the colour that is out."""

    seat: int
    round: int
    out: str | None
    hand: list[str] | None


class Answered(Event, frozen=True, tag="answered"):
    """A player said whether to exchange; `wants` is told to that player alone."""

    seat: int
    wants: bool | None


class Exchanges(Event, frozen=True, tag="exchanges"):
    """This player takes infected 8."""

    seat: int


class Gave(Event, frozen=True, tag="gave"):
    """The card for infected 8 is set aside; `card` is told to its giver alone."""

    seat: int
    card: str | None


class Played(Event, frozen=True, tag="played"):
    """A player played a card and has `hand` more."""

    seat: int
    card: str
    hand: int


class TookTrick(Event, frozen=True, tag="took_trick"):
    """The winner of the trick, the card that won it, and the survivors that join the upper side after the attack.

    `by` is why that card wins (`Victory`), and `beaten` the card that one might have expected in its place, if there is one.
    """

    seat: int
    card: str
    survivors: list[str]
    by: str
    beaten: str | None


class Attacked(Event, frozen=True, tag="attacked"):
    """The infected of the trick attack its winner, whose track goes to 0; `lost` is how many survivors that player has lost.

    `spared` are the survivors of the upper side that the attack does not reach.
    """

    seat: int
    level: int
    track: int
    lost: int
    spared: list[str]


class Lost(Event, frozen=True, tag="lost"):
    """A survivor of the upper side is lost."""

    seat: int
    card: str


class Track(Event, frozen=True, tag="track"):
    """Where a track stands after the trick, before the rescue; `over` is "yes" where it would have passed 8 (L6.2)."""

    seat: int
    value: int
    over: str


class Rescued(Event, frozen=True, tag="rescued"):
    """A survivor moved to the lower side; the track went down by its value, to `track`."""

    seat: int
    card: str
    track: int


class Scored(Event, frozen=True, tag="scored"):
    """The points of the round, and of all rounds."""

    seat: int
    points: int
    total: int


class Over(Event, frozen=True, tag="over"):
    """The game is over."""


TrickLaterEvent = Dealt | Answered | Exchanges | Gave | Played | TookTrick | Attacked | Lost | Track | Rescued | Scored | Over

PUBLIC: dict[int, Callable[..., TrickLaterEvent]] = {
    EventKind.EXCHANGES: lambda seat, card, amount: Exchanges(seat),
    EventKind.PLAYED: lambda seat, card, amount, hand: Played(seat, CARDS[card], hand),
    EventKind.TOOK_TRICK: lambda seat, card, amount, survivors, trick, lead: TookTrick(
        seat, CARDS[card], write_set(survivors), *victory(card, trick, lead)
    ),
    EventKind.ATTACKED: lambda seat, card, amount, track, lost, spared: Attacked(seat, amount, track, lost, write_set(spared)),
    EventKind.LOST: lambda seat, card, amount: Lost(seat, CARDS[card]),
    EventKind.TRACK: lambda seat, card, amount, over: Track(seat, amount, "yes" if over else "no"),
    EventKind.RESCUED: lambda seat, card, amount, track: Rescued(seat, CARDS[card], track),
    EventKind.SCORED: lambda seat, card, amount, total: Scored(seat, amount, total),
    EventKind.OVER: lambda seat, card, amount: Over(),
}


def event(happening: Happening, s: TrickLaterState, viewer: int | None) -> TrickLaterEvent:
    what, seat, card, amount, *results = happening
    if what == EventKind.DEALT:
        hand = None if viewer is None else write_set(s.hand[viewer])
        return Dealt(seat, amount, None if card == NO_COLOUR else COLOURS[card], hand)
    if what == EventKind.ANSWERED:
        return Answered(seat, bool(amount) if viewer == seat else None)
    if what == EventKind.GAVE:
        return Gave(seat, CARDS[card] if viewer == seat else None)
    return PUBLIC[what](seat, card, amount, *results)
