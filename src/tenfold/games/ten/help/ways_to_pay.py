"""T6.3, T6.4: all the ways to pay, and a sensible one.

Everything is asked of the rules themselves, on a record that says what the view says.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from tenfold.core.bits import count_bits, nth_member
from tenfold.games.ten.cards import CARDS, COLOUR_WILDS, FACE, KIND_OF
from tenfold.games.ten.face.notation import TEXTS
from tenfold.games.ten.face.view import TenView, cards_in, score_now, tally_pile
from tenfold.games.ten.help.runs import Board, board_of
from tenfold.games.ten.rules.holdings import give_card, payable
from tenfold.games.ten.rules.market import buy
from tenfold.games.ten.rules.payment import coin_choices, pay, pay_tokens, payment_choices, token_choices
from tenfold.games.ten.rules.rulebook import choices_start
from tenfold.games.ten.rules.state import BUST_WORTH, COPIES, Phase, Step, TenState


class Way(msgspec.Struct, frozen=True):
    """So many bust tokens leave so much to pay, of it from least to most with coins and the rest with cards.

    `lost` is what they are worth beyond the price. `asks_coins` is false where the rules pay the coins by themselves: then that
    step is not said.
    """

    tokens: int
    left: int
    lost: int
    coins_least: int
    coins_most: int
    asks_coins: bool


class Bill(msgspec.Struct, frozen=True):
    """What may be paid with, and a sensible payment: `actions` in one move, after which the score is `score`.

    `cards` says how many of each card may still be part of a payment. `tokens`, `coins` and `given` are the sensible payment in
    full, with what the rules pay by themselves. `asks_tokens` and `last_cards` say what they ask for another one: the tokens,
    and, with so many cards still to pay (from one), a card, unless the first card left is the last that may come next.
    `others` is what coins and cards come to; where that falls short, at least `forced` bust tokens must be given.
    """

    price: int
    due: int
    ways: list[Way]
    cards: dict[str, int]
    actions: list[str]
    score: int
    tokens: int
    coins: int
    given: list[str]
    asks_tokens: bool
    last_cards: list[str]
    others: int
    forced: int


class Items(msgspec.Struct, frozen=True):
    """A payment: so many tokens, so many coins, and cards, in card order."""

    tokens: int
    coins: int
    cards: list[int]


def members(choices: int) -> list[int]:
    return [nth_member(choices, n) for n in range(count_bits(choices))]


def way(s: TenState, p: int, tokens: int) -> Way:
    """What is left to pay after so many tokens, and with how many coins."""
    after = s.copy()
    pay_tokens(after, p, tokens)
    coins = members(coin_choices(after, p)) if after.price else [0]
    return Way(tokens, after.price, max(0, BUST_WORTH * tokens - s.price), coins[0], coins[-1], len(coins) > 1)


def ways_to_pay(s: TenState, p: int) -> list[Way]:
    """One for each number of tokens; once the tokens are paid, one, and once the coins are paid, cards alone."""
    if s.pay_step == Step.TOKENS:
        return [way(s, p, tokens) for tokens in members(token_choices(s, p))]
    return [way(s, p, 0)] if s.pay_step == Step.COINS else [Way(0, s.price, 0, 0, 0, False)]


def cards_that_may_pay(s: TenState, p: int) -> Counter[str]:
    """The cards from the last one paid on, in card order, and how many of each."""
    kinds = [kind for copy in range(COPIES) for kind in members(payable(s, p, copy)) if kind >= s.pay_from]
    return Counter(CARDS[kind] for kind in sorted(kinds))


def giving_order(board: Board, held: Counter[str]) -> list[str]:
    """The cards of a board in the order in which they are missed least.

    Outside the runs none is missed, a second copy least of all. Then come the runs, the shortest first, each from its
    beginning; the wilds come last.
    """
    runs = sorted(board.runs, key=lambda run: run.points)
    places = [f"{run.colour}{number}" for run in runs for number in range(run.first, run.last + 1)]
    wilds = [wild.card for run in runs for wild in run.wilds]
    outside = sorted(board.outside, key=lambda card: held[card] == 1)
    return [*outside, *(place for place in places if held[place]), *wilds]


def owned(s: TenState, p: int) -> tuple[str, ...]:
    return cards_in(tally_pile(*s.own[COPIES * p : COPIES * p + COPIES]))


def cards_to_give(s: TenState, p: int) -> list[str]:
    """The cards that may pay, those first that are missed least."""
    hand, left = owned(s, p), cards_that_may_pay(s, p)
    order = []
    for card in giving_order(board_of(hand), Counter(hand)):
        if left[card]:
            left[card] -= 1
            order.append(card)
    return order


def score_with_lot(s: TenState, p: int, given: list[str]) -> int:
    """The score with the card now paid for and without these."""
    cards = Counter([*owned(s, p), CARDS[s.lot]])
    cards.subtract(given)
    first = sum(1 << KIND_OF[card] for card, n in cards.items() if n > 0)
    second = sum(1 << KIND_OF[card] for card, n in cards.items() if n > 1)
    return score_now(first, second & COLOUR_WILDS)


def orders_to_give(s: TenState, p: int) -> list[list[str]]:
    """Several orders: a new card may make others of its colour precious, or needless."""
    order, colour = cards_to_give(s, p), CARDS[s.lot][0]
    others = [card for card in order if card[0] != colour]
    same = [card for card in order if card[0] == colour]
    return [order, others + same, same + others]


def sensible(s: TenState, p: int, ways: list[Way]) -> Items:
    """Coins first. Cards go only where that costs fewer points, or else less of a token, than anything else."""
    for exact in ways:
        if exact.left == exact.coins_most and exact.lost == 0:
            return Items(exact.tokens, exact.coins_most, [])

    def cost(choice: tuple[Way, list[str]]) -> tuple[int, int, int]:
        some, given = choice
        return -score_with_lot(s, p, given), some.lost, len(given)

    orders = orders_to_give(s, p)
    best, given = min(((some, order[: some.left - some.coins_most]) for some in ways for order in orders), key=cost)
    return Items(best.tokens, best.coins_most, sorted(KIND_OF[card] for card in given))


def steps(s: TenState, items: Items) -> list[str]:
    """Pay so, and say what the rules ask on the way: a step with one possible answer they take by themselves."""
    cards = iter(items.cards)
    said = []
    while s.phase == Phase.PAY:
        item = next(cards) if s.pay_step == Step.CARDS else items.tokens if s.pay_step == Step.TOKENS else items.coins
        if count_bits(payment_choices(s)) > 1:
            said.append(TEXTS[choices_start(s) + item])
        pay(s, item)
    return said


def last_cards(cards: Counter[str], most: int) -> list[str]:
    """With one card still to pay, with two, and so on: the last that may come next, since it leaves just enough after it."""
    return list(cards.elements())[::-1][:most]


def payment(s: TenState, price: int, first: list[str]) -> Bill:
    """The payment that is due now; `first` are the actions before it. It is paid on the way."""
    p, due, ways = s.to_act, s.price, ways_to_pay(s, s.to_act)
    most = max(some.left - some.coins_least for some in ways)
    cards = cards_that_may_pay(s, p)
    others = s.coins[p] + cards.total()
    items = sensible(s, p, ways)
    said = steps(s, items)
    give_card(s, p, s.lot)
    return Bill(
        price=price,
        due=due,
        ways=ways,
        cards={card: min(n, most) for card, n in cards.items() if most},
        actions=[*first, *said],
        score=score_now(s.own[COPIES * p], s.own[COPIES * p + 1] & COLOUR_WILDS),
        tokens=items.tokens,
        coins=items.coins,
        given=[CARDS[kind] for kind in items.cards],
        asks_tokens=len(ways) > 1,
        last_cards=last_cards(cards, most),
        others=others,
        forced=ways[0].tokens,
    )


def purchase(s: TenState, action: str) -> Bill:
    """What paying for a card of the market would be."""
    kind = KIND_OF[action.removeprefix("buy ")]
    after = s.copy()
    buy(after, kind)
    return payment(after, int(FACE[kind]), [action])


def price_of(view: TenView) -> int:
    """The whole price of what is being paid for."""
    assert view.lot is not None
    assert view.payment is not None
    return view.high_bid if view.payment.phase == "auction" else int(FACE[KIND_OF[view.lot]])
