"""L3 to L6: playing a card, winning the trick, the attack, the rescue."""

from __future__ import annotations

from tenfold.core.bits import count_bits, highest, lowest
from tenfold.core.compile.rule import rule, table, tell
from tenfold.games.trick_later.cards import (
    ALL_INFECTED,
    AT_MOST,
    FIRST_INFECTED,
    OF_COLOUR,
    SURVIVORS,
    colour_of,
    is_infected,
    value_of,
)
from tenfold.games.trick_later.rules.event_kinds import EventKind
from tenfold.games.trick_later.rules.state import NO_CARD, TRACK_END, TrickLaterState

EVERY_ONE = 0x01010101
# L6.3: what a track of 0 to 8 reaches, with `at_most` and then with `below`.
REACH = table([*AT_MOST, 0, *AT_MOST[:-1]])
# L5.1: the sum of a set of infected, bit 0 the infected 0.
ATTACK_LEVEL = table(sum(value for value in range(9) if infected >> value & 1) for infected in range(512))


@rule
def next_seat(s: TrickLaterState, seat: int) -> int:
    """Clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def is_leading(s: TrickLaterState) -> bool:
    return s.played == s.trick_at


@rule
def may_lead(s: TrickLaterState, hand: int) -> int:
    """L3.2."""
    survivors = hand & SURVIVORS
    return hand if s.unlocked or survivors == 0 else survivors


@rule
def may_follow(hand: int, lead: int) -> int:
    """L3.3, L3.4."""
    if is_infected(lead):
        return hand
    same = hand & int(OF_COLOUR[colour_of(lead)])
    if same == 0:
        return hand
    return same if same & (same - 1) else same | (hand & ALL_INFECTED)


@rule
def playable(s: TrickLaterState) -> int:
    hand = int(s.hand[s.to_act])
    if is_leading(s):
        return may_lead(s, hand)
    return may_follow(hand, int(s.plays[s.trick_at]))


@rule
def cards_of_trick(s: TrickLaterState, start: int) -> int:
    cards = 0
    for place in range(start, start + int(s.players)):
        cards |= 1 << int(s.plays[place])
    return cards


@rule
def values_in(survivors: int) -> int:
    """The values of these survivors, whatever their colour, as a set; bit 0 is the value 1."""
    survivors |= survivors >> 16
    return (survivors | survivors >> 8) & 0xFF


@rule
def ones_that_count_nine(trick: int) -> int:
    """L4.1: the survivors of value 1 whose colour's 8 is in the trick too."""
    return trick & (trick >> 7) & EVERY_ONE


@rule
def best_follower(trick: int, lead: int) -> int:
    """L4.2: the highest of the lead colour."""
    followers = trick & int(OF_COLOUR[colour_of(lead)])
    nine = followers & ones_that_count_nine(trick)
    return lowest(nine) if nine else highest(followers)


@rule
def highest_survivors(trick: int) -> int:
    """The survivors that tie for the highest value, as a set."""
    nines = ones_that_count_nine(trick)
    if nines or trick & SURVIVORS == 0:
        return nines
    return trick & (EVERY_ONE << highest(values_in(trick & SURVIVORS)))


@rule
def place_of(s: TrickLaterState, start: int, kind: int) -> int:
    """Where in `plays` a card lies that is in the trick that begins at `start`."""
    place = start
    for i in range(start + 1, start + int(s.players)):
        place = i if s.plays[i] == kind else place
    return place


@rule
def first_played(s: TrickLaterState, start: int, cards: int) -> int:
    """The first card of this set in the trick that begins at `start`."""
    place = start
    while (cards >> int(s.plays[place])) & 1 == 0:
        place += 1
    return int(s.plays[place])


@rule
def best_of_all(s: TrickLaterState, start: int, trick: int) -> int:
    """L4.3, L4.4: the highest of all colours, a survivor before an infected, the lead colour before others."""
    survivors = highest_survivors(trick)
    infected = highest(trick >> FIRST_INFECTED)
    if survivors == 0 or (infected > value_of(lowest(survivors)) and ones_that_count_nine(trick) == 0):
        return FIRST_INFECTED + infected
    in_lead_colour = survivors & int(OF_COLOUR[colour_of(int(s.plays[start]))])
    tied = in_lead_colour if in_lead_colour else survivors
    return lowest(tied) if tied & (tied - 1) == 0 else first_played(s, start, tied)


@rule
def winning_card(s: TrickLaterState, start: int, trick: int) -> int:
    """L4: the card that wins the trick that begins at `start`."""
    if trick & ALL_INFECTED:
        return best_of_all(s, start, trick)
    return best_follower(trick, int(s.plays[start]))


@rule
def winner_of(s: TrickLaterState, start: int, leader: int) -> int:
    """The seat that wins the trick that begins at `start` and was led by `leader`."""
    card = winning_card(s, start, cards_of_trick(s, start))
    return (leader + place_of(s, start, card) - start) % int(s.players)


@rule
def attack(s: TrickLaterState, p: int, trick: int) -> None:
    """L5."""
    level = int(ATTACK_LEVEL[trick >> FIRST_INFECTED])
    hit = int(s.upper[p]) & int(AT_MOST[min(level, TRACK_END)])
    s.upper[p] ^= hit
    s.lost[p] += count_bits(hit)
    s.track[p] = 0
    tell(s, EventKind.ATTACKED, p, NO_CARD, level, int(s.track[p]), int(s.lost[p]), int(s.upper[p]))
    while hit:
        tell(s, EventKind.LOST, p, lowest(hit), 0)
        hit &= hit - 1


@rule
def raise_track(s: TrickLaterState, p: int, value: int) -> None:
    """L6.2."""
    raised = int(s.track[p]) + value
    if raised > TRACK_END:
        raised = TRACK_END if s.cap else int(s.track[p])
    s.track[p] = raised


@rule
def lowest_survivor(upper: int) -> int:
    """The survivor of the lowest value; of equals the first in card order."""
    value = lowest(values_in(upper))
    return value + lowest((upper >> value) & EVERY_ONE)


@rule
def in_reach(s: TrickLaterState, p: int) -> int:
    """L6.3: the survivors of the upper side that the track reaches."""
    return int(s.upper[p]) & int(REACH[9 * int(s.strictly_below) + int(s.track[p])])


@rule
def rescue(s: TrickLaterState, p: int) -> None:
    """L6.3."""
    while in_reach(s, p):
        kind = lowest_survivor(int(s.upper[p]))
        s.upper[p] ^= 1 << kind
        s.lower[p] |= 1 << kind
        s.track[p] -= value_of(kind)
        tell(s, EventKind.RESCUED, p, kind, 0, int(s.track[p]))


@rule
def rise_and_rescue(s: TrickLaterState, winner: int) -> None:
    """L6.2 for everybody but the winner, L6.3 for everybody; no board touches another."""
    p = int(s.leader)
    for place in range(int(s.trick_at), int(s.played)):
        by = value_of(int(s.plays[place])) if p != winner else 0
        before = int(s.track[p])
        raise_track(s, p, by)
        tell(s, EventKind.TRACK, p, NO_CARD, int(s.track[p]), 1 if before + by > TRACK_END else 0)
        rescue(s, p)
        p = next_seat(s, p)


@rule
def lift_the_ban(s: TrickLaterState, trick: int) -> None:
    """L3.2: an infected that was not led."""
    followers = trick & ~(1 << int(s.plays[s.trick_at]))
    s.unlocked = 1 if s.unlocked or followers & ALL_INFECTED else 0


@rule
def finish_trick(s: TrickLaterState) -> None:
    """L4 to L6, once the last card of a trick lies on the table."""
    start = int(s.trick_at)
    trick = cards_of_trick(s, start)
    card = winning_card(s, start, trick)
    winner = int(s.leader) + place_of(s, start, card) - start
    winner = winner - int(s.players) if winner >= s.players else winner
    tell(s, EventKind.TOOK_TRICK, winner, card, 0, trick & SURVIVORS, trick, int(s.plays[start]))
    lift_the_ban(s, trick)
    if trick & ALL_INFECTED:
        attack(s, winner, trick)
    s.upper[winner] |= trick & SURVIVORS
    rise_and_rescue(s, winner)
    s.leader = winner
    s.to_act = winner
    s.trick_at = s.played


@rule
def play(s: TrickLaterState, kind: int) -> None:
    """L3.1."""
    p = int(s.to_act)
    s.hand[p] ^= 1 << kind
    s.plays[s.played] = kind
    s.played += 1
    tell(s, EventKind.PLAYED, p, kind, 0, count_bits(int(s.hand[p])))
    s.to_act = next_seat(s, p)
    if s.played - s.trick_at == s.players:
        finish_trick(s)
