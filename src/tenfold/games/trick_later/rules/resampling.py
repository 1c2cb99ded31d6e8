"""Drawing what a seat cannot know: other hands, and the card set aside, all that agree with what it saw equally likely.

`eyes` is the seat that looks (or nobody, a spectator). What it saw implies, for every other seat, colours that it holds none
of or at most one of, and infected that it must or cannot hold. Seats are then dealt one after the other, the most bound first,
from the cards that each may hold. A deal is kept with a probability that makes up for how much choice the earlier seats left
the later ones; so all deals that agree come out equally often.
"""

from __future__ import annotations

from math import comb

from tenfold.core.bits import count_bits, nth_member
from tenfold.core.chance import below
from tenfold.core.compile.rule import rule, table
from tenfold.games.trick_later.cards import (
    ALL_INFECTED,
    HAND,
    INFECTED,
    INFECTED_EIGHT,
    KINDS,
    OF_COLOUR,
    SURVIVORS,
    cards_in_play,
    colour_of,
    is_infected,
)
from tenfold.games.trick_later.rules.state import NO_CARD, NOBODY, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import winner_of

COLOURS = 5
ALL_SURVIVOR_COLOURS = 0b01111
CHOOSE = table(comb(n, k) for n in range(KINDS) for k in range(HAND + 1))
# A view so binding that hardly a deal fits it: from here on every deal that fits is taken.
EXACT_TRIES = 500
# No deal at all fits a view that contradicts itself.
MOST_TRIES = 20_000


@rule
def place(seat: int, colour: int) -> int:
    """The bit for a seat and a colour in what `learn` gives."""
    return 1 << (COLOURS * seat + colour)


@rule
def learn_from_card(seat: int, kind: int, none: int, one: int) -> tuple[int, int]:
    """Whoever had at most one of a colour and plays it has none left."""
    own = place(seat, colour_of(kind))
    return (none | own, one & ~own) if one & own else (none, one)


@rule
def learn_from_following(seat: int, kind: int, lead: int, none: int, one: int) -> tuple[int, int]:
    """L3.3: not following shows none of the lead colour; an infected instead shows at most one."""
    asked = place(seat, colour_of(lead))
    if is_infected(lead) or colour_of(kind) == colour_of(lead) or none & asked:
        return none, one
    return (none, one | asked) if is_infected(kind) else (none | asked, one & ~asked)


@rule
def learn_from_asking(s: TrickLaterState) -> int:
    """L2.2: only those who were dealt no infected are asked."""
    none = 0
    for seat in range(s.players):
        if (s.asked >> seat) & 1:
            none |= place(seat, INFECTED)
    return none


@rule
def learn(s: TrickLaterState) -> tuple[int, int]:
    """What this round has shown: the seats and colours with none left, and those with at most one."""
    none, one, unlocked = learn_from_asking(s), 0, False
    n = int(s.players)
    leader = int(s.round_leader)
    for start in range(0, int(s.played), n):
        lead = int(s.plays[start])
        if is_infected(lead) and not unlocked:
            none |= ALL_SURVIVOR_COLOURS << (COLOURS * leader)
        for turn in range(min(n, int(s.played) - start)):
            kind = int(s.plays[start + turn])
            seat = (leader + turn) % n
            none, one = learn_from_card(seat, kind, none, one)
            if turn > 0:
                none, one = learn_from_following(seat, kind, lead, none, one)
                unlocked = unlocked or is_infected(kind)
        if start + n <= s.played:
            leader = winner_of(s, start, leader)
    return none, one


@rule
def is_settled(s: TrickLaterState, seat: int) -> bool:
    """Whether it is known by now if this seat was dealt an infected (L2.2): it was asked, or it was passed over."""
    n = int(s.players)
    before = (seat - int(s.round_leader)) % n < (int(s.to_act) - int(s.round_leader)) % n
    return s.phase != Phase.EXCHANGE or before or seat == s.to_act


@rule
def has_played_infected(s: TrickLaterState, seat: int) -> bool:
    n = int(s.players)
    leader = int(s.round_leader)
    for start in range(0, int(s.played), n):
        turn = (seat - leader) % n
        if start + turn < s.played and is_infected(int(s.plays[start + turn])):
            return True
        if start + n <= s.played:
            leader = winner_of(s, start, leader)
    return False


@rule
def must_hold_infected(s: TrickLaterState, seat: int) -> bool:
    return is_settled(s, seat) and (s.asked >> seat) & 1 == 0 and not has_played_infected(s, seat)


@rule
def hand_size(s: TrickLaterState, seat: int) -> int:
    n = int(s.players)
    in_this_trick = (seat - int(s.leader)) % n < int(s.played) % n
    return HAND - int(s.played) // n - (1 if in_this_trick else 0)


@rule
def was_given(s: TrickLaterState) -> bool:
    """Whether infected 8 is in somebody's hand by now, or was."""
    return s.exchanged != NOBODY and s.phase != Phase.GIVE


@rule
def unseen(s: TrickLaterState) -> int:
    """The cards of the round that `eyes` has not seen; infected 8 is never among them, for who has it is known."""
    cards = cards_in_play(int(s.players), int(s.out))
    for i in range(s.played):
        cards &= ~(1 << int(s.plays[i]))
    if s.eyes != NOBODY:
        cards &= ~int(s.hand[s.eyes])
        if s.gave != NO_CARD:
            cards &= ~(1 << int(s.gave))
    return cards


@rule
def eight_in_hand(s: TrickLaterState) -> int:
    """The set of infected 8 while its taker still holds it, else the empty set."""
    if not was_given(s):
        return 0
    for i in range(s.played):
        if s.plays[i] == INFECTED_EIGHT:
            return 0
    return 1 << INFECTED_EIGHT


@rule
def may_hold(seat: int, none: int) -> int:
    """The cards that this seat may hold as far as colours go."""
    cards = 0
    for colour in range(COLOURS):
        if none & place(seat, colour) == 0:
            cards |= int(OF_COLOUR[colour])
    return cards


@rule
def fits(s: TrickLaterState, seat: int, hand: int, one: int) -> bool:
    """Whether a hand keeps to what colour gives: at most one of some, an infected where there must be one."""
    for colour in range(COLOURS):
        if one & place(seat, colour) and count_bits(hand & int(OF_COLOUR[colour])) > 1:
            return False
    return hand & ALL_INFECTED != 0 or not must_hold_infected(s, seat)


@rule
def pick(s: TrickLaterState, cards: int, n: int) -> int:
    """N cards of a set at random; where that is the shorter way, by leaving the others."""
    size = count_bits(cards)
    leave = n > size // 2
    picked = 0
    left = cards
    for i in range(size - n if leave else n):
        bit = 1 << nth_member(left, below(s, size - i))
        picked |= bit
        left ^= bit
    return left if leave else picked


@rule
def next_to_deal(s: TrickLaterState, waiting: int, none: int) -> int:
    """Of the seats that wait for cards the one with the fewest colours."""
    best, most = NOBODY, -1
    for seat in range(s.players):
        bound = count_bits((none >> (COLOURS * seat)) & 31)
        if (waiting >> seat) & 1 and bound > most:
            best, most = seat, bound
    return best


@rule
def others(s: TrickLaterState) -> int:
    """The seats whose hands are hidden."""
    everybody = (1 << int(s.players)) - 1
    return everybody if s.eyes == NOBODY else everybody & ~(1 << int(s.eyes))


@rule
def set_one_aside(s: TrickLaterState, pool: int) -> int:
    """L2.2: where another seat gave a card away it is some survivor; what is left of the pool."""
    if not was_given(s) or s.eyes == s.exchanged:
        return pool
    card = pick(s, pool & SURVIVORS, 1)
    s.gave = nth_member(card, 0)
    return pool & ~card


@rule
def try_to_deal(s: TrickLaterState, all_unseen: int, none: int, one: int, exact: bool) -> bool:
    """Deal the unseen cards to the other seats; False where it does not come out or is not kept."""
    pool = set_one_aside(s, all_unseen)
    eight = eight_in_hand(s)
    waiting = others(s)
    while waiting:
        seat = next_to_deal(s, waiting, none)
        waiting &= ~(1 << seat)
        held = eight if seat == s.exchanged else 0
        n = hand_size(s, seat) - count_bits(held)
        allowed = may_hold(seat, none)
        size = count_bits(pool & allowed)
        if size < n:
            return False
        most = min(count_bits(all_unseen & allowed), count_bits(pool))
        if exact and size < most and below(s, int(CHOOSE[most * (HAND + 1) + n])) >= CHOOSE[size * (HAND + 1) + n]:
            return False
        hand = pick(s, pool & allowed, n)
        if not fits(s, seat, hand | held, one):
            return False
        s.hand[seat] = hand | held
        pool &= ~hand
    return True


@rule
def draw_answers(s: TrickLaterState) -> None:
    """L2.3: what the others answered is secret until all have."""
    if s.phase != Phase.EXCHANGE:
        return
    for seat in range(s.players):
        if seat != s.eyes and seat != s.to_act and (s.asked >> seat) & 1:
            s.wants = (int(s.wants) & ~(1 << seat)) | (below(s, 2) << seat)


@rule
def redeal(s: TrickLaterState) -> None:
    """Draw all that `eyes` cannot know. (After the last card of the game there is nothing left to draw but the card aside.)"""
    none, one = learn(s)
    draw_answers(s)
    known_gift = int(s.gave)
    for tries in range(MOST_TRIES):
        s.gave = known_gift
        if try_to_deal(s, unseen(s), none, one, tries < EXACT_TRIES):
            return
