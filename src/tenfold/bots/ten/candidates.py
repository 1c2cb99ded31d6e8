"""What is worth trying in TEN, the rules of thumb's own choice first: bids bracketed by what can still be outbid, purchases and
payments by what the cards are worth.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.thumb import by_thumb, coin, others_power
from tenfold.bots.ten.workspace import Workspace
from tenfold.bots.ten.worth import adds, points_without
from tenfold.core.bits import lowest
from tenfold.core.choosing import NO_ACTION
from tenfold.core.compile.rule import rule, seldom, table
from tenfold.games.ten.cards import FACE, OWNABLE
from tenfold.games.ten.rules.auction import highest_bid, lowest_bid
from tenfold.games.ten.rules.rulebook import BID, PASS, choices, choices_start, ending
from tenfold.games.ten.rules.state import COPIES, Phase, Step, TenState

MOST_CARDS = 6
NEVER = -1e9
BIDS_ABOVE = table((0, 1, 2, 3, 5, 8, 12))


@rule
def is_among(out: Any, n: int, action: int) -> bool:
    at = 0
    while at < n and out[at] != action:
        at += 1
    return at < n


@rule
def add(out: Any, n: int, action: int) -> int:
    """Note an action unless it is there already; how many there are."""
    if n == len(out) or is_among(out, n, action):
        return n
    out[n] = action
    return n + 1


@seldom
def add_bids(s: TenState, out: Any, n: int) -> int:
    """A few from the lowest up, ever farther apart, and the one that nobody can top."""
    n = add(out, n, PASS)
    low = lowest_bid(s)
    high = min(highest_bid(s), max(low, others_power(s)))
    if high < low:
        return n
    n = add(out, n, BID + high)
    for i in range(len(BIDS_ABOVE)):
        if low + BIDS_ABOVE[i] < high:
            n = add(out, n, BID + low + BIDS_ABOVE[i])
    return n


@rule
def card_worth(h: Any, memo: Any, s: TenState, p: int, kind: int) -> float:
    """What speaks for buying a card, or for paying with it."""
    if s.phase == Phase.PAY:
        return float(2 * points_without(memo, s, p, kind) + (int(s.own[COPIES * p + 1]) >> kind & 1))
    return adds(memo, s, p, 1 << kind) - coin(h, s) * int(FACE[kind])


@seldom
def add_cards(workspace: Workspace, s: TenState, out: Any, n: int) -> int:
    """The cards that most speaks for."""
    worth = workspace.tree.worth
    for kind in range(OWNABLE):
        worth[kind] = NEVER
    p = int(s.to_act)
    left = choices(s)
    while left:
        kind = lowest(left)
        left &= left - 1
        worth[kind] = card_worth(workspace.weights[p], workspace.memo, s, p, kind)
    for _ in range(MOST_CARDS):
        best = int(worth.argmax())
        if worth[best] == NEVER:
            return n
        worth[best] = NEVER
        n = add(out, n, choices_start(s) + best)
    return n


@rule
def add_all(s: TenState, out: Any, n: int) -> int:
    left = choices(s)
    while left:
        n = add(out, n, choices_start(s) + lowest(left))
        left &= left - 1
    return n


@seldom
def worth_trying(workspace: Workspace, s: TenState, out: Any) -> int:
    """Write what is worth trying into `out`; how much that is."""
    n = add(out, 0, by_thumb(workspace.weights, workspace.memo, s))
    if s.phase == Phase.AUCTION:
        return add_bids(s, out, n)
    if s.phase == Phase.DRAW or (s.phase == Phase.PAY and s.pay_step != Step.CARDS):
        return add_all(s, out, n)
    if ending(s) != NO_ACTION:
        n = add(out, n, ending(s))
    return add_cards(workspace, s, out, n)
