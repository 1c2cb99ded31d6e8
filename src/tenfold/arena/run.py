"""Plays a plan to its end, from wherever it was."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from rich.progress import Progress

from tenfold.arena.match import Finished
from tenfold.arena.parts import Parts
from tenfold.arena.plan import Plan, Task
from tenfold.arena.save import Save
from tenfold.arena.tally import Tally

Play = Callable[[Plan, Sequence[Task]], Generator[Finished]]


def run(plan: Plan, save: Path | None, play: Play, progress: Progress, parts: Parts | None = None) -> Tally:
    """All games of a plan; what the file has is not played again. `play` is who plays: cores or a cluster."""
    tally = Tally(plan)
    with Save(save, plan) as kept, progress:
        for finished in kept.found():
            tally.add(put_away(finished, kept, parts))
        left = [task for task in plan.tasks() if not tally.has(task)]
        bar = progress.add_task("games", total=plan.games, completed=plan.games - sum(len(task.rotations) for task in left))
        with closing(play(plan, left)) as playing:
            for finished in playing:
                kept.add(finished)
                tally.add(put_away(finished, kept, parts))
                progress.advance(bar, len(finished.games))
    return tally


def put_away(finished: Finished, kept: Save, parts: Parts | None) -> Finished:
    """What the result needs; the rest goes into the dataset, if one is wanted."""
    if parts is None:
        return finished
    if parts.add(finished):
        kept.sync()
        parts.write(finished.deal)
    return finished.result()
