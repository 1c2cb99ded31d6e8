"""What the net of 10 Trick Later is given: all that a seat may know, its own seat first, and what cards would do.

It is laid out alike for three and four players; a seat that nobody has is empty. The survivors' colours are alike in the rules
but for ties, so they stand in an order of their own: the colour that is led, then those that the own hand has most of, and a
colour that is out last (`order`). Boards are given by value: there colours make no difference at all.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.thumb import at_risk, left_after_rescue, on_table
from tenfold.core.bits import count_bits
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.tensor import Plane, Tensor, distance, to_the_left, write_nothing, write_number, write_one
from tenfold.games.trick_later.cards import (
    ALL_INFECTED,
    AT_MOST,
    FIRST_INFECTED,
    INFECTED_EIGHT,
    KINDS,
    OF_COLOUR,
    SURVIVORS,
    cards_in_play,
    colour_of,
    is_infected,
    value_of,
)
from tenfold.games.trick_later.rules.resampling import learn, must_hold_infected, place
from tenfold.games.trick_later.rules.round import points_of
from tenfold.games.trick_later.rules.state import NO_COLOUR, SEATS, TRACK_END, TRICKS, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import is_leading, playable, winner_of, winning_card
from tenfold.games.trick_later.tensor import winners

VERSION = 1
PHASES = 4
COLOURS = 4
ALL_COLOURS = 5
VALUES = 8
INFECTED_VALUES = 9
TRACKS = TRACK_END + 1
LAID = 4
COUNTS = 4
LEADS = 3

BY_SEAT = "by seat, own seat first"
PLANES = (
    Plane("phase", (PHASES,), "exchange, give, play, over: one of them is 1"),
    Plane("players", (2,), "3 or 4: one of them is 1"),
    Plane("rules", (4,), "track capped at 8, only below it is rescued, lower side breaks ties, a colour is always out"),
    Plane("order", (COLOURS, COLOURS), "place by place which colour stands there: red, green, yellow, blue"),
    Plane("leader", (SEATS,), f"who leads this trick, {BY_SEAT}"),
    Plane("lead", (LEADS,), "nothing lies yet, a survivor is led, an infected is led: one of them is 1"),
    Plane("asked", (SEATS,), f"who was asked about the exchange, {BY_SEAT}"),
    Plane("exchanged", (SEATS,), f"who took infected 8, {BY_SEAT}"),
    Plane("unlocked", (1,), "infected may be led"),
    Plane("tricks", (TRICKS,), "how many tricks have been played: one of them is 1"),
    Plane("round", (1,), "number of the round"),
    Plane("hand", (KINDS,), "my hand"),
    Plane("trick", (KINDS,), "the cards in this trick"),
    Plane("unseen", (KINDS,), "cards that I have not seen: in other hands, or set aside"),
    Plane("laid", (SEATS, LAID), f"of each card in this trick: value, infected, of the lead colour, wins so far; {BY_SEAT}"),
    Plane("none", (SEATS, ALL_COLOURS), f"colours that a seat has shown to hold none of, {BY_SEAT}"),
    Plane("one", (SEATS, ALL_COLOURS), f"colours that a seat has shown to hold at most one of, {BY_SEAT}"),
    Plane("must", (SEATS,), f"who must hold an infected, {BY_SEAT}"),
    Plane("spent", (SEATS, ALL_COLOURS), f"how many cards of each colour a seat has played in earlier tricks, {BY_SEAT}"),
    Plane("tracks", (SEATS, TRACKS), f"the track, 0 to 8: one of them is 1; {BY_SEAT}"),
    Plane("uppers", (SEATS, VALUES), f"survivors on the upper side by value, {BY_SEAT}"),
    Plane("boards", (SEATS, COUNTS), f"survivors rescued, lost, total, points of the round if it ended now; {BY_SEAT}"),
    Plane("standings", (SEATS,), f"total and points of the round if it ended now, {BY_SEAT}"),
    Plane("wins", (KINDS,), "cards of mine that would win the trick as it stands"),
    Plane("beaten", (KINDS,), "of those, how many unseen cards of their own kind are higher"),
    Plane("risen", (INFECTED_VALUES,), "where the track would be after losing with a card of this value, and rescuing"),
    Plane("saved", (INFECTED_VALUES,), "how many survivors losing with a card of this value would rescue"),
    Plane("risk", (INFECTED_VALUES + 1,), "survivors that I would lose by winning: as it lies, with one more infected 0 to 8"),
    Plane("harm", (INFECTED_VALUES + 1,), "likewise what the one would lose who holds the trick now"),
)
SIZE = sum(plane.size for plane in PLANES)
STARTS = {plane.name: sum(one.size for one in PLANES[:n]) for n, plane in enumerate(PLANES)}
ORDER = STARTS["order"]


def planes(options: object) -> tuple[Plane, ...]:
    return PLANES


@rule
def unseen_by(s: TrickLaterState, seat: int) -> int:
    """Infected 8 is among them while somebody else holds it."""
    cards = int(cards_in_play(int(s.players), int(s.out)))
    if s.exchanged >= 0 and s.phase != Phase.GIVE:
        cards |= 1 << INFECTED_EIGHT
        if s.exchanged == seat:
            cards &= ~(1 << int(s.gave))
    for i in range(int(s.played)):
        cards &= ~(1 << int(s.plays[i]))
    return cards & ~int(s.hand[seat])


@rule
def importance(s: TrickLaterState, hand: int, unseen: int, colour: int) -> int:
    """By which colours stand in order."""
    if colour == s.out:
        return -1
    led = 0 if is_leading(s) else 1
    if led and colour_of(int(s.plays[s.trick_at])) == colour:
        return 1 << 40
    own = (hand >> (VALUES * colour)) & 0xFF
    return (count_bits(own) << 16) | (own << 8) | ((unseen >> (VALUES * colour)) & 0xFF)


@rule
def place_in_order(s: TrickLaterState, hand: int, unseen: int, colour: int) -> int:
    own, before = importance(s, hand, unseen, colour), 0
    for other in range(COLOURS):
        beside = importance(s, hand, unseen, other)
        before += 1 if beside > own or (beside == own and other < colour) else 0
    return before


@rule
def order_of(s: TrickLaterState, hand: int, unseen: int) -> int:
    """The place of each colour, two bits each."""
    order = 0
    for colour in range(COLOURS):
        order |= place_in_order(s, hand, unseen, colour) << (2 * colour)
    return order


@rule
def placed(order: int, colour: int) -> int:
    """Where a colour stands; infected come last."""
    return (order >> (2 * colour)) & 3 if colour < COLOURS else COLOURS


@rule
def place_of_kind(order: int, kind: int) -> int:
    return kind if is_infected(kind) else VALUES * placed(order, kind >> 3) + (kind & 7)


@rule
def write_cards(cards: int, order: int, out: Any, at: int) -> int:
    """A set of cards, colours in order."""
    for colour in range(COLOURS):
        for number in range(VALUES):
            out[at + VALUES * placed(order, colour) + number] = (cards >> (VALUES * colour + number)) & 1
    for kind in range(FIRST_INFECTED, KINDS):
        out[at + kind] = (cards >> kind) & 1
    return at + KINDS


@rule
def write_order(order: int, out: Any, at: int) -> int:
    write_nothing(out, at, COLOURS * COLOURS)
    for colour in range(COLOURS):
        out[at + COLOURS * placed(order, colour) + colour] = 1
    return at + COLOURS * COLOURS


@rule
def write_members(s: TrickLaterState, members: int, seat: int, out: Any, at: int) -> int:
    """A set of seats, from this one on."""
    write_nothing(out, at, SEATS)
    for left in range(s.players):
        out[at + left] = (members >> to_the_left(seat, left, int(s.players))) & 1
    return at + SEATS


@rule
def lead_kind(s: TrickLaterState) -> int:
    if is_leading(s):
        return 0
    return 2 if is_infected(int(s.plays[s.trick_at])) else 1


@seldom
def write_head(s: TrickLaterState, seat: int, order: int, out: Any) -> int:
    seats = int(s.players)
    at = write_one(out, 0, int(s.phase), PHASES)
    at = write_one(out, at, seats - 3, 2)
    at = write_number(out, at, int(s.cap))
    at = write_number(out, at, int(s.strictly_below))
    at = write_number(out, at, int(s.lower_breaks_ties))
    at = write_number(out, at, 0 if s.out_always == NO_COLOUR else 1)
    at = write_order(order, out, at)
    at = write_one(out, at, distance(seat, int(s.leader), seats), SEATS)
    at = write_one(out, at, lead_kind(s), LEADS)
    at = write_members(s, int(s.asked), seat, out, at)
    at = write_one(out, at, distance(seat, int(s.exchanged), seats), SEATS)
    at = write_number(out, at, int(s.unlocked))
    at = write_one(out, at, int(s.played) // seats, TRICKS)
    return write_number(out, at, int(s.round))


@rule
def seat_of(s: TrickLaterState, at: int) -> int:
    """Who played this card of the running trick."""
    return (int(s.leader) + at - int(s.trick_at)) % int(s.players)


@seldom
def write_laid(s: TrickLaterState, seat: int, table: int, out: Any, at: int) -> int:
    write_nothing(out, at, SEATS * LAID)
    for i in range(int(s.trick_at), int(s.played)):
        kind = int(s.plays[i])
        here = at + LAID * distance(seat, seat_of(s, i), int(s.players))
        out[here] = value_of(kind)
        out[here + 1] = 1 if is_infected(kind) else 0
        out[here + 2] = 1 if colour_of(kind) == colour_of(int(s.plays[s.trick_at])) else 0
        out[here + 3] = 1 if winning_card(s, int(s.trick_at), table) == kind else 0
    return at + SEATS * LAID


@seldom
def write_shown(s: TrickLaterState, seat: int, order: int, out: Any, at: int) -> int:
    """What the others have shown not to hold."""
    size = SEATS * ALL_COLOURS
    write_nothing(out, at, 2 * size)
    none, one = learn(s)
    for left in range(1, int(s.players)):
        p = to_the_left(seat, left, int(s.players))
        for colour in range(ALL_COLOURS):
            here = at + ALL_COLOURS * left + placed(order, colour)
            out[here] = 1 if none & place(p, colour) else 0
            out[here + size] = 1 if one & place(p, colour) else 0
    return at + 2 * size


@seldom
def write_must(s: TrickLaterState, seat: int, out: Any, at: int) -> int:
    write_nothing(out, at, SEATS)
    for left in range(1, int(s.players)):
        out[at + left] = 1 if must_hold_infected(s, to_the_left(seat, left, int(s.players))) else 0
    return at + SEATS


@seldom
def write_spent(s: TrickLaterState, seat: int, order: int, out: Any, at: int) -> int:
    n, leader = int(s.players), int(s.round_leader)
    write_nothing(out, at, SEATS * ALL_COLOURS)
    for start in range(0, int(s.trick_at), n):
        for turn in range(n):
            left = distance(seat, (leader + turn) % n, n)
            here = at + ALL_COLOURS * left + placed(order, colour_of(int(s.plays[start + turn])))
            out[here] = int(out[here]) + 1
        leader = winner_of(s, start, leader)
    return at + SEATS * ALL_COLOURS


@rule
def write_upper(upper: int, out: Any, at: int) -> None:
    for number in range(VALUES):
        out[at + number] = count_bits((upper >> number) & 0x01010101)


@seldom
def write_boards(s: TrickLaterState, seat: int, out: Any, at: int) -> int:
    uppers, boards = at + SEATS * TRACKS, at + SEATS * (TRACKS + VALUES)
    standings = boards + SEATS * COUNTS
    write_nothing(out, at, standings + SEATS - at)
    for left in range(s.players):
        p = to_the_left(seat, left, int(s.players))
        out[at + TRACKS * left + int(s.track[p])] = 1
        write_upper(int(s.upper[p]), out, uppers + VALUES * left)
        here = write_number(out, boards + COUNTS * left, count_bits(int(s.lower[p])))
        here = write_number(out, here, int(s.lost[p]))
        here = write_number(out, here, int(s.total[p]))
        write_number(out, here, points_of(s, p))
        write_number(out, standings + left, int(s.total[p]) + points_of(s, p))
    return standings + SEATS


@rule
def higher(cards: int, kind: int, unseen: int) -> int:
    """How many unseen cards are higher than one that wins these (L4.3: a survivor beats an infected of its value)."""
    if cards & ALL_INFECTED:
        value = value_of(kind)
        own = 1 if is_infected(kind) else 0
        survivors = unseen & SURVIVORS & ~int(AT_MOST[max(0, value - own)])
        return count_bits(survivors) + count_bits((unseen & ALL_INFECTED) >> (FIRST_INFECTED + value + 1))
    return count_bits((unseen & int(OF_COLOUR[colour_of(kind)])) >> (kind + 1))


@rule
def would_win(s: TrickLaterState, table: int, kind: int) -> bool:
    return table == 0 or winning_card(s, int(s.trick_at), table | (1 << kind)) == kind


@seldom
def write_winning(s: TrickLaterState, seat: int, unseen: int, order: int, out: Any, at: int) -> int:
    """Which cards would win the trick as it stands, and how safely."""
    write_nothing(out, at, 2 * KINDS)
    table = on_table(s)
    cards = playable(s) if s.phase == Phase.PLAY and s.to_act == seat else 0
    for kind in range(KINDS):
        if (cards >> kind) & 1 and would_win(s, table, kind):
            here = at + place_of_kind(order, kind)
            out[here] = 1
            out[here + KINDS] = higher(table | (1 << kind), kind, unseen)
    return at + 2 * KINDS


@seldom
def write_rising(s: TrickLaterState, seat: int, out: Any, at: int) -> int:
    for value in range(INFECTED_VALUES):
        risen = int(s.track[seat]) + value
        if risen > TRACK_END:
            risen = TRACK_END if s.cap else int(s.track[seat])
        saved, left = left_after_rescue(s, int(s.upper[seat]), risen)
        out[at + value] = left
        out[at + INFECTED_VALUES + value] = saved
    return at + 2 * INFECTED_VALUES


@rule
def holder_of(s: TrickLaterState, table: int) -> int:
    """Who would win the trick as it lies."""
    holding, found = winning_card(s, int(s.trick_at), table), int(s.leader)
    for i in range(int(s.trick_at), int(s.played)):
        found = seat_of(s, i) if s.plays[i] == holding else found
    return found


@rule
def write_risk(s: TrickLaterState, p: int, table: int, out: Any, at: int) -> int:
    out[at] = at_risk(s, p, table)
    for value in range(INFECTED_VALUES):
        out[at + 1 + value] = at_risk(s, p, table | (1 << (FIRST_INFECTED + value)))
    return at + 1 + INFECTED_VALUES


@seldom
def write_attack(s: TrickLaterState, seat: int, out: Any, at: int) -> int:
    table = on_table(s)
    at = write_risk(s, seat, table, out, at)
    if table == 0:
        write_nothing(out, at, INFECTED_VALUES + 1)
        return at + INFECTED_VALUES + 1
    return write_risk(s, holder_of(s, table), table, out, at)


@rule
def look(s: TrickLaterState, seat: int, out: Any) -> int:
    """Write what the net is given for this seat; how many numbers that is."""
    unseen = unseen_by(s, seat)
    table = on_table(s)
    order = order_of(s, int(s.hand[seat]), unseen)
    at = write_head(s, seat, order, out)
    at = write_cards(int(s.hand[seat]), order, out, at)
    at = write_cards(table, order, out, at)
    at = write_cards(unseen, order, out, at)
    at = write_laid(s, seat, table, out, at)
    at = write_shown(s, seat, order, out, at)
    at = write_must(s, seat, out, at)
    at = write_spent(s, seat, order, out, at)
    at = write_boards(s, seat, out, at)
    at = write_winning(s, seat, unseen, order, out, at)
    at = write_rising(s, seat, out, at)
    return write_attack(s, seat, out, at)


FEATURES = Tensor(version=VERSION, planes=planes, observe=look, winners=winners)
