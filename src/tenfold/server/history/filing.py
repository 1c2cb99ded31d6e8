"""Files finished games: a sweep finds those that no process has filed, also those from before there was a history."""

from __future__ import annotations

import asyncio
import logging

from tenfold.server.history.finished import Finished, as_listed, filed, finished_game, kept
from tenfold.server.live.hall import Hall
from tenfold.server.store import Store, Unavailable
from tenfold.table.playable import Unplayable

log = logging.getLogger("tenfold.server")

FILED_AT_ONCE = 5
SWEEP_S = 2.0
# Between some games and the next, where there are many: those from before there was a history.
REST_S = 0.2


async def file_for_ever(hall: Hall) -> None:
    """Some games at a time, as long as there are any."""
    while True:
        found: list[str] = []
        try:
            found = await asyncio.to_thread(hall.store.to_file, FILED_AT_ONCE)
            await file_all(hall, found)
        except Unavailable as error:
            log.warning("%s", error.message)
        except Exception:
            log.exception("Filing finished games failed")
        await asyncio.sleep(REST_S if len(found) == FILED_AT_ONCE else SWEEP_S)


async def file_games_of(hall: Hall, guest: str) -> None:
    """What somebody has just played is there when they look for it."""
    await file_all(hall, await asyncio.to_thread(hall.store.to_file_of, guest))


async def file_all(hall: Hall, tables: list[str]) -> None:
    """One after the other: those who play come first."""
    for table in tables:
        async with hall.looking_back:
            await asyncio.to_thread(file_game, hall.store, table)


def file_game(store: Store, table: str) -> None:
    game = game_of(store, table)
    store.file(table, None if game is None else filed(table, game), [] if game is None else kept(table, game))


def game_of(store: Store, table: str) -> Finished | None:
    rows, listed = store.log_after(table, 0), store.listed(table)
    if not rows or listed is None:
        return None
    try:
        return finished_game(table, rows)
    except Unplayable as error:
        log.info("The game of a table is filed without its rules: %s", error.message)
        return as_listed(listed, rows)
