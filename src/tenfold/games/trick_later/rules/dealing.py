"""L1, L2: dealing a round, and the exchange for infected 8."""

from __future__ import annotations

from tenfold.core.bits import count_bits, nth_member
from tenfold.core.chance import below, shuffle
from tenfold.core.compile.rule import NOT_FIXED, fixed, rule, tell
from tenfold.games.trick_later.cards import ALL_INFECTED, HAND, INFECTED_EIGHT, KINDS, cards_in_play
from tenfold.games.trick_later.rules.event_kinds import EventKind
from tenfold.games.trick_later.rules.state import NO_CARD, NO_COLOUR, NOBODY, Draw, Phase, TrickLaterState


@rule
def colour_out(s: TrickLaterState) -> int:
    """L1.3: with three players one colour is out, a random one each round unless it was chosen."""
    if s.players != 3:
        return NO_COLOUR
    drawn = below(s, 4)
    if s.out_always != NO_COLOUR:
        return int(s.out_always)
    chosen = fixed(s, Draw.OUT, int(s.round), 0)
    return drawn if chosen == NOT_FIXED else chosen


@rule
def deal_hands(s: TrickLaterState) -> None:
    """L2.1: ten cards each. (`plays` is empty now and holds the deck while it is shuffled.)"""
    size = 0
    in_play = cards_in_play(int(s.players), int(s.out))
    for kind in range(KINDS):
        if (in_play >> kind) & 1:
            s.plays[size] = kind
            size += 1
    shuffle(s, s.plays, 0, size, HAND)
    for p in range(s.players):
        cards = 0
        for place in range(p * HAND, p * HAND + HAND):
            chosen = fixed(s, Draw.CARD, int(s.round), place)
            cards |= 1 << (int(s.plays[place]) if chosen == NOT_FIXED else chosen)
        s.hand[p] = cards


@rule
def clear_boards(s: TrickLaterState) -> None:
    for p in range(s.players):
        s.upper[p] = 0
        s.lower[p] = 0
        s.track[p] = 0
        s.lost[p] = 0
    s.played = 0
    s.trick_at = 0
    s.unlocked = 0
    s.asked = 0
    s.wants = 0
    s.exchanged = NOBODY
    s.gave = NO_CARD


@rule
def clear_plays(s: TrickLaterState) -> None:
    for place in range(len(s.plays)):
        s.plays[place] = NO_CARD


@rule
def deal_round(s: TrickLaterState, leader: int) -> None:
    s.round += 1
    s.leader = leader
    s.round_leader = leader
    clear_boards(s)
    s.out = colour_out(s)
    deal_hands(s)
    clear_plays(s)
    tell(s, EventKind.DEALT, leader, int(s.out), int(s.round))
    s.to_act = leader
    s.phase = Phase.EXCHANGE
    ask_next(s, leader)


@rule
def ask_next(s: TrickLaterState, seat: int) -> None:
    """L2.2, L2.3: ask the next player from this seat on who was dealt no infected; after the last, settle it."""
    while int(s.hand[seat]) & ALL_INFECTED:
        seat = (seat + 1) % int(s.players)
        if seat == s.leader:
            settle_exchange(s)
            return
    s.asked |= 1 << seat
    s.to_act = seat


@rule
def answer(s: TrickLaterState, wants: int) -> None:
    seat = int(s.to_act)
    s.wants |= wants << seat
    tell(s, EventKind.ANSWERED, seat, NO_CARD, wants)
    following = (seat + 1) % int(s.players)
    if following == s.leader:
        settle_exchange(s)
    else:
        ask_next(s, following)


@rule
def settle_exchange(s: TrickLaterState) -> None:
    """L2.3: of several who want to, one is drawn."""
    s.to_act = s.leader
    s.phase = Phase.PLAY
    if s.wants:
        s.exchanged = draw_giver(s)
        s.to_act = s.exchanged
        s.phase = Phase.GIVE
        tell(s, EventKind.EXCHANGES, int(s.exchanged), NO_CARD, 0)


@rule
def draw_giver(s: TrickLaterState) -> int:
    n = count_bits(int(s.wants))
    if n == 1:
        return nth_member(int(s.wants), 0)
    drawn = nth_member(int(s.wants), below(s, n))
    chosen = fixed(s, Draw.GIVER, int(s.round), 0)
    return chosen if chosen != NOT_FIXED and (s.wants >> chosen) & 1 else drawn


@rule
def give(s: TrickLaterState, kind: int) -> None:
    """L2.2: the card given away is set aside; infected 8 takes its place."""
    seat = int(s.to_act)
    s.hand[seat] ^= (1 << kind) | (1 << INFECTED_EIGHT)
    s.gave = kind
    tell(s, EventKind.GAVE, seat, kind, 0)
    s.to_act = s.leader
    s.phase = Phase.PLAY
