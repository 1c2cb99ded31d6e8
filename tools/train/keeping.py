"""What a run leaves behind."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from tools.train.games.subject import Subject
from tools.train.nets import Student
from tools.train.trials import all_trials

Pairs = dict[str, tuple[nn.Module, nn.Module | None]]


def keep_student(student: Student, folder: Path) -> None:
    """For `tools.train.pack`."""
    weights = {name: array.float().cpu().numpy() for name, array in student.state_dict().items() if "features" not in name}
    np.savez(folder / "student.npz", **weights)


def in_half(thing: Any) -> Any:
    """What an optimiser remembers, in half the bits: it takes them as they come, and the file stays small."""
    if isinstance(thing, torch.Tensor):
        return thing.to(torch.bfloat16) if thing.dim() > 0 else thing
    if isinstance(thing, dict):
        return {key: in_half(value) for key, value in thing.items()}
    return [in_half(value) for value in thing] if isinstance(thing, list) else thing


def keep(thing: object, path: Path) -> None:
    """Whole, or as it was before."""
    new = path.with_suffix(".new")
    torch.save(thing, new)
    new.replace(path)


def write_trials(subject: Subject, path: Path, pairs: Pairs, games: int, device: str) -> None:
    """One net of each pair among others, at every table; the key names both. Nobody beside a net: the rules of thumb."""
    with open(path, "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["first", "others", "table", "share", "error"])
        for names, (first, others) in pairs.items():
            for table, share in all_trials(subject, first, others, games, device).items():
                rows.writerow([*names.split(), table, f"{share.mean:.4f}", f"{share.error:.4f}"])
                file.flush()
