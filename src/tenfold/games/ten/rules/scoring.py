"""T9: what a collection of cards scores, exactly.

The numbered wilds are shared out among the four colours; what is left to decide then, each colour decides by itself: its
longest run when so many gaps may be filled by its colour wilds (and the super wild) is a table. Splitting first between two
pairs of colours and then inside each pair visits 2 * 3**n shares for n numbered wilds instead of 4**n. Where only the points
matter (`best_points`), a wild goes where its number is missing, and few shares are left to try.
"""

from __future__ import annotations

from tenfold.core.bits import count_bits
from tenfold.core.compile.rule import rule, seldom, table
from tenfold.games.ten.cards import COLOUR_WILD, NUMBERED_WILD, SUPER_WILD

FILLERS = 4
NINE = 511
SHARE = 64
PAIR_SPARES = 2 * 9


def longest_run(numbers: int, fillers: int) -> int:
    """The length of the longest run in a set of numbers (bit 0 is the 1) when so many gaps may be filled."""
    best = 0
    for low in range(9):
        for high in range(low, 9):
            run = (2 << high) - (1 << low)
            if (run & ~numbers).bit_count() <= fillers:
                best = max(best, high - low + 1)
    return best


# T9.2: points[numbers * FILLERS + fillers]
POINTS = table(
    10 if run == 9 else run for numbers in range(512) for fillers in range(FILLERS) for run in [longest_run(numbers, fillers)]
)


@rule
def fewest_used(numbers: int, wilds: int, fillers: int, points: int) -> int:
    """T9.3, German: the fewest number cards that a run of these points needs when wilds take every place they can."""
    length = min(points, 9)
    fewest = length
    for low in range(10 - length):
        run = ((1 << length) - 1) << low
        spare = fillers - count_bits(run & ~(numbers | wilds))
        if spare >= 0:
            fewest = min(fewest, max(0, count_bits(run & numbers & ~wilds) - spare))
    return fewest


@rule
def colour_value(numbers: int, wilds: int, fillers: int, german: int) -> int:
    """The points of a colour, and behind them, where the German tie-break asks, how few number cards they need."""
    points = int(POINTS[(numbers | wilds) * FILLERS + fillers])
    if not german:
        return points * SHARE
    return points * SHARE + 9 - fewest_used(numbers, wilds, fillers, points)


@seldom
def best_pair(numbers: int, fillers: int, other_numbers: int, other_fillers: int, wilds: int, german: int) -> tuple[int, int]:
    """The best value of two colours that share these numbered wilds, and the share of the first.

    The points are two looks into a table, and most shares fall short by them alone.
    """
    best, best_share = -1, 0
    share = wilds
    while True:
        rest = wilds & ~share
        points = int(POINTS[(numbers | share) * FILLERS + fillers])
        points += int(POINTS[(other_numbers | rest) * FILLERS + other_fillers])
        if points * SHARE + PAIR_SPARES > best:
            value = colour_value(numbers, share, fillers, german) + colour_value(other_numbers, rest, other_fillers, german)
            if value > best:
                best, best_share = value, share
        if share == 0:
            return best, best_share
        share = (share - 1) & wilds


@rule
def fillers_of(own: int, second: int, colour: int) -> int:
    """How many colour wilds of this colour there are."""
    return ((own >> (COLOUR_WILD + colour)) & 1) + ((second >> (COLOUR_WILD + colour)) & 1)


@seldom
def best_shares(own: int, second: int, super_colour: int, german: int) -> tuple[int, int, int, int]:
    """The best value when the super wild, if any, is of this colour; the shares of blue, green and orange."""
    joker = (own >> SUPER_WILD) & 1
    blue = fillers_of(own, second, 0) + (joker if super_colour == 0 else 0)
    green = fillers_of(own, second, 1) + (joker if super_colour == 1 else 0)
    orange = fillers_of(own, second, 2) + (joker if super_colour == 2 else 0)
    pink = fillers_of(own, second, 3) + (joker if super_colour == 3 else 0)
    wilds = (own >> NUMBERED_WILD) & NINE
    best, best_blue, best_green, best_orange = -1, 0, 0, 0
    share = wilds
    while True:
        rest = wilds & ~share
        left, to_blue = best_pair(own & NINE, blue, (own >> 9) & NINE, green, share, german)
        right, to_orange = best_pair((own >> 18) & NINE, orange, (own >> 27) & NINE, pink, rest, german)
        if left + right > best:
            best, best_blue, best_green, best_orange = left + right, to_blue, share & ~to_blue, to_orange
        if share == 0:
            return best, best_blue, best_green, best_orange
        share = (share - 1) & wilds


@seldom
def best_assignment(own: int, second: int, german: int) -> tuple[int, int, int, int, int]:
    """T9.1: the best value, the shares of blue, green and orange in the numbered wilds, the colour of the super wild."""
    best, blue, green, orange = best_shares(own, second, 0, german)
    colour = 0
    if (own >> SUPER_WILD) & 1:
        for other in range(1, 4):
            value, to_blue, to_green, to_orange = best_shares(own, second, other, german)
            if value > best:
                best, blue, green, orange, colour = value, to_blue, to_green, to_orange, other
    return best, blue, green, orange, colour


@seldom
def pair_points(own: int, second: int, colour: int, wilds: int, joker: int) -> int:
    """The most points of a colour and the next that share these numbered wilds, and the super wild if they get it.

    A wild whose number one colour has already goes to the other, so only the contested ones are tried both ways.
    """
    here = (own >> (9 * colour)) & NINE
    there = (own >> (9 * colour + 9)) & NINE
    contested = wilds & ~(here | there)
    one = (here | (wilds & there)) * FILLERS + fillers_of(own, second, colour)
    other = (there | (wilds & here)) * FILLERS + fillers_of(own, second, colour + 1)
    best = 0
    share = contested
    while True:
        mine = one + share * FILLERS
        theirs = other + (contested ^ share) * FILLERS
        points = int(POINTS[mine + joker]) + int(POINTS[theirs])
        if joker:
            points = max(points, int(POINTS[mine]) + int(POINTS[theirs + joker]))
        best = max(best, points)
        if share == 0:
            return best
        share = (share - 1) & contested


@seldom
def best_points(own: int, second: int) -> int:
    """T9.1, T9.2: what these cards score. As with two colours, a pair that has a number twice needs no wild for it."""
    wilds = (own >> NUMBERED_WILD) & NINE
    joker = (own >> SUPER_WILD) & 1
    left_needs = wilds & ~(own & (own >> 9))
    right_needs = wilds & ~((own >> 18) & (own >> 27))
    contested = left_needs & right_needs
    best = 0
    share = contested
    while True:
        to_left = left_needs & ~right_needs | share
        to_right = right_needs & ~share
        points = pair_points(own, second, 0, to_left, joker) + pair_points(own, second, 2, to_right, 0)
        if joker:
            points = max(points, pair_points(own, second, 0, to_left, 0) + pair_points(own, second, 2, to_right, joker))
        best = max(best, points)
        if share == 0:
            return best
        share = (share - 1) & contested


@rule
def runs_need(own: int, second: int) -> int:
    """T9.3, German: how few number cards the scored runs can do with."""
    value, _, _, _, _ = best_assignment(own, second, 1)
    return 4 * 9 - value % SHARE
