"""What happens in a game of TEN and what results from it, as messages. Nothing of it is secret."""

from __future__ import annotations

from collections.abc import Callable

from tenfold.core.game import Event, Happening
from tenfold.games.ten.cards import CARDS, FACE, is_wild
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.state import BUSTED_AT


class Turn(Event, frozen=True, tag="turn"):
    """A player's turn begins."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """The active player drew a card: into the tableau, or, a wild, into an auction."""

    seat: int
    card: str
    auction: bool
    net: int
    currency: int
    deck: int


class TookNumbers(Event, frozen=True, tag="took_numbers"):
    seat: int


class TookCurrency(Event, frozen=True, tag="took_currency"):
    seat: int
    amount: int


class Bust(Event, frozen=True, tag="bust"):
    """`by` is the total that went over the limit, net or currency, and `total` what it is."""

    seat: int
    by: str
    total: int
    limit: int


class Token(Event, frozen=True, tag="token"):
    """A player gained a bust token; `busts` are all of that player's."""

    seat: int
    busts: int


class Settled(Event, frozen=True, tag="settled"):
    """T5.3: what every other player gains after a bust, coins above ten included; 0 after a bust `by` currency."""

    seat: int
    by: str
    amount: int


class Gained(Event, frozen=True, tag="gained"):
    """A player gained coins, what went above ten not counted, and has `total` now."""

    seat: int
    coins: int
    total: int


class Kept(Event, frozen=True, tag="kept"):
    """A number card went from the tableau to a player; the totals are those of what stays there."""

    seat: int
    card: str
    net: int
    currency: int


class ToMarket(Event, frozen=True, tag="to_market"):
    """A number card went from the tableau to the market."""

    card: str
    net: int
    currency: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went out of the game: currency of the tableau, or a wild that nobody wanted."""

    card: str
    net: int
    currency: int


class Bid(Event, frozen=True, tag="bid"):
    seat: int
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    """A player passed, in an auction or in a buy phase."""

    seat: int


class PaidTokens(Event, frozen=True, tag="paid_tokens"):
    """A player paid bust tokens, has `left`, and has `due` still to pay; `lost` is what went above the price."""

    seat: int
    tokens: int
    left: int
    due: int
    lost: int


class PaidCoins(Event, frozen=True, tag="paid_coins"):
    """A player paid coins, has `left`, and has `due` still to pay."""

    seat: int
    coins: int
    left: int
    due: int


class PaidCard(Event, frozen=True, tag="paid_card"):
    """A player paid a card and has `due` still to pay."""

    seat: int
    card: str
    due: int


class Won(Event, frozen=True, tag="won"):
    """The highest bidder has paid and takes the wild."""

    seat: int
    card: str
    price: int


class Buying(Event, frozen=True, tag="buying"):
    """A player chose a card of the market and now pays for it."""

    seat: int
    card: str
    price: int


class Bought(Event, frozen=True, tag="bought"):
    """A player has paid and takes the card from the market."""

    seat: int
    card: str
    price: int


class FinalBuys(Event, frozen=True, tag="final_buys"):
    """The deck is empty; everybody may buy once more, from this seat on."""

    seat: int


class Over(Event, frozen=True, tag="over"):
    """The game is over."""


TenEvent = (
    Turn | Drew | TookNumbers | TookCurrency | Bust | Token | Settled | Gained | Kept | ToMarket | Discarded
    | Bid | Passed | PaidTokens | PaidCoins | PaidCard | Won | Buying | Bought | FinalBuys | Over
)  # fmt: skip


def guilty(net: int) -> str:
    """T3.4: the total that bust; never both."""
    return "net" if net >= BUSTED_AT else "currency"


def bust(seat: int, net: int, currency: int) -> Bust:
    by = guilty(net)
    return Bust(seat, by, net if by == "net" else currency, BUSTED_AT - 1)


MAKE: dict[int, Callable[..., TenEvent]] = {
    EventKind.TURN: lambda seat, card, amount: Turn(seat),
    EventKind.DREW: lambda seat, card, amount, *totals: Drew(seat, CARDS[card], is_wild(card), *totals),
    EventKind.TOOK_NUMBERS: lambda seat, card, amount: TookNumbers(seat),
    EventKind.TOOK_CURRENCY: lambda seat, card, amount: TookCurrency(seat, amount),
    EventKind.BUST: lambda seat, card, amount, net, currency: bust(seat, net, currency),
    EventKind.TOKEN: lambda seat, card, amount, busts: Token(seat, busts),
    EventKind.SETTLED: lambda seat, card, amount, net: Settled(seat, guilty(net), amount),
    EventKind.GAINED: lambda seat, card, amount, total: Gained(seat, amount, total),
    EventKind.KEPT: lambda seat, card, amount, *totals: Kept(seat, CARDS[card], *totals),
    EventKind.TO_MARKET: lambda seat, card, amount, *totals: ToMarket(CARDS[card], *totals),
    EventKind.DISCARDED: lambda seat, card, amount, *totals: Discarded(CARDS[card], *totals),
    EventKind.BID: lambda seat, card, amount: Bid(seat, amount),
    EventKind.PASSED: lambda seat, card, amount: Passed(seat),
    EventKind.PAID_TOKENS: lambda seat, card, amount, *rest: PaidTokens(seat, amount, *rest),
    EventKind.PAID_COINS: lambda seat, card, amount, left, due: PaidCoins(seat, amount, left, due),
    EventKind.PAID_CARD: lambda seat, card, amount, due: PaidCard(seat, CARDS[card], due),
    EventKind.WON: lambda seat, card, amount: Won(seat, CARDS[card], amount),
    EventKind.BUYING: lambda seat, card, amount: Buying(seat, CARDS[card], FACE[card]),
    EventKind.BOUGHT: lambda seat, card, amount: Bought(seat, CARDS[card], FACE[card]),
    EventKind.FINAL: lambda seat, card, amount: FinalBuys(seat),
    EventKind.OVER: lambda seat, card, amount: Over(),
}


def event(happening: Happening) -> TenEvent:
    what, *rest = happening
    return MAKE[what](*rest)
