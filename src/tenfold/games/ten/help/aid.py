"""What follows from a view of TEN: runs, odds, what a choice brings and to whom, payments, and why something may not be."""

from __future__ import annotations

import msgspec

from tenfold.core.game import Aid, Position
from tenfold.core.reasons import Reason, reasons
from tenfold.games.ten.cards import COLOUR_WILDS, KIND_OF, is_currency, write_cards
from tenfold.games.ten.face.view import TenView, score_now
from tenfold.games.ten.help.bids import Bids, bids
from tenfold.games.ten.help.decided import Decided
from tenfold.games.ten.help.odds import busting_cards, next_card, unseen_cards
from tenfold.games.ten.help.runs import Board, board_of
from tenfold.games.ten.help.ways_to_pay import Bill, payment, price_of, purchase
from tenfold.games.ten.rules.auction import lowest_bid
from tenfold.games.ten.rules.holdings import bidding_power
from tenfold.games.ten.rules.rulebook import BID_MOST
from tenfold.games.ten.rules.state import COPIES, TenState
from tenfold.games.ten.rules.turn import take_currency, take_numbers

TAKING = {"take numbers": take_numbers, "take currency": take_currency}


class NextCard(msgspec.Struct, frozen=True):
    """How many of the cards in the deck would do what, drawn next; `left` is what they are, `busting` those that bust."""

    deck: int
    bust: int
    auction: int
    go_on: int
    left: dict[str, int]
    busting: list[str]


class Gain(msgspec.Struct, frozen=True):
    """Coins that a seat would gain, and how many more are lost because nobody has more than ten (T2.3)."""

    seat: int
    coins: int
    lost: int


class Taking(msgspec.Struct, frozen=True):
    """T4: what taking brings: cards to you, coins, cards to the market and out of the game, and your score then."""

    cards: list[str]
    coins: list[Gain]
    market: list[str]
    discard: list[str]
    score: int


class TenAid(Aid, frozen=True, kw_only=True):
    boards: list[Board]
    next_card: NextCard
    take: dict[str, Taking]
    bids: Bids | None
    buys: dict[str, Bill]
    payment: Bill | None
    why_not: dict[str, Reason]
    decided: Decided | None = None


def next_card_aid(view: TenView) -> NextCard:
    odds = next_card(view)
    return NextCard(odds.cards, odds.bust, odds.auction, odds.go_on, unseen_cards(view), busting_cards(view))


def taking(s: TenState, action: str) -> Taking:
    """Let it happen, and see who has what then."""
    p, after = s.active, s.copy()
    TAKING[action](after)
    tableau = write_cards(s.tableau[: s.tableau_size])
    numbers = [card for card in tableau if not is_currency(KIND_OF[card])]
    keeps = action == "take numbers"
    gaining = [seat for seat in range(s.seats) if (seat != p) == keeps and s.currency]
    gained = {seat: after.coins[seat] - s.coins[seat] for seat in gaining}
    return Taking(
        cards=numbers if keeps else [],
        coins=[Gain(seat, coins, s.currency - coins) for seat, coins in gained.items()],
        market=[] if keeps else numbers,
        discard=[card for card in tableau if card not in numbers],
        score=score_now(after.own[COPIES * p], after.own[COPIES * p + 1] & COLOUR_WILDS),
    )


def paying(view: TenView, s: TenState) -> Bill | None:
    return payment(s.copy(), price_of(view), []) if view.phase == "pay" else None


def payment_items(view: TenView, s: TenState) -> list[str]:
    """All that one owns of what this step of a payment asks for."""
    assert view.payment is not None
    match view.payment.step:
        case "tokens":
            return [f"pay {n}x" for n in range(s.busts[s.to_act] + 1)]
        case "coins":
            return [f"pay {n}c" for n in range(s.coins[s.to_act] + 1)]
    return [f"pay {card}" for card in view.players[s.to_act].cards]


def bids_in_doubt(s: TenState) -> list[str]:
    """The highest bid again, the lowest that tops it, and one more than one can pay."""
    amounts = {s.high_bid, lowest_bid(s), bidding_power(s, s.to_act) + 1}
    return [f"bid {amount}" for amount in sorted(amounts) if 0 < amount <= BID_MOST]


def expected(view: TenView, s: TenState) -> list[str]:
    """What a player might want to do in this phase."""
    match view.phase:
        case "draw":
            return ["draw", *TAKING]
        case "auction":
            return bids_in_doubt(s)
        case "pay":
            return payment_items(view, s)
    return [f"buy {card}" for card in view.market]


def aid(view: TenView, legal: list[str], position: Position[TenState]) -> TenAid:
    """`position` says what the view says; the rest is for the one to act, who has something legal."""
    s, asked = position.state, bool(legal)
    return TenAid(
        boards=[board_of(tuple(player.cards)) for player in view.players],
        next_card=next_card_aid(view),
        take={action: taking(s, action) for action in legal if action in TAKING},
        bids=bids(s, s.to_act if asked else None) if view.phase == "auction" else None,
        buys={action: purchase(s, action) for action in legal if action.startswith("buy ")},
        payment=paying(view, s) if asked else None,
        why_not=reasons(position, expected(view, s)) if asked else {},
    )
