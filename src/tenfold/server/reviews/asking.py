"""Whoever may look back at a finished game may see its review, and ask for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tenfold.server.reviews.finished import FinishedGame, finished_game
from tenfold.server.reviews.kept import kept_review
from tenfold.server.reviews.shown import ReviewShown

if TYPE_CHECKING:
    from tenfold.server.live.hall import Hall
    from tenfold.server.thinking.thought import For


async def look_at_review(hall: Hall, table: str, guest: str | None, who: For) -> ReviewShown:
    """As far as it is. Whoever looks at one that is being made wants it to go on."""
    game = await finished_game(hall, table, guest)
    return await known_review(hall, table, who) or nothing_yet(game)


async def ask_for_review(hall: Hall, table: str, guest: str | None, who: For) -> ReviewShown:
    """The same; it is begun, or gone on with, unless it is there."""
    game = await finished_game(hall, table, guest)
    known = await known_review(hall, table, who)
    if known is not None and known.status in ("ready", "waiting", "working"):
        return known
    return (await hall.reviews.begin(game, who)).shown()


async def known_review(hall: Hall, table: str, who: For) -> ReviewShown | None:
    work = hall.reviews.at_work(table, who)
    if work is not None and work.is_under_way:
        return work.shown()
    found = await asyncio.to_thread(kept_review, hall.store, table) or await hall.reviews.elsewhere.shown(table)
    return found or (None if work is None else work.shown())


def nothing_yet(game: FinishedGame) -> ReviewShown:
    return ReviewShown(status="none", done=0, total=len(game.record.actions))
