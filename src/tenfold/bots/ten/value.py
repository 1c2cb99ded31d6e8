"""What the start of a turn in TEN promises to each seat, as learnt from games (see `tools.train_ten`).

Each seat has some features (`write_features`); a small network makes one number of them, and a seat's chance to win is in
proportion to the exponential of its number.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.thumb import left
from tenfold.bots.ten.workspace import Workspace
from tenfold.bots.ten.worth import adds, points_now, purse, spare_cards
from tenfold.core.bits import count_bits, lowest
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp
from tenfold.games.ten.cards import COLOUR_WILD, CURRENCY, FACE, NUMBER_KINDS, NUMBERED_WILD, SUPER_WILD
from tenfold.games.ten.rules.automaton import is_automaton
from tenfold.games.ten.rules.market import buyable
from tenfold.games.ten.rules.scoring import FILLERS, NINE, POINTS, fillers_of
from tenfold.games.ten.rules.state import COPIES, TenState

FEATURES = 30
LEFT, SCORE, COINS, TOKENS, SPARE, UNUSED, ONE_FILLER, TWO_FILLERS, BARE_RUNS, RUNS = range(10)
DECK_ADDS, DECK_ADDS_BARE, DECK_HELPS, MARKET_ADDS, BARGAIN, BEST_BUY, COLOUR_WILDS, NUMBERED_WILDS = range(10, 18)
SUPER, CURRENCIES, SUPER_ADDS, TURNS_AWAY, ACTIVE, KINDS_OWNED, MARKET_KINDS, SCORE_LATE = range(18, 26)
LEVEL, WILDS_OWNED, WILDS_ADD, LONG_RUNS = range(26, 30)
PRICE = 0.1
SAME_NUMBER = 0o1001001001


@rule
def count_deck(s: TenState, copies: Any) -> None:
    """How many of each kind are left in the deck."""
    for kind in range(len(copies)):
        copies[kind] = 0
    for i in range(s.deck_at, s.deck_size):
        copies[int(s.deck[i])] += 1


@rule
def write_numbers(s: TenState, p: int, colour: int, copies: Any, x: Any) -> None:
    """What the numbers of a colour that are missing would add, as if the numbered wilds were of every colour at once."""
    own = int(s.own[COPIES * p])
    plain = (own >> (9 * colour)) & NINE
    numbers = plain | (own >> NUMBERED_WILD) & NINE
    fillers = fillers_of(own, int(s.own[COPIES * p + 1]), colour)
    run = int(POINTS[numbers * FILLERS + fillers])
    bare = int(POINTS[plain * FILLERS])
    for number in range(9):
        kind = 9 * colour + number
        if (own >> kind) & 1 == 0:
            gain = int(POINTS[(numbers | (1 << number)) * FILLERS + fillers]) - run
            x[DECK_ADDS] += gain * int(copies[kind])
            x[DECK_ADDS_BARE] += (int(POINTS[(plain | (1 << number)) * FILLERS]) - bare) * int(copies[kind])
            x[DECK_HELPS] += 1 if copies[kind] > 0 and gain > 0 else 0
            x[MARKET_ADDS] += gain * ((int(s.market[0]) >> kind) & 1)


@rule
def write_runs(s: TenState, p: int, colour: int, x: Any) -> None:
    """The run of a colour, and what a filler or two more would make of it."""
    own = int(s.own[COPIES * p])
    plain = (own >> (9 * colour)) & NINE
    place = (plain | (own >> NUMBERED_WILD) & NINE) * FILLERS
    fillers = fillers_of(own, int(s.own[COPIES * p + 1]), colour)
    run = int(POINTS[place + fillers])
    x[ONE_FILLER] += int(POINTS[place + min(3, fillers + 1)]) - run
    x[TWO_FILLERS] += int(POINTS[place + min(3, fillers + 2)]) - run
    x[BARE_RUNS] += int(POINTS[plain * FILLERS])
    x[RUNS] += run
    x[LONG_RUNS] += run * run


@rule
def write_market(memo: Any, s: TenState, p: int, x: Any) -> None:
    """The best purchase now."""
    most = purse(memo, s, p)
    cards = buyable(s, p)
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        gain = adds(memo, s, p, 1 << kind)
        price = int(FACE[kind])
        x[BEST_BUY] = max(x[BEST_BUY], gain)
        if price <= most:
            x[BARGAIN] = max(x[BARGAIN], gain - PRICE * price)


@rule
def write_wilds(memo: Any, s: TenState, p: int, copies: Any, x: Any) -> None:
    """The wilds that are left in the deck, and what they would add."""
    own = int(s.own[COPIES * p])
    for kind in range(COLOUR_WILD, NUMBERED_WILD):
        x[COLOUR_WILDS] += int(copies[kind])
    for number in range(9):
        missing = 4 - count_bits((own >> number) & SAME_NUMBER)
        x[NUMBERED_WILDS] += int(copies[NUMBERED_WILD + number]) * min(2, missing)
    x[SUPER] = int(copies[SUPER_WILD])
    for kind in range(COLOUR_WILD, CURRENCY):
        if copies[kind] > 0:
            x[WILDS_ADD] += int(copies[kind]) * adds(memo, s, p, 1 << kind)


@rule
def write_seat(memo: Any, s: TenState, p: int, x: Any) -> None:
    own = int(s.own[COPIES * p])
    points = points_now(memo, s, p)
    x[LEFT] = left(s)
    x[SCORE] = points
    x[COINS] = int(s.coins[p])
    x[TOKENS] = int(s.busts[p])
    x[SPARE] = spare_cards(s, p)
    x[UNUSED] = int(s.cards[p]) - points
    x[SUPER_ADDS] = 0 if (own >> SUPER_WILD) & 1 else adds(memo, s, p, 1 << SUPER_WILD)
    x[TURNS_AWAY] = (p - int(s.active)) % int(s.seats)
    x[ACTIVE] = 1 if p == s.active else 0
    x[KINDS_OWNED] = count_bits(own & NUMBER_KINDS)
    x[MARKET_KINDS] = count_bits(int(s.market[0]) & ~own)
    x[SCORE_LATE] = points * (1 - x[LEFT])
    x[LEVEL] = int(s.target) if is_automaton(s, p) else 0
    x[WILDS_OWNED] = count_bits(own >> COLOUR_WILD)


@seldom
def write_features(memo: Any, s: TenState, p: int, copies: Any, x: Any) -> None:
    """The features of a seat, for the network."""
    for i in range(FEATURES):
        x[i] = 0.0
    write_seat(memo, s, p, x)
    for colour in range(4):
        write_runs(s, p, colour, x)
        write_numbers(s, p, colour, copies, x)
    write_market(memo, s, p, x)
    write_wilds(memo, s, p, copies, x)
    for kind in range(CURRENCY, len(copies)):
        x[CURRENCIES] += int(copies[kind])
    cards = max(1, int(s.deck_size) - int(s.deck_at))
    x[DECK_ADDS] /= cards
    x[DECK_ADDS_BARE] /= cards


@rule
def strength(net: Any, x: Any) -> float:
    """One number of a seat. A row of the network is the weights of the features, a constant, and how much it counts; all rows
    but the first count only where they are above 0.
    """
    total = 0.0
    for row in range(len(net)):
        reached = net[row, FEATURES]
        for i in range(FEATURES):
            reached += net[row, i] * x[i]
        total += net[row, FEATURES + 1] * (reached if row == 0 else max(0.0, reached))
    return float(total)


@seldom
def evaluate(workspace: Workspace, s: TenState) -> None:
    """Write each seat's chance to win as the value of this playout."""
    tree = workspace.tree
    count_deck(s, tree.copies)
    most = -1e9
    for p in range(s.seats):
        write_features(workspace.memo, s, p, tree.copies, tree.features)
        tree.values[p] = strength(workspace.net, tree.features)
        most = max(most, tree.values[p])
    together = 0.0
    for p in range(s.seats):
        tree.values[p] = exp(tree.values[p] - most)
        together += tree.values[p]
    for p in range(s.seats):
        tree.values[p] /= together
