"""What a position of 10 Trick Later is worth to everybody, as it stands and after actions, on the same deals for all of them.

The round goes on by the learnt policy; what its end is worth was learnt, too. The action itself is done by the rules, which may
end a round and deal the next: so what an action is worth is the mean of what the positions are worth that it may lead to.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.contract import CHANCE, POINTS
from tenfold.bots.judging import DEAL, KNOWN, PLAYOUT, CompiledJudge
from tenfold.bots.trick_later.deals import first_roll
from tenfold.bots.trick_later.policy import Array, Policy, by_policy, learnt, policy_of
from tenfold.bots.trick_later.thumb import advance, round_is_done
from tenfold.bots.trick_later.value import highest_standing, standing
from tenfold.bots.trick_later.win_chances import look_up, share_the_win
from tenfold.core.bits import count_bits, product
from tenfold.core.chance import STREAM
from tenfold.core.choosing import NO_ACTION
from tenfold.core.compile.loops import do, redeal
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.rules.round import ENOUGH
from tenfold.games.trick_later.rules.state import NOBODY, SEATS, TrickLaterState

SPREAD = 0x9E3779B1


class Desk(NamedTuple):
    """What a thread plays on with, beside its records."""

    policy: Policy
    dice: Array
    totals: Array
    chances: Array


def new_desk() -> Desk:
    return Desk(policy_of(**learnt()), np.ones(1, np.int64), np.zeros(SEATS, np.int64), np.zeros(SEATS))


@seldom
def evaluate_round(s: TrickLaterState, desk: Desk, result: Any) -> None:
    """Everybody's chance to win once the round is done, and the points of all rounds then."""
    for p in range(s.players):
        desk.totals[p] = standing(s, p)
        result[POINTS, p] = standing(s, p)
    if highest_standing(s) < ENOUGH:
        look_up(s, desk.totals, desk.policy.chances, desk.chances)
    else:
        share_the_win(s, desk.chances)
    together = 0.0
    for p in range(s.players):
        together += desk.chances[p]
    for p in range(s.players):
        result[CHANCE, p] = desk.chances[p] / together


@seldom
def note_result(s: TrickLaterState, result: Any) -> None:
    """The same of a game that is over."""
    for p in range(s.players):
        result[CHANCE, p] = ((int(s.won) >> p) & 1) / count_bits(int(s.won))
        result[POINTS, p] = int(s.total[p])


@seldom
def play_out(s: TrickLaterState, desk: Desk, result: Any) -> None:
    if s.to_act == NOBODY:
        note_result(s, result)
        return
    while not round_is_done(s):
        advance(s, by_policy(s, desk.policy, desk.dice))
    evaluate_round(s, desk, result)


@rule
def judge_actions(desk: Desk, records: Any, actions: Any, first: int, out: Any) -> None:
    """Try each action on as many deals as there are rows in `out`, with the same dice."""
    for row in range(len(out)):
        records[DEAL] = records[KNOWN]
        records[DEAL].chance[STREAM] = first + row
        redeal(records[DEAL])
        for column in range(len(actions)):
            records[PLAYOUT] = records[DEAL]
            desk.dice[0] = first_roll(product(first + row + 1, SPREAD))
            if actions[column] != NO_ACTION:
                do(records[PLAYOUT], actions[column])
            play_out(records[PLAYOUT], desk, out[row, column])


@cache
def compiled_judge(game: AnyGame) -> dict[str, Any]:
    from tenfold.core.compile.compiled import compile_rules

    return compile_rules({"judge_actions": judge_actions}, game.rules)


class TrickLaterJudge(CompiledJudge):
    """One for a review; every thread has a desk. The points cost nothing here."""

    deals = 1000

    def __init__(self, game: AnyGame, seed: str, threads: int) -> None:
        super().__init__(game, seed, threads)
        self.compiled = compiled_judge(game)
        self.desks = [new_desk() for _ in range(threads)]

    def play(self, thread: int, view: Any, tried: Array, first: int, points: bool, out: Array) -> None:
        self.compiled["judge_actions"](self.desks[thread], self.records[thread], tried, first, out)
