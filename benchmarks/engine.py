"""How fast the rules are, against OpenSpiel and the try-every-assignment scorer, in the same run on one core.

    python benchmarks/engine.py            tables for people
    python benchmarks/engine.py --json     one object with `ratios` and the figures behind them
    python benchmarks/engine.py --quick    a few seconds, for a look; not for figures

It validates first (compiled games are the interpreted ones byte for byte, compiled scores those of the referee) and then times,
ours and the peers taking turns; every figure is the median.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.machine import chip  # noqa: E402
from benchmarks.peers import CppRollouts, PythonLoop  # noqa: E402
from tenfold.core.compile.compiled import compile_rules  # noqa: E402
from tenfold.core.compile.machine import machine_for  # noqa: E402
from tenfold.core.compile.stepper import Stepper  # noqa: E402
from tenfold.core.game import AnyGame  # noqa: E402
from tenfold.games.ten import TEN  # noqa: E402
from tenfold.games.ten.cards import BOX, CARDS, COLOUR_WILD, OWNABLE  # noqa: E402
from tenfold.games.ten.face.score import read_hand  # noqa: E402
from tenfold.games.ten.face.view import cards_in, tally_pile  # noqa: E402
from tenfold.games.ten.rules.scoring import best_points  # noqa: E402
from tenfold.games.trick_later import TRICK_LATER  # noqa: E402
from tenfold.testing import samples  # noqa: E402
from tenfold.testing.compiled import interpreted_is_compiled  # noqa: E402
from tests.differential.ten_scoring_referee import best_score  # noqa: E402

BRUTE_WILDS_MOST = 3


class RandomPlay:
    """Whole random games inside compiled code, dealing included, four players."""

    def __init__(self, game: AnyGame, games: int) -> None:
        self.machine = machine_for(game)
        self.template = self.machine.template(game.read_options({"players": 4}), "benchmark")
        self.states = self.template.copy()
        self.dice = np.array([20_211_025], np.int64)
        self.games = games
        self.machine.random_games(self.states, self.template, self.dice, 1)

    def rate(self) -> float:
        start = time.perf_counter()
        decisions = self.machine.random_games(self.states, self.template, self.dice, self.games)
        return float(decisions / (time.perf_counter() - start))


class StepperLoop:
    """Legal list, choice and apply from a Python loop, every action checked."""

    def __init__(self, games: int) -> None:
        self.stepper = Stepper(TEN, TEN.read_options({"players": 4}), "benchmark")
        self.games = games
        self.stepper.start(0)

    def rate(self) -> float:
        pick = random.Random(1).random
        do, legal = self.stepper.do, self.stepper.legal
        decisions = 0
        start = time.perf_counter()
        for game in range(self.games):
            n = self.stepper.start(game)
            while n > 0:
                n = do(legal[int(pick() * n)])
                decisions += 1
        return decisions / (time.perf_counter() - start)


def final_hands(games: int) -> list[tuple[int, int, list[str]]]:
    """The hands that random four-player games of TEN end with."""
    machine = machine_for(TEN)
    template = machine.template(TEN.read_options({"players": 4}), "hands")
    dice = np.array([77], np.int64)
    hands = []
    for game in range(games):
        template["chance"][0, 4] = game
        states = template.copy()
        machine.begin(states, 0)
        machine.random_actions(states, dice, np.zeros(2_000, np.int64))
        own = [int(kinds) for kinds in states["own"][0]]
        for p in range(4):
            cards = list(cards_in(tally_pile(*own[3 * p : 3 * p + 3])))
            hands.append((own[3 * p], own[3 * p + 1], cards))
    return hands


def rich_hands(n: int) -> list[tuple[int, int]]:
    """Hands as good players end with: twenty cards from the box, four or five of them wild."""
    rng = random.Random(8)
    box = [kind for kind in range(OWNABLE) for _ in range(BOX[kind])]
    piles = [read_hand(" ".join(CARDS[kind] for kind in rng.sample(box, 20))) for _ in range(n)]
    return [(pile[0], pile[1]) for pile in piles]


def wilds(cards: list[str]) -> int:
    return sum(1 for card in cards if card in CARDS[COLOUR_WILD:])


def nanoseconds(function: Callable[[], object], n: int) -> float:
    start = time.perf_counter()
    function()
    return (time.perf_counter() - start) / n * 1e9


class Scoring:
    """Scoring final hands: compiled in one loop, against trying every assignment."""

    def __init__(self, games: int, repeat: int) -> None:
        hands = final_hands(games)
        self.all = len(hands)
        self.hands = [hand for hand in hands if wilds(hand[2]) <= BRUTE_WILDS_MOST]
        self.repeat = repeat
        sets = [(own, second) for own, second, _ in self.hands] * repeat
        self.sets = np.array(sets, np.int64)
        self.rich = np.array(rich_hands(2_000), np.int64)
        self.total = compile_rules({"total": total_points}, {})["total"]

    def validate(self) -> None:
        ours = [best_points(own, second) for own, second, _ in self.hands]
        assert ours == [best_score(cards) for _, _, cards in self.hands]
        assert self.total(self.sets) == sum(ours) * self.repeat

    def compiled(self) -> float:
        return nanoseconds(lambda: self.total(self.sets), len(self.sets))

    def compiled_rich(self) -> float:
        return nanoseconds(lambda: self.total(self.rich), len(self.rich))

    def brute(self) -> float:
        return nanoseconds(lambda: [best_score(cards) for _, _, cards in self.hands], len(self.hands))


def total_points(sets: Any) -> int:
    total = 0
    for i in range(len(sets)):
        total += best_points(sets[i, 0], sets[i, 1])
    return total


class Resampling:
    """Drawing what a seat cannot know, on positions in the middle of a round of 10 Trick Later with four players."""

    def __init__(self, positions: int, draws: int) -> None:
        self.machine = machine_for(TRICK_LATER)
        rng = random.Random(3)
        self.views = [mid_round(rng, n) for n in range(positions)]
        self.out = np.zeros(draws, self.machine.dtype)
        self.rate()

    def rate(self) -> float:
        start = time.perf_counter()
        for n, view in enumerate(self.views):
            self.machine.redeal_many(self.out, view, n * len(self.out))
        return len(self.views) * len(self.out) / (time.perf_counter() - start)


def mid_round(rng: random.Random, n: int) -> Any:
    """What the seat to act knows after four to six tricks of random play."""
    position = TRICK_LATER.start({"players": 4}, f"mid {n}")
    for _ in range(rng.randint(16, 24)):
        position.apply(rng.choice(position.legal()))
    game: AnyGame = TRICK_LATER
    return machine_for(game).array(game.remembered(position.view(position.to_act)).to_bytes())


def validate(scoring: Scoring) -> None:
    for game in (TEN, TRICK_LATER):
        interpreted_is_compiled(game, samples(game, "benchmark", 1))
    scoring.validate()


def in_turns(measures: dict[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """All measures once a round, so that a slow moment of the machine hits everybody; the medians."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    return {name: statistics.median(values) for name, values in found.items()}


def measure(quick: bool) -> dict[str, Any]:
    size = 1 if quick else 10
    scoring = Scoring(games=20 * size, repeat=200)
    validate(scoring)
    figures = in_turns(
        {
            "ten_random_play": RandomPlay(TEN, 2_000 * size).rate,
            "trick_later_random_play": RandomPlay(TRICK_LATER, 5_000 * size).rate,
            "ten_python_loop": StepperLoop(100 * size).rate,
            "openspiel_cpp_hearts": CppRollouts("hearts").rate,
            "openspiel_cpp_spades": CppRollouts("spades").rate,
            "openspiel_python_hearts": PythonLoop("hearts").rate,
            "ten_score_ns": scoring.compiled,
            "ten_score_rich_ns": scoring.compiled_rich,
            "brute_score_ns": scoring.brute,
            "trick_later_resamples": Resampling(20, 500 * size).rate,
        },
        rounds=3 if quick else 7,
    )
    figures["ten_state_bytes"] = TEN.state_type.layout.size
    figures["trick_later_state_bytes"] = TRICK_LATER.state_type.layout.size
    figures["score_hands_of_all"] = len(scoring.hands) / scoring.all
    return {"ratios": ratios(figures), "figures": figures, "machine": machine_name()}


def ratios(figures: dict[str, float]) -> dict[str, float]:
    return {
        "ten_cpp_hearts": figures["ten_random_play"] / figures["openspiel_cpp_hearts"],
        "ten_cpp_spades": figures["ten_random_play"] / figures["openspiel_cpp_spades"],
        "ten_python_hearts": figures["ten_python_loop"] / figures["openspiel_python_hearts"],
        "ten_score_brute": figures["brute_score_ns"] / figures["ten_score_ns"],
        "trick_later_cpp_hearts": figures["trick_later_random_play"] / figures["openspiel_cpp_hearts"],
    }


def machine_name() -> str:
    return f"{chip()}, one core; Python {platform.python_version()}, NumPy {np.__version__}"


def table(result: dict[str, Any]) -> str:
    rows = [("ratio", "times"), *((name, f"{value:,.2f}") for name, value in result["ratios"].items())]
    rows += [("", ""), ("figure", ""), *((name, f"{value:,.4g}") for name, value in result["figures"].items())]
    return "\n".join([result["machine"], "", *(f"{name:26}{value:>14}" for name, value in rows)])


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="small and fast, not for figures")
    parser.add_argument("--save", type=Path, help="also write the object to FOLDER/engine.json")
    given = parser.parse_args()
    one_core()
    result = measure(given.quick)
    print(json.dumps(result) if given.json else table(result))
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        (given.save / "engine.json").write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
