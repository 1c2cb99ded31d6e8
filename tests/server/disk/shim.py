"""What is to fail on the disk, told to what stands before the C library in this process."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_name("faults.c")


class Way(IntEnum):
    """How a change fails, as `faults.c` has it: the disk has an error, is full, takes only half and is full then, stays broken
    until it is repaired, or takes half and the power is cut.
    """

    NONE, ERROR, FULL, SHORT, STAYS, DIES = range(6)


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def with_shim(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process before whose C library the shim stands."""
    shim, found = folder / "faults.so", compiler()
    assert found is not None
    subprocess.run([found, "-shared", "-fPIC", "-O1", "-o", shim, SOURCE, "-ldl"], check=True)
    environment = os.environ | {"LD_PRELOAD": str(shim)}
    return subprocess.run([sys.executable, *command], env=environment, stdout=subprocess.PIPE, text=True, check=False)


class Shim:
    """It counts what is changed in the files whose path begins so, and lets the n-th change fail."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL(None)
        self.library.faults_count.restype = ctypes.c_long

    def arm(self, prefix: str, number: int, way: Way) -> None:
        self.library.faults_arm(prefix.encode(), ctypes.c_long(number), int(way))

    def repair(self) -> None:
        self.library.faults_repair()

    @property
    def count(self) -> int:
        return int(self.library.faults_count())
