"""Where reviews are made in a process: each once however many ask for it, in thoughts of one action each among all others."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from typing import Any

from tenfold.core.registry import find_game
from tenfold.review.judges import check_judge
from tenfold.server.metrics import REVIEW_TIME, REVIEWS, REVIEWS_UNDER_WAY
from tenfold.server.reviews.elsewhere import ReviewsElsewhere
from tenfold.server.reviews.finished import FinishedGame
from tenfold.server.reviews.kept import keep
from tenfold.server.reviews.work import CannotReview, Work
from tenfold.server.store import Store, Unavailable
from tenfold.server.thinking.examining import found_in
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.server.thinking.thought import Crowded, For, Unwanted
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")

MOST_OF_GUEST, MOST_OF_ADDRESS = 3, 12
# So many games are remembered as far as they are examined, of those that nobody waits for any more.
MOST_LEFT = 50
READY_EVERY_S = 0.1
CROWDED_S = 1.0


class Desk:
    """All reviews that this process is at, and those that it has left off."""

    def __init__(self, store: Store, thinkers: Thinkers, looking_back: asyncio.Lock) -> None:
        self.store, self.thinkers, self.looking_back = store, thinkers, looking_back
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.elsewhere = ReviewsElsewhere(store)

    def at_work(self, table: str, who: For) -> Work | None:
        """The review of a table, if it is being made or was: whoever looks lets it go on."""
        work = self.works.get(table)
        if work is not None:
            work.ask(who)
        return work

    async def begin(self, game: FinishedGame, who: For) -> Work:
        """The same; it is begun, or gone on with, if nobody is at it. Raises Refused where somebody wants too many at once."""
        work = self.works.get(game.table)
        if work is None or not work.is_under_way:
            self.check_room(who)
            work = work or await self.work_on(game)
        work.ask(who)
        if not work.is_under_way:
            self.start(work)
        return work

    async def work_on(self, game: FinishedGame) -> Work:
        check_judge(find_game(game.record.game))
        async with self.looking_back:
            made = await asyncio.to_thread(Work, game)
        return self.works.setdefault(game.table, made)

    def check_room(self, who: For) -> None:
        others = [one.who for one in self.works.values() if one.is_under_way and one.who is not None]
        if sum(one.guest == who.guest for one in others) >= MOST_OF_GUEST:
            raise busy("You have several reviews under way already; wait until one is ready.")
        if sum(one.address == who.address for one in others) >= MOST_OF_ADDRESS:
            raise busy("Too many reviews are under way for your address; wait until one is ready.")

    def start(self, work: Work) -> None:
        work.failed = False
        work.task = asyncio.create_task(self.attempt(work))
        self.works.move_to_end(work.game.table)
        self.forget_some()
        self.measure()

    def forget_some(self) -> None:
        left = [table for table, work in self.works.items() if not work.is_under_way]
        for table in left[: max(0, len(left) - MOST_LEFT)]:
            del self.works[table]

    async def attempt(self, work: Work) -> None:
        """Make a review to its end, or as long as somebody asks for it."""
        result = "dropped"
        telling = asyncio.create_task(self.elsewhere.tell(work)) if self.store.shared else None
        try:
            await self.examine_all(work)
            if not work.missing:
                await self.keep(work)
                result = "made"
        except Unavailable as error:
            log.warning("A review could not be kept: %s", error.message)
        except Exception:
            work.failed, result = True, "failed"
            log.exception("A review failed")
        finally:
            if telling is not None:
                telling.cancel()
            REVIEWS.labels(result).inc()
            asyncio.get_running_loop().call_soon(self.measure)

    async def keep(self, work: Work) -> None:
        async with self.looking_back:
            await asyncio.to_thread(lambda: keep(self.store, work.game, work.review()))
        REVIEW_TIME.observe(work.seconds)
        self.works.pop(work.game.table, None)

    async def examine_all(self, work: Work) -> None:
        """As many actions at a time as one guest may have thoughts."""
        await self.wait_for_judge(work)
        while (todo := work.missing) and work.is_wanted:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.thinkers.searches.caps.guest):
                    group.create_task(self.examine_some(work, todo))

    async def wait_for_judge(self, work: Work) -> None:
        while work.is_wanted and (ready := self.thinkers.can_judge(work.game.record.game)) is not True:
            if ready is False:
                raise CannotReview("Whoever judges this game cannot be made ready.")
            await asyncio.sleep(READY_EVERY_S)

    async def examine_some(self, work: Work, todo: deque[int]) -> None:
        """One action after the other, until there are no more or nobody asks."""
        while todo and (who := work.who) is not None:
            try:
                await self.examine(work, todo.popleft(), who)
            except Unwanted:
                return
            except Crowded:
                await asyncio.sleep(CROWDED_S)

    async def examine(self, work: Work, step: int, who: For) -> None:
        answer = await self.thinkers.examine(work.game.record.game, work.record, step, who, lambda: work.is_wanted)
        if answer.found is None:
            raise CannotReview(answer.failed or "Nothing was found.")
        work.seconds += answer.seconds
        work.note(found_in(answer.found))

    def measure(self) -> None:
        REVIEWS_UNDER_WAY.set(sum(work.is_under_way for work in self.works.values()))

    def forget(self, table: str) -> None:
        """The table is no more."""
        work = self.works.pop(table, None)
        if work is not None:
            work.leave_off()

    def heard(self, payload: dict[str, Any]) -> None:
        """Another process is at a review, or somebody asks it for one that is made here. Of two at the same one goes on."""
        if "reviewing" in payload:
            self.elsewhere.hear(payload)
            work = self.works.get(payload["reviewing"])
            if work is not None and payload["worker"] < self.store.worker:
                work.leave_off()
        elif (work := self.works.get(payload.get("review_wanted", ""))) is not None:
            work.ask_on()

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for work in self.works.values():
            work.leave_off()
        await asyncio.gather(*tasks, return_exceptions=True)


def busy(sentence: str) -> Refused:
    return Refused("reviews_busy", sentence)
