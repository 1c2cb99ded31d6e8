"""What could be won at most: how often somebody who knows the deck wins a solo game of TEN.

    python benchmarks/known_deck.py                              400 deals at level 10
    python benchmarks/known_deck.py --levels 8 9 10 --json

Every deal is played again and again, by the net of TEN with some chance in what it does, until a game of it is won. A deal that
was won once can be won by whoever knows its deck; those that were never won in so many games may be. So the share is a lower
bound for somebody who knows the deck, and nobody who does not know it can be expected to reach it. Beside it is how often the
first of these games was won. The same command gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from tenfold.bots.nets.layers import score
from tenfold.bots.nets.player import see
from tenfold.bots.ten.net_player import TEN_NET
from tenfold.core.choosing import NO_ACTION, how_many, offer, pick
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.loops import do, is_over, roll
from tenfold.core.compile.rule import rule
from tenfold.core.floats import log
from tenfold.core.intervals import wilson
from tenfold.games.ten import TEN

DEAL, GAME = 0, 1
ALL_ROLLS = 4294967296.0


class Found(msgspec.Struct):
    """Of so many deals, in how many the first game was won, and in how many any; `games` says which one, 0 where none was."""

    level: int
    deals: int
    first: int
    some: int
    games: list[int]


@rule
def whim(dice: Any) -> float:
    """Gumbel's distribution: with it added to the scores, what scores most is drawn by the net's own shares."""
    return -log(-log((roll(dice) + 0.5) / ALL_ROLLS))


@rule
def by_net_with_whims(net: Any, s: Any, dice: Any, temperature: float) -> int:
    see(net, s)
    now = offer(s)
    best, most = NO_ACTION, -1e9
    for place in range(how_many(now)):
        action = pick(now, place)
        found = score(net, action) + temperature * whim(dice)
        if found > most:
            best, most = action, found
    return best


@rule
def games_until_won(net: Any, states: Any, dice: Any, temperature: float, most: int) -> int:
    """Play this deal until it is won; how many games that took, or 0 if so many were not enough."""
    for game in range(most):
        states[GAME] = states[DEAL]
        while not is_over(states[GAME]):
            do(states[GAME], by_net_with_whims(net, states[GAME], dice, temperature))
        if states[GAME].won[0]:
            return game + 1
    return 0


def found_at(level: int, given: argparse.Namespace) -> Found:
    play = compile_rules({"games_until_won": games_until_won}, {**TEN.rules, "see": TEN_NET.see})["games_until_won"]
    net = TEN_NET.weights.net()
    states = np.zeros(2, TEN.state_type.layout.dtype)
    options = TEN.read_options({"players": 1, "level": level})
    games = []
    for n in range(given.deals):
        deal = TEN.start(options, f"{given.seed} {n}")
        states[DEAL] = np.frombuffer(deal.to_bytes(), states.dtype)[0]
        games.append(int(play(net, states, np.array([n + 1]), given.temperature, given.games)))
    return Found(level, given.deals, games.count(1), given.deals - games.count(0), games)


def share(won: int, deals: int) -> str:
    middle, reach = wilson(won / deals, deals)
    return f"{won / deals:.3f} ({middle - reach:.3f}-{min(1.0, middle + reach):.3f})"


def line(found: Found) -> str:
    return (
        f"level {found.level}, {found.deals} deals: {share(found.some, found.deals)} can be won by whoever knows the deck; "
        f"of the first games {share(found.first, found.deals)}"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", type=int, nargs="+", default=[10])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--games", type=int, default=10_000, help="how often a deal is played at most")
    parser.add_argument("--temperature", type=float, default=1.0, help="how much chance there is in what the net does")
    parser.add_argument("--seed", default="known deck")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.deals < 1 or given.games < 1:
        parser.error("it takes a deal at least, and a game of it")
    return given


def main() -> None:
    given = arguments()
    every = []
    for level in given.levels:
        found = found_at(level, given)
        every.append(msgspec.to_builtins(found))
        if not given.json:
            print(line(found), flush=True)
    if given.json:
        print(json.dumps({"games": given.games, "temperature": given.temperature, "levels": every}))


if __name__ == "__main__":
    main()
