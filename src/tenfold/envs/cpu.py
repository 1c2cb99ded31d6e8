"""Batches on the CPU: the compiled steps, the games dealt out to all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from tenfold.core.compile.compiled import compile_rules, say_when_compiling
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame
from tenfold.envs import steps

Array = np.ndarray[Any, np.dtype[Any]]

NAMES = ("deal_many", "look_many", "step_many", "throw_many", "play_many")
WORTH_A_THREAD = 512


@cache
def compiled_steps(game: AnyGame) -> dict[str, Any]:
    say_when_compiling()
    return compile_rules({name: getattr(steps, name) for name in NAMES}, steps.rules_for(game))


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Cpu:
    """Runs the steps; arrays are NumPy's."""

    def __init__(self, game: AnyGame) -> None:
        compiled = compiled_steps(game)
        self.cores = usable_cores()
        self.pool = ThreadPoolExecutor(self.cores)
        self.deal = self.shared_out(compiled["deal_many"])
        self.look = self.shared_out(compiled["look_many"])
        self.step = self.shared_out(compiled["step_many"])
        self.throw = self.shared_out(compiled["throw_many"])
        self.play = self.shared_out(compiled["play_many"])

    def shared_out(self, work: Callable[..., None]) -> Callable[..., None]:
        """The work on n games, done by all cores. (Compiled code does not hold Python's lock.)"""

        def on_all_cores(n: int, *arguments: Any) -> None:
            parts = max(1, min(self.cores, n // WORTH_A_THREAD))
            bounds = [n * part // parts for part in range(parts + 1)]
            waiting = [self.pool.submit(work, *arguments, *bounds[part : part + 2]) for part in range(1, parts)]
            work(*arguments, *bounds[:2])
            for part in waiting:
                part.result()

        return on_all_cores

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        return np.zeros(shape, dtype)

    def room(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """For what is written before it is read."""
        return np.empty(shape, dtype)

    def rows(self, n: int, length: int, dtype: Any) -> Array:
        """Room for a row of each game."""
        return self.room((n, length), dtype)

    def send(self, array: Array) -> Array:
        """To where the work is done."""
        return array

    def wait(self) -> None:
        """Until all that was asked for is done: here it always is."""

    def fetch(self, array: Array) -> Array:
        """To where Python is."""
        return array

    def share(self, array: Array) -> Array:
        """For others to read without a copy, by DLPack."""
        return array

    def read(self, actions: Any) -> Array:
        """What others wrote, without a copy where it lies in this machine's memory as it should."""
        given = actions if isinstance(actions, np.ndarray) or not hasattr(actions, "__dlpack__") else np.from_dlpack(actions)
        try:
            return np.asarray(given)
        except ValueError:
            raise BadOption("actions must be an array of whole numbers, one for each game.") from None
