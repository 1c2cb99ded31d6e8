"""Bots think here: in threads, never in the event loop, and never for ever."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tenfold.bots.contract import Budget
from tenfold.bots.registry import find_bot, seat_bot
from tenfold.core.game import Game, View

log = logging.getLogger("tenfold.server")

BUDGET = Budget(milliseconds=500)
UNTIL_READY = "careful"


class Thinkers:
    """All bots of a process. One that must be compiled first is made ready in a process of its own; another plays meanwhile."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "tenfold-bot")
        self.made_ready: dict[tuple[str, str], asyncio.Task[bool]] = {}

    async def choose(self, bot: str, game: Game[Any], seed: str, view: View, legal: list[str]) -> str:
        """What this bot does here; always a legal action, whatever the bot does."""
        if find_bot(bot, game.name).slow_start and not self.is_ready(bot, game.name):
            bot = UNTIL_READY
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, think, bot, game, seed, view, legal)

    def is_ready(self, bot: str, game: str) -> bool:
        if (bot, game) not in self.made_ready:
            self.made_ready[bot, game] = asyncio.create_task(make_ready(bot, game))
        task = self.made_ready[bot, game]
        return task.done() and not task.cancelled() and task.result()

    def close(self) -> None:
        for task in self.made_ready.values():
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def think(bot: str, game: Game[Any], seed: str, view: View, legal: list[str]) -> str:
    try:
        action = seat_bot(bot, game, seed, BUDGET)(view, legal)
    except Exception:
        log.exception("The bot %s failed; the first legal action is played", bot)
        return legal[0]
    if action not in legal:
        log.error("The bot %s chose what is not legal; the first legal action is played", bot)
        return legal[0]
    return action


async def make_ready(bot: str, game: str) -> bool:
    """Compile a bot into the cache on disk, without holding up this process."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tenfold.bots.ready", bot, game)
    try:
        return await process.wait() == 0
    except asyncio.CancelledError:
        process.kill()
        raise
