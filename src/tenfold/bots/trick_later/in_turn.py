"""The search of `master`: cards tried in turn, each on the same deals with the same dice, so that luck is alike for all.

A deal is drawn, and for each card still in question the round goes on from it to its end. Whoever plays on, plays from what
that seat may know in this deal: the rest of the trick by the net, the tricks after it by the learnt policy, which is far
quicker. The net's policy is the prior: it counts beside what was found, as much as a few deals do, so what the net would
hardly ever do is dropped first.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.trick_later.deals import DEAL, PLAYOUT, ROOT, draw_deal
from tenfold.bots.trick_later.endgame import is_near, work_out_root
from tenfold.bots.trick_later.net.looking import see
from tenfold.bots.trick_later.net.playing import by_net, write_scores
from tenfold.bots.trick_later.policy import by_policy
from tenfold.bots.trick_later.tally import (
    LEFT,
    TRIED,
    action_in_turn,
    add_action,
    begin_tally,
    drop_worse,
    is_time_to_drop,
    note_differences,
)
from tenfold.bots.trick_later.thumb import advance, round_is_done
from tenfold.bots.trick_later.tree import new_node
from tenfold.bots.trick_later.win_chances import evaluate_by_win_chances
from tenfold.core.bits import lowest
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.trick_later.rules.rulebook import choices, choices_start
from tenfold.games.trick_later.rules.state import TrickLaterState

# What one more in the logarithm of the prior counts: so much in value on one deal.
PRIOR_WEIGHT = 2.0


@seldom
def begin_in_turn(records: Any, tree: Any) -> None:
    """All that is legal is in question; at the end of a round it is worked out at once."""
    tally, s = tree.tally, records[ROOT]
    start, which = choices_start(s), choices(s)
    see(tree.net, s)
    most = write_scores(tree.net, start, which, tally.scores)
    while which:
        place = lowest(which)
        which &= which - 1
        new_node(tree, 0, start + place)
        add_action(tally, start + place, PRIOR_WEIGHT * (float(tally.scores[place]) - most))
    begin_tally(tally)
    if is_near(s):
        work_out_root(records, tree)


@seldom
def play_on(s: TrickLaterState, tree: Any) -> None:
    """The trick that is under way by the net, the rest of the round by the learnt policy."""
    by_net_until = (int(s.played) // int(s.players) + 1) * int(s.players)
    while int(s.played) < by_net_until and not round_is_done(s):
        advance(s, by_net(s, tree.net, tree.tally.scores, tree.dice))
    while not round_is_done(s):
        advance(s, by_policy(s, tree.policy, tree.dice))


@seldom
def try_action(records: Any, tree: Any, action: int) -> float:
    """What the end of the round is worth to who acts, after this action on this deal."""
    tree.dice[0] = tree.tally.dice[0]
    records[PLAYOUT] = records[DEAL]
    advance(records[PLAYOUT], action)
    play_on(records[PLAYOUT], tree)
    evaluate_by_win_chances(records[PLAYOUT], tree.policy.chances, tree.totals, tree.result)
    return float(tree.result[records[ROOT].to_act])


@rule
def note_deal(tree: Any, seat: int) -> None:
    """Add what came of the actions that are left, once all were tried."""
    for turn in range(int(tree.tally.sizes[LEFT])):
        child = int(tree.children[0, action_in_turn(tree.tally, turn)])
        tree.visits[child] += 1
        tree.values[child, seat] += tree.tally.row[turn]
    note_differences(tree.tally)
    if is_time_to_drop(tree.tally):
        drop_worse(tree.tally)


@rule
def go_on_in_turn(records: Any, tree: Any, n: int) -> None:
    """Try one action more: the next on this deal, or the first on a new one."""
    tally = tree.tally
    turn = int(tally.sizes[TRIED])
    if turn == 0:
        draw_deal(records, tree, n)
        tally.dice[0] = roll(tree.dice)
    tally.row[turn] = try_action(records, tree, action_in_turn(tally, turn))
    tally.sizes[TRIED] = turn + 1
    if turn + 1 == tally.sizes[LEFT]:
        note_deal(tree, int(records[ROOT].to_act))
