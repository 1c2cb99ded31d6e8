"""Batches: arrays are shared without a copy, and bad input gets a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import BadOption
from tenfold.envs import batch

TEN = pytest.mark.xdist_group("compiled ten")


class OnlyDlpack:
    """An array of another library."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **how: Any) -> Any:
        return self.array.__dlpack__(**how)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


@TEN
def test_others_read_and_write_without_a_copy() -> None:
    games = batch.make("ten", n=5)
    seen = games.reset("shared")
    for array in seen:
        assert np.shares_memory(np.from_dlpack(array), array)
    before = seen.observation.copy()
    games.step(OnlyDlpack(games.random_actions()))
    assert not seen.refused.any()
    assert (seen.observation != before).any()


@TEN
def test_a_batch_steps_the_same_on_any_number_of_cores() -> None:
    few, many = batch.make("ten", n=4), batch.make("ten", n=4 * 512)
    for games in (few, many):
        games.reset("cores")
        for _ in range(20):
            games.step(np.where(games.seen.legal.any(axis=1), games.seen.legal.argmax(axis=1), 0))
    assert many.seen.observation[:4].tolist() == few.seen.observation.tolist()


@TEN
@pytest.mark.parametrize("actions", [[0.5], [0, 0], 0, ["draw"], [[0]], None, [[0], [0, 1]]])
def test_what_are_no_actions_is_refused_in_a_sentence(actions: Any) -> None:
    games = batch.make("ten", n=1)
    with pytest.raises(BadOption, match="whole numbers, one for each"):
        games.step(actions)


@TEN
def test_actions_that_do_not_exist_are_refused_by_the_rules() -> None:
    games = batch.make("ten", n=3)
    seen = games.step([-1, 303, 10**9])
    assert (seen.refused > 100).all()


@TEN
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"n": 0}, "n must be how many games"),
        ({"n": 2.5}, "n must be how many games"),
        ({"n": 1, "device": "abacus"}, "device must be one of cpu, cuda"),
        ({"n": 1, "players": 6}, "players must be"),
        ({"n": 1, "colour": 1}, "TEN has no option 'colour'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        batch.make("ten", **given)


@TEN
def test_where_there_is_no_gpu_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    batch.runner_for.cache_clear()
    with pytest.raises(BadOption, match="device cuda needs an NVIDIA GPU"):
        batch.make("ten", n=1, device="cuda")


def test_a_game_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="There is no game 'chess'"):
        batch.make("chess", n=1)
