"""Reviews that other processes are at: each tells how far it is, so that nobody makes one twice and everybody sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from tenfold.review import Moment
from tenfold.server.reviews.shown import ReviewShown
from tenfold.server.reviews.work import Work
from tenfold.server.store import Store, Unavailable

log = logging.getLogger("tenfold.server")

TOLD_EVERY_S = 0.5
# A process that has said nothing for so long is taken to be gone.
FRESH_S = 5.0
WANTED_EVERY_S = 5.0
# What one process tells the others has at most 8,000 characters.
MOMENTS_AT_ONCE = 25
DIGITS = 4


class Heard:
    """What one process has said of a review."""

    def __init__(self, worker: str) -> None:
        self.worker, self.at, self.total = worker, 0.0, 0
        self.moments: list[Moment] = []

    def hear(self, payload: dict[str, Any]) -> None:
        """Who did not hear it from the beginning has only the number."""
        self.at, self.total = time.monotonic(), payload["total"]
        if payload["first"] == len(self.moments):
            self.moments += msgspec.convert(payload["moments"], list[Moment])

    @property
    def is_fresh(self) -> bool:
        return time.monotonic() - self.at < FRESH_S


class ReviewsElsewhere:
    """Hears the other processes, and tells them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: dict[str, Heard] = {}
        self.wanted: dict[str, float] = {}

    def hear(self, payload: dict[str, Any]) -> None:
        table, worker = payload["reviewing"], payload["worker"]
        self.heard = {name: heard for name, heard in self.heard.items() if heard.is_fresh}
        if table not in self.heard or self.heard[table].worker != worker:
            self.heard[table] = Heard(worker)
        self.heard[table].hear(payload)

    async def shown(self, table: str) -> ReviewShown | None:
        """As far as another process is, which hears that somebody still wants it."""
        heard = self.heard.get(table)
        if heard is None or not heard.is_fresh:
            return None
        await self.want(table)
        done = len(heard.moments)
        return ReviewShown(status="working" if done else "waiting", done=done, total=heard.total, moments=list(heard.moments))

    async def want(self, table: str) -> None:
        now = time.monotonic()
        self.wanted = {name: at for name, at in self.wanted.items() if now - at < WANTED_EVERY_S}
        if table not in self.wanted:
            self.wanted[table] = now
            await asyncio.to_thread(self.store.announce, {"worker": self.store.worker, "review_wanted": table})

    async def tell(self, work: Work) -> None:
        """Tell how far a review is, until somebody ends it."""
        sent = 0
        while True:
            moments = work.findings.so_far(sent)[:MOMENTS_AT_ONCE]
            try:
                await asyncio.to_thread(self.store.announce, self.progress(work, sent, moments))
                sent += len(moments)
            except Unavailable as error:
                log.info("Nobody heard how far a review is: %s", error.message)
            await asyncio.sleep(TOLD_EVERY_S)

    def progress(self, work: Work, first: int, moments: list[Moment]) -> dict[str, Any]:
        about = {"worker": self.store.worker, "reviewing": work.game.table, "total": work.findings.total}
        return about | {"first": first, "moments": [rounded(one) for one in moments]}


def rounded(moment: Moment) -> Moment:
    chances, errors = ([round(number, DIGITS) for number in some] for some in (moment.chances, moment.errors))
    return msgspec.structs.replace(moment, chances=chances, errors=errors)
