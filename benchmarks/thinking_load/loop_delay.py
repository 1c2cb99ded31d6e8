"""Processes against threads: how late an event loop wakes up while searches go on beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.core.game import AnyGame
from tenfold.core.registry import find_game
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Question
from tenfold.server.thinking.thinkers import SEARCH_NICENESS

TICK_S = 0.001
SEARCHES = 2
BUDGET = Budget(milliseconds=200)


def question() -> Question:
    game: AnyGame = find_game("ten")
    position = game.start({"players": 4}, "delay")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    return Question("sharp", "ten", "delay", position.view(position.to_act), position.legal(), BUDGET)


def search_here(asked: Question) -> None:
    seat_bot(asked.bot, find_game(asked.game), asked.seed, asked.budget)(asked.view, asked.legal)


async def late_ms(seconds: float, search: Callable[[], Awaitable[object]] | None) -> list[float]:
    """How late each tick of a loop is, while so many searches follow one another."""

    async def again_and_again() -> None:
        while search is not None:
            await search()

    searching = [asyncio.create_task(again_and_again()) for _ in range(SEARCHES if search else 0)]
    late: list[float] = []
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        await asyncio.sleep(TICK_S)
        late.append((time.perf_counter() - began - TICK_S) * 1e3)
    for task in searching:
        task.cancel()
    await asyncio.gather(*searching, return_exceptions=True)
    return late


async def threads_and_processes(seconds: float) -> dict[str, list[float]]:
    asked = question()
    search_here(asked)
    pool = Pool("benchmark", SEARCH_NICENESS)
    await asyncio.gather(*(pool.ask(asked) for _ in range(SEARCHES)))
    try:
        return {
            "nothing": await late_ms(seconds, None),
            "threads": await late_ms(seconds, lambda: asyncio.to_thread(search_here, asked)),
            "processes": await late_ms(seconds, lambda: pool.ask(asked)),
        }
    finally:
        await pool.close()
