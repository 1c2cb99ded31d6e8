"""Tree search on the batch environment, in one file of NumPy: all its simulations go on side by side.

    python docs/example_search.py                    # one decision of TEN: what it found, and simulations a second
    python docs/example_search.py --games 20         # and whole games against `careful`

It is information-set Monte Carlo tree search (open loop, UCB1). `reset(position=...)` draws as many worlds as there are games,
all of them looking the same to whoever decides; every wave starts in all of them at once, goes down one tree by the actions
alone, and plays on at random to the end. What is visited by one simulation of a wave is less attractive to the next wave only,
so many waves of few games search deeper, and few waves of many games are faster.
"""

import argparse
import time

import numpy as np

import tenfold
from tenfold.bots.registry import seat_bot
from tenfold.envs import batch

EXPLORE = 1.0


class Tree:
    """Visits and what came of them, by node and action. Node 0 is the root."""

    def __init__(self, nodes: int, actions: int) -> None:
        self.visits = np.zeros((nodes, actions), np.int64)
        self.worth = np.zeros((nodes, actions), np.float64)
        self.child = np.zeros((nodes, actions), np.int64)
        self.size = 1

    def choose(self, node: np.ndarray, legal: np.ndarray, dice: np.random.Generator) -> np.ndarray:
        """The most promising action of each game, and first of all one that nobody has tried."""
        visits = self.visits[node]
        every = np.log1p(np.where(legal, visits, 0).sum(axis=1, keepdims=True))
        tried = np.maximum(visits, 1)
        score = np.where(visits > 0, self.worth[node] / tried + EXPLORE * np.sqrt(every / tried), np.inf)
        score = np.where(legal, score, -np.inf)
        best = score == score.max(axis=1, keepdims=True)
        return (best * dice.random(best.shape)).argmax(axis=1)

    def grow(self, node: np.ndarray, action: np.ndarray) -> None:
        """A child for every edge that was used and has none."""
        fresh = np.unique(np.stack([node, action])[:, self.child[node, action] == 0], axis=1).T
        for at, by in fresh[: len(self.child) - self.size]:
            self.child[at, by] = self.size
            self.size += 1


def wave(tree: Tree, games: batch.Batch, worlds: np.ndarray, dice: np.random.Generator) -> None:
    """One simulation in every game: down the tree, on at random, and back."""
    seen = games.set_states(worlds)
    n = games.n
    node, inside, over = np.zeros(n, np.int64), np.ones(n, bool), np.zeros(n, bool)
    paid, path = np.zeros((n, games.seats)), []
    while not over.all():
        action = np.array(games.random_actions())
        at = np.flatnonzero(inside)
        if at.size:
            action[at] = tree.choose(node[at], seen.legal[at], dice)
            path.append((at, node[at], action[at], seen.to_act[at].copy()))
        seen = games.step(action)
        paid[seen.done & ~over] = seen.reward[seen.done & ~over]
        over |= seen.done
        if at.size:
            following = tree.child[node[at], action[at]]
            tree.grow(node[at], action[at])
            node[at], inside[at] = following, (following > 0) & ~over[at]
    for at, where, action, seat in path:
        np.add.at(tree.visits, (where, action), 1)
        np.add.at(tree.worth, (where, action), paid[at, seat])


def search(position: tenfold.Position, games: batch.Batch, waves: int, seed: str) -> Tree:
    view = position.view(position.to_act)  # all that it may know
    games.reset(seed, position=tenfold.view_line(view))
    tree, worlds, dice = Tree(1 + waves * games.n, games.game.actions), games.states(), np.random.default_rng(len(seed))
    for _ in range(waves):
        wave(tree, games, worlds, dice)
    return tree


def best(position: tenfold.Position, tree: Tree) -> str:
    return max(position.legal(), key=lambda text: tree.visits[0, position.game.read_action(text)])


def share_won(game: str, games: batch.Batch, waves: int, rounds: int) -> float:
    """The share of the victory against `careful` in all other seats, from each seat equally often."""
    share = 0.0
    for number in range(rounds):
        position = tenfold.start(game, seed=str(number // games.seats))
        me, other = number % games.seats, seat_bot("careful", position.game, str(number))
        while not position.is_over:
            legal = position.legal()
            if len(legal) == 1:
                position.apply(legal[0])
            elif position.to_act == me:
                position.apply(best(position, search(position, games, waves, f"{number}")))
            else:
                position.apply(other(position.view(position.to_act), legal))
        winners = position.outcome().winners
        share += (me in winners) / len(winners)
    return share / rounds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="ten")
    parser.add_argument("--side-by-side", type=int, default=256)
    parser.add_argument("--waves", type=int, default=20)
    parser.add_argument("--games", type=int, default=0)
    arguments = parser.parse_args()
    position = tenfold.start(arguments.game, seed="tea")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    games = batch.make(arguments.game, n=arguments.side_by_side)
    search(position, games, 1, "warm")
    start = time.perf_counter()
    tree = search(position, games, arguments.waves, "tea")
    seconds = time.perf_counter() - start
    for text in position.legal():
        action = position.game.read_action(text)
        visits = tree.visits[0, action]
        print(f"{text:16} {visits:7,} visits   worth {tree.worth[0, action] / max(1, visits):+.2f}")
    print(f"{arguments.side_by_side * arguments.waves / seconds:,.0f} simulations a second, {tree.size:,} nodes")
    if arguments.games:
        won = share_won(arguments.game, games, arguments.waves, arguments.games)
        print(f"{won:.2f} of the victories in {arguments.games} games against careful")


if __name__ == "__main__":
    main()
