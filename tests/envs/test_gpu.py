"""The GPU's launcher, on Numba's simulator: there is no GPU here. What the real one plays is checked by benchmarks/gpu.py."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.docs.pages import ROOT


def test_the_simulated_gpu_plays_the_games_of_the_cpu() -> None:
    """In no group, so that it comes after those that compile each game: it needs both of them."""
    command = [sys.executable, "-m", "tests.envs.simulated_gpu"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["ten is the same", "ten is the same", "trick_later is the same"]
