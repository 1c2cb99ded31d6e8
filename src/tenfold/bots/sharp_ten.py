"""`sharp` at TEN: tries what it may do on many decks and keeps to what goes best.

All that TEN hides is the order of the deck. So every trial shuffles the cards nobody has seen, the same way for every action
still in question, does the action and plays on by rules of thumb to the end, all in compiled code. What has clearly fallen
behind is dropped, so that the time goes to what is close. The chance of the trials comes from the seed and from what the
view says: with a budget of iterations the same view gives the same choice.
"""

from __future__ import annotations

import hashlib
import math
import time
from functools import cache
from typing import Any

import numpy as np

from tenfold.bots import ten_trials, ten_worth
from tenfold.bots.contract import Bot, Budget
from tenfold.bots.ten_habits import habits_for
from tenfold.core.chance import Chance
from tenfold.core.compiled import compile_rules
from tenfold.core.game import Game
from tenfold.games.ten.state import Phase, TenState

Array = np.ndarray[Any, np.dtype[Any]]

USUAL_MILLISECONDS = 100
MARGIN = 0.02
DECKS_AT_ONCE = 4
DECKS_BEFORE_DROPPING = 24
DECKS_BEFORE_TRUST = 8
CLEARLY = 2.5
DOUBT = 1.0
DOUBT_AMONG_MANY = 2.0
BIDS_ABOVE = (0, 1, 2, 3, 5, 8, 12)


def new_memo() -> Array:
    return np.full((ten_worth.MEMO, 2), -1, np.int64)


@cache
def trials_for(game: Game[Any]) -> dict[str, Any]:
    """The compiled trials, compiled now and not in the first move: the first time on a machine that takes a while."""
    names = ("try_actions", "thumb_at")
    compiled = compile_rules({name: getattr(ten_trials, name) for name in names}, game.rules)
    states = np.zeros(3, game.state_type.layout.dtype)
    compiled["thumb_at"](states, habits_for(2), new_memo())
    compiled["try_actions"](states, np.zeros(1, np.int64), 0, np.zeros((0, 1)), habits_for(2), new_memo(), MARGIN)
    return compiled


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = math.inf if budget.iterations is None else budget.iterations
        neither = budget.iterations is None and budget.milliseconds is None
        milliseconds = USUAL_MILLISECONDS if neither else budget.milliseconds
        self.end = math.inf if milliseconds is None else time.perf_counter() + milliseconds / 1000
        self.pace = 0.0
        self.last = time.perf_counter()

    def spend(self, iterations: int) -> None:
        """Note that so many iterations were made since the last time, and how long one of them takes of late."""
        now = time.perf_counter()
        self.pace = max((now - self.last) / iterations, self.pace / 2)
        self.iterations -= iterations
        self.last = now

    def allows(self, iterations: int) -> bool:
        return self.iterations >= iterations and self.last + self.pace * iterations < self.end


class Trials:
    """What came of trying actions in one position."""

    def __init__(self, sharp: SharpTen, s: TenState, players: int) -> None:
        self.sharp = sharp
        self.habits = habits_for(players)
        self.doubt = DOUBT if players <= 2 else DOUBT_AMONG_MANY
        self.states = np.zeros(3, s.layout.dtype)
        self.states[0] = np.frombuffer(s.to_bytes(), s.layout.dtype)[0]
        self.thumb = int(sharp.thumb_at(self.states, self.habits, sharp.memo))

    def consider(self, actions: list[int]) -> None:
        self.actions = np.array(actions, np.int64)
        self.results = np.zeros((0, len(actions)))

    def more(self, decks: int) -> None:
        """Try the actions on so many further decks."""
        rows = np.zeros((decks, len(self.actions)))
        sharp = self.sharp
        sharp.try_actions(self.states, self.actions, len(self.results), rows, self.habits, sharp.memo, MARGIN)
        self.results = np.concatenate([self.results, rows])

    def behind(self, column: int) -> tuple[Array, Array]:
        """How far each action is behind this one, on the same decks, and the standard error of that."""
        differences = self.results[:, [column]] - self.results
        return differences.mean(axis=0), differences.std(axis=0) / math.sqrt(len(differences))

    def drop(self) -> None:
        """Forget what is clearly worse than the best."""
        mean, error = self.behind(int(self.results.mean(axis=0).argmax()))
        kept = mean <= CLEARLY * error + 1e-9
        self.actions = self.actions[kept]
        self.results = self.results[:, kept]

    def best(self) -> int:
        """The best, but what the rules of thumb would do unless it is behind beyond doubt."""
        best = int(self.results.mean(axis=0).argmax())
        mean, error = self.behind(best)
        doubtful = mean <= self.doubt * error if len(self.results) >= DECKS_BEFORE_TRUST else mean >= 0
        trusted = (self.actions == self.thumb) & doubtful
        return self.thumb if trusted.any() else int(self.actions[best])


def bracketed(bids: list[int], thumb: int) -> list[int]:
    """The lowest bid, a few above it, ever farther apart, and that of the rules of thumb."""
    return sorted({bids[above] for above in BIDS_ABOVE if above < len(bids)} | {thumb} & set(bids))


def worth_trying(s: TenState, legal: list[int], thumb: int) -> list[int]:
    if s.phase != Phase.AUCTION:
        return legal
    return [legal[0], *bracketed(legal[1:], thumb)]


class SharpTen:
    """One player."""

    def __init__(self, game: Game[Any], seed: str, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        compiled = trials_for(game)
        self.try_actions = compiled["try_actions"]
        self.thumb_at = compiled["thumb_at"]
        self.memo = new_memo()

    def __call__(self, view: Any, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.budget)
        s = self.game.remembered(view)
        digest = hashlib.sha256(s.to_bytes()).hexdigest()
        s.chance[:] = Chance(f"{self.seed} {digest}").chance
        trials = Trials(self, s, view.options.players)
        trials.consider(worth_trying(s, [self.game.read_action(text) for text in legal], trials.thumb))
        return self.game.write_action(self.search(trials, clock))

    def search(self, trials: Trials, clock: Clock) -> int:
        """Try until one action is left or the budget is spent; at least once."""
        trials.more(1)
        clock.spend(len(trials.actions))
        while len(trials.actions) > 1 and clock.allows(DECKS_AT_ONCE * len(trials.actions)):
            trials.more(DECKS_AT_ONCE)
            clock.spend(DECKS_AT_ONCE * len(trials.actions))
            if len(trials.results) > DECKS_BEFORE_DROPPING:
                trials.drop()
        return trials.best()


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return SharpTen(game, seed, budget)
