"""Some seeds, of which `make simulate` plays many; the same seed is the same evening; and mistakes are found."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.simulation.evening import play
from tests.simulation.mistakes import MISTAKES, Mistake

ROOT = Path(__file__).parents[2]
# A task that is cancelled before it has begun never awaits what it was given.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")

SEEDS, PART = 160, 40
PLANTED_SEEDS = 120
DIGESTS = "from tests.simulation.evening import play; print([play(seed).digest for seed in range(4)])"


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What is left of dead processes is taken away before anybody could take it for theirs."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        gc.collect()


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_whatever_happens_all_is_as_it_must_be(first: int) -> None:
    broken = [(report.seed, report.broken) for report in map(play, range(first, first + PART)) if report.broken is not None]
    assert broken == []


def test_a_seed_is_the_same_evening_in_any_process() -> None:
    here = [play(seed).digest for seed in range(4)]
    for number in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": number}
        told = subprocess.run(
            [sys.executable, "-c", DIGESTS], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert told.stdout.strip() == str(here)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__)
def test_a_mistake_is_found(mistake: Mistake) -> None:
    """By the seed that found it first; where the simulation has changed since, by another one."""
    with pytest.MonkeyPatch.context() as patch:
        mistake(patch)
        assert any(play(seed).broken is not None for seed in [MISTAKES[mistake], *range(PLANTED_SEEDS)])
