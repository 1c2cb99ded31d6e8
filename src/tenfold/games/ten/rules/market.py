"""T6: buying a card from the market."""

from __future__ import annotations

from tenfold.core.compile.rule import rule, table, tell
from tenfold.games.ten.cards import FACE, NUMBERS
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import drop, spending_power
from tenfold.games.ten.rules.payment import start_payment
from tenfold.games.ten.rules.state import COPIES, TenState

# The number cards that cost no more than 0, 1, 2, ... 9.
COSTS_AT_MOST = table(sum(1 << kind for kind in range(NUMBERS) if FACE[kind] <= price) for price in range(10))


@rule
def affordable(s: TenState, p: int) -> int:
    return COSTS_AT_MOST[min(9, spending_power(s, p))]


@rule
def buyable(s: TenState, p: int) -> int:
    """T6.1, T6.2: what is in the market, can be paid, and is not owned already."""
    return int(s.market[0]) & ~int(s.own[COPIES * p]) & affordable(s, p)


@rule
def buy(s: TenState, kind: int) -> None:
    drop(s.market, 0, kind)
    s.lot = kind
    tell(s, EventKind.BUYING, int(s.to_act), kind, 0)
    start_payment(s, int(s.to_act), int(FACE[kind]), int(s.phase))
