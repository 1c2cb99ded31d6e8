"""Modules that were made before: a folder of the cache for each. One that nobody has asked for in a long while is removed."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

from tenfold.core.compile.compiled import cache_folder

OURS = "wasm-"
UNUSED_S = 30 * 24 * 60 * 60


def folder_for(digest: str) -> Path | None:
    return cache_folder(f"{OURS}{digest}")


def read_files(folder: Path, *names: str) -> list[bytes] | None:
    """All of these, or None; whoever reads them has asked for them. Another process may remove them at any moment."""
    try:
        os.utime(folder)
        return [(folder / name).read_bytes() for name in names]
    except OSError:
        return None


def write_files(folder: Path, files: dict[str, bytes]) -> None:
    """In this order, each whole or not at all."""
    for name, data in files.items():
        half = folder / f"{name}.{os.getpid()}.part"
        half.write_bytes(data)
        half.replace(folder / name)


def remove_unused(beside: Path) -> None:
    """Of the folders beside this one, and of WebAssembly alone: machine code is loaded long after its folder was found."""
    for folder in beside.parent.glob(f"{OURS}*"):
        with suppress(OSError):  # another process removes it, too
            if time.time() - folder.stat().st_mtime > UNUSED_S:
                shutil.rmtree(folder.rename(folder.with_name(f"{OURS}gone-{os.getpid()}-{folder.name}")))
