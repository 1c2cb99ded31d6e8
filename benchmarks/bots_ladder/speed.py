"""How many iterations the searching bots make in a second of CPU time."""

from __future__ import annotations

import time
from typing import Any

from benchmarks.bots_ladder.cells import TIME_PLAYERS
from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.core.registry import find_game

EVERY = 7
MILLISECONDS = 200


def positions(game: str, wanted: int) -> list[tuple[Any, list[str]]]:
    """Views and legal actions out of games of careful bots, every seventh decision that is one."""
    rules = find_game(game)
    careful = seat_bot("careful", rules, "speed")
    found: list[tuple[Any, list[str]]] = []
    decisions = 0
    for n in range(wanted):
        position = rules.start({"players": TIME_PLAYERS[game]}, f"speed {n}")
        while not position.is_over:
            view, legal = position.view(position.to_act), position.legal()
            decisions += len(legal) > 1
            if len(legal) > 1 and decisions % EVERY == 0:
                found.append((view, legal))
            if len(found) == wanted:
                return found
            position.apply(careful(view, legal))
    return found


def iterations_a_second(bot: str, game: str, wanted: int) -> float:
    player: Any = seat_bot(bot, find_game(game), "speed", Budget(milliseconds=MILLISECONDS))
    views = positions(game, wanted)
    player(*views[0])
    iterations, seconds = 0, 0.0
    for view, legal in views:
        started = time.process_time()
        player(view, legal)
        seconds += time.process_time() - started
        iterations += player.done
    return iterations / seconds


def speed(wanted: int = 60) -> dict[str, float]:
    return {game: iterations_a_second("sharp", game, wanted) for game in TIME_PLAYERS}
