"""A hint in the terminal: what the adviser would do, and the chance to win after the best alternatives."""

from __future__ import annotations

import time

from tenfold.bots.advice import ADVISER, gives_hints, hint, hints_are_ready
from tenfold.tui.shell.menu import Shown
from tenfold.tui.shell.screen import Scene
from tenfold.tui.shell.words import listed, say

MOST_SHOWN = 5
READY_TIMEOUT_S = 10.0


def ready_soon(game: str) -> bool:
    """Whether the adviser is ready, or within a moment that a player may wait: it is longer only the first time ever."""
    until = time.monotonic() + READY_TIMEOUT_S
    while not hints_are_ready(game) and time.monotonic() < until:
        time.sleep(0.1)
    return hints_are_ready(game)


def hint_in_words(scene: Scene, shown: Shown) -> str:
    game = scene.game
    if not gives_hints(game.name):
        return say("advice-none")
    if not ready_soon(game.name):
        return say("advice-not-ready")
    advice = hint(game, "hint", scene.view, scene.menu.legal)
    if advice is None:
        return say("advice-none")
    chances = [
        say("advice-chance", action=shown(one.action), percent=round(100 * one.chance))
        for one in advice.alternatives[:MOST_SHOWN]
    ]
    return say("advice", bot=ADVISER, best=shown(advice.best), chances=listed(chances))
