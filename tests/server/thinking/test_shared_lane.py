"""A server that shares its searches, as it looks from inside: what it asked is answered, dropped, or asked again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import msgspec
import psycopg
import pytest

from tenfold.bots.contract import Budget
from tenfold.server.store import open_store
from tenfold.server.store.sharing import THINKING_CHANNEL
from tenfold.server.store.store import open_thoughts
from tenfold.server.store.thoughts import Taken
from tenfold.server.thinking.questions import Answer, write_answer
from tenfold.server.thinking.shared.kinds import kind
from tenfold.server.thinking.shared.lane import SharedLane
from tenfold.server.thinking.thinkers import caps_of
from tenfold.server.thinking.thought import Crowded, For, Thought, Unwanted
from tests.server.postgres import Postgres
from tests.server.thinking.test_pool import question
from tests.server.visiting import awaited

pytestmark = pytest.mark.xdist_group("postgres")

WHO = For("anna", "home", "table")


class Stage:
    """A lane without places, and somebody else who can think."""

    def __init__(self, url: str) -> None:
        open_store(url, "first").close()
        self.lane = SharedLane(open_thoughts(url, "server"), caps_of(0), 0)
        self.thinker = open_thoughts(url, "thinker")
        self.kind = kind(question().game, question().bot)
        self.be_there()

    def be_there(self) -> None:
        self.thinker.be_there(True, 2, [self.kind], b"")

    async def asking(self, wanted: Callable[[], bool] = lambda: True) -> asyncio.Task[tuple[Answer, bool]]:
        """A question that waits in the database."""
        await self.lane.beat()
        task = asyncio.create_task(self.lane.ask(Thought(question(), Budget(), WHO, wanted)))
        while not task.done() and not self.waiting():
            await asyncio.sleep(0)
        return task

    def waiting(self) -> int:
        ((number,),) = self.thinker.read("SELECT count(*) FROM thoughts", {})
        return int(number)

    def taken(self) -> Taken:
        found = self.thinker.take([self.kind], lambda taken: 0.0)
        assert found is not None
        return found

    def answer(self) -> None:
        assert self.thinker.answer(self.taken().id, write_answer(Answer(action="done")), True, 0.0)

    def close(self) -> None:
        self.thinker.close()
        self.lane.line.thoughts.close()


@pytest.fixture
def stage(postgres: Postgres) -> Iterator[Stage]:
    made = Stage(postgres.database())
    yield made
    made.close()


def test_what_another_process_answers_is_what_was_asked(stage: Stage) -> None:
    @awaited
    async def ask() -> None:
        asking = await stage.asking()
        stage.answer()
        await stage.lane.fetch()
        answer, brief = await asking
        assert (answer.action, brief, stage.waiting(), stage.lane.asked) == ("done", True, 0, {})

    ask()


def test_who_goes_takes_the_question_along(stage: Stage) -> None:
    @awaited
    async def go() -> None:
        asking = await stage.asking()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await stage.lane.drop_gone()
        assert stage.waiting() == 0

    go()


def test_what_is_about_a_turn_that_is_over_is_dropped(stage: Stage) -> None:
    @awaited
    async def move_on() -> None:
        turn = [1]
        asking = await stage.asking(lambda: turn == [1])
        turn[0] = 2
        await stage.lane.beat()
        with pytest.raises(Unwanted):
            await asking
        await stage.lane.drop_gone()
        assert stage.waiting() == 0

    move_on()


def test_a_question_that_the_database_has_lost_is_asked_again_once(stage: Stage) -> None:
    @awaited
    async def lose() -> None:
        asking = await stage.asking()
        with stage.thinker.database.writing() as connection:
            connection.exec_driver_sql("TRUNCATE thoughts, shares, thinkers")
        stage.be_there()
        await stage.lane.beat()
        assert stage.waiting() == 1
        await stage.lane.beat()
        assert stage.waiting() == 1
        stage.answer()
        await stage.lane.beat()
        assert (await asking)[0].action == "done"

    lose()


def test_where_the_last_who_thinks_goes_nobody_waits_on(stage: Stage) -> None:
    @awaited
    async def go() -> None:
        asking = await stage.asking()
        stage.thinker.leave()
        await stage.lane.beat()
        with pytest.raises(Crowded, match="ready just now"):
            await asking
        with pytest.raises(Crowded):
            await stage.lane.ask(Thought(question(), Budget(), WHO, lambda: True))

    go()


def test_those_who_think_hear_of_what_nobody_is_ready_for(stage: Stage) -> None:
    @awaited
    async def ask() -> None:
        stage.thinker.leave()
        await stage.lane.beat()
        address = stage.thinker.database.reads.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as ear:
            ear.execute(f"LISTEN {THINKING_CHANNEL}".encode())
            with pytest.raises(Crowded):
                await stage.lane.ask(Thought(question(), Budget(), WHO, lambda: True))
            [notice] = ear.notifies(stop_after=1)
            assert msgspec.json.decode(notice.payload) == {"asked": stage.kind}

    ask()


def test_a_server_that_goes_leaves_nothing_behind(stage: Stage) -> None:
    @awaited
    async def go() -> None:
        asking = await stage.asking()
        await stage.lane.close()
        with pytest.raises(Unwanted):
            await asking
        assert stage.waiting() == 0
        assert stage.thinker.be_there(True, 2, [stage.kind], b"").others == []

    go()
