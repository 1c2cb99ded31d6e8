"""The last two tricks of a round, worked out: what each card is worth over all deals that agree with what the seat knows.

Whoever chooses with two cards in hand chooses for the last time: after that there is one card left to play. So nothing needs to
be drawn by chance. Every deal of the unseen cards that agrees is counted, as much as it is plausible, and in each of them every
way the round may end, as often as the others would choose it by the learnt policy, from what each of them may know. Nobody acts
on what it cannot know, and the values are exact, but for one assumption: that the others choose by that policy.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.trick_later.deals import ENDS, OTHER, ROOT, likelihood
from tenfold.bots.trick_later.policy import Array, to_shares, weigh_cards
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
    """By how many plays deep: cards still to be tried, how likely each is, the one that is tried, what came of those before.

    `unseen` are the hidden cards, `hands` what a deal of them gives to whom.
    """

    untried: Array
    likely: Array
    chosen: Array
    worth: Array
    unseen: Array
    hands: Array


def new_ending() -> Ending:
    return Ending(
        untried=np.zeros(DEEPEST + 1, np.int64),
        likely=np.zeros((DEEPEST + 1, KINDS)),
        chosen=np.zeros(DEEPEST + 1, np.int64),
        worth=np.zeros(DEEPEST + 1),
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
def look_deeper(s: TrickLaterState, tree: Any, depth: int) -> None:
    """What may be played there, and how likely each card is."""
    cards = playable(s)
    tree.ending.untried[depth] = cards
    tree.ending.worth[depth] = 0.0
    if cards & (cards - 1) == 0:
        tree.ending.likely[depth, lowest(cards)] = 1.0
        return
    weigh_cards(s, cards, tree.policy)
    together = to_shares(cards, tree.policy)
    while cards:
        tree.ending.likely[depth, lowest(cards)] = tree.policy.likes[lowest(cards)] / together
        cards &= cards - 1


@rule
def worth_at_end(s: TrickLaterState, tree: Any, seat: int) -> float:
    evaluate_by_win_chances(s, tree.policy.chances, tree.totals, tree.result)
    return float(tree.result[seat])


@rule
def play_next(records: Any, tree: Any, depth: int) -> int:
    """Play the next card to be tried at this depth."""
    ending = tree.ending
    kind = lowest(int(ending.untried[depth]))
    ending.untried[depth] &= ending.untried[depth] - 1
    records[ENDS + depth + 1] = records[ENDS + depth]
    play(records[ENDS + depth + 1], kind)
    ending.chosen[depth] = kind
    return depth + 1


@seldom
def work_out(records: Any, tree: Any, seat: int) -> float:
    """What records[ENDS] is worth to a seat: the mean over all ways the round may end from there."""
    ending, depth = tree.ending, 0
    look_deeper(records[ENDS], tree, 0)
    while depth > 0 or ending.untried[0]:
        if round_is_done(records[ENDS + depth]):
            ending.worth[depth] = worth_at_end(records[ENDS + depth], tree, seat)
        elif ending.untried[depth]:
            depth = play_next(records, tree, depth)
            if not round_is_done(records[ENDS + depth]):
                look_deeper(records[ENDS + depth], tree, depth)
            continue
        depth -= 1
        ending.worth[depth] += ending.likely[depth, int(ending.chosen[depth])] * ending.worth[depth + 1]
    return float(ending.worth[0])


@rule
def worth_of(records: Any, tree: Any, action: int) -> float:
    """What an action is worth to who acts, in the deal in records[OTHER]."""
    seat = int(records[OTHER].to_act)
    records[ENDS] = records[OTHER]
    play(records[ENDS], action - PLAY)
    if round_is_done(records[ENDS]):
        return worth_at_end(records[ENDS], tree, seat)
    return work_out(records, tree, seat)


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

    The prior decides between equals alone.
    """
    for turn in range(int(tree.tally.sizes[LEFT])):
        child = int(tree.children[0, action_in_turn(tree.tally, turn)])
        tree.values[child, seat] *= int(tree.visits[child]) / weights
        tree.tally.bonus[int(tree.tally.places[turn])] *= A_TIE


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
