"""Makes the data file of `master` at 10 Trick Later, from nothing but games against itself.

`python -m tools.train_trick_later [STEPS]` writes `policy.npz` anew: steps of practice, each of 300 games of
three and 300 of four.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.bots.trick_later import policy as policy_file
from tenfold.bots.trick_later.features import AROUND, CARD, Card
from tenfold.bots.trick_later.policy import DATA, HIDDEN, Array, Policy, policy_of
from tenfold.bots.trick_later.win_chances import FEWEST, PLACES, chances_from
from tenfold.core.compile.compiled import compile_rules
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.face.options import TrickLaterOptions
from tenfold.games.trick_later.rules.setup import template
from tools import trick_later_self_play
from tools.trick_later_self_play import Notes, new_notes

TABLES = (3, 4)
STEPS = 1600
GAMES = 300
FASTEST = 0.004
SLOWEST = 0.1
ROUNDS_FOR_CHANCES = {3: 6000, 4: 2400}
CHANCES_ANEW = 400


def untaught() -> Policy:
    """Who plays by the rules of thumb, more or less."""
    dice = np.random.default_rng(10)
    first = dice.normal(0, 0.25, (AROUND + CARD, HIDDEN))
    second = np.concatenate([dice.normal(0, 0.1, HIDDEN), np.zeros(CARD)])
    second[HIDDEN + Card.THUMB] = 6.0
    chances = np.array([np.full(PLACES, 1 / players) for players in TABLES])
    return policy_of(first, second, chances)


def start_of(players: int) -> Array:
    """A record from which every stream of chance is another game."""
    s = template(TrickLaterOptions(players=players), None)
    s.chance[:] = [players, 0, 0, 0, 0, 0]
    return np.frombuffer(s.to_bytes(), s.layout.dtype).copy()


class Adam:
    """Steps as long as the direction is sure (Kingma and Ba, 2014)."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, direction: Array, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (direction - self.mean)
        self.square += 0.001 * (direction**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


class Study:
    """One player, and what it goes through."""

    def __init__(self) -> None:
        self.policy = untaught()
        self.notes: dict[int, Notes] = {players: new_notes(players) for players in TABLES}
        self.starts = {players: start_of(players) for players in TABLES}
        self.records = np.zeros(2, TRICK_LATER.state_type.layout.dtype)
        self.moves = [Adam(self.policy.first), Adam(self.policy.second)]
        self.played = 0
        self.practise: Any = compile_rules({"practise": trick_later_self_play.practise}, TRICK_LATER.rules)["practise"]

    def play(self) -> list[Array]:
        """A few hundred games at each table; the direction that they teach."""
        for players, notes in self.notes.items():
            for part in (notes.first, notes.second, notes.decided):
                part[:] = 0
            self.practise(self.records, self.starts[players], self.policy, notes, self.played, GAMES)
        self.played += GAMES
        decided = sum(int(notes.decided[0]) for notes in self.notes.values())
        return [sum(getattr(notes, name) for notes in self.notes.values()) / decided for name in ("first", "second")]

    def step(self, rate: float) -> None:
        for move, direction in zip(self.moves, self.play(), strict=True):
            move.step(direction, rate)

    def count_chances(self) -> None:
        for players, notes in self.notes.items():
            kept = min(int(notes.rounds[0]), len(notes.points))
            rounds = ROUNDS_FOR_CHANCES[players]
            table = chances_from(notes.points[:kept], notes.ties[:kept], players, rounds)
            self.policy.chances[players - FEWEST] = table

    def keep(self, path: Path) -> None:
        first, second = (weights.astype(np.float16) for weights in (self.policy.first, self.policy.second))
        np.savez_compressed(path, first=first, second=second, chances=self.policy.chances.astype(np.float16))


def study(path: Path, steps: int) -> None:
    pupil = Study()
    pupil.play()
    pupil.count_chances()
    for n in range(steps):
        pupil.step(FASTEST * max(SLOWEST, 1 - n / steps))
        if n % CHANCES_ANEW == CHANCES_ANEW - 1 or n == steps - 1:
            pupil.count_chances()
            pupil.keep(path)
            sys.stderr.write(f"{n + 1} of {steps} steps\n")


if __name__ == "__main__":
    study(Path(policy_file.__file__).parent / DATA, int(sys.argv[1]) if len(sys.argv) > 1 else STEPS)
