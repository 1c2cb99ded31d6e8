"""What a view says that cannot be together, where a state takes it as it is: for views that people write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from tenfold.games.ten.cards import CARDS, CURRENCY, FACE, KIND_OF, NUMBERS, read_card
from tenfold.games.ten.face.options import copies_in
from tenfold.games.ten.face.view import TenView, kinds_of, remembered, seen_cards
from tenfold.games.ten.rules.auction import LOWEST_BID, LOWEST_SOLO_BID
from tenfold.games.ten.rules.holdings import bidding_power, spending_power
from tenfold.games.ten.rules.rulebook import TOKENS_MOST
from tenfold.games.ten.rules.state import AUTOMATON, BUSTED_AT, COINS_MOST

OF_THE_ACTIVE = ("draw", "buy", "bust")
WITH_A_TABLEAU = ("draw", "auction", "bust")


def contradiction(v: TenView) -> str | None:
    """The first thing that is wrong, as a sentence."""
    checks = (
        of_the_players,
        of_the_cards,
        of_the_totals,
        of_a_bust,
        of_the_tableau,
        of_what_is_owned,
        of_the_turn,
        of_the_bids,
        of_the_payment,
    )
    return next((wrong for check in checks for wrong in check(v)), None)


def of_the_players(v: TenView) -> Iterator[str]:
    """T12: alone, the automaton is the second."""
    playing = max(2, v.options.players)
    if len(v.players) != playing:
        yield f"{len(v.players)} players have boards; with these options there are {playing}."


def of_the_cards(v: TenView) -> Iterator[str]:
    """T1, T6.1: no more of a kind than the deck has, and each where it may be."""
    owned = [card for player in v.players for card in player.cards]
    if any(read_card(card) >= CURRENCY for card in owned):
        yield "nobody owns a currency card."
    if any(read_card(card) >= NUMBERS for card in v.market):
        yield "only number cards lie in the market."
    copies = copies_in(v.options)
    for kind, n in Counter(seen_cards(v)).items():
        if n > copies[kind]:
            yield f"{CARDS[kind]} is there {n} times; the deck of these options has {copies[kind]}."


def about(v: TenView) -> str:
    """The phase that goes on, or the one that is being paid for."""
    return v.phase if v.payment is None else v.payment.phase


def faces(kinds: Iterable[int]) -> int:
    return sum(FACE[kind] for kind in kinds)


def of_the_totals(v: TenView) -> Iterator[str]:
    """T3.3."""
    kinds = kinds_of(v.tableau)
    currency = faces(kind for kind in kinds if kind >= CURRENCY)
    net = faces(kinds) - 2 * currency
    if (v.net, v.currency) != (net, currency):
        yield f"the tableau comes to net={net} and currency={currency}, not to net={v.net} and currency={v.currency}."


def of_a_bust(v: TenView) -> Iterator[str]:
    """T3.4, T10.1."""
    if v.bust is None:
        most = v.currency if v.active == AUTOMATON and v.options.players == 1 else max(v.net, v.currency)
        if most >= BUSTED_AT:
            yield f"with {most} this turn is bust; a tableau to go on with comes to {BUSTED_AT - 1} at most."
        return
    net = faces(kinds_of(v.bust.cards)) - v.currency
    if v.bust.net != net or max(net, v.currency) < BUSTED_AT:
        yield f"the cards of the bust come to net={net} and currency={v.currency}, one of which must be {BUSTED_AT} or more."
    if Counter(v.bust.cards) - Counter([*v.market, v.lot or ""]):
        yield "the number cards of the bust must be in the market."


def of_the_tableau(v: TenView) -> Iterator[str]:
    """T3.2, T4.1, T5.1."""
    kinds = kinds_of(v.tableau)
    if any(NUMBERS <= kind < CURRENCY for kind in kinds):
        yield "a wildcard never lies in the tableau."
    if about(v) == "bust" and any(kind < NUMBERS for kind in kinds):
        yield "after a bust no number card is left in the tableau."
    if about(v) not in WITH_A_TABLEAU and kinds:
        yield f"the tableau is empty in the phase {about(v)}."


def of_what_is_owned(v: TenView) -> Iterator[str]:
    """T2.3."""
    if any(not 0 <= player.coins <= COINS_MOST for player in v.players):
        yield f"a player has 0 to {COINS_MOST} coins."
    if any(not 0 <= player.busts <= TOKENS_MOST for player in v.players):
        yield f"a player has 0 to {TOKENS_MOST} bust tokens."


def of_the_turn(v: TenView) -> Iterator[str]:
    """T3, T8: who decides, and how much of the deck is drawn."""
    now = len(v.tableau) + (len(v.bust.cards) if v.bust else 0) + (about(v) == "auction")
    if v.phase != "over" and (v.to_act is None or not 0 <= v.to_act < v.options.players):
        yield f"somebody must decide: to_act is a seat from 0 to {v.options.players - 1}."
    if not 0 <= v.active < len(v.players):
        yield f"active is a seat from 0 to {len(v.players) - 1}."
    if about(v) in OF_THE_ACTIVE and v.to_act != v.active:
        yield f"in the phase {about(v)} the active player decides, so to_act and active are the same."
    if about(v) in ("final", "over") and v.deck:
        yield f"the phase {about(v)} comes when the deck is empty."
    if not now <= v.drawn <= len(seen_cards(v)):
        yield f"drawn is how many cards were drawn in this turn, here at least {now} and at most {len(seen_cards(v))}."


def of_the_bids(v: TenView) -> Iterator[str]:
    """T7.1, T7.2: each bid is higher than the one before, and can be paid."""
    lowest = LOWEST_SOLO_BID if v.options.players == 1 else LOWEST_BID
    bids = [(spoken.seat, spoken.amount) for spoken in v.bids if spoken.amount is not None]
    amounts = [lowest - 1, *(amount for _, amount in bids)]
    last = bids[-1] if bids else (None, 0)
    if (v.high_bidder, v.high_bid) != last:
        yield f"the bids say high_bidder={'-' if last[0] is None else last[0]} and high_bid={last[1]}."
    if any(after <= before for before, after in pairwise(amounts)):
        yield f"every bid is higher than the one before, and at least {lowest}."
    s = remembered(v)
    if v.phase == "auction" and any(amount > bidding_power(s, seat) for seat, amount in bids):
        yield "nobody bids more than they can pay."
    if v.phase == "pay" and about(v) == "auction" and v.to_act != v.high_bidder:
        yield "the highest bidder pays, so to_act and high_bidder are the same."


def of_the_payment(v: TenView) -> Iterator[str]:
    """T6, T7: what is sold, and what is still to pay."""
    kind = -1 if v.lot is None else KIND_OF[v.lot]
    sold = "a wildcard" if about(v) == "auction" else "a number card" if v.phase == "pay" else "-"
    is_sold = "-" if kind < 0 else "a number card" if kind < NUMBERS else "a wildcard"
    if sold != is_sold:
        yield f"in the phase {about(v)} the lot is {sold}."
    elif v.payment is not None:
        yield from of_the_price(v, v.high_bid if about(v) == "auction" else FACE[kind])
    elif v.price:
        yield "there is a price only where somebody pays."


def of_the_price(v: TenView, whole: int) -> Iterator[str]:
    """T6.3: tokens first, then coins, then cards."""
    assert v.payment is not None
    assert v.to_act is not None
    first = v.payment.step == "tokens"
    least = whole if first else 1
    if not least <= v.price <= whole:
        yield f"{whole} is to be paid here in all, so the price is {whole}{'' if first else ' or less, and not 0'}."
    power = bidding_power if about(v) == "auction" else spending_power
    if v.price > power(remembered(v), v.to_act):
        yield "whoever pays can pay the price."
