"""What one may see of a game of TEN: everything but the order of the deck, so all seats see alike.

The view says all that the rules need but that order; `remembered` makes a record of it again, and `redeal` then shuffles the
cards that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tenfold.core.game import View
from tenfold.games.ten.cards import KIND_OF, OWNABLE, cards_of, write_cards
from tenfold.games.ten.holdings import give_card, put
from tenfold.games.ten.options import TenOptions, copies_in
from tenfold.games.ten.scoring import best_points
from tenfold.games.ten.setup import template
from tenfold.games.ten.state import BUSTED_AT, COPIES, NO_CARD, NOBODY, Phase, Step, TenState


class Player(msgspec.Struct, frozen=True):
    coins: int
    busts: int
    cards: list[str]
    score: int


class Payment(msgspec.Struct, frozen=True):
    """Where a payment stands: the phase it belongs to, what is asked for, the last card paid."""

    phase: str
    step: str
    last: str | None


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


@lru_cache(maxsize=4096)
def score_now(own: int, second: int) -> int:
    return best_points(own, second)


def kinds_in(pile: list[int], at: int = 0) -> list[int]:
    """The kinds in a pile, in card order, each as often as it is there."""
    return cards_of(sum(pile[at + copy] >> kind & 1 for copy in range(COPIES)) for kind in range(OWNABLE))


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def discarded(s: TenState) -> Iterable[int]:
    """Everything that was drawn and lies nowhere else."""
    left = Counter(s.deck[: s.deck_at])
    left.subtract(s.tableau[: s.tableau_size])
    left.subtract(kinds_in(s.market))
    left.subtract([] if s.lot == NO_CARD else [s.lot])
    for p in range(s.seats):
        left.subtract(kinds_in(s.own, COPIES * p))
    return sorted(left.elements())


def player_view(s: TenState, p: int) -> Player:
    at = COPIES * p
    return Player(
        coins=s.coins[p],
        busts=s.busts[p],
        cards=write_cards(kinds_in(s.own, at)),
        score=score_now(s.own[at], s.own[at + 1]),
    )


def payment_view(s: TenState) -> Payment | None:
    if s.phase != Phase.PAY:
        return None
    last = write_cards([s.pay_from])[0] if s.pay_from > 0 else None
    return Payment(phase=Phase(s.paying_for).name.lower(), step=Step(s.pay_step).name.lower(), last=last)


def view(options: TenOptions, s: TenState) -> TenView:
    return TenView(
        game="ten",
        options=options,
        phase=Phase(s.phase).name.lower(),
        active=s.active,
        to_act=seat_or_none(s.to_act),
        deck=s.deck_size - s.deck_at,
        tableau=write_cards(s.tableau[: s.tableau_size]),
        net=s.net,
        currency=s.currency,
        market=write_cards(kinds_in(s.market)),
        discard=write_cards(discarded(s)),
        lot=None if s.lot == NO_CARD else write_cards([s.lot])[0],
        high_bid=s.high_bid,
        high_bidder=seat_or_none(s.high_bidder),
        price=s.price,
        players=[player_view(s, p) for p in range(s.seats)],
        drawn=s.deck_at - s.turn_from,
        payment=payment_view(s),
    )


def kinds_of(cards: Iterable[str]) -> list[int]:
    return [KIND_OF[card] for card in cards]


def seen_cards(v: TenView) -> list[int]:
    lot = [] if v.lot is None else [v.lot]
    owned = [card for player in v.players for card in player.cards]
    return kinds_of([*v.tableau, *v.market, *v.discard, *lot, *owned])


def remember_deck(s: TenState, v: TenView) -> None:
    seen = seen_cards(v)
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
    s.net_bust = int(v.currency < BUSTED_AT)
    s.paying_for = s.phase
    if v.payment is not None:
        s.paying_for = Phase[v.payment.phase.upper()]
        s.pay_step = Step[v.payment.step.upper()]
        s.pay_from = 0 if v.payment.last is None else KIND_OF[v.payment.last]
    if Phase.FINAL in (s.phase, s.paying_for):
        s.final_left = 1 if s.solo else (s.active - s.to_act) % s.seats + 1


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
