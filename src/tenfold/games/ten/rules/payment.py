"""T6.3, T6.4: paying a price with bust tokens, coins and cards, by choice.

From T6.4 follows: either the payment is exact, or it is bust tokens alone, as few as cover the price. So there is, at each
step, one unbroken range of token or coin counts, and then a set of cards.
"""

from __future__ import annotations

from tenfold.core.bits import count_bits, highest
from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import payable, take_card
from tenfold.games.ten.rules.state import BUST_WORTH, COPIES, NO_CARD, Phase, Step, TenState


@rule
def start_payment(s: TenState, p: int, price: int, paying_for: int) -> None:
    s.phase = Phase.PAY
    s.to_act = p
    s.price = price
    s.paying_for = paying_for
    s.pay_step = Step.TOKENS
    s.pay_from = 0


@rule
def cards_from(s: TenState, p: int, kind: int) -> int:
    """How many cards from this kind on may pay."""
    n = 0
    for copy in range(COPIES):
        n += count_bits(payable(s, p, copy) >> kind)
    return n


@rule
def unbroken(low: int, high: int) -> int:
    """The numbers from low to high, as a set."""
    return (2 << high) - (1 << low)


@rule
def token_choices(s: TenState, p: int) -> int:
    price = int(s.price)
    others = int(s.coins[p]) + cards_from(s, p, 0)
    at_least = max(0, (price - others + BUST_WORTH - 1) // BUST_WORTH)
    at_most = min(int(s.busts[p]), (price + BUST_WORTH - 1) // BUST_WORTH)
    return unbroken(at_least, at_most)


@rule
def coin_choices(s: TenState, p: int) -> int:
    price = int(s.price)
    return unbroken(max(0, price - cards_from(s, p, 0)), min(int(s.coins[p]), price))


@rule
def card_choices(s: TenState, p: int) -> int:
    """The cards in card order that leave enough cards after them: the highest kinds alone would fall short."""
    start = int(s.pay_from)
    here = payable(s, p, 0) >> start << start
    kind = highest(here)
    while cards_from(s, p, kind) < s.price:
        here &= (1 << kind) - 1
        kind = highest(here)
    return unbroken(start, kind) & (payable(s, p, 0) >> start << start)


@rule
def payment_choices(s: TenState) -> int:
    p = int(s.to_act)
    if s.pay_step == Step.TOKENS:
        return token_choices(s, p)
    if s.pay_step == Step.COINS:
        return coin_choices(s, p)
    return card_choices(s, p)


@rule
def pay_tokens(s: TenState, p: int, n: int) -> None:
    lost = max(0, BUST_WORTH * n - int(s.price))
    s.busts[p] -= n
    s.price = max(0, int(s.price) - BUST_WORTH * n)
    s.pay_step = Step.COINS
    if n > 0:
        tell(s, EventKind.PAID_TOKENS, p, NO_CARD, n, int(s.busts[p]), int(s.price), lost)


@rule
def pay_coins(s: TenState, p: int, n: int) -> None:
    s.coins[p] -= n
    s.price -= n
    s.pay_step = Step.CARDS
    if n > 0:
        tell(s, EventKind.PAID_COINS, p, NO_CARD, n, int(s.coins[p]), int(s.price))


@rule
def pay_card(s: TenState, p: int, kind: int) -> None:
    take_card(s, p, kind)
    s.price -= 1
    s.pay_from = kind
    tell(s, EventKind.PAID_CARD, p, kind, 1, int(s.price))


@rule
def pay(s: TenState, item: int) -> None:
    """Pay what was chosen at this step: so many tokens, so many coins, or a card of this kind."""
    p = int(s.to_act)
    if s.pay_step == Step.TOKENS:
        pay_tokens(s, p, item)
    elif s.pay_step == Step.COINS:
        pay_coins(s, p, item)
    else:
        pay_card(s, p, item)
    if s.price == 0:
        s.phase = Phase.PAID
