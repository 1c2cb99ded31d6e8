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

from tenfold.bots.contract import Advice, Alternative, Budget
from tenfold.bots.crew import crew_for, share
from tenfold.bots.trick_later import search as search
from tenfold.bots.trick_later.policy import Array, learnt, policy_of
from tenfold.bots.trick_later.rollouts import Way
from tenfold.bots.trick_later.search import RECORDS, ROOT
from tenfold.bots.trick_later.tree import Tree, clear, new_tree
from tenfold.core.chance import Chance
from tenfold.core.game import AnyGame
from tenfold.games.trick_later.face.view import TrickLaterView

MOST_ITERATIONS = 1 << 31
MOST_NODES = 1 << 16
CHUNK_S = 0.001
# A search may end early only after a power of two of iterations from here on, so that the clock has no say in it.
FIRST_LOOK = 1 << 12
# How far apart the ends of single iterations usually are.
SPREAD = 0.3
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

    def child(self, action: int) -> int:
        """The node after this action; 0 if it was not tried."""
        return int(self.tree.children[0, action])

    def visits(self, action: int) -> int:
        """How many iterations began with this action; the root itself, which is child 0, has none of its own."""
        child = self.child(action)
        return int(self.tree.visits[child]) if child else 0

    def total(self, seat: int, action: int) -> float:
        child = self.child(action)
        return float(self.tree.values[child, seat]) if child else 0.0


@cache
def compiled_search(game: AnyGame, way: Way) -> dict[str, Any]:
    from tenfold.core.compile.compiled import compile_rules

    names = ("prepare", "search")
    return compile_rules({name: getattr(search, name) for name in names}, {**game.rules, **way._asdict()})


def is_mark(iterations: int) -> bool:
    return iterations >= FIRST_LOOK and iterations & (iterations - 1) == 0


def next_mark(iterations: int) -> int:
    return max(FIRST_LOOK, 1 << iterations.bit_length())


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
        seat = view.to_act or 0
        ahead = max(legal, key=self.visits)
        return all(self.is_behind(seat, action, ahead) for action in legal if action != ahead)

    def is_behind(self, seat: int, action: str, ahead: str) -> bool:
        n, most = self.visits(action), self.visits(ahead)
        return n > 0 and self.mean(seat, ahead) - self.mean(seat, action) > self.sure * SPREAD * sqrt(1 / n + 1 / most)

    def look_at(self, view: TrickLaterView) -> None:
        """Begin a search from what this view says."""
        known = self.game.remembered(view)
        chance = Chance(f"{self.seed} {known.to_bytes().hex()}")
        known.chance[:] = chance.chance
        for n, (records, tree) in enumerate(self.desks):
            records[ROOT] = np.frombuffer(known.to_bytes(), records.dtype)[0]
            clear(tree)
            tree.dice[0] = ((chance.chance[0] + n * APART) & 0xFFFFFFFF) or 1
            self.compiled["prepare"](records, tree)

    def visits(self, action: str) -> int:
        """How many iterations began with this action."""
        return sum(desk.visits(self.game.action_of[action]) for desk in self.desks)

    def mean(self, seat: int, action: str) -> float:
        return sum(desk.total(seat, self.game.action_of[action]) for desk in self.desks) / self.visits(action)
