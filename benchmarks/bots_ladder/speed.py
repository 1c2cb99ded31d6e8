"""How many iterations the searching bots make in a second, on one core and on two."""

from __future__ import annotations

import time
from typing import Any

from benchmarks.bots_ladder.cells import TIME_PLAYERS
from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.core.registry import find_game

EVERY = 7
BUDGET_MS = 200
CORES = (1, 2)


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


def iterations_a_second(bot: str, game: str, cores: int, wanted: int) -> float:
    player: Any = seat_bot(bot, find_game(game), "speed", Budget(milliseconds=BUDGET_MS, threads=cores))
    views = positions(game, wanted)
    player(*views[0])
    iterations, seconds = 0, 0.0
    for view, legal in views:
        started = time.perf_counter()
        player(view, legal)
        seconds += time.perf_counter() - started
        iterations += player.done
    return iterations / seconds


def speed(wanted: int = 60) -> dict[str, list[float]]:
    """For each game, by the number of cores."""
    return {game: [iterations_a_second("sharp", game, cores, wanted) for cores in CORES] for game in TIME_PLAYERS}
