"""Some changes of SQLite's files fail: what was acknowledged is kept, and it goes on, here or in the next process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.disk.shim import compiler, with_shim

pytestmark = pytest.mark.skipif(compiler() is None, reason="a compiler of C makes what stands before the C library")

# `python -m tests.server.disk` lets every change fail.
SOME = "4"
HASTY = f"""import sys, pytest
from tests.server.disk import __main__ as disk
from tests.simulation.mistakes import acknowledge_before_the_commit
acknowledge_before_the_commit(pytest.MonkeyPatch())
sys.argv[1:] = ["--only", "{SOME}"]
sys.exit(disk.main())"""


def test_what_was_acknowledged_is_kept_whichever_change_of_the_disk_fails(tmp_path: Path) -> None:
    done = with_shim(tmp_path, "-m", "tests.server.disk", "--only", SOME)
    assert done.returncode == 0, done.stdout
    assert "; 0 with something wrong" in done.stdout


def test_a_promise_before_its_time_is_found(tmp_path: Path) -> None:
    """Acknowledging before the commit."""
    done = with_shim(tmp_path, "-c", HASTY)
    assert done.returncode == 1
    assert "with something wrong" in done.stdout
