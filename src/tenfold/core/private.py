"""Folders that nobody else can write into: what is read from them is run."""

from __future__ import annotations

import os
import stat
from pathlib import Path

OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
ROOT = 0


def user() -> int:
    """The number of this user; where there are none, as in Windows, the system keeps the folders of each apart by itself."""
    return os.geteuid() if hasattr(os, "geteuid") else ROOT


def private_folder(folder: Path) -> Path | None:
    """The folder, made if it is not there; None unless all in it is this user's, and nobody else can put anything there."""
    try:
        make(folder)
        fits = not hasattr(os, "geteuid") or (is_ours(folder) and is_reached_safely(folder) and holds_only_ours(folder))
        return folder if fits and os.access(folder, os.W_OK) else None
    except OSError:
        return None


def make(folder: Path) -> None:
    """With all above it that is missing, each for this user alone."""
    if not folder.is_dir():
        make(folder.parent)
        folder.mkdir(mode=stat.S_IRWXU, exist_ok=True)


def is_ours(folder: Path) -> bool:
    """A folder of this user and no link to one; if others could look into it, they cannot from now on."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != user() or found.st_mode & OTHERS_WRITE:
        return False
    folder.chmod(stat.S_IRWXU)
    return True


def is_reached_safely(folder: Path) -> bool:
    """Nobody else can put another folder in its place, or in that of one above it."""
    return all(is_kept(place.lstat()) for place in {*folder.absolute().parents, *folder.resolve().parents})


def is_kept(found: os.stat_result) -> bool:
    """Of this user or the system, and written by them alone; in a place like /tmp each keeps what is their own."""
    written_alone = stat.S_ISLNK(found.st_mode) or not found.st_mode & OTHERS_WRITE or bool(found.st_mode & stat.S_ISVTX)
    return found.st_uid in (user(), ROOT) and written_alone


def holds_only_ours(folder: Path) -> bool:
    return all(found.lstat().st_uid == user() for found in folder.rglob("*"))
