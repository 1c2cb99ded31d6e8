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
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.bots_ladder.spiel_ten import OurRollouts, SpielState, SpielTen
from tenfold.games.ten import TEN

EXPLORE = 2.0
SIMULATIONS_LEAST = 3
SIMULATIONS_MOST = 1 << 30


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


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, as long as there is time."""

    def __init__(self, evaluator: Any) -> None:
        super().__init__(SpielTen(), EXPLORE, SIMULATIONS_MOST, evaluator)
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
        super().__init__(SpielTen(), evaluator, EXPLORE, SIMULATIONS_MOST)
        self.clock = Clock()

    def run_search(self, state: SpielState) -> Any:
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
    state = SpielState.of(msgspec.convert(asked["view"], TEN.view_type))
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
