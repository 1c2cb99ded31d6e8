"""Plays a plan to its end, from wherever it was."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

from tenfold.arena.match import Finished
from tenfold.arena.parts import Parts
from tenfold.arena.plan import Plan, Task
from tenfold.arena.save import Save
from tenfold.arena.tally import Tally
from tenfold.arena.until import Until
from tenfold.core.errors import BadOption

Play = Callable[[Plan, Sequence[Task]], Generator[Finished]]


class Kept(NamedTuple):
    """What stays of a run beside its result, each where it is wanted: finished deals, a dataset, games as files."""

    save: Path | None = None
    parts: Parts | None = None
    records: Path | None = None

    @property
    def file(self) -> Path | None:
        return self.parts.kept if self.parts else self.save


def run(plan: Plan, keep: Kept, play: Play, progress: Progress, until: Until | None = None) -> Tally:
    """All games of a plan, or those that are needed `until` it is known who is better; what the file has is not played again.
    `play` is who plays: cores or a cluster.
    """
    tally, parts = Tally(plan, until), keep.parts
    with Save(keep.file, plan) as kept, progress:
        for finished in kept.found():
            tally.add(put_away(finished, kept, parts))
        left = [] if tally.is_decided else [task for task in plan.tasks() if not tally.has(task)]
        bar = progress.add_task("games", total=plan.games, completed=plan.games - sum(len(task.rotations) for task in left))
        with closing(play(plan, left)) as playing:
            for finished in playing:
                write_records(keep.records, finished)
                kept.add(finished)
                tally.add(put_away(finished, kept, parts))
                progress.advance(bar, len(finished.games))
                if tally.is_decided:
                    break
    return tally


def check_records(folder: Path) -> None:
    """Say what is wrong before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder} cannot be written: {error.strerror}.") from None


def write_records(folder: Path | None, finished: Finished) -> None:
    """The games that are kept as files, into their folder; before the deal is said to be finished."""
    for name, text in finished.records.items():
        assert folder
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{folder / name} cannot be written: {error.strerror}.") from None
    finished.records.clear()


def put_away(finished: Finished, kept: Save, parts: Parts | None) -> Finished:
    """What the result needs; the rest goes into the dataset, if one is wanted."""
    if parts is None:
        return finished
    if parts.add(finished):
        kept.sync()
        parts.write(finished.deal)
    return finished.result()
