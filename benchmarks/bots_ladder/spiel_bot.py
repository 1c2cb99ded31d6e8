"""OpenSpiel's MCTSBot and ISMCTSBot as programs that play TEN in our arena.

    tenfold arena sharp --bot "mcts=python benchmarks/bots_ladder/spiel_bot.py mcts" --players 2 --games 20 --ms 100

Its bots count simulations and know no clock, so they are stopped between two simulations when the time is up. `mcts` and
`ismcts` make their random rollouts in our compiled code, which gives them many times the simulations; `mcts-plain` makes them
in OpenSpiel's own Python.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tenfold.core.compile.machine import machine_for
from tenfold.envs.openspiel import SpielState, state_of
from tenfold.games.ten import TEN

EXPLORE = 2.0
SIMULATIONS_LEAST = 3
SIMULATIONS_MOST = 1 << 30
LONGEST_GAME = 4_000
GAME = pyspiel.load_game("tenfold_ten")


class HiddenTen:
    """TEN as a game of imperfect information, as far as ISMCTS asks."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> HiddenTen:
        return self


class TimeIsUp(Exception):
    """Raised inside a search to end it."""


class Clock:
    """Ends a search between two simulations."""

    deadline = 0.0
    simulations = 0

    def start(self, milliseconds: int) -> None:
        self.deadline = time.perf_counter() + milliseconds / 1000
        self.simulations = 0

    def tick(self) -> None:
        self.simulations += 1
        if self.simulations > SIMULATIONS_LEAST and time.perf_counter() >= self.deadline:
            raise TimeIsUp


class OurRollouts:
    """An evaluator for its bots: one random rollout, in our compiled code instead of its Python."""

    def __init__(self, seed: int) -> None:
        self.dice = np.array([seed or 1], np.int64)
        self.actions = np.zeros(LONGEST_GAME, np.int64)
        self.stream = 0

    def evaluate(self, state: SpielState) -> Any:
        at = state.clone()
        while at.is_chance_node():
            at.apply_action(self.by_chance(at))
        machine = machine_for(TEN)
        record = machine.array(at.node.tree.branches.state(at.node.branch))
        self.stream += 1
        record["chance"][0, 4] = self.stream
        machine.redeal(record, 0)
        machine.random_actions(record, self.dice, self.actions)
        return utilities(record)

    def by_chance(self, state: SpielState) -> int:
        kinds, chances = zip(*state.chance_outcomes(), strict=True)
        return int(np.random.choice(kinds, p=chances))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def utilities(record: Any) -> Any:
    """1 for the win alone, -1 for none of it."""
    won = record["won"][0, : record["seats"][0]]
    return 2.0 * won / won.sum() - 1.0


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, as long as there is time."""

    def __init__(self, evaluator: Any) -> None:
        super().__init__(GAME, EXPLORE, SIMULATIONS_MOST, evaluator)
        self.clock = Clock()

    def mcts_search(self, state: SpielState) -> Any:
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information set MCTS, as long as there is time."""

    def __init__(self, evaluator: Any) -> None:
        super().__init__(GAME, evaluator, EXPLORE, SIMULATIONS_MOST)
        self.clock = Clock()

    def run_search(self, state: SpielState) -> Any:
        """It takes only games with hidden information, though it can play others: so TEN says that it is one."""
        state.get_game = HiddenTen
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        self.clock.tick()
        return super().sample_root_state(state)


def make(kind: str) -> TimedMcts | TimedIsmcts:
    if kind == "mcts-plain":
        return TimedMcts(mcts.RandomRolloutEvaluator())
    evaluator = OurRollouts(int(np.random.randint(1, 1 << 31)))
    return TimedMcts(evaluator) if kind == "mcts" else TimedIsmcts(evaluator)


def choose(bot: TimedMcts | TimedIsmcts, asked: dict[str, Any]) -> str:
    bot.clock.start(asked["milliseconds"])
    if len(asked["legal"]) == 1:
        return str(asked["legal"][0])
    state = state_of(msgspec.convert(asked["view"], TEN.view_type))
    return TEN.write_action(int(bot.step(state)))


def warm_up(bot: TimedMcts | TimedIsmcts) -> None:
    """Load all that is compiled before the first question is answered."""
    position = TEN.start({"players": 2}, "warm up")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    choose(bot, {"view": position.view(None), "legal": position.legal(), "milliseconds": 1})


def main() -> None:
    bot = make(sys.argv[1])
    warm_up(bot)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["op"] == "quit":
            break
        print(json.dumps({"action": choose(bot, asked)}), flush=True)


if __name__ == "__main__":
    main()
