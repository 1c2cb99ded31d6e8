"""The files of a dataset. Each holds the decisions of some deals, and is there whole or not at all.

Beside them lies what `--save` would keep, with all actions. So a run that was ended goes on after the last finished deal, and
whatever file is missing is made from it: every game is there once, and the rows are those of a run that nothing disturbed.
"""

from __future__ import annotations

import os
from pathlib import Path

from tenfold.arena.match import Finished
from tenfold.arena.plan import Plan
from tenfold.core.errors import BadOption
from tenfold.core.extras import require

KEPT = "_games.jsonl"
GAMES_IN_A_PART = 256  # of a version of the schema: files of two sizes would overlap


def check_dataset(save: Path | None) -> None:
    """Say what is wrong before anything is played."""
    if save:
        raise BadOption("--dataset keeps finished deals in its own folder; leave out --save.")
    require("dataset", "--dataset")


class Parts:
    """The parts of one plan's dataset. No more of them wait for games than are being played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.deals = max(1, GAMES_IN_A_PART * plan.deals // plan.games)
        self.waiting: dict[int, list[Finished]] = {}
        try:
            self.open()
        except OSError as error:
            raise BadOption(f"{folder} cannot be written: {error.strerror}.") from None

    @property
    def kept(self) -> Path:
        """Where finished deals are kept."""
        return self.folder / KEPT

    def open(self) -> None:
        self.folder.mkdir(exist_ok=True)
        if not self.kept.exists() and any(self.folder.iterdir()):
            raise BadOption(f"{self.folder} holds something else than a dataset; use another folder.")

    def file(self, part: int) -> Path:
        return self.folder / f"part-{part:06}.parquet"

    def add(self, finished: Finished) -> bool:
        """Whether its part has all its games now, and is to be written."""
        part = finished.deal // self.deals
        if self.file(part).exists():
            return False
        tasks = self.waiting.setdefault(part, [])
        tasks.append(finished)
        deals = min(self.deals, self.plan.deals - part * self.deals)
        return len(tasks) == deals * len(self.plan.lineups)

    def write(self, deal: int) -> None:
        """Write the part of this deal."""
        part = deal // self.deals
        tasks = sorted(self.waiting.pop(part), key=lambda task: (task.deal, task.lineup))
        try:
            self.put(self.file(part), tasks)
        except OSError as error:
            raise BadOption(f"{self.file(part)} cannot be written: {error.strerror or error}.") from None

    def put(self, path: Path, tasks: list[Finished]) -> None:
        """Under another name first, so that no half of it is ever seen; it outlives a failure of power, too."""
        from pyarrow.parquet import write_table

        from tenfold.arena.dataset import table

        unfinished = path.with_name(f".{path.stem}.unfinished")
        with unfinished.open("wb") as file:
            write_table(table(self.plan, tasks), file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        folder = os.open(self.folder, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
