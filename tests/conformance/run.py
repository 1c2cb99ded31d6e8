"""A page without a connection against Python, at length: `python -m tests.conformance.run`, which `make conformance` runs.

The JavaScript of each game plays so many games at random in Node, of all player counts, editions and variants in turn. After
every action what is legal, the bytes of the record, what every seat sees, hears and is helped with, and what a bot would be
told must be the same, byte for byte.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tenfold.core.registry import find_game
from tenfold.testing.practice import same_by_digest
from tenfold.testing.samples import play_at_random
from tests.conformance.test_browser import ten_variants, trick_later_variants

VARIANTS = {"ten": ten_variants, "trick_later": trick_later_variants}
BATCH = 20


def batches(variants: int, games: int) -> Iterator[tuple[int, range]]:
    """The number of a variant, and those of games of it: as many of each as it takes, a few of every variant at a time."""
    each = math.ceil(games / variants)
    for first in range(0, each, BATCH):
        for variant in range(variants):
            yield variant, range(first, min(first + BATCH, each))


def compared(name: str, options: dict[str, Any], numbers: range, seed: str) -> int:
    """So many positions were the same; raises AssertionError where one is not."""
    game = find_game(name)
    return same_by_digest(game, [play_at_random(game, options, f"{seed} {n}") for n in numbers])


def hunt(name: str, games: int, seed: str, workers: int) -> str:
    variants, start = VARIANTS[name](), time.perf_counter()
    pieces = list(batches(len(variants), games))
    with ProcessPoolExecutor(workers) as crew:
        asked = [crew.submit(compared, name, variants[n], numbers, f"{seed} {n}") for n, numbers in pieces]
        positions = sum(one.result() for one in asked)
    took = time.perf_counter() - start
    played = f"{sum(len(numbers) for _, numbers in pieces):,} games of {len(variants)} variants"
    return f"{name}: {played}, {positions:,} positions the same, {took:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each game, its variants in turn")
    parser.add_argument("--seed", default="conformance", help="another seed gives other games")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    given = parser.parse_args()
    for name in VARIANTS:
        sys.stdout.write(hunt(name, given.games, given.seed, given.workers) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
