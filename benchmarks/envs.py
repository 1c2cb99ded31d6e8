"""How fast the environments are on one core, against PettingZoo's leduc and OpenSpiel's hearts (Python loop) in the same run.

    python benchmarks/envs.py            tables for people
    python benchmarks/envs.py --json     one object with `ratios` and the figures behind them
    python benchmarks/envs.py --quick    a few seconds, for a look; not for figures

It validates first (PettingZoo's own tests pass; batch and single environment play the same games) and then times, ours and the
peers taking turns; every figure is the median.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyspiel

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.engine import in_turns, machine_name, one_core, table  # noqa: E402
from benchmarks.growth import GAMES, draw_growth  # noqa: E402
from benchmarks.peers import PythonLoop  # noqa: E402
from tenfold.envs import batch, openspiel, ten_v0, trick_later_v0  # noqa: E402
from tenfold.envs.single import make_single  # noqa: E402

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic import leduc_holdem_v4
    from pettingzoo.test import api_test, seed_test

GOALS = {
    "ten_pettingzoo_leduc": 10,
    "trick_later_pettingzoo_leduc": 10,
    "ten_batch_hearts": 5,
    "trick_later_batch_hearts": 5,
    "ten_openspiel_hearts": 1,
}
SEED = 20_211_025
STEPS = 1 << 17


class ThroughPettingZoo:
    """The loop of PettingZoo's manual: look, choose a legal action at random, step."""

    def __init__(self, env: Any, games: int) -> None:
        self.env = env
        self.games = games
        env.reset(seed=SEED)

    def rate(self) -> float:
        pick = random.Random(1).random
        env = self.env
        decisions = 0
        start = time.perf_counter()
        for _ in range(self.games):
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                    legal = mask.nonzero()[0]
                    env.step(int(legal[int(pick() * len(legal))]))
                    decisions += 1
        return decisions / (time.perf_counter() - start)


class Stepping:
    """A batch from Python: random legal actions, a step, masks and observations written, games that end dealt anew."""

    def __init__(self, name: str, n: int, steps: int) -> None:
        self.games = batch.make(name, n=n, players=4)
        self.games.reset("stepping")
        self.steps = steps

    def rate(self) -> float:
        start = time.perf_counter()
        for _ in range(self.steps):
            self.games.step(self.games.random_actions())
        return self.steps * self.games.n / (time.perf_counter() - start)

    def median_rate(self) -> float:
        self.rate()
        return statistics.median(self.rate() for _ in range(3))


def growth(name: str, powers: Sequence[int]) -> list[tuple[int, float]]:
    """Decisions a second by the size of the batch, on one core."""
    return [(1 << power, Stepping(name, 1 << power, max(2, min(1_000, STEPS >> power))).median_rate()) for power in powers]


def validate() -> None:
    for module in (ten_v0, trick_later_v0):
        api_test(module.env(players=4), num_cycles=200)
        seed_test(lambda module=module: module.env(players=4), num_cycles=50)
    for name in GAMES:
        same_games(name)
        pyspiel.random_sim_test(pyspiel.load_game(openspiel_name(name)), num_sims=1, serialize=True, verbose=False)


def same_games(name: str) -> None:
    """Each game of a batch is the one that a single environment plays."""
    games = batch.make(name, n=8, players=4)
    games.reset("validate")
    singles = [make_single(name, {"players": 4}) for _ in range(games.n)]
    for i, single in enumerate(singles):
        single.start("validate", i)
    for _ in range(50):
        actions = games.random_actions().copy()
        for i, single in enumerate(singles):
            assert games.seen.observation[i].tolist() == single.observe(single.to_act).tolist()
            assert games.seen.legal[i].tolist() == single.mask.tolist()
            assert single.do(actions[i]) == 0
        games.step(actions)
        if games.seen.done.any():
            return


def measure(quick: bool) -> dict[str, Any]:
    size = 1 if quick else 20
    with contextlib.redirect_stdout(sys.stderr):
        validate()
    figures = in_turns(
        {
            "ten_pettingzoo": ThroughPettingZoo(ten_v0.env(players=4), 20 * size).rate,
            "trick_later_pettingzoo": ThroughPettingZoo(trick_later_v0.env(players=4), 20 * size).rate,
            "leduc_pettingzoo": ThroughPettingZoo(leduc_holdem_v4.env(), 100 * size).rate,
            "leduc_pettingzoo_raw": ThroughPettingZoo(leduc_holdem_v4.raw_env(), 100 * size).rate,
            "ten_batch": Stepping("ten", 1 << 12, 20 * size).rate,
            "trick_later_batch": Stepping("trick_later", 1 << 12, 20 * size).rate,
            "ten_openspiel": lambda: PythonLoop(openspiel_name("ten")).rate(20 * size),
            "trick_later_openspiel": lambda: PythonLoop(openspiel_name("trick_later")).rate(2 * size),
            "openspiel_python_hearts": lambda: PythonLoop("hearts").rate(100 * size),
        },
        rounds=3 if quick else 7,
    )
    grown = {name: growth(name, range(0, 13 if quick else 23, 2)) for name in GAMES}
    return {"ratios": ratios(figures), "figures": figures, "goals": GOALS, "growth": grown, "machine": machine_name()}


def openspiel_name(game: str) -> str:
    return f"{openspiel.PREFIX}{game}(players=4)"


def ratios(figures: dict[str, float]) -> dict[str, float]:
    return {
        "ten_pettingzoo_leduc": figures["ten_pettingzoo"] / figures["leduc_pettingzoo"],
        "trick_later_pettingzoo_leduc": figures["trick_later_pettingzoo"] / figures["leduc_pettingzoo"],
        "ten_pettingzoo_leduc_raw": figures["ten_pettingzoo"] / figures["leduc_pettingzoo_raw"],
        "ten_batch_hearts": figures["ten_batch"] / figures["openspiel_python_hearts"],
        "trick_later_batch_hearts": figures["trick_later_batch"] / figures["openspiel_python_hearts"],
        "ten_openspiel_hearts": figures["ten_openspiel"] / figures["openspiel_python_hearts"],
        "trick_later_openspiel_hearts": figures["trick_later_openspiel"] / figures["openspiel_python_hearts"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="small and fast, not for figures")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/envs.json and draw FOLDER/envs.svg")
    given = parser.parse_args()
    one_core()
    result = measure(given.quick)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "envs.json").write_text(json.dumps(result, indent=2) + "\n")
        draw_growth(result["growth"], "A step a call, one core", given.save / "envs.svg")


if __name__ == "__main__":
    main()
