"""Bots think here: in threads, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from tenfold.bots.ready import seat_patiently
from tenfold.core.game import Game, View

log = logging.getLogger("tenfold.server")

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """The threads in which all bots of a process think."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "tenfold-bot")

    async def choose(self, bot: str, game: Game[Any], seed: str, view: View, legal: list[str]) -> str:
        """What this bot does here; always a legal action, whatever the bot does."""
        return await self.think(decide, bot, game, seed, view, legal)

    async def think(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(thought, *args, **kwargs))

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def decide(bot: str, game: Game[Any], seed: str, view: View, legal: list[str]) -> str:
    try:
        action = seat_patiently(bot, game, seed)(view, legal)
    except Exception:
        log.exception("The bot %s failed; the first legal action is played", bot)
        return legal[0]
    if action not in legal:
        log.error("The bot %s chose what is not legal; the first legal action is played", bot)
        return legal[0]
    return action
