"""T7: an auction in figures: who has spoken, what everybody can pay, and handy bids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenfold.games.ten.face.view import bids_view
from tenfold.games.ten.help.ways_to_pay import score_with_lot
from tenfold.games.ten.rules.auction import lowest_bid
from tenfold.games.ten.rules.holdings import bidding_power, money
from tenfold.games.ten.rules.state import TenState

Said = Literal["high", "topped", "passed", "now", "waits"]


class Speaker(msgspec.Struct, frozen=True):
    """A player in an auction and the most that this player can pay (T7.2, T11.4).

    `said` is `high` for the highest bid, `topped` for one that was, `passed`, `now`, or `waits`; `bid` is the bid, if any.
    """

    seat: int
    said: Said
    bid: int | None
    power: int


class QuickBid(msgspec.Struct, frozen=True):
    """A handy bid: the least, a little more, all coins, coins and bust tokens, or all that one has."""

    amount: int
    why: Literal["least", "raise", "coins", "currency", "most"]


class Bids(msgspec.Struct, frozen=True):
    """`speakers` in the order of speaking. `least` is the lowest bid now; the rest is for the one to bid: `most` that can be
    paid, `quick` bids, and `score` with the lot, were it a gift.
    """

    speakers: list[Speaker]
    least: int
    most: int | None
    quick: list[QuickBid]
    score: int | None


def what_was_said(s: TenState, seat: int, bids: dict[int, int | None]) -> Said:
    if seat not in bids:
        return "now" if seat == s.to_act else "waits"
    if bids[seat] is None:
        return "passed"
    return "high" if seat == s.high_bidder else "topped"


def speakers(s: TenState) -> list[Speaker]:
    """T7.1: from the left of the active player round to the active player."""
    order = [(s.active + turn) % s.seats for turn in range(1, s.seats + 1)]
    bids = {bid.seat: bid.amount for bid in bids_view(s)}
    return [Speaker(seat, what_was_said(s, seat, bids), bids.get(seat), bidding_power(s, seat)) for seat in order]


def quick_bids(s: TenState, p: int) -> list[QuickBid]:
    least, most = lowest_bid(s), bidding_power(s, p)
    wanted = [
        QuickBid(least, "least"),
        QuickBid(s.coins[p], "coins"),
        QuickBid(money(s, p), "currency"),
        QuickBid(most, "most"),
        QuickBid(least + 1, "raise"),
        QuickBid(least + 2, "raise"),
    ]
    by_amount = {quick.amount: quick for quick in reversed(wanted) if least <= quick.amount <= most}
    return [by_amount[amount] for amount in sorted(by_amount)]


def bids(s: TenState, seat: int | None) -> Bids:
    """The auction; `seat` is the one to bid, if that is who asks."""
    if seat is None:
        return Bids(speakers(s), lowest_bid(s), None, [], None)
    return Bids(speakers(s), lowest_bid(s), bidding_power(s, seat), quick_bids(s, seat), score_with_lot(s, seat, []))
