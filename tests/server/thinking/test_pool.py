"""The processes in which bots think: what comes of it when they die or hang."""

from __future__ import annotations

import asyncio
import os
import signal

import psutil
import pytest

from tenfold.core.game import AnyGame
from tenfold.core.registry import find_game
from tenfold.server.thinking.lane import Caps, Lane
from tenfold.server.thinking.pool import Pool
from tenfold.server.thinking.questions import Question
from tenfold.server.thinking.thought import Crowded, For, Thought, Unwanted
from tests.server.visiting import awaited

NEVER, SOON = 3600.0, 0.5
BEN = For("ben", "here", "table")


def question(bot: str = "careful", game: str = "trick_later") -> Question:
    """The first choice of a game."""
    rules: AnyGame = find_game(game)
    position = rules.start({}, "pool")
    while len(position.legal()) < 2:
        position.apply(position.legal()[0])
    return Question(bot, game, "seed", position.view(position.to_act), position.legal())


def thought(wanted: bool = True, who: For = BEN) -> Thought:
    asked = question()
    return Thought(asked, asked.budget, who, lambda: wanted)


async def stopped(pool: Pool) -> int:
    """A process of this pool that has answered once and will say nothing more."""
    await pool.ask(question())
    [worker] = pool.workers
    os.kill(worker.process.pid, signal.SIGSTOP)
    return worker.process.pid


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_a_process_answers_from_the_view(game: str) -> None:
    @awaited
    async def ask() -> None:
        pool = Pool("test", 0)
        asked = question(game=game)
        assert (await pool.ask(asked)).action in asked.legal
        assert (await pool.ask(asked)).action in asked.legal
        assert len(pool.workers) == 1
        await pool.close()

    ask()


@awaited
async def test_what_a_bot_does_wrong_is_told_and_the_process_stays() -> None:
    pool = Pool("test", 0)
    answer = await pool.ask(question("nobody"))
    assert "There is no bot 'nobody'" in (answer.failed or "")
    assert len(pool.idle) == 1
    await pool.close()


@awaited
async def test_a_process_that_dies_is_replaced_and_the_question_asked_again() -> None:
    pool = Pool("test", 0, NEVER)
    first = await stopped(pool)
    asking = asyncio.create_task(pool.ask(question()))
    while pool.idle:
        await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    assert (await asking).action in question().legal
    [worker] = pool.workers
    assert worker.process.pid != first
    await pool.close()


@awaited
async def test_a_process_that_hangs_is_ended_and_another_one_answers_next() -> None:
    pool = Pool("test", 0, NEVER)
    first = await stopped(pool)
    pool.timeout_s = SOON
    assert (await pool.ask(question())).failed == "It did not answer in time, and its process was ended."
    assert not psutil.pid_exists(first)
    pool.timeout_s = NEVER
    assert (await pool.ask(question())).action in question().legal
    await pool.close()


@awaited
async def test_a_process_leaves_when_nobody_asks_it_any_more_and_when_the_pool_is_closed() -> None:
    pool = Pool("test", 0)
    await pool.ask(question())
    [worker] = pool.workers
    pool.retire(worker)
    assert await worker.process.wait() == 0
    await pool.ask(question())
    [another] = pool.workers
    await pool.close()
    assert not another.is_alive


@awaited
async def test_what_nobody_wants_any_more_is_dropped_in_the_queue() -> None:
    lane = Lane("test", Caps(1, 1, 1), 0)
    first, gone, stale = (asyncio.create_task(lane.ask(thought(wanted=n < 2))) for n in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    assert (await first)[0].action in question().legal
    with pytest.raises(Unwanted):
        await stale
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert (lane.queue.depth, lane.running, lane.running_at, lane.waiting_at) == (0, {}, {}, {})
    await lane.close()


@awaited
async def test_only_so_much_may_wait_and_run_of_one_guest_and_address() -> None:
    lane = Lane("test", Caps(3, 1, 2, queued_of_guest=2, queued_of_address=3), 0)
    ask = [("anna", "home"), ("anna", "home"), ("ben", "home"), ("dora", "home"), ("emil", "away")]
    tasks = [asyncio.create_task(lane.ask(thought(who=For(guest, place, guest)))) for guest, place in ask]
    await asyncio.sleep(0)
    assert lane.running == {"anna": 1, "ben": 1, "emil": 1}
    assert (lane.queue.waiting_of("anna"), lane.queue.waiting_of("dora")) == (1, 1)
    tasks.append(asyncio.create_task(lane.ask(thought(who=For("anna", "home", "more")))))
    await asyncio.sleep(0)
    for guest in ("anna", "dora"):
        with pytest.raises(Crowded):
            await lane.ask(thought(who=For(guest, "home", "more")))
    assert all(answer.action for answer, _ in await asyncio.gather(*tasks))
    await lane.close()
