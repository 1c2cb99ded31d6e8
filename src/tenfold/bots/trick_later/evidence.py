"""The play so far as evidence: how plausible a deal makes what the others played.

What a card is worth by the rules of thumb depends on what lies open alone. So it is looked up once for every card that was
played this round and every card that might have been; a deal then only says which of them its owner could have played.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.thumb import on_table, worth
from tenfold.core.bits import lowest
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.games.trick_later.cards import KINDS, SURVIVORS
from tenfold.games.trick_later.rules.dealing import clear_boards
from tenfold.games.trick_later.rules.state import TrickLaterState
from tenfold.games.trick_later.rules.trick import is_leading, may_follow, play

# How many times likelier a card is that is worth one more (logarithm), and how likely any card is beside that.
SHARPNESS = 2.0
FREE_WILL = 0.05


@rule
def note_play(s: TrickLaterState, at: int, lures: Any, asked: Any) -> None:
    """How tempting every card was when the play `at` was made, and what its player had to obey: 64 leading freely, 65 not."""
    table = on_table(s)
    for kind in range(KINDS):
        lures[at, kind] = exp(SHARPNESS * worth(s, int(s.to_act), table, kind))
    asked[at, 0] = s.to_act
    asked[at, 1] = int(s.plays[s.trick_at])
    if is_leading(s):
        asked[at, 1] = 64 if s.unlocked else 65


@seldom
def note_round(s: TrickLaterState, root: TrickLaterState, lures: Any, asked: Any) -> None:
    """Play the round again as far as it went, in `s`, a copy of `root`."""
    played = int(root.played)
    clear_boards(s)
    s.leader = root.round_leader
    s.to_act = root.round_leader
    for at in range(played):
        note_play(s, at, lures, asked)
        play(s, int(root.plays[at]))


@rule
def could_play(hand: int, asked: int) -> int:
    """L3.2 to L3.4."""
    if asked < 64:
        return may_follow(hand, asked)
    return hand if asked == 64 or hand & SURVIVORS == 0 else hand & SURVIVORS


@rule
def share_of(lures: Any, at: int, could: int, kind: int) -> float:
    """How likely this card was among those that could be played."""
    together, n = 0.0, 0
    while could:
        together += lures[at, lowest(could)]
        could &= could - 1
        n += 1
    return FREE_WILL / n + (1.0 - FREE_WILL) * float(lures[at, kind]) / together


@seldom
def plausibility(s: TrickLaterState, hands: Any, lures: Any, asked: Any) -> float:
    """How likely the others' plays were, were this the deal. Looks back from the last play, so hands fill up."""
    likely = 1.0
    for p in range(s.players):
        hands[p] = s.hand[p]
    for back in range(int(s.played)):
        at = int(s.played) - 1 - back
        p = int(asked[at, 0])
        kind = int(s.plays[at])
        hands[p] |= 1 << kind
        if p != s.eyes:
            likely *= share_of(lures, at, could_play(int(hands[p]), int(asked[at, 1])), kind)
    return likely
