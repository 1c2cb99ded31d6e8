"""Bots that must be compiled before their first move: made ready in a process of their own, while another bot plays.

`python -m tenfold.bots.ready BOT GAME` lets a bot make its first move, so that what it compiles is in the cache on disk.
"""

from __future__ import annotations

import os
import subprocess
import sys
from threading import Lock
from typing import Any

from tenfold.bots.contract import Bot, Budget
from tenfold.bots.registry import find_bot, quick_bot, seat_bot
from tenfold.core.game import AnyGame
from tenfold.core.installed import say_nothing
from tenfold.core.registry import find_game

# Whoever plays meanwhile comes first.
NICENESS = 5

compiling: dict[tuple[str, ...], subprocess.Popen[bytes]] = {}
starting = Lock()


def compiler(*command: str) -> subprocess.Popen[bytes]:
    """The process of a module of ours that compiles something; whoever asks first starts it."""
    with starting:
        if command not in compiling:
            call = [sys.executable, "-m", *command]
            compiling[command] = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return compiling[command]


def is_ready(bot: str, game: str) -> bool:
    """Whether a bot can move at once; the first time that somebody asks, it is begun to be made ready."""
    return not find_bot(bot, game).slow_start or compiler("tenfold.bots.ready", bot, game).poll() == 0


def is_being_made_ready(bot: str, game: str) -> bool:
    return compiler("tenfold.bots.ready", bot, game).poll() is None


def stop_compiling() -> None:
    """End whatever compiles; the next to ask starts it again."""
    with starting:
        for process in compiling.values():
            process.terminate()
            process.wait()
        compiling.clear()


def seat_patiently(bot: str, game: AnyGame, seed: str) -> Bot:
    """A player of the named kind that never keeps anybody waiting: another plays for it until it is ready."""
    if is_ready(bot, game.name):
        return seat_bot(bot, game, seed)
    meanwhile = seat_bot(quick_bot(game.name), game, seed)
    player: list[Bot] = []

    def play(view: Any, legal: list[str]) -> str:
        if not player and is_ready(bot, game.name):
            player.append(seat_bot(bot, game, seed))
        return (player[0] if player else meanwhile)(view, legal)

    return play


def make_ready(bot: str, game: str) -> None:
    """Let a bot decide once, at the first position that leaves a choice."""
    position = find_game(game).start({}, "ready")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    seat_bot(bot, position.game, "ready", Budget(iterations=1))(position.view(position.to_act), position.legal())


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    say_nothing()
    make_ready(*sys.argv[1:3])
