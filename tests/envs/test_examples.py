"""The learners and the search of docs/ run as they are; those that need what Tenfold does not ask for wait for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from tenfold.envs import batch
from tests.docs.pages import DOCS

pytestmark = pytest.mark.xdist_group("compiled ten")
TORCH = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
JAX = pytest.mark.skipif(find_spec("jax") is None, reason="JAX is not installed")
BASELINES = pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="Stable-Baselines3's contributions are not installed")
EXPORT = pytest.mark.skipif(find_spec("onnxscript") is None, reason="onnxscript is not installed")


def said(example: str, *arguments: str, where: Path = DOCS) -> str:
    command = [sys.executable, str(DOCS / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=where, env={**os.environ, "OMP_NUM_THREADS": "1"})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_search_tries_every_action_and_says_how_fast_it_is() -> None:
    lines = said("example_search.py", "--side-by-side", "32", "--waves", "3").splitlines()
    visits = [int(re.split(r"\s{2,}", line)[1].split()[0]) for line in lines[:-1]]
    assert sum(visits) == 32 * 3
    assert min(visits) > 0
    assert re.fullmatch(r"[\d,]+ simulations a second, \d+ nodes", lines[-1])


def test_the_search_plays_whole_games() -> None:
    last = said("example_search.py", "--side-by-side", "8", "--waves", "1", "--games", "1").splitlines()[-1]
    assert re.fullmatch(r"[01]\.\d\d of the victories in 1 games against careful", last)


@TORCH
@BASELINES
def test_maskable_ppo_learns_through_action_masks() -> None:
    assert "after 64 steps" in said("example_maskable.py", "--steps", "64", "--games", "2")


@TORCH
def test_a_loop_over_the_vector_environment_learns() -> None:
    lines = said("example_vector_learner.py", "--steps", "300", "--num-envs", "2").splitlines()
    assert [line.partition(" steps")[0] for line in lines] == ["128", "256", "384"]


@TORCH
@EXPORT
def test_the_learner_keeps_its_weights_and_its_curve(tmp_path: Path) -> None:
    said("example_learner.py", "--minutes", "0.01", "--games", "32", "--trial-games", "2", "--device", "cpu", where=tmp_path)
    assert {"learnt.pt", "learnt.csv", "learnt.onnx"} <= {file.name for file in tmp_path.iterdir()}


@TORCH
def test_pytorch_reads_and_steps_without_a_copy() -> None:
    import torch

    games = batch.make("ten", n=8, players=2)
    seen = [torch.from_dlpack(array) for array in games.seen]
    legal = seen[1]
    assert legal.data_ptr() == games.seen.legal.ctypes.data
    games.step(legal.int().argmax(dim=1))
    games.step(legal.int().argmax(dim=1))
    assert legal.numpy().tolist() == games.seen.legal.tolist()
    assert not games.seen.refused.any()


@JAX
def test_jax_reads_and_steps() -> None:
    import jax

    games = batch.make("ten", n=8, players=2)
    legal = jax.dlpack.from_dlpack(games.seen.legal)
    assert np.asarray(legal).tolist() == games.seen.legal.tolist()
    games.step(legal.argmax(axis=1))
    assert not games.seen.refused.any()
