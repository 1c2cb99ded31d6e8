"""Learns the value function of `master` at TEN: plays games, and fits a small network for each number of players.

`python -m tools.train_ten [GAMES]` writes `nets.npy` anew, from so many games for each number of players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from tenfold.bots.ten.master import NETS
from tenfold.bots.ten.search import NO_NET
from tenfold.bots.ten.sharp import STYLE
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.value import FEATURES
from tenfold.bots.ten.workspace import Array, new_workspace
from tenfold.core.chance import Chance
from tenfold.core.compile.compiled import compile_rules
from tenfold.games.ten import TEN
from tenfold.games.ten.face.options import TenOptions, complete
from tools import ten_games

GAMES = 250_000
PLAYERS = range(1, 6)
HIDDEN = 16
EPOCHS = 15
BATCH = 2048
RATE = 0.004
KEPT_BACK = 10
FLAT = 1e-3

Parts = list[Array]


def games_of(players: int, games: int) -> tuple[Array, Array]:
    """The features of the seats in each game, and what they won."""
    template = TEN.template(complete(TenOptions(players=players)), None)
    template.chance[:] = Chance(f"learn {players}").chance
    states = np.zeros(2, template.layout.dtype)
    states[0] = np.frombuffer(template.to_bytes(), states.dtype)[0]
    features = np.zeros((games, template.seats, FEATURES), np.float32)
    won = np.zeros((games, template.seats))
    gather = compile_rules({"gather": ten_games.gather}, TEN.rules)["gather"]
    gather(new_workspace(STYLE, weights_for(players), NO_NET, 1), states, np.ones(1, np.int64), features, won)
    played = won.any(axis=1)
    return features[played], won[played]


def first_parts(dice: np.random.Generator) -> Parts:
    """Weights that count as they are; the weights of what counts only above 0, its constants, and how much it counts."""
    spread = 0.9 / np.sqrt(FEATURES)
    return [np.zeros(FEATURES), dice.normal(0, spread, (FEATURES, HIDDEN)), np.zeros(HIDDEN), dice.normal(0, 0.1, HIDDEN)]


def chances(parts: Parts, features: Array) -> tuple[Array, Array]:
    """What the hidden rows reach, and each seat's chance to win."""
    plain, weights, constants, counts = parts
    reached = features @ weights + constants
    strength = features @ plain + np.maximum(reached, 0) @ counts
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return reached, odds / odds.sum(axis=1, keepdims=True)


def slopes(parts: Parts, features: Array, won: Array) -> Parts:
    """How the logarithmic loss changes with each part."""
    reached, chance = chances(parts, features)
    wrong = (chance - won) / len(features)
    hidden = wrong[:, :, None] * parts[3] * (reached > 0)
    return [
        np.einsum("nsf,ns->f", features, wrong),
        np.einsum("nsf,nsh->fh", features, hidden, optimize=True),
        hidden.sum(axis=(0, 1)),
        np.einsum("nsh,ns->h", np.maximum(reached, 0), wrong),
    ]


class Adam:
    """Steps down the slope (Kingma and Ba, 2015), ever smaller."""

    def __init__(self, parts: Parts, steps: int) -> None:
        self.parts = parts
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = steps
        self.step = 0

    def descend(self, slope: Parts) -> None:
        self.step += 1
        rate = RATE * (1 - self.step / (self.steps + 1))
        for i, down in enumerate(slope):
            self.means[i] = 0.9 * self.means[i] + 0.1 * down
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * down**2
            mean = self.means[i] / (1 - 0.9**self.step)
            square = self.squares[i] / (1 - 0.999**self.step)
            self.parts[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def batches(games: int, dice: np.random.Generator) -> Iterator[Array]:
    for _ in range(EPOCHS):
        order = dice.permutation(games)
        yield from (order[start : start + BATCH] for start in range(0, games, BATCH))


def loss(parts: Parts, features: Array, won: Array) -> float:
    return float(-(won * np.log(chances(parts, features)[1] + 1e-9)).sum(axis=1).mean())


def fit(features: Array, won: Array) -> tuple[Array, float]:
    """The network, and its loss in games that it did not see."""
    mean, spread = features.mean(axis=(0, 1)), features.std(axis=(0, 1))
    spread[spread < FLAT] = 1
    even = (features - mean) / spread
    kept = len(features) // KEPT_BACK
    dice = np.random.default_rng(1)
    parts = first_parts(dice)
    adam = Adam(parts, EPOCHS * -(-(len(features) - kept) // BATCH))
    for batch in batches(len(features) - kept, dice):
        adam.descend(slopes(parts, even[kept + batch], won[kept + batch]))
    return network(parts, mean, spread), loss(parts, even[:kept], won[:kept])


def network(parts: Parts, mean: Array, spread: Array) -> Array:
    """In the order that `value.strength` reads it, for features as they are."""
    plain, weights, constants, counts = parts
    rows = np.vstack([plain, weights.T]) / spread
    first = np.concatenate([[0.0], constants]) - rows @ mean
    return np.column_stack([rows, first, np.concatenate([[1.0], counts])])


def learn(games: int) -> dict[int, Any]:
    made = {}
    for players in PLAYERS:
        made[players], missed = fit(*games_of(players, games))
        sys.stdout.write(f"{players} players: loss {missed:.4f} in games kept back\n")
    return made


if __name__ == "__main__":
    np.save(NETS, np.array(list(learn(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES).values()), np.float32))
