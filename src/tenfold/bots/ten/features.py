"""What the net of TEN is given: all that a seat may know, its own seat first, and what cards would add to its points.

It is laid out alike for every number of players, so that one net plays them all; seats that nobody has are empty. Like the
observations of the environments it is a `Tensor`: whoever changes the meaning of a number raises `version`, and nets of another
version are refused.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.worth import tableau_kinds
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.tensor import Plane, Tensor, distance, inside, to_the_left, write_nothing, write_number, write_one
from tenfold.games.ten.cards import CURRENCY, FACE, KINDS, NUMBERED_WILD, NUMBERS, OWNABLE
from tenfold.games.ten.rules.scoring import FILLERS, NINE, POINTS, fillers_of
from tenfold.games.ten.rules.state import BUSTED_AT, COPIES, SEATS, Phase, TenState
from tenfold.games.ten.tensor import (
    CURRENCIES,
    PHASES,
    STEPS,
    WILDS,
    winners,
    write_amounts,
    write_pile,
    write_purse,
    write_tableau,
)

VERSION = 1
COLOURS = 4
PURSE = 4
PER_CENT = 100
GAINS = 3
FILLERS_MOST = FILLERS - 1

PLANES = (
    Plane("phase", (PHASES,), "draw, auction, pay, buy, bust, final, over: one of them is 1"),
    Plane("pay_step", (STEPS,), "in pay: bust tokens, coins, cards: what is asked for"),
    Plane("paying_for", (PHASES,), "in pay: the phase that the payment belongs to"),
    Plane("players", (SEATS,), "1 (alone against the automaton) to 5: one of them is 1"),
    Plane("active", (SEATS,), "whose turn it is, by seat, own seat first"),
    Plane("high_bidder", (SEATS,), "who has bid most, by seat, own seat first"),
    Plane("lot", (OWNABLE,), "the wildcard in auction, or the card that is being paid for"),
    Plane("amounts", (4,), "net total, currency, highest bid, price still to pay"),
    Plane("rules", (3,), "level of the automaton or 0, German edition, bust buy"),
    Plane("tableau", (COLOURS, 9), "number cards in the tableau"),
    Plane("tableau_currency", (CURRENCIES,), "currency cards in the tableau, 1 to 5"),
    Plane("market", (COLOURS, 9), "cards in the market"),
    Plane("deck", (KINDS,), "cards left in the deck, in card order"),
    Plane("left", (1,), "how many cards are left in the deck"),
    Plane("chances", (3,), "in per cent: the next card busts the net total, busts the currency, is a wildcard"),
    Plane("numbers", (SEATS, COLOURS, 9), "number cards of each player, by seat, own seat first"),
    Plane("wilds", (SEATS, WILDS), "wildcards of each player, in card order"),
    Plane("purses", (SEATS, PURSE), "coins, bust tokens, cards and score of each player"),
    Plane("adds", (OWNABLE,), "about what each card would add to my points"),
    Plane("gains", (SEATS, GAINS), "about what lot, tableau and the best card of the market would add to each player's"),
)
SIZE = sum(plane.size for plane in PLANES)


def planes(options: object) -> tuple[Plane, ...]:
    return PLANES


@rule
def run_of(own: int, second: int, colour: int, more: int, extra: int) -> int:
    """About what a colour scores with these numbers and fillers more: as if numbered wilds were of every colour at once."""
    numbers = (own >> (9 * colour)) & NINE | (own >> NUMBERED_WILD) & NINE | more
    return int(POINTS[numbers * FILLERS + min(FILLERS_MOST, fillers_of(own, second, colour) + extra)])


@rule
def write_colour_adds(own: int, second: int, colour: int, out: Any, at: int) -> None:
    """What each number of a colour and its wild would add; a numbered wild adds what it adds where it adds most."""
    run = run_of(own, second, colour, 0, 0)
    for number in range(9):
        gain = run_of(own, second, colour, 1 << number, 0) - run
        out[at + 9 * colour + number] = gain
        out[at + NUMBERED_WILD + number] = max(int(out[at + NUMBERED_WILD + number]), gain)
    filled = run_of(own, second, colour, 0, 1) - run
    out[at + NUMBERS + colour] = filled
    out[at + OWNABLE - 1] = max(int(out[at + OWNABLE - 1]), filled)


@seldom
def write_adds(s: TenState, p: int, out: Any, at: int) -> int:
    write_nothing(out, at, OWNABLE)
    for colour in range(COLOURS):
        write_colour_adds(int(s.own[COPIES * p]), int(s.own[COPIES * p + 1]), colour, out, at)
    return at + OWNABLE


@rule
def lot_adds(own: int, second: int, lot: int) -> int:
    """About what the card in question would add."""
    best = 0
    for colour in range(COLOURS):
        run = run_of(own, second, colour, 0, 0)
        gain = 0
        if lot < NUMBERS:
            gain = run_of(own, second, colour, 1 << (lot % 9), 0) - run if lot // 9 == colour else 0
        elif lot < NUMBERED_WILD:
            gain = run_of(own, second, colour, 0, 1) - run if lot - NUMBERS == colour else 0
        elif lot < OWNABLE - 1:
            gain = run_of(own, second, colour, 1 << (lot - NUMBERED_WILD), 0) - run
        else:
            gain = run_of(own, second, colour, 0, 1) - run
        best = max(best, gain)
    return best


@rule
def tableau_adds(own: int, second: int, tableau: int) -> int:
    total = 0
    for colour in range(COLOURS):
        more = (tableau >> (9 * colour)) & NINE
        total += run_of(own, second, colour, more, 0) - run_of(own, second, colour, 0, 0)
    return total


@rule
def market_adds(own: int, second: int, market: int) -> int:
    best = 0
    for colour in range(COLOURS):
        run = run_of(own, second, colour, 0, 0)
        cards = (market >> (9 * colour)) & NINE
        for number in range(9):
            if (cards >> number) & 1:
                best = max(best, run_of(own, second, colour, 1 << number, 0) - run)
    return best


@seldom
def write_gains(s: TenState, seat: int, out: Any, at: int) -> int:
    write_nothing(out, at, SEATS * GAINS)
    seats, tableau = int(s.seats), tableau_kinds(s)
    for left in range(seats):
        p = COPIES * to_the_left(seat, left, seats)
        own, second = int(s.own[p]), int(s.own[p + 1])
        here = at + GAINS * left
        out[here] = lot_adds(own, second, int(s.lot)) if s.lot >= 0 else 0
        out[here + 1] = tableau_adds(own, second, tableau)
        out[here + 2] = market_adds(own, second, int(s.market[0]))
    return at + SEATS * GAINS


@seldom
def write_deck(s: TenState, out: Any, at: int) -> int:
    """The cards left by kind, how many there are, and what the next one may do."""
    write_nothing(out, at, KINDS + 4)
    busts, currency_busts, wilds = 0, 0, 0
    for place in range(s.deck_at, s.deck_size):
        kind = int(s.deck[place])
        write_number(out, at + kind, int(out[at + kind]) + 1)
        if kind < NUMBERS:
            busts += 1 if s.net + FACE[kind] >= BUSTED_AT else 0
        elif kind < CURRENCY:
            wilds += 1
        else:
            currency_busts += 1 if s.currency + FACE[kind] >= BUSTED_AT else 0
    left = int(s.deck_size) - int(s.deck_at)
    write_number(out, at + KINDS, left)
    if left > 0:
        out[at + KINDS + 1] = PER_CENT * busts // left
        out[at + KINDS + 2] = PER_CENT * currency_busts // left
        out[at + KINDS + 3] = PER_CENT * wilds // left
    return at + KINDS + 4


@rule
def write_head(s: TenState, seat: int, out: Any) -> int:
    seats = int(s.seats)
    paying = s.phase == Phase.PAY
    at = write_one(out, 0, int(s.phase), PHASES)
    at = write_one(out, at, int(s.pay_step) if paying else -1, STEPS)
    at = write_one(out, at, int(s.paying_for) if paying else -1, PHASES)
    at = write_one(out, at, 0 if s.solo else seats - 1, SEATS)
    at = write_one(out, at, distance(seat, int(s.active), seats), SEATS)
    at = write_one(out, at, distance(seat, int(s.high_bidder), seats), SEATS)
    return write_one(out, at, int(s.lot), OWNABLE)


@seldom
def write_holdings(s: TenState, seat: int, out: Any, at: int) -> int:
    seats = int(s.seats)
    write_nothing(out, at, SEATS * (NUMBERS + WILDS + PURSE))
    for left in range(seats):
        p = to_the_left(seat, left, seats)
        write_pile(out, at + NUMBERS * left, s.own, COPIES * p, 0, NUMBERS)
        write_pile(out, at + NUMBERS * SEATS + WILDS * left, s.own, COPIES * p, NUMBERS, WILDS)
        write_purse(s, p, out, at + (NUMBERS + WILDS) * SEATS + PURSE * left)
    return at + SEATS * (NUMBERS + WILDS + PURSE)


@rule
def look(s: TenState, seat: int, out: Any) -> int:
    """Write what the net is given for this seat; how many numbers that is."""
    at = write_amounts(s, out, write_head(s, seat, out))
    at = write_tableau(s, out, at)
    at = write_pile(out, at, s.market, 0, 0, NUMBERS)
    at = write_holdings(s, seat, out, write_deck(s, out, inside(at)))
    return write_gains(s, seat, out, write_adds(s, seat, out, at))


FEATURES = Tensor(version=VERSION, planes=planes, observe=look, winners=winners)
