"""The search of `sharp` and `master` at TEN: tries what is worth trying on many decks and keeps to what goes best.

All that TEN hides is the order of the deck. So every playout shuffles the cards nobody has seen, the same way for every action
still in question, does the action, goes down a tree (`tree`) and on by rules of thumb, all in compiled code. What has
clearly fallen behind is dropped, so that the time goes to what is close. Threads share the decks, each with a tree of its own.
The chance of the playouts comes from the seed and from what the view says: with a budget of iterations the same view gives the
same choice.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tenfold.bots.chance import BY_DIGEST, chance_for
from tenfold.bots.contract import TRIES_FOR_ADVICE, Advice, Alternative, Budget
from tenfold.bots.crew import crew_for, share
from tenfold.bots.ten import playouts as playouts
from tenfold.bots.ten import tally as tally
from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.tally import ALL, DECKS, LEFT, add_action, decks_before_a_look, may_drop, new_tally, spread
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.value import FEATURES
from tenfold.bots.ten.workspace import WIDEST, Array, Style, Workspace, new_workspace, record_of
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import Rules
from tenfold.core.game import AnyGame
from tenfold.games.ten.rules.state import TenState

# Actions, each with what it has in its favour from the start.
Offered = list[tuple[int, float]]
CHUNK_S = 0.004
NODES = 1 << 16
NO_NET = np.zeros((1, FEATURES + 2))
NO_STYLE = Style(0.0, 0.0, 0, 1.0, 0, 0, 0.0, 0.0)
COMPILED: Rules = {
    "try_actions": playouts.try_actions,
    "offer": worth_trying,
    "note_decks": tally.note_decks,
    "drop_worse": tally.drop_worse,
}


@cache
def playouts_for(game: AnyGame) -> dict[str, Any]:
    """The compiled playouts, compiled now and not in the first move: the first time on a machine that takes a while."""
    compiled = compile_rules(COMPILED, game.rules)
    states = np.zeros(3, game.state_type.layout.dtype)
    workspace = new_workspace(NO_STYLE, weights_for(2), NO_NET, 1)
    compiled["try_actions"](workspace, states, np.zeros(1, np.int64), 0, np.zeros((0, 1, 2)))
    compiled["offer"](workspace, states[0], np.zeros(WIDEST, np.int32))
    compiled["note_decks"](new_tally(), np.zeros((0, 1, 2)))
    compiled["drop_worse"](new_tally())
    return compiled


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = sys.maxsize if budget.iterations is None else budget.iterations
        self.start = self.last = time.perf_counter()
        self.end = math.inf if budget.milliseconds is None else self.last + budget.milliseconds / 1000
        self.pace = 0.0
        self.spent = 0

    def spend(self, iterations: int) -> None:
        """Note that so many iterations were made since the last time, and how long one of them takes of late."""
        now = time.perf_counter()
        self.pace = max((now - self.last) / iterations, self.pace / 2)
        self.spent += iterations
        self.last = now

    def allows(self, iterations: int) -> bool:
        return self.spent + iterations <= self.iterations and self.last + self.pace * iterations < self.end

    def part_spent(self) -> float:
        return max(self.spent / self.iterations, (self.last - self.start) / (self.end - self.start))

    def decks_for(self, actions: int, tried: int) -> int:
        """On how many decks more to try so many actions before the next look: ever more, but for a moment only."""
        decks = decks_before_a_look(self.iterations - self.spent, actions, tried)
        if self.end < math.inf:
            chunk = min(CHUNK_S, self.end - self.last)
            decks = min(decks, int(chunk / max(self.pace * actions, 1e-9)))
        return max(1, decks)


class Playouts:
    """What came of trying actions in one position. Every thread has a workspace."""

    def __init__(self, compiled: dict[str, Any], workspaces: list[Workspace], s: TenState, offered: Offered) -> None:
        self.compiled = compiled
        self.workspaces = workspaces
        self.states = np.zeros((len(workspaces), 3), s.layout.dtype)
        self.states[:, 0] = record_of(s)
        self.tally = new_tally()
        for action, bonus in offered:
            add_action(self.tally, action, bonus)
        for workspace in workspaces:
            workspace.tree.keys[:] = 0

    @property
    def left(self) -> Array:
        """The actions that are still in question."""
        return self.tally.left[: self.tally.sizes[LEFT]]

    @property
    def decks(self) -> int:
        return int(self.tally.sizes[DECKS])

    def more(self, decks: int) -> int:
        """Try the actions on so many further decks; how many playouts that were."""
        actions, before = self.left, self.decks
        rows = np.zeros((decks, len(actions), 2))

        def try_part(n: int, part: range) -> None:
            self.compiled["try_actions"](
                self.workspaces[n], self.states[n], actions, before + part.start, rows[part.start : part.stop]
            )

        share(decks, len(self.workspaces), try_part)
        self.compiled["note_decks"](self.tally, rows)
        return decks * len(actions)

    def drop(self) -> None:
        """Forget what is clearly worse than the best."""
        self.compiled["drop_worse"](self.tally)

    def best(self) -> int:
        return tally.best_action(self.tally, self.workspaces[0].style.doubt)

    def chances(self) -> Iterator[tuple[int, float, float]]:
        """The chance to win that was found after each action, and its standard error."""
        found = self.tally
        for place in range(int(found.sizes[ALL])):
            n = int(found.tried[place])
            error = spread(float(found.chances[place]), float(found.squares[place]), n)
            yield int(found.actions[place]), float(found.chances[place]) / n, error


class TenSearcher:
    """One player. `done` is how many playouts the last move took."""

    def __init__(self, game: AnyGame, seed: str, budget: Budget, style: Style, nets: dict[int, Array]) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.style = style
        self.nets = nets
        self.done = 0
        self.compiled = playouts_for(game)
        self.workspaces: dict[int, list[Workspace]] = {}

    def workspaces_for(self, players: int) -> list[Workspace]:
        """One for each thread."""
        if players not in self.workspaces:
            net = self.nets.get(players, NO_NET)
            self.workspaces[players] = [
                new_workspace(self.style, weights_for(players), net, NODES) for _ in range(crew_for(self.budget))
            ]
        return self.workspaces[players]

    def __call__(self, view: Any, legal: list[str]) -> str:
        if len(legal) == 1:
            self.done = 0
            return legal[0]
        return self.game.write_action(self.choose(view, legal))

    def choose(self, view: Any, legal: list[str]) -> int:
        return self.search(self.look_at(view, legal), 1)

    def advise(self, view: Any, legal: list[str]) -> Advice:
        """What it would do, and how good it thinks what it tried."""
        playouts = self.look_at(view, legal)
        best = self.search(playouts, TRIES_FOR_ADVICE)
        found = [Alternative(self.game.write_action(action), *chance) for action, *chance in playouts.chances()]
        return Advice(self.game.write_action(best), sorted(found, key=lambda one: -one.chance))

    def look_at(self, view: Any, legal: list[str]) -> Playouts:
        self.clock = Clock(self.budget)
        s = self.game.remembered(view)
        s.chance[:] = chance_for(BY_DIGEST, self.seed, s).chance
        workspaces = self.workspaces_for(view.options.players)
        allowed = {self.game.read_action(text) for text in legal}
        offered = [(action, bonus) for action, bonus in self.offer(workspaces[0], s) if action in allowed]
        return Playouts(self.compiled, workspaces, s, offered)

    def offer(self, workspace: Workspace, s: TenState) -> Offered:
        """What is worth trying, what is done in doubt first, and what each has in its favour."""
        out = np.zeros(WIDEST, np.int32)
        n = self.compiled["offer"](workspace, record_of(s), out)
        return [(action, 0.0) for action in out[:n].tolist()]

    def search(self, playouts: Playouts, decks: int) -> int:
        """Try until one action is left or the budget is spent; at least on so many decks."""
        clock = self.clock
        clock.spend(playouts.more(decks))
        while (n := len(playouts.left)) > 1 and clock.allows(n):
            clock.spend(playouts.more(clock.decks_for(n, playouts.decks)))
            if may_drop(playouts.tally, clock.part_spent()):
                playouts.drop()
        self.done = clock.spent
        return playouts.best()
