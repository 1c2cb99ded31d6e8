"""What a practised player looks at before playing a card, as numbers of about 0 to 1; all of it is known to that player."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from tenfold.bots.trick_later.thumb import at_risk, left_after_rescue, worth
from tenfold.core.bits import count_bits, highest, lowest
from tenfold.core.compile.rule import rule
from tenfold.games.trick_later.cards import (
    ALL_INFECTED,
    AT_MOST,
    FIRST_INFECTED,
    OF_COLOUR,
    SURVIVORS,
    cards_in_play,
    colour_of,
    value_of,
)
from tenfold.games.trick_later.rules.state import TRACK_END, TrickLaterState
from tenfold.games.trick_later.rules.trick import ATTACK_LEVEL, lowest_survivor, place_of, winning_card

Around = IntEnum(
    "Around",
    "LATE LEADING OPEN TRACK UPPER LOWEST_UPPER INFECTED_LIES ATTACK INFECTED_HELD UNLOCKED FOUR OTHERS_UPPER AHEAD "
    "INFECTED_UNSEEN SOON_RESCUED ONE",
    start=0,
)
Card = IntEnum(
    "Card",
    "VALUE INFECTED WINS HOLDS SURVIVORS AT_RISK TRACK_LOST SAVED_BY_WINNING LAST HARM HOLDER_TRACK HOLDER_UPPER PAST_END "
    "SAVED RISEN FULL_TRACK FULL_TRACK_LATE COLOUR_HELD LOWEST HIGHEST COLOUR_UNSEEN VALUE_LATE DISCARD THUMB",
    start=0,
)
AROUND = len(Around)
CARD = len(Card)


@rule
def hidden_from(s: TrickLaterState, seat: int) -> int:
    """The cards of the round that this seat has not seen."""
    seen = int(s.hand[seat])
    for i in range(int(s.played)):
        seen |= 1 << int(s.plays[i])
    return int(cards_in_play(int(s.players), int(s.out))) & ~seen


@rule
def lateness(s: TrickLaterState) -> float:
    return (int(s.played) // int(s.players)) / 9.0


@rule
def so_far(s: TrickLaterState, p: int) -> int:
    """The points of a seat if the round ended now."""
    return int(s.total[p]) + count_bits(int(s.lower[p])) - int(s.lost[p])


@rule
def look_at_trick(s: TrickLaterState, table: int, x: Any) -> None:
    laid = int(s.played) - int(s.trick_at)
    x[Around.LATE] = lateness(s)
    x[Around.LEADING] = 1.0 if laid == 0 else 0.0
    x[Around.OPEN] = (int(s.players) - 1 - laid) / 3.0
    x[Around.INFECTED_LIES] = 1.0 if table & ALL_INFECTED else 0.0
    x[Around.ATTACK] = min(int(ATTACK_LEVEL[table >> FIRST_INFECTED]), TRACK_END) / 8.0
    x[Around.UNLOCKED] = 1.0 if s.unlocked else 0.0
    x[Around.FOUR] = int(s.players) - 3.0
    x[Around.ONE] = 1.0


@rule
def look_at_self(s: TrickLaterState, seat: int, x: Any) -> None:
    upper = int(s.upper[seat])
    least = value_of(lowest_survivor(upper)) if upper else 10
    x[Around.TRACK] = int(s.track[seat]) / 8.0
    x[Around.UPPER] = count_bits(upper) / 4.0
    x[Around.LOWEST_UPPER] = least / 8.0
    x[Around.SOON_RESCUED] = 1.0 if least <= 4 else 0.0
    x[Around.INFECTED_HELD] = count_bits(int(s.hand[seat]) & ALL_INFECTED) / 3.0
    x[Around.INFECTED_UNSEEN] = count_bits(hidden_from(s, seat) & ALL_INFECTED) / 6.0


@rule
def look_at_others(s: TrickLaterState, seat: int, x: Any) -> None:
    most, upper = 0, 0
    for p in range(s.players):
        if p != seat:
            upper += count_bits(int(s.upper[p]))
            most = max(most, so_far(s, p))
    x[Around.OTHERS_UPPER] = upper / 8.0
    x[Around.AHEAD] = (so_far(s, seat) - most) / 5.0


@rule
def look_around(s: TrickLaterState, seat: int, table: int, x: Any) -> None:
    """What is the same for every card."""
    look_at_trick(s, table, x)
    look_at_self(s, seat, x)
    look_at_others(s, seat, x)


@rule
def how_it_holds(kind: int, cards: int, lead: int, unseen: int) -> float:
    """How few of the unseen cards beat a card that wins so far."""
    if cards & ALL_INFECTED:
        v = value_of(kind)
        higher = count_bits(unseen & ~int(AT_MOST[v]) & SURVIVORS) + count_bits(unseen >> (FIRST_INFECTED + v))
        return 1.0 - min(1.0, higher / 10.0)
    return 1.0 - count_bits((unseen & int(OF_COLOUR[colour_of(lead)])) >> kind) / 8.0


@rule
def look_at_winning(s: TrickLaterState, seat: int, cards: int, unseen: int, kind: int, y: Any) -> None:
    last = count_bits(cards) == s.players
    y[Card.WINS] = 1.0
    y[Card.HOLDS] = 1.0 if last else how_it_holds(kind, cards, int(s.plays[s.trick_at]), unseen)
    y[Card.SURVIVORS] = count_bits(cards & SURVIVORS) / 4.0
    y[Card.LAST] = 1.0 if last else 0.0
    if cards & ALL_INFECTED:
        y[Card.AT_RISK] = at_risk(s, seat, cards) / 2.0
        y[Card.TRACK_LOST] = int(s.track[seat]) / 8.0
    else:
        saved, _ = left_after_rescue(s, int(s.upper[seat]) | (cards & SURVIVORS), int(s.track[seat]))
        y[Card.SAVED_BY_WINNING] = saved / 2.0


@rule
def look_at_holder(s: TrickLaterState, cards: int, holding: int, y: Any) -> None:
    """Whom the trick would go to now."""
    holder = (int(s.leader) + place_of(s, int(s.trick_at), holding) - int(s.trick_at)) % int(s.players)
    y[Card.HARM] = at_risk(s, holder, cards) / 2.0
    y[Card.HOLDER_TRACK] = int(s.track[holder]) / 8.0 if cards & ALL_INFECTED else 0.0
    y[Card.HOLDER_UPPER] = count_bits(int(s.upper[holder])) / 4.0


@rule
def look_at_track(s: TrickLaterState, seat: int, kind: int, y: Any) -> None:
    """What losing with this card does to the own track."""
    track = int(s.track[seat])
    risen = track + value_of(kind)
    if risen > TRACK_END:
        risen = TRACK_END if s.cap else track
        y[Card.PAST_END] = 1.0
    saved, left = left_after_rescue(s, int(s.upper[seat]), risen)
    y[Card.SAVED] = saved / 2.0
    y[Card.RISEN] = (left - track) / 8.0
    if left == TRACK_END:
        y[Card.FULL_TRACK] = 1.0
        y[Card.FULL_TRACK_LATE] = lateness(s)


@rule
def look_at_kind(s: TrickLaterState, seat: int, unseen: int, kind: int, y: Any) -> None:
    colour = int(OF_COLOUR[colour_of(kind)])
    same = int(s.hand[seat]) & colour
    y[Card.VALUE] = value_of(kind) / 8.0
    y[Card.VALUE_LATE] = value_of(kind) / 8.0 * lateness(s)
    y[Card.INFECTED] = 1.0 if kind >= FIRST_INFECTED else 0.0
    y[Card.COLOUR_HELD] = count_bits(same) / 4.0
    y[Card.COLOUR_UNSEEN] = count_bits(unseen & colour) / 8.0
    y[Card.LOWEST] = 1.0 if lowest(same) == kind else 0.0
    y[Card.HIGHEST] = 1.0 if highest(same) == kind else 0.0
    y[Card.DISCARD] = 1.0 if kind < FIRST_INFECTED and colour_of(kind) != colour_of(int(s.plays[s.trick_at])) else 0.0


@rule
def look_at_card(s: TrickLaterState, seat: int, table: int, unseen: int, kind: int, y: Any) -> None:
    """What speaks for and against one card. (It lies in `plays` while we look.)"""
    for i in range(CARD):
        y[i] = 0.0
    cards = table | (1 << kind)
    s.plays[s.played] = kind
    holding = winning_card(s, int(s.trick_at), cards)
    if holding == kind:
        look_at_winning(s, seat, cards, unseen, kind, y)
    else:
        look_at_holder(s, cards, holding, y)
    look_at_track(s, seat, kind, y)
    look_at_kind(s, seat, unseen, kind, y)
    y[Card.THUMB] = worth(s, seat, table, kind) / 3.0
