"""Magpie: what may be done and what it does. A refusal is the number of the rule, M2.1 as 201."""

from __future__ import annotations

from enum import IntEnum

from tenfold.core.chance import below, shuffle
from tenfold.core.compile.rule import rule, tell
from tenfold.core.state import NOBODY
from tenfold_magpie.state import BOX, KINDS, NO_TRINKET, SEATS, TO_SNATCH, WORTH, MagpieState

SNATCH = 0
FLY = 1

EMPTY_BEAK = 201


class EventKind(IntEnum):
    """What `tell` may say; `events` turns it into messages."""

    HID = 0
    SNATCHED = 1
    DROPPED = 2
    FLEW = 3
    SHOWED = 4


@rule
def choices(s: MagpieState) -> int:
    """M2.1: the legal actions, as a set of their numbers."""
    if s.to_act == NOBODY:
        return 0
    return 1 << SNATCH if s.beak == 0 else (1 << SNATCH) | (1 << FLY)


@rule
def why_not(s: MagpieState, action: int) -> int:
    """Only one rule forbids anything."""
    return EMPTY_BEAK


@rule
def begin(s: MagpieState) -> None:
    """M1."""
    for place in range(BOX):
        s.deck[place] = place % KINDS
    shuffle(s, s.deck, 0, BOX, 1)
    for seat in range(SEATS):
        tell(s, EventKind.HID, seat, int(s.deck[TO_SNATCH + seat]), 0)
    s.to_act = below(s, SEATS) if s.first == NOBODY else int(s.first)


@rule
def do(s: MagpieState, action: int) -> None:
    if action == SNATCH:
        snatch(s)
    else:
        fly(s)


@rule
def snatch(s: MagpieState) -> None:
    """M2.2, M3.1."""
    trinket = int(s.deck[s.top])
    s.top += 1
    tell(s, EventKind.SNATCHED, int(s.to_act), trinket, 0)
    if (int(s.beak) >> trinket) & 1:
        tell(s, EventKind.DROPPED, int(s.to_act), trinket, 0)
        end_turn(s)
        return
    s.beak = int(s.beak) | (1 << trinket)
    if s.top == TO_SNATCH:
        fly(s)


@rule
def fly(s: MagpieState) -> None:
    """M2.3."""
    worth = 0
    for kind in range(KINDS):
        if (int(s.beak) >> kind) & 1:
            worth += WORTH[kind]
    s.nest[s.to_act] += worth
    tell(s, EventKind.FLEW, int(s.to_act), NO_TRINKET, worth)
    end_turn(s)


@rule
def end_turn(s: MagpieState) -> None:
    s.beak = 0
    s.to_act = 1 - int(s.to_act)
    if s.top == TO_SNATCH:
        finish(s)


@rule
def finish(s: MagpieState) -> None:
    """M3.1."""
    for seat in range(SEATS):
        hidden = int(s.deck[TO_SNATCH + seat])
        s.nest[seat] += WORTH[hidden]
        tell(s, EventKind.SHOWED, seat, hidden, 0)
    s.to_act = NOBODY


@rule
def swap(s: MagpieState, here: int, there: int) -> None:
    trinket = int(s.deck[here])
    s.deck[here] = s.deck[there]
    s.deck[there] = trinket


@rule
def redeal(s: MagpieState) -> None:
    """Shuffle what `eyes` has not seen; its own trinket waits behind the others meanwhile. In the end all is seen."""
    if s.to_act == NOBODY:
        return
    if s.eyes == NOBODY:
        shuffle(s, s.deck, int(s.top), BOX, 1)
        return
    own = TO_SNATCH + int(s.eyes)
    swap(s, own, BOX - 1)
    shuffle(s, s.deck, int(s.top), BOX - 1, 1)
    swap(s, own, BOX - 1)
