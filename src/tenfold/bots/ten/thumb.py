"""Rules of thumb for TEN over the record: how everybody plays on in the playouts of `sharp`.

`weights` holds the numbers behind them, a row for each seat (see `thumb_weights`).
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.worth import adds, points_without, purse, spare_cards, tableau_kinds
from tenfold.core.bits import count_bits, highest, lowest
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.cards import FACE, NUMBERS, is_currency
from tenfold.games.ten.rules.auction import lowest_bid
from tenfold.games.ten.rules.holdings import bidding_power
from tenfold.games.ten.rules.market import buyable
from tenfold.games.ten.rules.payment import card_choices, payment_choices
from tenfold.games.ten.rules.rulebook import (
    BID,
    BUY,
    DRAW,
    PASS,
    PAY_CARD,
    PAY_COINS,
    PAY_TOKENS,
    TAKE_CURRENCY,
    TAKE_NUMBERS,
    ending,
)
from tenfold.games.ten.rules.state import BUST_WORTH, BUSTED_AT, COINS_MOST, COPIES, Phase, Step, TenState

WEIGHTS = 13
COIN, COIN_LATE, FRESH, FRESH_LATE, COPY, GIFT, HOPE, COMFORT, WILD_NOW, WILD_LATER, EAGER, DENY, TO_MARKET = range(WEIGHTS)


@rule
def left(s: TenState) -> float:
    """The part of the deck that is left."""
    return (int(s.deck_size) - int(s.deck_at)) / int(s.deck_size)


@rule
def coin(h: Any, s: TenState) -> float:
    """What a coin is worth, in points."""
    return float(h[COIN_LATE] + h[COIN] * left(s))


@rule
def busting_cards(s: TenState) -> int:
    """T3.4: how many cards of the deck would bust."""
    n = 0
    for i in range(s.deck_at, s.deck_size):
        kind = int(s.deck[i])
        if is_currency(kind):
            n += s.currency + FACE[kind] >= BUSTED_AT
        elif kind < NUMBERS:
            n += s.net + FACE[kind] >= BUSTED_AT
    return n


@rule
def gift(s: TenState, p: int) -> float:
    """What the others would gain of the currency, each."""
    total = 0
    for other in range(s.seats):
        if other != p:
            total += min(int(s.currency), COINS_MOST - int(s.coins[other]))
    return total / (int(s.seats) - 1)


@rule
def fresh(h: Any, s: TenState) -> float:
    """What a new number card is worth that adds no points yet."""
    return float(h[FRESH_LATE] + h[FRESH] * left(s))


@rule
def numbers_worth(h: Any, memo: Any, s: TenState, p: int) -> float:
    kinds = tableau_kinds(s)
    if kinds == 0:
        return -100.0
    new = count_bits(kinds & ~int(s.own[COPIES * p]))
    copies = count_bits(kinds) - new
    return float(adds(memo, s, p, kinds) + fresh(h, s) * new + h[COPY] * copies - h[GIFT] * coin(h, s) * gift(s, p))


@rule
def currency_worth(h: Any, s: TenState, p: int) -> float:
    if s.currency == 0:
        return -100.0
    gained = min(int(s.currency), COINS_MOST - int(s.coins[p]))
    return float(coin(h, s) * gained - h[TO_MARKET] * (int(s.net) + int(s.currency)))


@seldom
def draw_by_thumb(h: Any, memo: Any, s: TenState, p: int) -> int:
    """Draw as long as what the next card may bring outweighs what a bust would lose."""
    numbers = numbers_worth(h, memo, s, p)
    currency = currency_worth(h, s, p)
    best = max(numbers, currency)
    cards = int(s.deck_size) - int(s.deck_at)
    if cards > 0:
        bust = busting_cards(s) / cards
        if best < -50 or (1 - bust) * (best + h[HOPE]) + bust * h[COMFORT] > best:
            return DRAW
    return TAKE_NUMBERS if numbers >= currency else TAKE_CURRENCY


@rule
def others_power(s: TenState) -> int:
    """The most that those who bid later could bid."""
    most = 0
    seat = int(s.to_act)
    while seat != s.active:
        seat = (seat + 1) % int(s.seats)
        most = max(most, bidding_power(s, seat))
    return most


@rule
def loss(memo: Any, s: TenState, p: int, kind: int) -> int:
    """The most points that a card would add to those of another player."""
    most = 0
    for other in range(s.seats):
        if other != p:
            most = max(most, adds(memo, s, other, 1 << kind))
    return most


@seldom
def bid_by_thumb(h: Any, memo: Any, s: TenState, p: int) -> int:
    """Between the lowest bid and what the lot is worth, and never more than could be outbid."""
    lot = int(s.lot)
    worth = h[WILD_NOW] * adds(memo, s, p, 1 << lot) + h[WILD_LATER] * left(s) + h[DENY] * loss(memo, s, p, lot)
    low = lowest_bid(s)
    high = min(int(worth), min(purse(memo, s, p), bidding_power(s, p)))
    if high < low:
        return PASS
    amount = min(low + int(h[EAGER] * (high - low)), others_power(s))
    return BID + max(low, amount)


@seldom
def buy_by_thumb(h: Any, memo: Any, s: TenState, p: int) -> int:
    """The card that adds most for its price."""
    most = purse(memo, s, p)
    best = coin(h, s) * BUST_WORTH if s.phase == Phase.BUST else 0.0
    choice = ending(s)
    cards = buyable(s, p)
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        price = int(FACE[kind])
        if price <= most:
            worth = adds(memo, s, p, 1 << kind) - coin(h, s) * price
            if worth > best:
                best = worth
                choice = BUY + kind
    return choice


@rule
def tokens_by_thumb(s: TenState, p: int) -> int:
    """As many as lose nothing, unless coins and spare cards fall short."""
    choices = payment_choices(s)
    exact = int(s.price) // BUST_WORTH
    if int(s.coins[p]) + spare_cards(s, p) < int(s.price) - BUST_WORTH * exact:
        exact += 1
    return PAY_TOKENS + max(lowest(choices), min(exact, highest(choices)))


@rule
def card_by_thumb(memo: Any, s: TenState, p: int) -> int:
    """The card that costs the fewest points."""
    choices = card_choices(s, p)
    best, choice = -1, 0
    while choices:
        kind = lowest(choices)
        choices &= choices - 1
        kept = 2 * points_without(memo, s, p, kind) + (int(s.own[COPIES * p + 1]) >> kind & 1)
        if kept > best:
            best, choice = kept, kind
    return PAY_CARD + choice


@seldom
def pay_by_thumb(memo: Any, s: TenState, p: int) -> int:
    """Tokens and coins before cards."""
    if s.pay_step == Step.TOKENS:
        return tokens_by_thumb(s, p)
    if s.pay_step == Step.COINS:
        return PAY_COINS + highest(payment_choices(s))
    return card_by_thumb(memo, s, p)


@rule
def by_thumb(weights: Any, memo: Any, s: TenState) -> int:
    """What the player to act does."""
    p = int(s.to_act)
    if s.phase == Phase.DRAW:
        return draw_by_thumb(weights[p], memo, s, p)
    if s.phase == Phase.AUCTION:
        return bid_by_thumb(weights[p], memo, s, p)
    if s.phase == Phase.PAY:
        return pay_by_thumb(memo, s, p)
    return buy_by_thumb(weights[p], memo, s, p)
