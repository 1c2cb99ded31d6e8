"""`python -m tenfold.testing NAME`: run every check on a registered game."""

from __future__ import annotations

import sys

from tenfold.core.errors import TenfoldError
from tenfold.core.plain import plain
from tenfold.core.registry import find_game
from tenfold.testing import CHECKS, samples


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("Name one registered game: python -m tenfold.testing NAME\n")
        return 2
    try:
        game = find_game(arguments[0])
    except TenfoldError as error:
        sys.stderr.write(f"{plain(error.message)}\n")
        return 2
    played = samples(game, "conformance", 1)
    failed = 0
    for check in CHECKS:
        try:
            check(game, played)
        except Exception as error:
            failed += 1
            sys.stdout.write(f"FAILED  {check.__name__}: {type(error).__name__} {error}\n")
        else:
            sys.stdout.write(f"ok      {check.__name__}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
