"""What one may see of a game of TEN: everything but the order of the deck, so all seats see alike.

The view says all that the rules need but that order; `remembered` makes a record of it again, and `redeal` then shuffles the
cards that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tenfold.core.bits import lowest
from tenfold.core.game import View
from tenfold.games.ten.cards import CARDS, COLOUR_WILDS, CURRENCY, KIND_OF, KINDS, NUMBERS, OWNABLE, cards_of, write_cards
from tenfold.games.ten.face.options import TenOptions, copies_in
from tenfold.games.ten.rules.holdings import give_card, put
from tenfold.games.ten.rules.result import finish
from tenfold.games.ten.rules.scoring import best_points
from tenfold.games.ten.rules.setup import template
from tenfold.games.ten.rules.state import BUSTED_AT, COPIES, NO_CARD, NOBODY, Phase, Step, TenState

REMEMBERED = 1 << 11


class Player(msgspec.Struct, frozen=True, gc=False):
    coins: int
    busts: int
    cards: list[str]
    score: int


class Payment(msgspec.Struct, frozen=True):
    """Where a payment stands: the phase it belongs to, what is asked for, the last card paid."""

    phase: str
    step: str
    last: str | None


class SpokenBid(msgspec.Struct, frozen=True):
    """What a player said in the running auction; null is a pass."""

    seat: int
    amount: int | None


class Busted(msgspec.Struct, frozen=True):
    """T10.1: what was bust, while its player chooses: the totals then, and the number cards that are in the market now."""

    by: str
    net: int
    currency: int
    limit: int
    cards: list[str]


class TenView(View, frozen=True, kw_only=True):
    options: TenOptions
    phase: str
    active: int
    deck: int
    tableau: list[str]
    net: int
    currency: int
    market: list[str]
    discard: list[str]
    lot: str | None
    high_bid: int
    high_bidder: int | None
    price: int
    players: list[Player]
    drawn: int = 0
    payment: Payment | None = None
    bids: list[SpokenBid] = []
    bust: Busted | None = None


# A tally counts cards that can be owned: a number that has a hexadecimal digit for each kind, how many of it there are. No deck
# has more than three of these; of currency it may have any number (T1.2), so that is no part of a tally.
ONE = tuple(1 << 4 * kind if kind < OWNABLE else 0 for kind in range(KINDS))
EIGHT_OF_EACH = 8 * sum(ONE)
OWNABLE_KINDS = bytes(range(OWNABLE))
PHASES = tuple(phase.name.lower() for phase in Phase)
STEPS = tuple(step.name.lower() for step in Step)


@lru_cache(maxsize=REMEMBERED)
def tally(kinds: bytes) -> int:
    return sum(map(ONE.__getitem__, kinds))


@lru_cache(maxsize=REMEMBERED)
def tally_pile(first: int, second: int, third: int) -> int:
    """The tally of a pile: a set written in binary is its tally in hexadecimal."""
    return int(f"{first:b}", 16) + int(f"{second:b}", 16) + int(f"{third:b}", 16)


def tally_left(drawn: int, held: int) -> int:
    """What was drawn and is not held. A position set up by hand may hold more of a kind than was drawn: then none is left.

    With eight more of each kind no digit borrows from the next, and those that stay below eight are the ones to leave out.
    """
    left = drawn + EIGHT_OF_EACH - held
    return left & (left & EIGHT_OF_EACH) // 8 * 7


def discarded_currency(drawn: bytes, tableau: bytes) -> tuple[str, ...]:
    """Nobody owns currency: what was drawn and is not in the tableau is discarded."""
    return currency_left(drawn.translate(None, OWNABLE_KINDS), tableau.translate(None, OWNABLE_KINDS))


@lru_cache(maxsize=REMEMBERED)
def currency_left(drawn: bytes, tableau: bytes) -> tuple[str, ...]:
    """In card order, as far as there is more drawn than in the tableau."""
    left = [drawn.count(kind) - tableau.count(kind) for kind in range(CURRENCY, KINDS)]
    return tuple(card for card, n in zip(CARDS[CURRENCY:], left, strict=True) for _ in range(n))


@lru_cache(maxsize=REMEMBERED)
def cards_in(left: int) -> tuple[str, ...]:
    """The cards of a tally, in card order."""
    cards = []
    while left:
        kind = lowest(left) // 4
        cards.append(CARDS[kind])
        left -= ONE[kind]
    return tuple(cards)


@lru_cache(maxsize=REMEMBERED)
def score_now(own: int, second: int) -> int:
    return best_points(own, second)


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def card_or_none(kind: int) -> str | None:
    return None if kind == NO_CARD else CARDS[kind]


def player_view(s: TenState, p: int, owned: int) -> Player:
    at = COPIES * p
    return Player(
        coins=s.coins[p],
        busts=s.busts[p],
        cards=list(cards_in(owned)),
        score=score_now(s.own[at], s.own[at + 1] & COLOUR_WILDS),
    )


def payment_view(s: TenState) -> Payment | None:
    if s.phase != Phase.PAY:
        return None
    last = CARDS[s.pay_from] if s.pay_from > 0 else None
    return Payment(phase=PHASES[s.paying_for], step=STEPS[s.pay_step], last=last)


def is_about(s: TenState, phase: int) -> bool:
    """Whether this phase goes on, or the payment that it led to."""
    return s.phase == phase or (s.phase == Phase.PAY and s.paying_for == phase)


def bids_view(s: TenState) -> list[SpokenBid]:
    """T7.1: in the order of speaking."""
    if not is_about(s, Phase.AUCTION):
        return []
    order = [(s.active + turn) % s.seats for turn in range(1, s.seats + 1)]
    spoken = order if s.phase == Phase.PAY else order[: order.index(s.to_act)]
    return [SpokenBid(seat, s.bids[seat] or None) for seat in spoken]


def bust_view(s: TenState) -> Busted | None:
    """All numbers drawn in this turn were in the tableau when it bust."""
    if not is_about(s, Phase.BUST):
        return None
    cards = [CARDS[kind] for kind in s.deck[s.turn_from : s.deck_at] if kind < NUMBERS]
    by = "net" if s.bust_net >= BUSTED_AT else "currency"
    return Busted(by, s.bust_net, s.currency, BUSTED_AT - 1, cards)


def view(options: TenOptions, s: TenState) -> TenView:
    """What was drawn and lies nowhere else is discarded."""
    drawn, tableau = bytes(s.deck[: s.deck_at]), bytes(s.tableau[: s.tableau_size])
    market = tally_pile(*s.market)
    owned = [tally_pile(*s.own[COPIES * p : COPIES * p + COPIES]) for p in range(s.seats)]
    lot = 0 if s.lot == NO_CARD else ONE[s.lot]
    held = tally(tableau) + market + lot + sum(owned)
    return TenView(
        game="ten",
        options=options,
        phase=PHASES[s.phase],
        active=s.active,
        to_act=seat_or_none(s.to_act),
        deck=s.deck_size - s.deck_at,
        tableau=write_cards(tableau),
        net=s.net,
        currency=s.currency,
        market=list(cards_in(market)),
        discard=[*cards_in(tally_left(tally(drawn), held)), *discarded_currency(drawn, tableau)],
        lot=card_or_none(s.lot),
        high_bid=s.high_bid,
        high_bidder=seat_or_none(s.high_bidder),
        price=s.price,
        players=[player_view(s, p, owned[p]) for p in range(s.seats)],
        drawn=s.deck_at - s.turn_from,
        payment=payment_view(s),
        bids=bids_view(s),
        bust=bust_view(s),
    )


def kinds_of(cards: Iterable[str]) -> list[int]:
    return [KIND_OF[card] for card in cards]


def seen_cards(v: TenView) -> list[int]:
    lot = [] if v.lot is None else [v.lot]
    owned = [card for player in v.players for card in player.cards]
    return kinds_of([*v.tableau, *v.market, *v.discard, *lot, *owned])


def in_turn_order(seen: list[int], v: TenView) -> list[int]:
    """The cards of this turn last. After a bust its numbers are known to be of it; before them no other number may be."""
    if v.bust is None:
        return seen
    last = kinds_of([*v.tableau, *v.bust.cards])
    others = Counter(seen)
    others.subtract(last)
    return [*sorted(others.elements()), *last]


def remember_deck(s: TenState, v: TenView) -> None:
    seen = in_turn_order(seen_cards(v), v)
    unseen = Counter(cards_of(copies_in(v.options)))
    unseen.subtract(seen)
    s.deck[: s.deck_size] = [*seen, *sorted(unseen.elements())]
    s.deck_at = len(seen)
    s.turn_from = s.deck_at - v.drawn


def remember_players(s: TenState, v: TenView) -> None:
    for p, player in enumerate(v.players):
        s.coins[p] = player.coins
        s.busts[p] = player.busts
        for kind in kinds_of(player.cards):
            give_card(s, p, kind)


def remember_phase(s: TenState, v: TenView) -> None:
    s.phase = Phase[v.phase.upper()]
    s.active = v.active
    s.to_act = NOBODY if v.to_act is None else v.to_act
    s.lot = NO_CARD if v.lot is None else KIND_OF[v.lot]
    s.high_bid = v.high_bid
    s.high_bidder = NOBODY if v.high_bidder is None else v.high_bidder
    s.price = v.price
    s.bust_net = 0 if v.bust is None else v.bust.net
    for bid in v.bids:
        s.bids[bid.seat] = bid.amount or 0
    s.paying_for = s.phase
    if v.payment is not None:
        s.paying_for = Phase[v.payment.phase.upper()]
        s.pay_step = Step[v.payment.step.upper()]
        s.pay_from = 0 if v.payment.last is None else KIND_OF[v.payment.last]
    if Phase.FINAL in (s.phase, s.paying_for):
        s.final_left = 1 if s.solo else (s.active - s.to_act) % s.seats + 1
    if s.phase == Phase.OVER:
        finish(s)


def remembered(v: TenView) -> TenState:
    s = template(v.options, None)
    s.tableau[: len(v.tableau)] = kinds_of(v.tableau)
    s.tableau_size = len(v.tableau)
    s.net = v.net
    s.currency = v.currency
    for kind in kinds_of(v.market):
        put(s.market, 0, kind)
    remember_players(s, v)
    remember_phase(s, v)
    remember_deck(s, v)
    return s
