"""A bot thinks in a thread of its own, which ends with the program even if the bot never ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any


async def in_a_thread(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns or raises; one that wants to end the program only fails."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def work() -> None:
        try:
            done, result = answer.set_result, function(*arguments)
        except BaseException as error:
            done, result = answer.set_exception, failure(error)
        with suppress(RuntimeError):  # The loop is closed: nobody waits any more.
            loop.call_soon_threadsafe(finish, answer, done, result)

    Thread(target=work, daemon=True).start()
    return await answer


def failure(error: BaseException) -> Exception:
    return error if isinstance(error, Exception) else RuntimeError(f"{type(error).__name__} {error}".strip())


def finish(answer: asyncio.Future[Any], done: Callable[[Any], None], result: Any) -> None:
    if not answer.done():
        done(result)
