"""Whatever comes over a table's WebSocket: no crash, no change by what is refused, and the next ping is answered.

`make fuzz` sends a hundred thousand messages and more.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar

from tests.server.fuzz.company import NAMES, SCENES, Company
from tests.server.fuzz.frames import FRAMES
from tests.server.fuzz.house import TIMES, as_far_as, unlimited

EXAMPLES = 100
SHORTEST, LONGEST = 20, 60
SENDERS = st.integers(0, len(NAMES))
TALKS = st.lists(st.tuples(SENDERS, FRAMES), min_size=SHORTEST, max_size=LONGEST)


class Stage:
    """The application on a loop of its own, and people who play there."""

    def __init__(self, app: Litestar, runner: asyncio.Runner) -> None:
        self.app = app
        self.runner = runner
        self.over = asyncio.Event()
        self.life = runner.run(self.begin())
        self.company = Company(app)
        runner.run(self.company.arrive())

    async def begin(self) -> asyncio.Task[None]:
        ready = asyncio.Event()
        life = asyncio.create_task(self.live(ready))
        await ready.wait()
        return life

    async def live(self, ready: asyncio.Event) -> None:
        async with self.app.lifespan():
            ready.set()
            await self.over.wait()

    async def end(self) -> None:
        self.over.set()
        await self.life

    def play(self, scene: str, frames: list[tuple[int, str | bytes | int]]) -> None:
        self.runner.run(self.company.play(scene, frames))


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with asyncio.Runner() as runner:
        stage = Stage(unlimited(f"sqlite:///{tmp_path_factory.mktemp('socket') / 'tenfold.db'}"), runner)
        yield stage
        runner.run(stage.end())


def test_nothing_that_is_sent_does_harm(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    @as_far_as(EXAMPLES)
    @given(st.sampled_from(list(SCENES)), TALKS)
    def harmless(scene: str, frames: list[tuple[int, str | bytes | int]]) -> None:
        stage.play(scene, frames)

    harmless()
    sent = stage.company.messages
    assert sent > EXAMPLES * TIMES * SHORTEST
    with capsys.disabled():
        sys.stdout.write(f" {sent:,} messages, {stage.company.done:,} of them done " if TIMES > 1 else "")
