"""Makes the file of a net in the package from a student: `python -m tools.train.pack ten build/ten/student.npz`.

Prints the digest that stands beside it.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from tenfold.bots.nets.weights import LAYERS
from tools.train.games import subject_of
from tools.train.games.subject import Subject

Array = np.ndarray[Any, np.dtype[Any]]

WHOLE = 127
SMALLEST = 1e-8
BY_INPUT = ("first", "second")


def in_eight_bits(weights: Array) -> tuple[Array, Array]:
    """Whole numbers, and the scale of each output."""
    scale = np.maximum(np.abs(weights).max(1), SMALLEST) / WHOLE
    return np.round(weights / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def packed(subject: Subject, student: Any) -> dict[str, Any]:
    parts: dict[str, Any] = {"version": np.int64(subject.version)}
    for name in LAYERS:
        whole, scale = in_eight_bits(student[f"{name}.weight"])
        parts[f"{name}_weights"] = np.ascontiguousarray(whole.T) if name in BY_INPUT else whole
        parts[f"{name}_scale"] = scale / np.float32(subject.scale) if name == "first" else scale
        parts[f"{name}_constant"] = student[f"{name}.bias"].astype(np.float32)
    return parts


def main() -> None:
    game, student = sys.argv[1:]
    subject = subject_of(game)
    np.savez_compressed(subject.file, **packed(subject, np.load(student)))
    data = subject.file.read_bytes()
    sys.stdout.write(f"{len(data):,} bytes, {hashlib.sha256(data).hexdigest()}\n")


if __name__ == "__main__":
    main()
