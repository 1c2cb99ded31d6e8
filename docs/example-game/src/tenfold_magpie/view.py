"""What one seat may know of a game of Magpie, and a record made from it again."""

from __future__ import annotations

from collections import Counter

import msgspec

from tenfold.core.game import Card, View
from tenfold.core.state import NOBODY
from tenfold_magpie.options import MagpieOptions
from tenfold_magpie.state import COPIES, KINDS, SEATS, TO_SNATCH, TRINKETS, MagpieState


class Magpie(msgspec.Struct, frozen=True):
    """What the nest is worth, and the trinket hidden in it where the viewer knows that."""

    nest: int
    hidden: Card | None


class MagpieView(View, frozen=True, kw_only=True):
    options: MagpieOptions
    seat: int | None
    left: int
    beak: list[Card]
    snatched: list[Card]
    players: list[Magpie]


def view(options: MagpieOptions, s: MagpieState, viewer: int | None) -> MagpieView:
    over = s.to_act == NOBODY
    hidden = [TRINKETS[kind] for kind in s.deck[TO_SNATCH:]]
    return MagpieView(
        game="magpie",
        options=options,
        seat=viewer,
        to_act=None if over else s.to_act,
        left=TO_SNATCH - s.top,
        beak=[TRINKETS[kind] for kind in range(KINDS) if s.beak >> kind & 1],
        snatched=[TRINKETS[kind] for kind in s.deck[: s.top]],
        players=[Magpie(s.nest[p], hidden[p] if over or p == viewer else None) for p in range(SEATS)],
    )


def remembered(v: MagpieView) -> MagpieState:
    s = MagpieState()
    s.to_act = NOBODY if v.to_act is None else v.to_act
    s.eyes = NOBODY if v.seat is None else v.seat
    s.top = len(v.snatched)
    s.beak = sum(1 << TRINKETS.index(trinket) for trinket in v.beak)
    s.nest = [player.nest for player in v.players]
    s.deck = [TRINKETS.index(trinket) for trinket in remembered_deck(v)]
    return s


def remembered_deck(v: MagpieView) -> list[str]:
    """The trinkets that the view shows, each in its place, and in the other places the rest in any order."""
    hidden = [player.hidden for player in v.players]
    unseen = Counter(TRINKETS * COPIES)
    unseen.subtract([*v.snatched, *filter(None, hidden)])
    rest = list(unseen.elements())
    last = [trinket or rest.pop() for trinket in hidden]
    return [*v.snatched, *rest, *last]
