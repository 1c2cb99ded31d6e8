"""T11: the automaton of the solo game (JEN, in the German edition Mona). It sits in seat 1 and never decides anything."""

from __future__ import annotations

from tenfold.core.bits import lowest
from tenfold.core.compile.rule import rule, tell
from tenfold.games.ten.cards import COLOUR_WILD, NUMBER_KINDS
from tenfold.games.ten.rules.auction import LOWEST_SOLO_BID, bid, decline, lowest_bid
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.holdings import bidding_power, duplicates, take_card
from tenfold.games.ten.rules.state import AUTOMATON, BUST_WORTH, BUSTED_AT, NO_CARD, TenState


@rule
def is_automaton(s: TenState, p: int) -> bool:
    return s.solo == 1 and p == AUTOMATON


@rule
def stops_drawing(s: TenState) -> bool:
    """T11.3."""
    return s.net >= s.target or s.currency >= BUSTED_AT or s.deck_at == s.deck_size


@rule
def automaton_bids(s: TenState) -> None:
    """T11.5 in your turn, T11.6 in its own."""
    most = bidding_power(s, AUTOMATON)
    wanted = lowest_bid(s)
    if s.active != AUTOMATON:
        wanted = min(max(LOWEST_SOLO_BID, bidding_power(s, 0)), most)
    if wanted < LOWEST_SOLO_BID or wanted > most:
        decline(s)
    else:
        bid(s, wanted)


@rule
def lowest_number_first(kinds: int) -> int:
    """T11.8: the lowest number, then blue, green, orange, pink; wilds last."""
    if kinds & NUMBER_KINDS == 0:
        return COLOUR_WILD + lowest(kinds >> COLOUR_WILD)
    for number in range(9):
        same = (kinds >> number) & 0o1001001001
        if same:
            return number + lowest(same)
    return NO_CARD


@rule
def automaton_pays(s: TenState) -> None:
    """T11.7: coins first, then bust tokens, then duplicates, until the price is covered."""
    price = int(s.high_bid)
    coins = min(price, int(s.coins[AUTOMATON]))
    tokens = min((price - coins + BUST_WORTH - 1) // BUST_WORTH, int(s.busts[AUTOMATON]))
    s.coins[AUTOMATON] -= coins
    s.busts[AUTOMATON] -= tokens
    due = price - coins
    if coins > 0:
        tell(s, EventKind.PAID_COINS, AUTOMATON, NO_CARD, coins, int(s.coins[AUTOMATON]), due)
    lost = max(0, BUST_WORTH * tokens - due)
    due = max(0, due - BUST_WORTH * tokens)
    if tokens > 0:
        tell(s, EventKind.PAID_TOKENS, AUTOMATON, NO_CARD, tokens, int(s.busts[AUTOMATON]), due, lost)
    while due > 0:
        due -= 1
        kind = lowest_number_first(duplicates(s, AUTOMATON, 0))
        take_card(s, AUTOMATON, kind)
        tell(s, EventKind.PAID_CARD, AUTOMATON, kind, 1, due)
