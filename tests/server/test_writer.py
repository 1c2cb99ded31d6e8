"""Group commit: what comes together is written together, and everybody hears what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

import pytest

from tenfold.server.live.writer import Result, Writer, outcome
from tenfold.server.store import Store, Unavailable, Unit
from tests.server.store.builders import move
from tests.server.visiting import awaited


@pytest.fixture
def sizes(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many units each transaction had."""
    sizes: list[int] = []
    commit = store.commit

    def counted(units: Sequence[Unit]) -> list[bool]:
        sizes.append(len(units))
        return commit(units)

    monkeypatch.setattr(store, "commit", counted)
    return sizes


@awaited
async def test_what_comes_during_a_transaction_goes_together_in_the_next(store: Store, sizes: list[int]) -> None:
    writer = Writer(store)
    heard: list[Result] = []
    writer.append(move("a", 1), heard.append)
    await asyncio.sleep(0)
    for table in "bcd":
        writer.append(move(table, 1), heard.append)
    await writer.close()
    assert (sizes, heard) == ([1, 3], [True] * 4)


@awaited
async def test_a_table_that_fails_keeps_nothing_from_the_others(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def fail(result: Result) -> None:
        raise ValueError("this table has a fault")

    writer = Writer(store)
    heard: list[Result] = []
    with caplog.at_level(logging.ERROR):
        writer.append(move("a", 1), fail)
        writer.append(move("b", 1), heard.append)
        await writer.close()
    assert heard == [True]
    assert "this table has a fault" in caplog.text


@awaited
async def test_everybody_hears_that_the_database_is_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Unavailable("away")
    monkeypatch.setattr(store, "commit", lambda units: (_ for _ in ()).throw(away))
    writer = Writer(store)
    heard: list[Result] = []
    writer.append(move("a", 1), heard.append)
    with pytest.raises(Unavailable):
        await outcome(partial(writer.append, move("b", 1)))
    assert heard == [away]
    await writer.close()


@awaited
async def test_what_nobody_waits_for_any_more_is_written_all_the_same(store: Store) -> None:
    writer = Writer(store)
    waiting = asyncio.create_task(outcome(partial(writer.append, move("a", 1))))
    await asyncio.sleep(0)
    waiting.cancel()
    await writer.close()
    assert len(store.log_after("a", 0)) == 1
