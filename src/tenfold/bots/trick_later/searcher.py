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
from tenfold.bots.trick_later.deals import ROOT, first_roll
from tenfold.bots.trick_later.endgame import RECORDS
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.bots.trick_later.policy import Array, learnt, policy_of
from tenfold.bots.trick_later.tally import is_settled
from tenfold.bots.trick_later.tree import Tree, clear, leaning_of, new_tree, total_of, visits_of
from tenfold.bots.trick_later.ways import Way
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.face.view import TrickLaterView

MOST_ITERATIONS = 1 << 31
MOST_NODES = 1 << 16
CHUNK_S = 0.001
# How far apart the dice of two threads begin.
APART = 0x9E3779B9


class Desk(NamedTuple):
    """What a thread searches with."""

    records: Array
    tree: Tree

    def visits(self, action: int) -> int:
        return visits_of(self.tree, action)

    def total(self, seat: int, action: int) -> float:
        return total_of(self.tree, seat, action)

    def leaning(self, seat: int, action: int) -> float:
        return leaning_of(self.tree, seat, action)


@cache
def compiled_search(game: AnyGame, way: Way) -> dict[str, Any]:
    from tenfold.core.compile.compiled import compile_rules

    names = ("prepare", "search")
    return compile_rules({name: getattr(search, name) for name in names}, {**game.rules, **way._asdict()})


class Searcher:
    """One player. The same seed, view and number of iterations give the same choice.

    `done` is how many the last move took, `given_out` how many of their numbers the threads have been given.
    """

    def __init__(self, game: AnyGame, seed: str, budget: Budget, way: Way) -> None:
        self.game = game
        self.seed = seed
        self.done = self.given_out = 0
        self.iterations = MOST_ITERATIONS if budget.iterations is None else max(1, budget.iterations)
        self.seconds = inf if budget.milliseconds is None else budget.milliseconds / 1000
        self.desks = [self.new_desk() for _ in range(crew_for(budget))]
        self.compiled = compiled_search(game, way)
        self.warm_up()

    def new_desk(self) -> Desk:
        records = np.zeros(RECORDS, self.game.state_type.layout.dtype)
        nodes = min(max(self.iterations, self.game.most_legal), MOST_NODES) + 1
        return Desk(records, new_tree(self.game.actions, nodes, policy_of(**learnt()), WEIGHTS.net()))

    def warm_up(self) -> None:
        """Have everything compiled before the first move is asked for."""
        self.look_at(cast(TrickLaterView, self.game.start(seed="warm up").view(0)))
        self.iterate(0)

    def __call__(self, view: TrickLaterView, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        self.search(view)
        return self.best(view, legal)

    def advise(self, view: TrickLaterView, legal: list[str]) -> Advice:
        """What it would do, and how good it thinks all that may be done."""
        self.search(view)
        seen = [self.alternative(view.to_act or 0, action) for action in legal if self.visits(action)]
        return Advice(self.best(view, legal), sorted(seen, key=lambda one: -one.chance))

    def alternative(self, seat: int, action: str) -> Alternative:
        chance = min(1.0, max(0.0, self.mean(seat, action)))
        return Alternative(action, chance, sqrt(chance * (1 - chance) / self.visits(action)))

    def best(self, view: TrickLaterView, legal: list[str]) -> str:
        """What was tried most; of equals what did best."""
        seat = view.to_act or 0
        return max(legal, key=lambda action: (self.visits(action), self.leaning(seat, action)))

    def search(self, view: TrickLaterView) -> None:
        """Walk in chunks that take a moment each, and look at the clock between them."""
        now = perf_counter()
        deadline = now + self.seconds
        self.look_at(view)
        chunk = 1
        while self.done < self.iterations and (self.done == 0 or now < deadline) and not self.is_settled():
            chunk = min(chunk, self.iterations - self.done)
            self.iterate(chunk)
            began, now = now, perf_counter()
            chunk = chunk * 2 if now - began < CHUNK_S else max(1, chunk // 2)

    def iterate(self, iterations: int) -> None:
        """So many more, shared by all threads; fewer where all is settled before."""
        first, done = self.given_out, [0] * len(self.desks)

        def run_part(n: int, part: range) -> None:
            done[n] = self.compiled["search"](*self.desks[n], first + part.start, len(part))

        share(iterations, len(self.desks), run_part)
        self.given_out += iterations
        self.done += sum(done)

    def is_settled(self) -> bool:
        """Whether nothing is left to find out."""
        return all(is_settled(desk.tree.tally) for desk in self.desks)

    def look_at(self, view: TrickLaterView) -> None:
        """Begin a search from what this view says."""
        self.done = self.given_out = 0
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

    def leaning(self, seat: int, action: str) -> float:
        return sum(desk.leaning(seat, self.game.action_of[action]) for desk in self.desks)

    def mean(self, seat: int, action: str) -> float:
        return self.total(seat, action) / self.visits(action)
