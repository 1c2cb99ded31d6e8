"""Compiled code is read only from where nobody else can put any."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tenfold.core.private import private_folder

pytestmark = pytest.mark.compiles
SOMEBODY_ELSE = 65_534
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")


def twice(home: Path, **more: str) -> tuple[str, str]:
    """What a process says that compiles something, and on which places it keeps it."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(home / "cache"), "TMPDIR": str(home / "tmp")} | more
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.small_rule"], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip(), done.stderr


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "tmp").mkdir()
    (tmp_path / "tmp").chmod(0o1777)
    return tmp_path


class Planted:
    """What runs when it is read."""

    def __init__(self, marker: Path) -> None:
        self.marker = marker

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return os.system, (f"touch {self.marker}",)


def plant(place: Path, marker: Path) -> None:
    """Put code in place of all that is kept there."""
    kept = list(place.rglob("*.nbi"))
    assert kept
    for index in kept:
        index.write_bytes(pickle.dumps(Planted(marker)))


def block_cache(home: Path) -> None:
    """The usual place cannot be used."""
    (home / "cache").write_text("")


def fallback(home: Path) -> Path:
    [folder] = (home / "tmp").glob("tenfold-compiled*")
    return folder


def test_what_was_compiled_is_found_again_and_nobody_else_sees_it(home: Path) -> None:
    assert twice(home) == ("first 42", "")
    assert twice(home) == ("again 42", "")
    kept = home / "cache" / "tenfold" / "compiled"
    assert {folder.stat().st_mode & 0o777 for folder in (kept, kept.parent, kept.parent.parent)} == {0o700}


def test_where_the_usual_place_cannot_be_used_it_is_kept_in_private(home: Path) -> None:
    block_cache(home)
    assert twice(home) == ("first 42", "")
    assert twice(home) == ("again 42", "")
    assert fallback(home).stat().st_mode & 0o777 == 0o700


@as_root
@pytest.mark.parametrize("spoil", ["owner", "mode", "link", "file"])
def test_what_somebody_else_put_there_is_not_run(home: Path, spoil: str) -> None:
    block_cache(home)
    twice(home)
    folder, marker = fallback(home), home / "marker"
    plant(folder, marker)
    if spoil == "owner":
        os.chown(folder, SOMEBODY_ELSE, -1)
    elif spoil == "mode":
        folder.chmod(0o777)
    elif spoil == "link":
        folder.rename(home / "elsewhere")
        folder.symlink_to(home / "elsewhere")
        os.chown(folder, SOMEBODY_ELSE, -1, follow_symlinks=False)
    else:
        for index in folder.rglob("*.nbi"):
            os.chown(index, SOMEBODY_ELSE, -1)
    said, warned = twice(home)
    assert (said, marker.exists()) == ("first 42", False)
    assert warned.count("\n") == 1
    assert "not kept" in warned


def test_a_usual_place_that_others_can_write_is_not_used(home: Path) -> None:
    twice(home)
    marker = home / "marker"
    plant(home / "cache", marker)
    (home / "cache" / "tenfold" / "compiled").chmod(0o775)
    assert twice(home) == ("first 42", "")
    assert not marker.exists()
    assert fallback(home).is_dir()


def test_a_folder_is_only_as_private_as_those_above_it(tmp_path: Path) -> None:
    assert private_folder(tmp_path / "a" / "b") == tmp_path / "a" / "b"
    (tmp_path / "a").chmod(0o777)
    assert private_folder(tmp_path / "a" / "b") is None
    (tmp_path / "a").chmod(0o1777)
    assert private_folder(tmp_path / "a" / "b") == tmp_path / "a" / "b"
    (tmp_path / "file").write_text("")
    assert private_folder(tmp_path / "file") is None
    assert private_folder(tmp_path / "file" / "below") is None
