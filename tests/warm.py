"""Compiles what many tests use, before they begin: `python -m tests.warm`, which `make test` runs.

On a machine that has compiled nothing yet every worker, and every server and bot that a test starts, would compile the same by
itself. One process for each game does it here; all others find it on disk.
"""

from __future__ import annotations

import subprocess
import sys

from tenfold.bots.browser import bot_in_browser, judge_in_browser, thinkers_for
from tenfold.bots.ready import make_ready
from tenfold.core.registry import find_game
from tenfold.review.ready import make_ready as make_judge_ready
from tenfold.testing.browser import same_games_at_random

GAMES = ("ten", "trick_later")


def warm(name: str) -> None:
    """The rules and the bots of a game, for this machine and for browsers."""
    game = find_game(name)
    for bot in thinkers_for(game):
        make_ready(bot, name)
        bot_in_browser(game, bot)
    make_judge_ready(name)
    judge_in_browser(game)
    same_games_at_random(game, [dict(game.variants[0])], 1, [])


def main(names: list[str]) -> int:
    if names:
        warm(names[0])
        return 0
    # Each in a process of its own: what a game's functions share is compiled once in it.
    started = [subprocess.Popen([sys.executable, "-m", "tests.warm", name]) for name in GAMES]
    return max(abs(process.wait()) for process in started)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
