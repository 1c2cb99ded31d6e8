"""How reviews are made in a process: shared, left off and gone on with, limited, and told to the other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tenfold.bots.contract import Budget
from tenfold.core.game import AnyGame
from tenfold.games.ten import TEN
from tenfold.review import review
from tenfold.review.judges import Named, PlayoutJudge
from tenfold.server.reviews import work
from tenfold.server.reviews.desk import MOST_OF_GUEST, Desk
from tenfold.server.reviews.finished import FinishedGame
from tenfold.server.store import MistakeRow, ReviewRow
from tenfold.server.thinking import examining
from tenfold.server.thinking import thinkers as face
from tenfold.server.thinking.examining import examine
from tenfold.server.thinking.lane import Caps
from tenfold.server.thinking.questions import Answer, Examination, Question
from tenfold.server.thinking.thinkers import Thinkers
from tenfold.server.thinking.thought import For, Thought, Unwanted
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.refused import Refused
from tests.review.games import SMALL, play
from tests.server.visiting import awaited, until

ALL = 10_000
ANNA, BEN = For("anna", "here", "game"), For("ben", "there", "game")


class Shelf:
    """A store that keeps reviews and hands on what is announced."""

    def __init__(self, worker: str = "a", shared: bool = False) -> None:
        self.worker, self.shared = worker, shared
        self.reviews: dict[str, ReviewRow] = {}
        self.others: list[Callable[[dict[str, Any]], object]] = []

    def keep_review(self, row: ReviewRow, mistakes: list[MistakeRow]) -> None:
        self.reviews[row.table] = row

    def announce(self, payload: dict[str, Any]) -> None:
        for hear in self.others:
            hear(msgspec.json.decode(msgspec.json.encode(payload)))


class Head:
    """Examines so many actions, and more when it is let; `asked` are the actions, and for whom."""

    def __init__(self, some: int = ALL) -> None:
        self.searches = SimpleNamespace(caps=SimpleNamespace(guest=2))
        self.asked: list[tuple[int, str]] = []
        self.free = asyncio.Semaphore(some)
        self.fails = False

    def can_judge(self, game: str) -> bool:
        return True

    async def examine(self, game: str, record: bytes, step: int, who: For, wanted: Callable[[], bool]) -> Answer:
        self.asked.append((step, who.guest))
        await self.free.acquire()
        if not wanted():
            raise Unwanted("Nobody asks.")
        return Answer(failed="It broke.") if self.fails else examine(Examination(game, record, step))


class QuickJudge(PlayoutJudge):
    """Needs no compiler, and does not know much."""

    deals = 5


def quick_judge(game: AnyGame) -> Named:
    return Named("random", QuickJudge(game, "desk", "random"))


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face, "made_ready", lambda game: True)
    monkeypatch.setattr(examining, "judge_of", lambda name: quick_judge(TEN))
    examining.examiner_of.cache_clear()


def game(table: str = "game", seed: str = "desk") -> FinishedGame:
    record = play(TEN, {"players": 2, "deck": SMALL}, seed, "random")
    plan = Plan(game="ten", rules=1, options={}, house=House(), chairs=[Chair(), Chair()])
    return FinishedGame(table, plan, record, [None, None], [None] * len(record.actions))


def at_desk(shelf: Shelf, head: Head) -> Desk:
    return Desk(shelf, head, asyncio.Lock())  # type: ignore[arg-type]


async def done(made: work.Work, actions: int) -> None:
    async def are_done() -> bool:
        return len(made.findings.examined) >= actions

    await until(are_done)


@awaited
async def test_two_who_ask_share_one_and_it_is_kept_once() -> None:
    shelf, head = Shelf(), Head()
    table, finished = at_desk(shelf, head), game()
    made = await table.begin(finished, ANNA)
    assert await table.begin(finished, BEN) is made
    assert made.task is not None
    await made.task
    assert sorted(step for step, _ in head.asked) == list(range(len(finished.record.actions)))
    assert {guest for _, guest in head.asked} == {"anna"}
    assert shelf.reviews["game"].review == msgspec.json.encode(review(finished.record, quick_judge(TEN))).decode()
    assert not table.works


@awaited
async def test_what_nobody_asks_for_any_more_is_left_off_and_gone_on_with_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, head = Shelf(), Head(3)
    table = at_desk(shelf, head)
    made = await table.begin(game(), ANNA)
    await done(made, 3)
    assert [moment.step for moment in made.shown().moments] == [0, 1, 2]
    monkeypatch.setattr(work, "ASKED_FOR_S", -1.0)
    for _ in range(ALL):
        head.free.release()
    assert made.task is not None
    await made.task
    assert (made.status, made.shown().done, shelf.reviews) == ("none", 3, {})
    monkeypatch.setattr(work, "ASKED_FOR_S", 90.0)
    seen = len(head.asked)
    assert await table.begin(game(), BEN) is made
    await made.task
    assert [step for step, _ in head.asked[seen:]] == list(range(3, made.findings.total))
    assert "game" in shelf.reviews


class OnePlace:
    """Stands for the processes of a lane: what is asked is answered one after the other, and noted."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def ask(self, question: Question | Examination) -> Answer:
        self.asked.append(question.bot)
        await asyncio.sleep(0)
        return examine(question) if isinstance(question, Examination) else Answer(action="draw")

    async def close(self) -> None:
        pass


@awaited
async def test_a_search_waits_behind_one_action_of_a_review_at_most() -> None:
    thinkers, place = Thinkers(), OnePlace()
    thinkers.searches.caps = Caps(1, 1, 1)
    thinkers.searches.pool = place  # type: ignore[assignment]
    table = Desk(Shelf(), thinkers, asyncio.Lock())  # type: ignore[arg-type]
    reviews = [await table.begin(game(f"game {n}"), ANNA) for n in range(2)]
    await done(reviews[0], 1)
    before = len(place.asked)
    search = Question("sharp", "ten", "seed", None, ["draw", "pass"])  # type: ignore[arg-type]
    await thinkers.searches.ask(Thought(search, Budget(milliseconds=10), BEN, lambda: True))
    assert place.asked[before:].index("sharp") <= 1
    assert all(made.is_under_way for made in reviews)
    await table.close()
    await thinkers.close()


@awaited
async def test_a_guest_has_so_many_at_a_time_and_others_theirs() -> None:
    head = Head(0)
    table = at_desk(Shelf(), head)
    for n in range(MOST_OF_GUEST):
        await table.begin(game(f"game {n}"), ANNA)
    with pytest.raises(Refused) as refused:
        await table.begin(game("one more"), ANNA)
    assert refused.value.code == "reviews_busy"
    assert (await table.begin(game("game 0"), ANNA)).is_under_way
    assert (await table.begin(game("one more"), BEN)).is_under_way
    await table.close()
    assert not any(made.is_under_way for made in table.works.values())


@awaited
async def test_one_that_fails_says_so_and_is_tried_again_when_somebody_asks() -> None:
    shelf, head = Shelf(), Head()
    table = at_desk(shelf, head)
    head.fails = True
    made = await table.begin(game(), ANNA)
    assert made.task is not None
    await made.task
    assert made.shown().status == "failed"
    head.fails = False
    await table.begin(game(), ANNA)
    await made.task
    assert "game" in shelf.reviews


@awaited
async def test_a_review_of_a_game_that_was_deleted_ends() -> None:
    head = Head(0)
    table = at_desk(Shelf(), head)
    made = await table.begin(game(), ANNA)
    table.forget("game")
    assert made.task is not None
    await asyncio.gather(made.task, return_exceptions=True)
    assert not table.works


@awaited
async def test_of_two_processes_one_makes_it_and_both_know_how_far_it_is() -> None:
    first, second = Shelf("a", shared=True), Shelf("b", shared=True)
    here, there = at_desk(first, Head(3)), at_desk(second, Head(0))
    loop = asyncio.get_running_loop()
    first.others.append(lambda payload: loop.call_soon_threadsafe(there.heard, payload))
    second.others.append(lambda payload: loop.call_soon_threadsafe(here.heard, payload))
    made = await here.begin(game(), ANNA)
    asked = made.askers["anna"][1]

    async def heard() -> bool:
        shown = await there.elsewhere.shown("game")
        return shown is not None and shown.done == 3

    await until(heard)
    shown = await there.elsewhere.shown("game")
    assert shown is not None
    assert shown.total == made.findings.total
    assert [moment.step for moment in shown.moments] == list(range(shown.done))
    assert made.askers["anna"][1] > asked
    # Whoever began at the same moment gives way.
    other = await there.begin(game(), BEN)

    async def left_off() -> bool:
        return not other.is_under_way

    await until(left_off)
    assert made.is_under_way
    await here.close()
