"""A player of 10 Trick Later that draws the hands it cannot see, many times over, and plays the round out.

It gets a view and knows nothing else: `remembered` makes a record of the view, and the compiled search (`search`)
draws the rest by the rules' own `redeal`. Threads share the iterations, each with a tree of its own.
"""

from __future__ import annotations

from functools import cache
from math import inf, sqrt
from time import perf_counter
from typing import Any, NamedTuple, cast

import numpy as np

from tenfold.bots.chance import BY_BYTES, chance_for
from tenfold.bots.contract import Advice, Alternative, Budget
from tenfold.bots.crew import crew_for, share
from tenfold.bots.trick_later import search as search
from tenfold.bots.trick_later.lead import is_mark, is_sure, next_mark
from tenfold.bots.trick_later.policy import Array, learnt, policy_of
from tenfold.bots.trick_later.rollouts import Way
from tenfold.bots.trick_later.search import RECORDS, ROOT, first_roll
from tenfold.bots.trick_later.tree import Tree, clear, new_tree, total_of, visits_of
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.face.view import TrickLaterView

MOST_ITERATIONS = 1 << 31
MOST_NODES = 1 << 16
CHUNK_S = 0.001
# How far apart the dice of two threads begin.
APART = 0x9E3779B9


class Style(NamedTuple):
    """How a searcher plays out, and how many errors ahead a card is surely the best."""

    way: Way
    sure: float


class Desk(NamedTuple):
    """What a thread searches with."""

    records: Array
    tree: Tree

    def visits(self, action: int) -> int:
        return visits_of(self.tree, action)

    def total(self, seat: int, action: int) -> float:
        return total_of(self.tree, seat, action)


@cache
def compiled_search(game: AnyGame, way: Way) -> dict[str, Any]:
    from tenfold.core.compile.compiled import compile_rules

    names = ("prepare", "search")
    return compile_rules({name: getattr(search, name) for name in names}, {**game.rules, **way._asdict()})


class Searcher:
    """One player. The same seed, view and number of iterations give the same choice. `done` is how many the last move took."""

    def __init__(self, game: AnyGame, seed: str, budget: Budget, style: Style) -> None:
        self.game = game
        self.seed = seed
        self.done = 0
        self.sure = style.sure
        self.iterations = MOST_ITERATIONS if budget.iterations is None else max(1, budget.iterations)
        self.seconds = inf if budget.milliseconds is None else budget.milliseconds / 1000
        self.desks = [self.new_desk() for _ in range(crew_for(budget))]
        self.compiled = compiled_search(game, style.way)
        self.warm_up()

    def new_desk(self) -> Desk:
        records = np.zeros(RECORDS, self.game.state_type.layout.dtype)
        return Desk(records, new_tree(self.game.actions, min(self.iterations, MOST_NODES) + 1, policy_of(**learnt())))

    def warm_up(self) -> None:
        """Have everything compiled before the first move is asked for."""
        self.look_at(cast(TrickLaterView, self.game.start(seed="warm up").view(0)))
        self.iterate(0)

    def __call__(self, view: TrickLaterView, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        self.search(view, legal)
        return max(legal, key=self.visits)

    def advise(self, view: TrickLaterView, legal: list[str]) -> Advice:
        """What it would do, and how good it thinks all that may be done."""
        self.search(view, legal)
        seen = [self.alternative(view.to_act or 0, action) for action in legal if self.visits(action)]
        return Advice(max(legal, key=self.visits), sorted(seen, key=lambda one: -one.chance))

    def alternative(self, seat: int, action: str) -> Alternative:
        chance = min(1.0, max(0.0, self.mean(seat, action)))
        return Alternative(action, chance, sqrt(chance * (1 - chance) / self.visits(action)))

    def search(self, view: TrickLaterView, legal: list[str]) -> None:
        """Walk in chunks that take a moment each, and look at the clock between them."""
        now = perf_counter()
        deadline = now + self.seconds
        self.look_at(view)
        self.done, chunk = 0, 1
        while self.done < self.iterations and (self.done == 0 or now < deadline) and not self.is_sure(view, legal):
            chunk = min(chunk, self.iterations - self.done, next_mark(self.done) - self.done)
            self.iterate(chunk)
            self.done += chunk
            began, now = now, perf_counter()
            chunk = chunk * 2 if now - began < CHUNK_S else max(1, chunk // 2)

    def iterate(self, iterations: int) -> None:
        """So many more, shared by all threads."""

        def run_part(n: int, part: range) -> None:
            self.compiled["search"](*self.desks[n], self.done + part.start, len(part))

        share(iterations, len(self.desks), run_part)

    def is_sure(self, view: TrickLaterView, legal: list[str]) -> bool:
        """Whether no other action is likely to overtake the one that is ahead."""
        if self.sure == inf or not is_mark(self.done):
            return False
        visits = [self.visits(action) for action in legal]
        totals = [self.total(view.to_act or 0, action) for action in legal]
        return is_sure(visits, totals, len(legal), self.sure)

    def look_at(self, view: TrickLaterView) -> None:
        """Begin a search from what this view says."""
        known = self.game.remembered(view)
        chance = chance_for(BY_BYTES, self.seed, known)
        known.chance[:] = chance.chance
        for n, (records, tree) in enumerate(self.desks):
            records[ROOT] = np.frombuffer(known.to_bytes(), records.dtype)[0]
            clear(tree)
            tree.dice[0] = first_roll(chance.chance[0] + n * APART)
            self.compiled["prepare"](records, tree)

    def visits(self, action: str) -> int:
        """How many iterations began with this action."""
        return sum(desk.visits(self.game.action_of[action]) for desk in self.desks)

    def total(self, seat: int, action: str) -> float:
        return sum(desk.total(seat, self.game.action_of[action]) for desk in self.desks)

    def mean(self, seat: int, action: str) -> float:
        return self.total(seat, action) / self.visits(action)
