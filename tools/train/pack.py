"""Makes the file of the net in the package from a student: `python -m tools.train.pack build/ten/student.npz`.

Prints the digest that stands in `tenfold.bots.ten.net_file`.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from tenfold.bots.ten.features import VERSION
from tenfold.bots.ten.net import SCALE
from tenfold.bots.ten.net_file import FILE, LAYERS

Array = np.ndarray[Any, np.dtype[Any]]

WHOLE = 127
SMALLEST = 1e-8
BY_INPUT = ("first", "second")


def in_eight_bits(weights: Array) -> tuple[Array, Array]:
    """Whole numbers, and the scale of each output."""
    scale = np.maximum(np.abs(weights).max(1), SMALLEST) / WHOLE
    return np.round(weights / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def packed(student: Any) -> dict[str, Any]:
    parts: dict[str, Any] = {"version": np.int64(VERSION)}
    for name in LAYERS:
        whole, scale = in_eight_bits(student[f"{name}.weight"])
        parts[f"{name}_weights"] = np.ascontiguousarray(whole.T) if name in BY_INPUT else whole
        parts[f"{name}_scale"] = scale / np.float32(SCALE) if name == "first" else scale
        parts[f"{name}_constant"] = student[f"{name}.bias"].astype(np.float32)
    return parts


def main() -> None:
    np.savez_compressed(FILE, **packed(np.load(sys.argv[1])))
    data = FILE.read_bytes()
    sys.stdout.write(f"{len(data):,} bytes, {hashlib.sha256(data).hexdigest()}\n")


if __name__ == "__main__":
    main()
