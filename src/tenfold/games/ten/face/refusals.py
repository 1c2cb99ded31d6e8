"""What the sentence for a refusal mentions: not the rule alone, but what it comes to in this position."""

from __future__ import annotations

from typing import Any

from tenfold.games.ten.cards import CARDS, FACE, NUMBERS
from tenfold.games.ten.face.view import PHASES
from tenfold.games.ten.rules.auction import lowest_bid
from tenfold.games.ten.rules.holdings import bidding_power, spending_power
from tenfold.games.ten.rules.rulebook import BUY, TAKE_CURRENCY
from tenfold.games.ten.rules.state import Phase, TenState


def wish(action: int) -> dict[str, Any]:
    """The card of the market that somebody wants to buy, and its price; nothing where that is no purchase."""
    kind = action - BUY
    return {"card": CARDS[kind], "price": int(FACE[kind])} if 0 <= kind < NUMBERS else {}


def refusal_details(s: TenState, action: int) -> dict[str, Any]:
    """What this phase is about: a card that is not there, a bid and what the bidder can pay, a price and who has to pay it."""
    phase = PHASES[s.phase]
    if s.phase == Phase.DRAW:
        return {"phase": phase, "what": "currency" if action == TAKE_CURRENCY else "numbers"}
    if s.phase == Phase.AUCTION:
        return {"phase": phase, "high_bid": s.high_bid, "least": lowest_bid(s), "power": bidding_power(s, s.to_act)}
    if s.phase == Phase.PAY:
        return {"phase": phase, "price": s.price, "power": bidding_power(s, s.to_act), "least": lowest_bid(s)}
    return {"phase": phase, "power": spending_power(s, s.to_act), **wish(action)}
