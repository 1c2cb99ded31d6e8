"""The search of `sharp` and `master` at TEN: tries what is worth trying on many decks and keeps to what goes best.

All that TEN hides is the order of the deck. So every trial shuffles the cards nobody has seen, the same way for every action
still in question, does the action, goes down a tree (`ten_tree`) and on by rules of thumb, all in compiled code. What has
clearly fallen behind is dropped, so that the time goes to what is close. Threads share the decks, each with a tree of its own.
The chance of the trials comes from the seed and from what the view says: with a budget of iterations the same view gives the
same choice.
"""

from __future__ import annotations

import hashlib
import math
import sys
import time
from functools import cache
from typing import Any

import numpy as np

from tenfold.bots import ten_trials
from tenfold.bots.contract import Advice, Alternative, Budget
from tenfold.bots.crew import crew_for, share
from tenfold.bots.ten_habits import habits_for
from tenfold.bots.ten_judgement import FEATURES
from tenfold.bots.ten_mind import WIDEST, Array, Mind, Style, new_mind
from tenfold.bots.ten_trials import CHANCE, UTILITY
from tenfold.core.chance import Chance
from tenfold.core.compiled import compile_rules
from tenfold.core.game import Game
from tenfold.games.ten.state import TenState

DECKS_AT_ONCE = 4
MOMENT = 0.004
DECKS_BEFORE_DROPPING = 24
PART_BEFORE_DROPPING = 0.2
DECKS_BEFORE_TRUST = 8
DECKS_FOR_ADVICE = 200
CLEARLY = 2.5
NODES = 1 << 16
NO_NET = np.zeros((1, FEATURES + 2))


@cache
def trials_for(game: Game[Any]) -> dict[str, Any]:
    """The compiled trials, compiled now and not in the first move: the first time on a machine that takes a while."""
    compiled = compile_rules({name: getattr(ten_trials, name) for name in ("try_actions", "offer")}, game.rules)
    states = np.zeros(3, game.state_type.layout.dtype)
    mind = new_mind(Style(0.0, 0.0, 0, 1.0, 0, 0, 0.0, 0.0), habits_for(2), NO_NET, 1)
    compiled["try_actions"](mind, states, np.zeros(1, np.int64), 0, np.zeros((0, 1, 2)))
    compiled["offer"](mind, states, np.zeros(WIDEST, np.int32))
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
        decks = min(max(DECKS_AT_ONCE, tried // 8), (self.iterations - self.spent) // actions)
        if self.end < math.inf:
            moment = min(MOMENT, self.end - self.last)
            decks = min(decks, int(moment / max(self.pace * actions, 1e-9)))
        return max(1, decks)


class Trials:
    """What came of trying actions in one position. Every thread has a mind."""

    def __init__(self, compiled: dict[str, Any], minds: list[Mind], s: TenState, legal: list[int]) -> None:
        self.try_actions = compiled["try_actions"]
        self.minds = minds
        self.states = np.zeros((len(minds), 3), s.layout.dtype)
        self.states[:, 0] = np.frombuffer(s.to_bytes(), s.layout.dtype)[0]
        out = np.zeros(WIDEST, np.int32)
        n = compiled["offer"](minds[0], self.states[0], out)
        self.actions = np.array([action for action in out[:n].tolist() if action in legal], np.int64)
        self.thumb = int(self.actions[0])
        self.results = np.zeros((0, len(self.actions), 2))
        self.dropped: dict[int, Array] = {}
        for mind in minds:
            mind.tree.keys[:] = 0

    def more(self, decks: int) -> int:
        """Try the actions on so many further decks; how many trials that were."""
        rows = np.zeros((decks, len(self.actions), 2))
        before = len(self.results)

        def try_part(n: int, part: range) -> None:
            self.try_actions(self.minds[n], self.states[n], self.actions, before + part.start, rows[part.start : part.stop])

        share(decks, len(self.minds), try_part)
        self.results = np.concatenate([self.results, rows])
        return decks * len(self.actions)

    def behind(self, column: int) -> tuple[Array, Array]:
        """How far each action is behind this one, on the same decks, and the standard error of that."""
        utility = self.results[:, :, UTILITY]
        differences = utility[:, [column]] - utility
        return differences.mean(axis=0), differences.std(axis=0) / math.sqrt(len(differences))

    def foremost(self) -> int:
        return int(self.results[:, :, UTILITY].mean(axis=0).argmax())

    def drop(self) -> None:
        """Forget what is clearly worse than the best."""
        mean, error = self.behind(self.foremost())
        kept = mean <= CLEARLY * error + 1e-9
        for column in np.flatnonzero(~kept):
            self.dropped[int(self.actions[column])] = self.results[:, column, CHANCE]
        self.actions = self.actions[kept]
        self.results = self.results[:, kept]

    def best(self) -> int:
        """The best, but what the rules of thumb would do unless it is behind beyond doubt."""
        best = self.foremost()
        mean, error = self.behind(best)
        few = len(self.results) < DECKS_BEFORE_TRUST
        doubtful = mean >= 0 if few else mean <= self.minds[0].style.doubt * error
        trusted = (self.actions == self.thumb) & doubtful
        return self.thumb if trusted.any() else int(self.actions[best])

    def chances(self) -> dict[int, Array]:
        """The chances to win that were found after each action."""
        kept = {int(action): self.results[:, column, CHANCE] for column, action in enumerate(self.actions)}
        return {**self.dropped, **kept}


class TenSearcher:
    """One player. `done` is how many trials the last move took."""

    def __init__(self, game: Game[Any], seed: str, budget: Budget, style: Style, nets: dict[int, Array]) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.style = style
        self.nets = nets
        self.done = 0
        self.compiled = trials_for(game)
        self.minds: dict[int, list[Mind]] = {}

    def minds_for(self, players: int) -> list[Mind]:
        """One for each thread."""
        if players not in self.minds:
            net = self.nets.get(players, NO_NET)
            self.minds[players] = [new_mind(self.style, habits_for(players), net, NODES) for _ in range(crew_for(self.budget))]
        return self.minds[players]

    def __call__(self, view: Any, legal: list[str]) -> str:
        if len(legal) == 1:
            self.done = 0
            return legal[0]
        return self.game.write_action(self.choose(view, legal))

    def choose(self, view: Any, legal: list[str]) -> int:
        return self.search(self.look_at(view, legal), 1)

    def advise(self, view: Any, legal: list[str]) -> Advice:
        """What it would do, and how good it thinks what it tried."""
        trials = self.look_at(view, legal)
        best = self.search(trials, DECKS_FOR_ADVICE)
        found = [self.alternative(action, chances) for action, chances in trials.chances().items()]
        return Advice(self.game.write_action(best), sorted(found, key=lambda one: -one.chance))

    def alternative(self, action: int, chances: Array) -> Alternative:
        error = float(chances.std()) / math.sqrt(len(chances))
        return Alternative(self.game.write_action(action), float(chances.mean()), error)

    def look_at(self, view: Any, legal: list[str]) -> Trials:
        self.clock = Clock(self.budget)
        s = self.game.remembered(view)
        digest = hashlib.sha256(s.to_bytes()).hexdigest()
        s.chance[:] = Chance(f"{self.seed} {digest}").chance
        minds = self.minds_for(view.options.players)
        return Trials(self.compiled, minds, s, [self.game.read_action(text) for text in legal])

    def search(self, trials: Trials, decks: int) -> int:
        """Try until one action is left or the budget is spent; at least on so many decks."""
        clock = self.clock
        clock.spend(trials.more(decks))
        while (n := len(trials.actions)) > 1 and clock.allows(n):
            clock.spend(trials.more(clock.decks_for(n, len(trials.results))))
            if len(trials.results) > DECKS_BEFORE_DROPPING and clock.part_spent() > PART_BEFORE_DROPPING:
                trials.drop()
        self.done = clock.spent
        return trials.best()
