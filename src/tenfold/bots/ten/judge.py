"""What a position of TEN is worth to everybody, as it stands and after actions, on the same decks for all of them.

A playout goes on by rules of thumb and is evaluated at the start of the next turn but one, by what was learnt. It is counted
from behind the action, so what an action is worth is the mean of what the positions are worth that it may lead to: then the
luck of a card is nothing on average, however good or bad the measure is.

What was learnt of games alone is what somebody reaches there who plays far less well than `master`. Against others that is
the same for all and cancels out; against the automaton it would make every good choice a piece of luck, sixty times a game. So
there the odds are raised by how much more often `master` wins, about the same at all levels and all through the game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenfold.bots.chance import SEED_AGAIN
from tenfold.bots.contract import CHANCE, POINTS, Budget
from tenfold.bots.judging import DEAL, KNOWN, PLAYOUT, CompiledJudge
from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.master import STYLE, nets
from tenfold.bots.ten.playouts import play_on, victory
from tenfold.bots.ten.search import TenSearcher
from tenfold.bots.ten.tally import ALL, is_behind
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.tree import move
from tenfold.bots.ten.value import evaluate
from tenfold.bots.ten.workspace import WIDEST, Array, Style, Workspace, new_workspace
from tenfold.core.chance import STREAM
from tenfold.core.choosing import NO_ACTION
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.game import AnyGame
from tenfold.games.ten.rules.rulebook import redeal
from tenfold.games.ten.rules.state import AUTOMATON, NOBODY, TenState

TO_THE_END = STYLE._replace(turns=1 << 30)
DECKS_TO_CONFIRM = 400
CONFIRMED_ERRORS = 2.0
# The odds of `master` against the automaton are so many times those that were learnt: from 4,265 positions of 360 games, by
# logistic regression (levels 5 to 10).
SOLO_ODDS = 3.0


@rule
def raise_solo_odds(values: Any) -> None:
    """What a player alone can reach by good play; the rest is the automaton's."""
    odds = SOLO_ODDS * values[0]
    values[0] = odds / (odds + values[AUTOMATON])
    values[AUTOMATON] = 1.0 - values[0]


@seldom
def note_chances(workspace: Workspace, s: TenState, result: Any) -> None:
    """Everybody's chance to win where the playout is evaluated."""
    over = s.to_act == NOBODY
    if not over:
        evaluate(workspace, s)
        if s.solo:
            raise_solo_odds(workspace.tree.values)
    for p in range(s.seats):
        result[CHANCE, p] = victory(s, p) if over else workspace.tree.values[p]


@seldom
def note_points(workspace: Workspace, s: TenState, to_the_end: Style, result: Any) -> None:
    """Everybody's points at the end."""
    play_on(workspace, s, to_the_end)
    for p in range(s.seats):
        result[POINTS, p] = int(s.points[p])


@rule
def judge_actions(workspace: Workspace, far: Style, records: Any, actions: Any, first: int, points: bool, out: Any) -> None:
    """Try each action on as many decks as there are rows in `out`; `far` is how to go on to the end."""
    for row in range(len(out)):
        records[DEAL] = records[KNOWN]
        records[DEAL].chance[STREAM] = first + row
        redeal(records[DEAL])
        for column in range(len(actions)):
            records[PLAYOUT] = records[DEAL]
            if actions[column] != NO_ACTION:
                move(records[PLAYOUT], actions[column])
            play_on(workspace, records[PLAYOUT], workspace.style)
            note_chances(workspace, records[PLAYOUT], out[row, column])
            if points:
                note_points(workspace, records[PLAYOUT], far, out[row, column])


@rule
def offer(workspace: Workspace, records: Any, out: Any) -> int:
    return worth_trying(workspace, records[KNOWN], out)


@cache
def compiled_judge(game: AnyGame) -> dict[str, Any]:
    return compile_rules({"judge_actions": judge_actions, "offer": offer}, game.rules)


class TenJudge(CompiledJudge):
    """One for a review; every thread has a workspace."""

    deals = 400

    def __init__(self, game: AnyGame, seed: str, threads: int) -> None:
        super().__init__(game, seed, threads)
        self.compiled = compiled_judge(game)
        self.searcher = TenSearcher(game, SEED_AGAIN.format(seed=seed), Budget(iterations=2 * DECKS_TO_CONFIRM), STYLE, nets())
        self.workspaces: dict[int, list[Workspace]] = {}

    def workspaces_for(self, players: int) -> list[Workspace]:
        if players not in self.workspaces:
            made = [new_workspace(STYLE, weights_for(players), nets()[players], 1) for _ in range(self.threads)]
            self.workspaces[players] = made
        return self.workspaces[players]

    def candidates(self, view: Any, legal: list[str]) -> list[str]:
        self.look_at(view)
        out = np.zeros(WIDEST, np.int32)
        n = self.compiled["offer"](self.workspaces_for(view.options.players)[0], self.records[0], out)
        worth = {self.game.write_action(action) for action in out[:n].tolist()}
        return [action for action in legal if action in worth]

    def confirms(self, view: Any, chosen: str, best: str) -> bool:
        """By the search of `master`, on the same fresh decks for both."""
        playouts = self.searcher.look_at(view, [chosen, best])
        tried = playouts.tally.actions[: playouts.tally.sizes[ALL]].tolist()
        if len(tried) < 2:
            return True
        playouts.more(DECKS_TO_CONFIRM)
        place, of_best = (tried.index(self.game.read_action(action)) for action in (chosen, best))
        return is_behind(playouts.tally, place, of_best, CONFIRMED_ERRORS)

    def play(self, thread: int, view: Any, tried: Array, first: int, points: bool, out: Array) -> None:
        workspace = self.workspaces_for(view.options.players)[thread]
        self.compiled["judge_actions"](workspace, TO_THE_END, self.records[thread], tried, first, points, out)
