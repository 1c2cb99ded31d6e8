"""Datasets to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from tenfold.arena.match import Croupier, Finished
from tenfold.arena.parts import Parts
from tenfold.arena.plan import Plan, Task, make_plan
from tenfold.arena.run import Kept, run
from tenfold.arena.show import bar

THREE: dict[str, Any] = {"players": 3}
BOTH = ("careful", "random")


def played_here(plan: Plan, tasks: Sequence[Task]) -> Any:
    """In this process, without workers."""
    croupier = Croupier(plan)
    yield from map(croupier.play, tasks)
    croupier.close()


def written(
    folder: Path, game: str = "trick_later", options: dict[str, Any] = THREE, games: int = 6, bots: Sequence[str] = BOTH
) -> pl.DataFrame:
    """The dataset of a few games; what is there already is not written again."""
    plan = make_plan(game, bots, options=options, games=games, seed="tea", decisions=True)
    parts = Parts(folder, plan)
    run(plan, Kept(parts=parts), played_here, bar())
    return rows(folder)


def rows(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet").sort("record", "step")


def by_game(frame: pl.DataFrame) -> Iterator[tuple[str, pl.DataFrame]]:
    """The seed of the deal of each game, and its decisions."""
    for (record,), decisions in frame.group_by("record", maintain_order=True):
        yield str(record).rsplit("/", 2)[0], decisions


def one_task(**options: Any) -> tuple[Plan, Finished]:
    plan = make_plan("trick_later", ["random"], options=THREE, games=1, seed="tea", decisions=True, **options)
    return plan, next(played_here(plan, plan.tasks()))
