"""The face of the room where bots think: quick bots in a lane of their own, searches in another."""

from __future__ import annotations

import logging
import os
import traceback
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from tenfold.bots.advice import ADVISER
from tenfold.bots.advice import BUDGET as HINT_BUDGET
from tenfold.bots.contract import Advice, Budget
from tenfold.bots.ready import is_ready, stop_compiling
from tenfold.bots.registry import find_bot, quick_bot
from tenfold.core.errors import BadOption, MissingExtra
from tenfold.core.game import AnyGame, View
from tenfold.review.ready import made_ready
from tenfold.server.metrics import THOUGHTS_FAILED, THOUGHTS_REPLACED
from tenfold.server.store import Unavailable
from tenfold.server.thinking.lane import Caps, Lane
from tenfold.server.thinking.questions import Answer, Examination, Question
from tenfold.server.thinking.shared.lane import SharedLane
from tenfold.server.thinking.thought import Crowded, For, Thought, Unwanted
from tenfold.table.refused import Refused

log = logging.getLogger("tenfold.server")

# How far behind the event loop the system puts each lane. Further, and a busy neighbour would stop all searches.
QUICK_NICENESS, SEARCH_NICENESS = 0, 5
QUEUED_OF_GUEST, QUEUED_OF_ADDRESS = 128, 256
HINTS_OF_ADDRESS = 8
ADDRESSES_KEPT = 10_000


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def search_caps(processes: int) -> Caps:
    """What one of so many server processes may think about at once: somebody else always finds a place soon."""
    return caps_of(max(2, cores() // processes))


def caps_of(places: int) -> Caps:
    return Caps(places, max(1, places // 2), max(2, places - 1), QUEUED_OF_GUEST, QUEUED_OF_ADDRESS)


class Thinkers:
    """All bots of a server process, whose quick ones think beside it; searches may be shared with other processes."""

    def __init__(self, searches: Lane | SharedLane | None = None) -> None:
        self.quick = Lane("quick", Caps(1, 1, 1), QUICK_NICENESS)
        self.searches = searches or Lane("search", search_caps(1), SEARCH_NICENESS)
        self.addresses: OrderedDict[str, str] = OrderedDict()
        self.hints: dict[str, Thought] = {}
        self.hints_at: Counter[str] = Counter()
        self.missing: set[tuple[str, str]] = set()

    @property
    def leaves_it_to_others(self) -> bool:
        """Whether this process has no place for searches: then it need not make any bot ready either."""
        return not self.searches.caps.all

    def open(self) -> None:
        if isinstance(self.searches, SharedLane):
            self.searches.open()

    def heard(self, payload: dict[str, Any]) -> None:
        """What other processes say of searches that are shared."""
        if isinstance(self.searches, SharedLane):
            self.searches.heard(payload)

    def catch_up(self) -> None:
        if isinstance(self.searches, SharedLane):
            self.searches.catch_up()

    def is_ready(self, bot: str, game: str) -> bool:
        return self.leaves_it_to_others or is_ready(bot, game)

    def can_judge(self, game: str) -> bool | None:
        """Whether a review can begin; None while whoever judges is being made ready."""
        return True if self.leaves_it_to_others else made_ready(game)

    def note(self, guest: str, address: str) -> None:
        """Remember from where a guest came last, for the limits of an address."""
        self.addresses[guest] = address
        self.addresses.move_to_end(guest)
        if len(self.addresses) > ADDRESSES_KEPT:
            self.addresses.popitem(last=False)

    def on_behalf_of(self, guest: str, table: str) -> For:
        return For(guest, self.addresses.get(guest, guest), table)

    async def choose(
        self,
        bot: str,
        game: AnyGame,
        seed: str,
        view: View,
        legal: list[str],
        who: For,
        wanted: Callable[[], bool],
    ) -> str:
        """What this bot does here; always a legal action, whatever the bot does. Raises Unwanted once nobody wants to know."""
        if len(legal) == 1:
            return legal[0]
        try:
            bot = self.who_plays(bot, game.name)
            answer = await self.ask_or_replace(Question(bot, game.name, seed, view, legal), who, wanted)
        except (Unwanted, Unavailable):
            raise
        except Exception:
            answer = Answer(failed=traceback.format_exc())
        return legal_action(bot, answer, legal)

    def who_plays(self, bot: str, game: str) -> str:
        """This bot, or a quick one until it is ready, and where it is not installed any more."""
        try:
            find_bot(bot, game)
            return bot if self.is_ready(bot, game) else quick_bot(game)
        except (BadOption, MissingExtra):
            self.miss(bot, game)
            return quick_bot(game)

    def miss(self, bot: str, game: str) -> None:
        if (bot, game) not in self.missing:
            self.missing.add((bot, game))
            log.error("The bot %s for %s is not installed any more; %s plays for it", bot, game, quick_bot(game))

    async def ask_or_replace(self, question: Question, who: For, wanted: Callable[[], bool]) -> Answer:
        """The answer of this bot; of a quick one where too many searches wait."""
        try:
            return await self.ask(question, who, wanted)
        except Crowded:
            THOUGHTS_REPLACED.labels(question.bot).inc()
            return await self.ask(msgspec.structs.replace(question, bot=quick_bot(question.game)), who, wanted)

    async def ask(self, question: Question, who: For, wanted: Callable[[], bool]) -> Answer:
        kind = find_bot(question.bot, question.game)
        lane = self.quick if kind.quick else self.searches
        answer, _ = await lane.ask(Thought(question, kind.usual, who, wanted))
        return answer

    async def advise(
        self, game: AnyGame, seed: str, view: View, legal: list[str], who: For, wanted: Callable[[], bool]
    ) -> tuple[Advice | None, bool]:
        """What the adviser thinks, and whether it thought more briefly than usual. One hint at a time for each guest: a newer
        question ends an older one that still waits.
        """
        self.check_hints(who)
        question = Question(ADVISER, game.name, seed, view, legal, advice=True)
        thought = Thought(question, HINT_BUDGET, who, lambda: wanted() and self.hints.get(who.guest) is thought)
        self.replace_hint(who.guest, thought)
        self.hints_at[who.address] += 1
        try:
            answer, brief = await self.searches.ask(thought)
        finally:
            self.hints_at -= Counter({who.address: 1})
            if self.hints.get(who.guest) is thought:
                del self.hints[who.guest]
        if answer.failed is not None:
            raise RuntimeError(f"A hint failed: {answer.failed}")
        return answer.advice, brief

    async def examine(self, game: str, record: bytes, step: int, who: For, wanted: Callable[[], bool]) -> Answer:
        """What there is to say of an action of a finished game: one of many small thoughts among all others."""
        answer, _ = await self.searches.ask(Thought(Examination(game, record, step), Budget(), who, wanted))
        return answer

    def check_hints(self, who: For) -> None:
        if self.hints_at[who.address] >= HINTS_OF_ADDRESS:
            raise Refused("hints_busy", "Too many hints are being thought out for your address; ask again in a moment.")

    def replace_hint(self, guest: str, thought: Thought) -> None:
        older = self.hints.get(guest)
        self.hints[guest] = thought
        if older is not None and not older.answer.done():
            older.answer.set_exception(Refused("hint_replaced", "You have asked for another hint since; this one is dropped."))
            self.searches.abandon(older, "replaced")

    async def close(self) -> None:
        stop_compiling()
        await self.quick.close()
        await self.searches.close()


def legal_action(bot: str, answer: Answer, legal: list[str]) -> str:
    """What the bot answered, or the first legal action if it failed."""
    if answer.action in legal:
        return answer.action
    THOUGHTS_FAILED.labels("error").inc()
    what = answer.failed or f"it chose {answer.action!r:.80}, which is not legal"
    log.error("The bot %s failed; the first legal action is played: %s", bot, what)
    return legal[0]
