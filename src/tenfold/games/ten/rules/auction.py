"""T7: a wild is auctioned; one bid or pass each, from the left of the active player round to the active player."""

from __future__ import annotations

from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import bidding_power
from tenfold.games.ten.rules.state import NO_CARD, NOBODY, Phase, TenState

LOWEST_BID = 1
LOWEST_SOLO_BID = 5


@rule
def open_auction(s: TenState, kind: int) -> None:
    s.lot = kind
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.paying_for = Phase.AUCTION
    s.to_act = (int(s.active) + 1) % int(s.seats)
    s.phase = Phase.AUCTION


@rule
def lowest_bid(s: TenState) -> int:
    """T7.1: more than the highest bid so far; T11.4: at least 5 in solo."""
    lowest = LOWEST_SOLO_BID if s.solo else LOWEST_BID
    return max(lowest, int(s.high_bid) + 1)


@rule
def highest_bid(s: TenState) -> int:
    """T7.2."""
    return bidding_power(s, int(s.to_act))


@rule
def next_bidder(s: TenState) -> None:
    if s.to_act == s.active:
        s.phase = Phase.ALL_BIDS_IN
    else:
        s.to_act = (int(s.to_act) + 1) % int(s.seats)


@rule
def bid(s: TenState, amount: int) -> None:
    s.high_bid = amount
    s.high_bidder = s.to_act
    s.bids[s.to_act] = amount
    tell(s, EventKind.BID, int(s.to_act), int(s.lot), amount)
    next_bidder(s)


@rule
def decline(s: TenState) -> None:
    s.bids[s.to_act] = 0
    tell(s, EventKind.PASSED, int(s.to_act), int(s.lot), 0)
    next_bidder(s)


@rule
def close_auction(s: TenState) -> None:
    s.lot = NO_CARD
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.phase = Phase.TURN_GOES_ON
