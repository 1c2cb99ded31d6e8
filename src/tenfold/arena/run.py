"""Plays a plan to its end, from wherever it was."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from rich.progress import Progress

from tenfold.arena.match import Finished
from tenfold.arena.plan import Plan, Task
from tenfold.arena.save import Save

Play = Callable[[Plan, Sequence[Task]], Generator[Finished]]


def key(task: Task | Finished) -> tuple[int, int]:
    return task.deal, task.lineup


def run(plan: Plan, save: Path | None, play: Play, progress: Progress) -> list[Finished]:
    """All games of a plan; what the file has is not played again. `play` is who plays: cores or a cluster."""
    with Save(save, plan) as kept, progress:
        done = {key(finished): finished for finished in kept.found}
        left = [task for task in plan.tasks() if key(task) not in done]
        bar = progress.add_task("games", total=plan.games, completed=plan.games - sum(len(task.rotations) for task in left))
        with closing(play(plan, left)) as playing:
            for finished in playing:
                kept.add(finished)
                done[key(finished)] = finished
                progress.advance(bar, len(finished.games))
    return list(done.values())
