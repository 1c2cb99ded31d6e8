"""The last two tricks of a round, worked out: what each card is worth over all deals that agree with what the seat knows.

Whoever chooses with two cards in hand chooses for the last time: after that there is one card left to play. So nothing needs to
be drawn by chance. Every deal of the unseen cards that agrees is counted, as much as it is plausible, and in each of them those
who are still to choose take what is best for themselves with all hands open (max^n: not what is worst for others; of equals the
lowest card). The seat that asks acts on nothing that it cannot know, and its values are exact, but for one assumption: that the
others choose their last as if they saw all hands.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.trick_later.deals import ENDS, OTHER, ROOT, likelihood
from tenfold.bots.trick_later.policy import Array
from tenfold.bots.trick_later.tally import LEFT, SETTLED, action_in_turn
from tenfold.bots.trick_later.thumb import round_is_done
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances
from tenfold.core.bits import count_bits, lowest
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.trick_later.cards import KINDS, SURVIVORS
from tenfold.games.trick_later.rules.resampling import eight_in_hand, fits, hand_size, learn, may_hold, unseen, was_given
from tenfold.games.trick_later.rules.rulebook import PLAY
from tenfold.games.trick_later.rules.state import SEATS, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import play, playable

LAST_CARDS = 2
DEEPEST = LAST_CARDS * SEATS
RECORDS = ENDS + DEEPEST + 1
A_TIE = 1.0e-6
# Where the card that another seat gave away is kept among the hands.
ASIDE = SEATS


class Ending(NamedTuple):
    """By how many plays deep: the cards that are still to be tried, and what is worth most to who plays there, for each seat.

    `unseen` are the hidden cards, `hands` what a deal of them gives to whom.
    """

    untried: Array
    worth: Array
    unseen: Array
    hands: Array


def new_ending() -> Ending:
    return Ending(
        untried=np.zeros(DEEPEST + 1, np.int64),
        worth=np.zeros((DEEPEST + 1, SEATS)),
        unseen=np.zeros(KINDS, np.int64),
        hands=np.zeros(SEATS + 1, np.int64),
    )


@rule
def is_near(s: TrickLaterState) -> bool:
    """Whether who acts chooses for the last time in this round."""
    return s.phase == Phase.PLAY and count_bits(int(s.hand[s.to_act])) <= LAST_CARDS


@rule
def list_unseen(s: TrickLaterState, cards: Any) -> int:
    """Write the hidden cards; how many they are."""
    left, n = unseen(s), 0
    while left:
        cards[n] = lowest(left)
        left &= left - 1
        n += 1
    return n


@rule
def places_of_hidden(s: TrickLaterState) -> int:
    """In how many places a hidden card may be: another hand, or aside."""
    return int(s.players) - (0 if was_given(s) and s.eyes != s.exchanged else 1)


@rule
def hand_out(s: TrickLaterState, ending: Any, n: int, number: int) -> None:
    """Of all ways to put the hidden cards somewhere that of this number."""
    places = places_of_hidden(s)
    ending.hands[:] = 0
    for i in range(n):
        place = number % places
        number //= places
        holder = (int(s.eyes) + 1 + place) % int(s.players) if place < int(s.players) - 1 else ASIDE
        ending.hands[holder] |= 1 << int(ending.unseen[i])


@rule
def may_be(s: TrickLaterState, seat: int, hand: int, none: int, one: int) -> bool:
    """Whether a seat may hold these cards, beside infected 8 if it has it."""
    held = eight_in_hand(s) if seat == s.exchanged else 0
    if count_bits(hand | held) != hand_size(s, seat) or hand & ~may_hold(seat, none):
        return False
    return fits(s, seat, hand | held, one)


@rule
def agrees(s: TrickLaterState, ending: Any, none: int, one: int) -> bool:
    """Whether all hands may be; the card aside is a survivor."""
    wrong = int(ending.hands[ASIDE]) & ~SURVIVORS != 0
    for seat in range(s.players):
        if seat != s.eyes and not wrong:
            wrong = not may_be(s, seat, int(ending.hands[seat]), none, one)
    return not wrong


@rule
def take_up(s: TrickLaterState, ending: Any) -> None:
    """Make the hidden hands those of the deal."""
    eight = eight_in_hand(s)
    for seat in range(s.players):
        if seat != s.eyes:
            s.hand[seat] = int(ending.hands[seat]) | (eight if seat == s.exchanged else 0)
    if ending.hands[ASIDE]:
        s.gave = lowest(int(ending.hands[ASIDE]))


@rule
def look_deeper(s: TrickLaterState, ending: Any, depth: int) -> None:
    ending.untried[depth] = playable(s)
    ending.worth[depth, int(s.to_act)] = -1.0e9


@rule
def take_in(s: TrickLaterState, ending: Any, depth: int, found: Any) -> None:
    """One more thing that may come of a position; it counts if it is better for who plays there."""
    seat = int(s.to_act)
    if found[seat] > ending.worth[depth, seat]:
        for p in range(s.players):
            ending.worth[depth, p] = found[p]


@seldom
def work_out(records: Any, tree: Any) -> None:
    """What records[ENDS] is worth to each seat, hands open, into `worth` at depth 0."""
    ending, depth = tree.ending, 0
    look_deeper(records[ENDS], ending, 0)
    while depth >= 0:
        s, left = records[ENDS + depth], int(ending.untried[depth])
        if left == 0:
            depth -= 1
            if depth >= 0:
                take_in(records[ENDS + depth], ending, depth, ending.worth[depth + 1])
            continue
        ending.untried[depth] = left & (left - 1)
        records[ENDS + depth + 1] = s
        below = records[ENDS + depth + 1]
        play(below, lowest(left))
        if round_is_done(below):
            evaluate_by_win_chances(below, tree.policy.chances, tree.totals, tree.result)
            take_in(s, ending, depth, tree.result)
        else:
            depth += 1
            look_deeper(below, ending, depth)


@rule
def worth_of(records: Any, tree: Any, action: int) -> float:
    """What an action is worth to who acts, in the deal in records[OTHER]."""
    seat = int(records[OTHER].to_act)
    records[ENDS] = records[OTHER]
    play(records[ENDS], action - PLAY)
    if round_is_done(records[ENDS]):
        evaluate_by_win_chances(records[ENDS], tree.policy.chances, tree.totals, tree.result)
        return float(tree.result[seat])
    work_out(records, tree)
    return float(tree.ending.worth[0, seat])


@rule
def note_worths(records: Any, tree: Any) -> float:
    """Add what every action is worth in the deal in records[OTHER]; how much the deal counts."""
    seat, weight = int(records[OTHER].to_act), likelihood(records[OTHER], tree)
    for turn in range(int(tree.tally.sizes[LEFT])):
        action = action_in_turn(tree.tally, turn)
        child = int(tree.children[0, action])
        tree.visits[child] += 1
        tree.values[child, seat] += weight * worth_of(records, tree, action)
    return weight


@rule
def to_means(tree: Any, seat: int, weights: float) -> None:
    """Every deal counts as much as it weighs: make of the sums what as many deals of one weight would have given.

    What was liked in advance decides between equals alone.
    """
    for turn in range(int(tree.tally.sizes[LEFT])):
        child = int(tree.children[0, action_in_turn(tree.tally, turn)])
        tree.values[child, seat] *= int(tree.visits[child]) / weights
        tree.tally.liking[int(tree.tally.places[turn])] *= A_TIE


@seldom
def work_out_root(records: Any, tree: Any) -> None:
    """Note what every action is worth over all deals. All is settled then."""
    root, weights = records[ROOT], 0.0
    n = list_unseen(root, tree.ending.unseen)
    none, one = learn(root)
    ways = 1
    for _ in range(n):
        ways *= places_of_hidden(root)
    for number in range(ways):
        hand_out(root, tree.ending, n, number)
        if agrees(root, tree.ending, none, one):
            records[OTHER] = root
            take_up(records[OTHER], tree.ending)
            weights += note_worths(records, tree)
    to_means(tree, int(root.to_act), weights)
    tree.tally.sizes[SETTLED] = 1
