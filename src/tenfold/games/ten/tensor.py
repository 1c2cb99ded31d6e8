"""TEN as a learner sees it. All seats see alike but for who is whom: the seat that looks comes first."""

from __future__ import annotations

from typing import Any

from tenfold.core.compile.rule import rule
from tenfold.core.tensor import Plane, Tensor, distance, inside, to_the_left, write_nothing, write_number, write_one
from tenfold.games.ten.cards import COLOUR_WILDS, CURRENCY, KINDS, NUMBERS, OWNABLE, is_currency
from tenfold.games.ten.face.options import TenOptions
from tenfold.games.ten.rules.scoring import best_points
from tenfold.games.ten.rules.state import COPIES, Phase, TenState

CURRENCIES = KINDS - CURRENCY
WILDS = OWNABLE - NUMBERS
PHASES = 7
STEPS = 3


def planes(options: TenOptions) -> list[Plane]:
    seats = max(2, options.players)
    by_seat = "by seat, own seat first"
    return [
        Plane("phase", (PHASES,), "draw, auction, pay, buy, bust, final, over: one of them is 1"),
        Plane("pay_step", (STEPS,), "in pay: bust tokens, coins, cards: what is asked for"),
        Plane("paying_for", (PHASES,), "in pay: the phase that the payment belongs to"),
        Plane("active", (seats,), f"whose turn it is, {by_seat}"),
        Plane("to_act", (seats,), f"who must decide, {by_seat}"),
        Plane("high_bidder", (seats,), f"who has bid most, {by_seat}"),
        Plane("lot", (OWNABLE,), "the wildcard in auction, or the card that is being paid for"),
        Plane("amounts", (4,), "net total, currency, highest bid, price still to pay"),
        Plane("rules", (3,), "level of the automaton or 0, German edition, bust buy"),
        Plane("tableau", (4, 9), "number cards in the tableau: colours by numbers"),
        Plane("tableau_currency", (CURRENCIES,), "currency cards in the tableau, 1 to 5"),
        Plane("market", (4, 9), "cards in the market"),
        Plane("deck", (KINDS,), "cards left in the deck, in card order: nobody knows theirs"),
        Plane("numbers", (seats, 4, 9), f"number cards of each player, {by_seat}"),
        Plane("wilds", (seats, WILDS), "wildcards of each player, in card order"),
        Plane("purses", (seats, 4), "coins, bust tokens, cards and score of each player"),
    ]


@rule
def write_pile(out: Any, at: int, pile: Any, first: int, start: int, kinds: int) -> int:
    """How many copies of each of so many kinds, from kind `start` on, a pile has."""
    once, twice, thrice = int(pile[first]) >> start, int(pile[first + 1]) >> start, int(pile[first + 2]) >> start
    here = inside(at)
    for kind in range(kinds):
        out[here + kind] = ((once >> kind) & 1) + ((twice >> kind) & 1) + ((thrice >> kind) & 1)
    return here + kinds


@rule
def write_tableau(s: TenState, out: Any, at: int) -> int:
    """The numbers, and behind them the currency."""
    write_nothing(out, at, NUMBERS + CURRENCIES)
    for place in range(s.tableau_size):
        kind = int(s.tableau[place])
        out[at + (kind - CURRENCY + NUMBERS if is_currency(kind) else kind)] += 1
    return at + NUMBERS + CURRENCIES


@rule
def write_deck(s: TenState, out: Any, at: int) -> int:
    """T1.2: a deck may have more of one currency card than eight bits hold."""
    write_nothing(out, at, KINDS)
    for place in range(s.deck_at, s.deck_size):
        kind = at + int(s.deck[place])
        write_number(out, kind, int(out[kind]) + 1)
    return at + KINDS


@rule
def write_purse(s: TenState, p: int, out: Any, at: int) -> int:
    own = COPIES * p
    at = write_number(out, at, int(s.coins[p]))
    at = write_number(out, at, int(s.busts[p]))
    at = write_number(out, at, int(s.cards[p]))
    return write_number(out, at, best_points(int(s.own[own]), int(s.own[own + 1]) & COLOUR_WILDS))


@rule
def write_phase(s: TenState, seat: int, out: Any) -> int:
    seats = int(s.seats)
    paying = s.phase == Phase.PAY
    at = write_one(out, 0, int(s.phase), PHASES)
    at = write_one(out, at, int(s.pay_step) if paying else -1, STEPS)
    at = write_one(out, at, int(s.paying_for) if paying else -1, PHASES)
    at = write_one(out, at, distance(seat, int(s.active), seats), seats)
    at = write_one(out, at, distance(seat, int(s.to_act), seats), seats)
    at = write_one(out, at, distance(seat, int(s.high_bidder), seats), seats)
    return write_one(out, at, int(s.lot), OWNABLE)


@rule
def write_amounts(s: TenState, out: Any, at: int) -> int:
    at = write_number(out, at, int(s.net))
    at = write_number(out, at, int(s.currency))
    at = write_number(out, at, int(s.high_bid))
    at = write_number(out, at, int(s.price))
    at = write_number(out, at, int(s.target))
    at = write_number(out, at, int(s.german))
    return write_number(out, at, int(s.bust_buy))


@rule
def observe(s: TenState, seat: int, out: Any) -> int:
    """Write what this seat may know; how many numbers that is."""
    seats = int(s.seats)
    at = write_amounts(s, out, write_phase(s, seat, out))
    at = write_tableau(s, out, at)
    at = write_pile(out, at, s.market, 0, 0, NUMBERS)
    at = write_deck(s, out, at)
    for left in range(seats):
        at = write_pile(out, at, s.own, COPIES * to_the_left(seat, left, seats), 0, NUMBERS)
    for left in range(seats):
        at = write_pile(out, at, s.own, COPIES * to_the_left(seat, left, seats), NUMBERS, WILDS)
    for left in range(seats):
        at = write_purse(s, to_the_left(seat, left, seats), out, at)
    return at


@rule
def winners(s: TenState) -> int:
    won = 0
    for p in range(s.seats):
        won |= int(s.won[p]) << p
    return won


TENSOR = Tensor(version=1, planes=planes, observe=observe, winners=winners)
