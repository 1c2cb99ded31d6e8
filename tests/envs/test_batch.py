"""Batches: arrays are shared without a copy, and bad input gets a sentence."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
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
def test_actions_that_do_not_exist_are_told_apart_from_those_that_rules_forbid() -> None:
    games = batch.make("ten", n=4)
    seen = games.step([-1, 303, 10**9, 302])
    assert seen.refused[:3].tolist() == [-1, -1, -1]
    assert seen.refused[3] > 100


def walked(games: batch.Batch, steps: int) -> str:
    for _ in range(steps):
        games.step(games.random_actions())
    return games.digest()


@TEN
def test_a_copy_and_what_was_kept_go_on_like_the_original() -> None:
    games = batch.make("ten", n=5, players=3)
    games.reset("kept")
    walked(games, 30)
    twins = [games.copy(), copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
    later = walked(games, 40)
    for twin in twins:
        assert twin.digest() != later
        assert walked(twin, 40) == later
        assert twin.seen.legal.tolist() == games.seen.legal.tolist()


@TEN
def test_positions_are_taken_and_put_in_any_order_and_only_some_are_dealt_anew() -> None:
    games = batch.make("ten", n=4)
    games.reset("states")
    walked(games, 25)
    kept, seen = games.states(), games.seen.observation.copy()
    walked(games, 25)
    assert games.set_states(kept[[2, 2, 0, 1]]).observation.tolist() == seen[[2, 2, 0, 1]].tolist()
    put, before = kept.copy(), kept.tobytes()
    games.set_states(put)
    walked(games, 3)
    assert put.tobytes() == before  # whoever gives records keeps them
    games.set_states(kept)
    for other in (4, -1):
        with pytest.raises(BadOption, match=f"There is no game {other}; they are counted from 0 to 3."):
            games.restart([other])
        with pytest.raises(BadOption, match=f"There is no game {other}"):
            games.position(other)
    games.restart([1])
    assert games.seen.observation[[0, 2, 3]].tolist() == seen[[0, 2, 3]].tolist()
    more = batch.make("ten", n=8)
    more.reset("states")
    assert games.states()[1].tobytes() == more.states()[5].tobytes()
    for wrong in (kept[:2], np.zeros(4), kept.view(np.uint8)):
        with pytest.raises(BadOption, match="states must be 4 records"):
            games.set_states(wrong)


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


@TEN
def test_mixed_options_take_turns_game_by_game() -> None:
    games = batch.make("ten", 14, players=1, level=4)
    ends = np.cumsum([plane.size for plane in games.planes])
    level = int(ends[[plane.name for plane in games.planes].index("rules")]) - 3
    seen = games.reset("levels", [games.game.read_options({"players": 1, "level": n}) for n in range(4, 11)])
    assert seen.observation[:, level].tolist() == [*range(4, 11)] * 2


@TEN
def test_mixed_options_for_other_seats_are_refused_in_a_sentence() -> None:
    games = batch.make("ten", 2)
    with pytest.raises(BadOption, match="mixed options must all be for 2 seats"):
        games.reset("", [games.game.read_options({"players": 3})])


@TEN
def test_whatever_is_no_seed_no_option_and_no_game_is_refused_in_a_sentence() -> None:
    games = batch.make("ten", np.int64(2), players=np.int64(2))  # type: ignore[arg-type]
    before = games.digest()
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: games.reset(5), "The seed of a batch is a text, like '5'"),  # type: ignore[arg-type]
        (lambda: games.reset("", 5), "mixed must be a list of options"),  # type: ignore[arg-type]
        (lambda: games.reset("", [5]), "options must be an object"),
        (lambda: games.reset("", [{"players": 3}]), "mixed options must all be for 2 seats"),
        (lambda: games.restart(1), "a list of their numbers"),  # type: ignore[arg-type]
        (lambda: games.restart(np.array([True, False])), "named by its number, from 0 to 1; .*True.* is none"),  # type: ignore[arg-type]
        (lambda: games.restart([0.5]), "0.5 is none"),  # type: ignore[list-item]
        (lambda: games.position("x"), "'x' is none"),  # type: ignore[arg-type]
        (lambda: games.restart([2]), "There is no game 2"),
    ]
    for call, sentence in wrong:
        with pytest.raises(BadOption, match=sentence):
            call()
    assert games.digest() == before


@TEN
def test_mixed_options_may_be_written_as_options_are() -> None:
    games, others = batch.make("ten", 4), batch.make("ten", 4)
    games.reset("tea", [{"edition": "ja"}, {}])
    others.reset("tea", [games.game.read_options({"edition": "ja"}), games.game.read_options({})])
    assert games.digest() == others.digest()
