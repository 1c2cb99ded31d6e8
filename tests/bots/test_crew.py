"""Threads that search for one move: together they do each part of the work once."""

from __future__ import annotations

import os
from multiprocessing import get_context
from threading import Barrier
from typing import Any

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.crew import crew_for, share
from tenfold.bots.registry import seat_bot
from tenfold.bots.ten import search as ten_search
from tenfold.bots.trick_later import searcher as trick_later_searcher
from tenfold.core.registry import find_game
from tests.bots.playing import by_chance

TWO = Budget(milliseconds=30, threads=2)


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("amount", [0, 1, 2, 7])
def test_everything_is_done_once_by_all_threads_evenly(amount: int, threads: int) -> None:
    parts: dict[int, range] = {}
    share(amount, threads, parts.__setitem__)
    assert sorted(parts) == list(range(threads))
    assert [number for n in range(threads) for number in parts[n]] == list(range(amount))
    assert max(map(len, parts.values())) - min(map(len, parts.values())) <= 1


def work_together() -> None:
    """Fails unless two threads run at the same time."""
    both_are_here = Barrier(2)

    def meet(n: int, part: range) -> None:
        both_are_here.wait()

    share(2, 2, meet)


def test_the_threads_run_at_the_same_time() -> None:
    work_together()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_process_that_was_forked_has_threads_of_its_own() -> None:
    work_together()
    child = get_context("fork").Process(target=work_together, daemon=True)
    child.start()
    child.join()
    assert child.exitcode == 0


def test_what_fails_in_another_thread_fails_here() -> None:
    def fail(n: int, part: range) -> None:
        if n == 1:
            raise ArithmeticError("the second thread")

    with pytest.raises(ArithmeticError, match="the second thread"):
        share(2, 2, fail)


def test_counted_iterations_are_made_by_one_thread() -> None:
    assert crew_for(TWO) == 2
    assert crew_for(Budget(milliseconds=30)) == 1
    assert crew_for(Budget(iterations=30, threads=2)) == 1


def test_there_are_no_more_threads_than_cores() -> None:
    assert crew_for(Budget(milliseconds=30, threads=64)) == 2


class Noted:
    """A compiled search that is noted: which numbers, with whose tree. Only by it time passes, a millisecond each: it may have
    to be compiled first, on a machine that has other things to do."""

    def __init__(self, bot: Any, name: str, size: Any) -> None:
        self.now = 0.0
        self.numbers: list[int] = []
        self.trees: set[int] = set()
        self.search, self.size = bot.compiled[name], size
        bot.compiled = {**bot.compiled, name: self}

    def __call__(self, *args: Any) -> Any:
        first, size = self.size(*args)
        self.numbers += range(first, first + size)
        self.trees.update(id(arg) for arg in args if hasattr(arg, "_fields"))
        self.now += 0.001
        return self.search(*args)

    def perf_counter(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("game", "name", "size"),
    [
        pytest.param(
            "ten",
            "try_actions",
            lambda workspace, states, actions, first, results: (first, len(results)),
            marks=pytest.mark.xdist_group("compiled ten"),
        ),
        pytest.param(
            "trick_later",
            "search",
            lambda records, tree, first, iterations: (first, iterations),
            marks=pytest.mark.xdist_group("compiled trick_later"),
        ),
    ],
)
@pytest.mark.parametrize("kind", ["sharp", "master"])
def test_two_threads_search_with_a_tree_each_and_nothing_twice(
    kind: str, game: str, name: str, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = next(one for one in by_chance(find_game(game), {}, "crew") if len(one.legal()) > 1)
    bot: Any = seat_bot(kind, position.game, "crew", TWO)
    noted = Noted(bot, name, size)
    monkeypatch.setattr(ten_search, "time", noted)
    monkeypatch.setattr(trick_later_searcher, "perf_counter", noted.perf_counter)
    assert bot(position.view(position.to_act), position.legal()) in position.legal()
    assert sorted(noted.numbers) == list(range(len(noted.numbers)))
    assert len(noted.numbers) > 1
    assert len(noted.trees) == 2
