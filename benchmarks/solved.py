"""TEN with so few cards that it can be solved: exact values, and what OpenSpiel's own algorithms make of the same games.

    python benchmarks/solved.py                    the table of docs/research.md
    python benchmarks/solved.py --write            the same, and write it there
    python benchmarks/solved.py --iterations 1000  nearer to the exact values

Two players, seat 0 starts, values from -1 to 1. The exact value is found by expectimax, each position once; CFR and the best
responses to what it has learnt walk the whole tree. All of it is counted and not timed: the same command prints the same table.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.bots_ladder.exact import Solver, first_of  # noqa: E402
from tenfold.core.chance_nodes import Node  # noqa: E402
from tenfold.envs import openspiel  # noqa: E402

PAGE = ROOT / "docs" / "research.md"
START, END = "<!-- solved: made by benchmarks/solved.py -->\n", "<!-- solved: end -->\n"
DECKS = ("b3:1 g5:1 o9:1", "w3:1 $1:2", "b3:2 o9:1 $3:1", "b2:1 b9:1 g1:1 g5:1", "b9:1 g1:1 g5:1 $1:1")
LARGEST_DENOMINATOR = 1_000
POSITIONS = 400_000


def game_of(deck: str) -> Any:
    return pyspiel.load_game(f"{openspiel.PREFIX}ten(first=0,deck={deck})")


def nodes_below(node: Node) -> int:
    """How large the tree is, chance nodes and ends counted."""
    return 1 + sum(nodes_below(node.after(number)) for number in node.legal())


def exact_value(game: Any) -> Fraction:
    """What seat 0 wins if both do what is best."""
    won = Solver(0, POSITIONS).value(first_of(game.options))
    return 2 * Fraction(won).limit_denominator(LARGEST_DENOMINATOR) - 1


def learnt(game: Any, iterations: int) -> Any:
    """The average policy of CFR."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def row(deck: str, iterations: int) -> str:
    game = game_of(deck)
    policy = learnt(game, iterations)
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    beaten = exploitability.exploitability(game, policy)
    return f"| `{deck}` | {nodes_below(game.tree.first):,} | {exact_value(game)} | {value:.4f} | {beaten:.4f} |"


def table(iterations: int) -> str:
    head = f"| deck | nodes | exact value | CFR, {iterations} iterations | its exploitability |\n|---|---|---|---|---|\n"
    return head + "".join(f"{row(deck, iterations)}\n" for deck in DECKS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="write the table into docs/research.md")
    given = parser.parse_args()
    made = table(given.iterations)
    sys.stdout.write(made)
    if given.write:
        before, _, rest = PAGE.read_text().partition(START)
        PAGE.write_text(f"{before}{START}{made}{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main()
