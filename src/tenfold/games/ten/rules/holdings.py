"""T2.3, T6.3: what players own: coins, bust tokens and cards."""

from __future__ import annotations

from tenfold.core.bits import count_bits
from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.cards import NO_KINDS, NUMBERED_WILD
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.state import BUST_WORTH, COINS_MOST, COPIES, NO_CARD, Phase, TenState


@rule
def put(pile: list[int], at: int, kind: int) -> None:
    """Add one copy of a kind to the pile whose sets start at `at`."""
    bit = 1 << kind
    for copy in range(at, at + COPIES):
        if pile[copy] & bit == 0:
            pile[copy] |= bit
            return


@rule
def drop(pile: list[int], at: int, kind: int) -> None:
    """Take one copy of a kind away."""
    bit = 1 << kind
    copy = at + COPIES - 1
    while pile[copy] & bit == 0:
        copy -= 1
    pile[copy] ^= bit


@rule
def give_card(s: TenState, p: int, kind: int) -> None:
    put(s.own, COPIES * p, kind)
    s.cards[p] += 1


@rule
def take_card(s: TenState, p: int, kind: int) -> None:
    drop(s.own, COPIES * p, kind)
    s.cards[p] -= 1


@rule
def gain(s: TenState, p: int, amount: int) -> None:
    """T2.3: never more than ten coins; the rest is lost."""
    before = int(s.coins[p])
    after = min(before + amount, COINS_MOST)
    s.coins[p] = after
    if after > before:
        tell(s, EventKind.GAINED, p, NO_CARD, after - before, after)


@rule
def others_gain(s: TenState, p: int, amount: int) -> None:
    for other in range(s.seats):
        if other != p:
            gain(s, other, amount)


@rule
def superfluous(owned: int) -> int:
    """T11.4, German edition: the numbered wilds whose number is there in all four colours."""
    in_all_four = owned & (owned >> 9) & (owned >> 18) & (owned >> 27) & 511
    return owned & (in_all_four << NUMBERED_WILD)


@rule
def duplicates(s: TenState, p: int, copy: int) -> int:
    """T11.4: what may pay in a solo auction: every copy but the first."""
    extra = int(s.own[COPIES * p + copy + 1]) if copy + 1 < COPIES else NO_KINDS
    if copy == 0 and s.german:
        extra |= superfluous(int(s.own[COPIES * p]))
    return extra


@rule
def count_duplicates(s: TenState, p: int) -> int:
    return count_bits(duplicates(s, p, 0)) + count_bits(duplicates(s, p, 1))


@rule
def payable(s: TenState, p: int, copy: int) -> int:
    """T6.3: the kinds of which more than `copy` copies may pay what is being paid for now."""
    if s.solo and s.paying_for == Phase.AUCTION:
        return duplicates(s, p, copy)
    return int(s.own[COPIES * p + copy])


@rule
def money(s: TenState, p: int) -> int:
    """T9.3: currency left, coins and bust tokens."""
    return int(s.coins[p]) + BUST_WORTH * int(s.busts[p])


@rule
def spending_power(s: TenState, p: int) -> int:
    """T6.3: what a player can pay in the market."""
    return money(s, p) + int(s.cards[p])


@rule
def bidding_power(s: TenState, p: int) -> int:
    """T7.2, T11.4: what a player can pay in an auction."""
    if s.solo:
        return money(s, p) + count_duplicates(s, p)
    return spending_power(s, p)
