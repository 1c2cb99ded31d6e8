"""OpenSpiel's random play, the peer that ours is measured against: its C++ rollouts and its Python loop."""

from __future__ import annotations

import random
import time
from typing import Any

import pyspiel

DEALS = 8
ROLLOUTS = 400


def deal(game: Any, rng: random.Random) -> Any:
    """A state after its chance nodes in which there is something to decide."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(by_chance(state, rng))
        if len(state.legal_actions()) >= 2:
            return state


def by_chance(state: Any, rng: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, weights)[0])


def decisions_to_the_end(state: Any, rng: random.Random, rollouts: int) -> float:
    """How many decisions a random rollout from here takes, on average."""
    decisions = 0
    for _ in range(rollouts):
        s = state.clone()
        while not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(by_chance(s, rng))
            else:
                s.apply_action(rng.choice(s.legal_actions()))
                decisions += 1
    return decisions / rollouts


class CppRollouts:
    """Random rollouts inside C++, reached through the evaluator of its MCTS bot: 2 simulations make 2 * ROLLOUTS of them."""

    def __init__(self, name: str) -> None:
        rng = random.Random(11)
        self.game = pyspiel.load_game(name)
        self.states = [deal(self.game, rng) for _ in range(DEALS)]
        mean = sum(decisions_to_the_end(state, rng, 60) for state in self.states) / DEALS
        self.decisions = DEALS * ROLLOUTS * (2 * mean - 1)
        scaling = min(self.seconds(4) for _ in range(3)) / min(self.seconds(2) for _ in range(3))
        if not 1.5 < scaling < 2.5:
            raise RuntimeError(f"{name}: twice the simulations took {scaling:.2f} times as long; the figure would be void")

    def seconds(self, simulations: int) -> float:
        bots = [
            pyspiel.MCTSBot(self.game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, simulations, 100, False, 1, False)
            for _ in self.states
        ]
        start = time.perf_counter()
        for bot, state in zip(bots, self.states, strict=True):
            bot.step(state)
        return time.perf_counter() - start

    def rate(self) -> float:
        """Decisions a second, warm: the caches belong to whoever is measured."""
        self.seconds(2)
        return 5 * self.decisions / sum(self.seconds(2) for _ in range(5))


class PythonLoop:
    """Legal list, choice and apply from a Python loop."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def rate(self, games: int = 2_000) -> float:
        """Decisions a second; the time that chance nodes take counts, as dealing does for ours."""
        pick = random.Random(1).random
        decisions = 0
        start = time.perf_counter()
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    decisions += 1
        return decisions / (time.perf_counter() - start)
