"""Self-play: a player plays rounds against itself and changes its weights towards what won. (Policy gradient: Williams, 1992.)

All of it is compiled; `tools.train_trick_later` calls it.
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.trick_later.features import AROUND, CARD, hidden_from, look_around, look_at_card
from tenfold.bots.trick_later.policy import ALL_ROLLS, HIDDEN, Array, Policy, begin_to_weigh, drawn, to_shares, weigh
from tenfold.bots.trick_later.thumb import advance, by_thumb, on_table
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances, look_up
from tenfold.core.bits import lowest
from tenfold.core.compile.loops import begin, do, is_over, roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.trick_later.cards import HAND
from tenfold.games.trick_later.rules.round import points_of, tie_break
from tenfold.games.trick_later.rules.rulebook import PLAY
from tenfold.games.trick_later.rules.state import SEATS, TRICKS, Phase, TrickLaterState
from tenfold.games.trick_later.rules.trick import playable

DECISIONS = SEATS * TRICKS
MOST_ROUNDS = 1 << 13
GAME, ENDED = 0, 1
STREAM = 4
# How much trying other things is worth, and how fast the expected result follows the results.
ENTROPY_BONUS = 0.0005
FOLLOWS = 0.0002


class Notes(NamedTuple):
    """The decisions of a round as they were seen, what to change, and the points of the rounds."""

    number: Array
    around: Array
    card: Array
    sums: Array
    share: Array
    kinds: Array
    offered: Array
    chosen: Array
    seat: Array
    first: Array
    second: Array
    expected: Array
    before: Array
    result: Array
    totals: Array
    dice: Array
    decided: Array
    rounds: Array
    points: Array
    ties: Array


def new_notes(dice: int) -> Notes:
    small, whole = np.float32, np.int64
    return Notes(
        number=np.zeros(1, whole),
        around=np.zeros((DECISIONS, AROUND), small),
        card=np.zeros((DECISIONS, HAND, CARD), small),
        sums=np.zeros((DECISIONS, HAND, HIDDEN), small),
        share=np.zeros((DECISIONS, HAND)),
        kinds=np.zeros((DECISIONS, HAND), whole),
        offered=np.zeros(DECISIONS, whole),
        chosen=np.zeros(DECISIONS, whole),
        seat=np.zeros(DECISIONS, whole),
        first=np.zeros((AROUND + CARD, HIDDEN), small),
        second=np.zeros(HIDDEN + CARD, small),
        expected=np.zeros(AROUND),
        before=np.zeros(SEATS),
        result=np.zeros(SEATS),
        totals=np.zeros(SEATS, whole),
        dice=np.full(1, dice, whole),
        decided=np.zeros(1, whole),
        rounds=np.zeros(1, whole),
        points=np.zeros((MOST_ROUNDS, SEATS), np.int8),
        ties=np.zeros((MOST_ROUNDS, SEATS), np.int8),
    )


@rule
def note_card(notes: Any, policy: Any, d: int, c: int, kind: int) -> None:
    notes.kinds[d, c] = kind
    for i in range(CARD):
        notes.card[d, c, i] = policy.card[i]
    for j in range(HIDDEN):
        notes.sums[d, c, j] = policy.sums[j]


@rule
def note_features(s: TrickLaterState, cards: int, policy: Any, notes: Any, d: int) -> None:
    """Weigh the cards like `weigh_cards`, and keep what was seen."""
    seat = int(s.to_act)
    table = on_table(s)
    unseen = hidden_from(s, seat)
    look_around(s, seat, table, policy.around)
    begin_to_weigh(policy)
    for i in range(AROUND):
        notes.around[d, i] = policy.around[i]
    c = 0
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        look_at_card(s, seat, table, unseen, kind, policy.card)
        policy.likes[kind] = weigh(policy)
        note_card(notes, policy, d, c, kind)
        c += 1
    notes.offered[d] = c
    notes.seat[d] = seat


@seldom
def decide(s: TrickLaterState, policy: Policy, notes: Any) -> int:
    """Like `by_policy`, with notes."""
    if s.phase != Phase.PLAY:
        return by_thumb(s)
    cards = playable(s)
    if cards & (cards - 1) == 0:
        return PLAY + lowest(cards)
    d = int(notes.number[0])
    note_features(s, cards, policy, notes, d)
    together = to_shares(cards, policy)
    kind = drawn(cards, policy, roll(notes.dice) / ALL_ROLLS * together)
    for c in range(int(notes.offered[d])):
        notes.share[d, c] = policy.likes[int(notes.kinds[d, c])] / together
        if notes.kinds[d, c] == kind:
            notes.chosen[d] = c
    notes.number[0] = d + 1
    return PLAY + kind


@rule
def surprise(notes: Any, d: int) -> float:
    """How much better the round ended than was to be expected when this was decided."""
    seat = int(notes.seat[d])
    guess = float(notes.before[seat])
    for i in range(AROUND):
        guess += notes.expected[i] * notes.around[d, i]
    better = float(notes.result[seat]) - guess
    for i in range(AROUND):
        notes.expected[i] += FOLLOWS * better * notes.around[d, i]
    return better


@rule
def change(notes: Any, policy: Any, d: int, c: int, pull: float) -> None:
    """Add the direction in which this card becomes likelier, so many times."""
    for i in range(CARD):
        notes.second[HIDDEN + i] += pull * notes.card[d, c, i]
    for j in range(HIDDEN):
        if notes.sums[d, c, j] > 0.0:
            notes.second[j] += pull * notes.sums[d, c, j]
            for i in range(AROUND):
                notes.first[i, j] += pull * policy.second[j] * notes.around[d, i]
            for i in range(CARD):
                notes.first[AROUND + i, j] += pull * policy.second[j] * notes.card[d, c, i]


@seldom
def learn(notes: Any, policy: Any) -> None:
    """What all decisions of a round teach."""
    for d in range(int(notes.number[0])):
        better = surprise(notes, d)
        doubt = 0.0
        for c in range(int(notes.offered[d])):
            doubt -= notes.share[d, c] * log(notes.share[d, c] + 1e-9)
        for c in range(int(notes.offered[d])):
            share = float(notes.share[d, c])
            pull = better * ((1.0 if c == notes.chosen[d] else 0.0) - share)
            change(notes, policy, d, c, pull - ENTROPY_BONUS * share * (log(share + 1e-9) + doubt))
    notes.decided[0] += notes.number[0]
    notes.number[0] = 0


@rule
def end_round(s: TrickLaterState, ended: TrickLaterState, policy: Any, notes: Any) -> None:
    """`s` is before the last card of the round, `ended` after it."""
    look_up(s, s.total, policy.chances, notes.before)
    evaluate_by_win_chances(ended, policy.chances, notes.totals, notes.result)
    learn(notes, policy)
    r = int(notes.rounds[0]) % MOST_ROUNDS
    for p in range(s.players):
        notes.points[r, p] = points_of(ended, p)
        notes.ties[r, p] = tie_break(ended, p)
    notes.rounds[0] += 1


@rule
def practise(records: Any, template: Any, policy: Any, notes: Any, first: int, games: int) -> None:
    """Play so many games and note what they teach."""
    for stream in range(first, first + games):
        records[GAME] = template[0]
        s = records[GAME]
        s.chance[STREAM] = stream
        begin(s)
        while not is_over(s):
            action = decide(s, policy, notes)
            if s.phase == Phase.PLAY and int(s.played) == TRICKS * int(s.players) - 1:
                records[ENDED] = records[GAME]
                advance(records[ENDED], action)
                end_round(s, records[ENDED], policy, notes)
            do(s, action)
