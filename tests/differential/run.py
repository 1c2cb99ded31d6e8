"""The long comparison: `python -m tests.differential.run --decisions 1000000`."""

from __future__ import annotations

import argparse
import sys

from tests.differential.compare import PLAY, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many decisions to compare, of each kind of game")
    parser.add_argument("--seed", default="long")
    parser.add_argument("--only", choices=list(PLAY), help="one kind of game instead of all")
    given = parser.parse_args()
    for name in [given.only] if given.only else PLAY:
        decisions = played = 0
        for n in games(name, given.seed):
            decisions += n
            played += 1
            if decisions >= given.decisions:
                break
        sys.stdout.write(f"{name}: {decisions:,} decisions in {played:,} games agree with the referee\n")


if __name__ == "__main__":
    main()
