"""What a run leaves behind."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
from torch import nn

from tools.train.nets import Student
from tools.train.trials import all_trials

Pairs = dict[str, tuple[nn.Module, nn.Module]]


def keep_student(student: Student, folder: Path) -> None:
    """For `tools.train.pack`."""
    weights = {name: array.float().cpu().numpy() for name, array in student.state_dict().items() if "features" not in name}
    np.savez(folder / "student.npz", **weights)


def write_trials(path: Path, pairs: Pairs, games: int, device: str) -> None:
    """One net of each pair among others, at every table; the key names both."""
    with open(path, "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["first", "others", "table", "share", "error"])
        for names, (first, others) in pairs.items():
            for table, share in all_trials(first, others, games, device).items():
                rows.writerow([*names.split(), table, f"{share.mean:.4f}", f"{share.error:.4f}"])
                file.flush()
