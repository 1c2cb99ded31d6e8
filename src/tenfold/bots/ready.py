"""`python -m tenfold.bots.ready BOT GAME`: let a bot make its first move, so that what it compiles is in the cache on disk."""

from __future__ import annotations

import sys

from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.core.registry import find_game


def make_ready(bot: str, game: str) -> None:
    position = find_game(game).start({}, "ready")
    player = seat_bot(bot, find_game(game), "ready", Budget(iterations=1))
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    player(position.view(position.to_act), position.legal())


if __name__ == "__main__":
    make_ready(*sys.argv[1:3])
