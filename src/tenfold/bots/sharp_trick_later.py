"""The searching player of 10 Trick Later: draws the hands it cannot see, many times over, and plays the round out.

It gets a view and knows nothing else: `remembered` makes a record of the view, and the compiled search (`trick_later_search`)
draws the rest by the rules' own `redeal`.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any, NamedTuple, cast

import numpy as np

from tenfold.bots import trick_later_search
from tenfold.bots.contract import Bot, Budget
from tenfold.bots.trick_later_search import RECORDS, ROOT
from tenfold.bots.trick_later_tree import LONGEST_WALK
from tenfold.core.chance import Chance
from tenfold.core.game import Game
from tenfold.games.trick_later.cards import KINDS
from tenfold.games.trick_later.state import SEATS, TRICKS
from tenfold.games.trick_later.view import TrickLaterView

Array = np.ndarray[Any, np.dtype[Any]]

DEFAULT_MILLISECONDS = 100
MOST_WALKS = 1 << 31
MOST_NODES = 1 << 16
MOMENT = 0.001


class Tree(NamedTuple):
    """What the compiled search works on beside its records. Node 0 is the root; child 0 is none."""

    children: Array
    visits: Array
    offered: Array
    values: Array
    size: Array
    path: Array
    result: Array
    dice: Array
    hands: Array
    lures: Array
    asked: Array
    likely: Array


def new_tree(actions: int, nodes: int) -> Tree:
    return Tree(
        children=np.zeros((nodes, actions), np.int32),
        visits=np.zeros(nodes, np.int32),
        offered=np.zeros(nodes, np.int32),
        values=np.zeros((nodes, SEATS), np.float64),
        size=np.ones(1, np.int64),
        path=np.zeros(LONGEST_WALK, np.int32),
        result=np.zeros(SEATS, np.float64),
        dice=np.ones(1, np.int64),
        hands=np.zeros(SEATS, np.int64),
        lures=np.zeros((SEATS * TRICKS, KINDS), np.float64),
        asked=np.zeros((SEATS * TRICKS, 2), np.int64),
        likely=np.zeros(1, np.float64),
    )


def clear(tree: Tree) -> None:
    """Forget the search before; only what it used needs wiping."""
    used = int(tree.size[0])
    for part in (tree.children, tree.visits, tree.offered, tree.values):
        part[:used] = 0
    tree.size[0] = 1


@cache
def compiled_search(game: Game[Any]) -> dict[str, Any]:
    from tenfold.core.compiled import compile_rules

    names = ("prepare", "search")
    return compile_rules({name: getattr(trick_later_search, name) for name in names}, game.rules)


class Sharp:
    """One player. The same seed, view and number of walks give the same choice."""

    def __init__(self, game: Game[Any], seed: str, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.done = 0
        self.walks = MOST_WALKS if budget.iterations is None else max(1, budget.iterations)
        self.seconds = float("inf") if budget.iterations is not None else DEFAULT_MILLISECONDS / 1000
        if budget.milliseconds is not None:
            self.seconds = budget.milliseconds / 1000
        self.records = np.zeros(RECORDS, game.state_type.layout.dtype)
        self.tree = new_tree(game.actions, min(self.walks, MOST_NODES) + 1)
        self.compiled = compiled_search(game)
        self.warm_up()

    def warm_up(self) -> None:
        """Have everything compiled before the first move is asked for."""
        self.look_at(cast(TrickLaterView, self.game.start(seed="warm up").view(0)))
        self.compiled["search"](self.records, self.tree, 0, 0)

    def __call__(self, view: TrickLaterView, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        deadline = perf_counter() + self.seconds
        self.look_at(view)
        self.search_until(deadline)
        return max(legal, key=self.visits)

    def search_until(self, deadline: float) -> None:
        """Walk in chunks that take a moment each, and look at the clock between them."""
        done, chunk = 0, 1
        now = perf_counter()
        while done < self.walks and (done == 0 or now < deadline):
            chunk = min(chunk, self.walks - done)
            self.compiled["search"](self.records, self.tree, done, chunk)
            done += chunk
            began, now = now, perf_counter()
            chunk = chunk * 2 if now - began < MOMENT else max(1, chunk // 2)
        self.done = done

    def look_at(self, view: TrickLaterView) -> None:
        """Begin a search from what this view says."""
        known = self.game.remembered(view)
        chance = Chance(f"{self.seed} {known.to_bytes().hex()}")
        known.chance[:] = chance.chance
        self.records[ROOT] = np.frombuffer(known.to_bytes(), self.records.dtype)[0]
        clear(self.tree)
        self.tree.dice[0] = (chance.chance[0] & 0xFFFFFFFF) or 1
        self.compiled["prepare"](self.records, self.tree)

    def visits(self, action: str) -> int:
        child = int(self.tree.children[0, self.game.action_of[action]])
        return int(self.tree.visits[child]) if child else -1


def sit(game: Game[Any], seed: str, budget: Budget) -> Bot:
    return Sharp(game, seed, budget)
