"""What the figures were measured on."""

from __future__ import annotations

import platform
from pathlib import Path


def chip() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(": ")[2] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()
