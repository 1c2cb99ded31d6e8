"""Gymnasium's vectors: many games at once are those of the single environment, and Gymnasium's own wrappers take them."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import tenfold.envs  # noqa: F401  (registers them)
from tenfold.core.errors import AlreadyOver, BadOption
from tests.envs.cases import first_legal
from tests.envs.test_gymnasium import TABLES, TEN

N = 3
ROUNDS = 2
Story = list[tuple[bytes, bytes]]


def vector(name: str, n: int = N, **options: Any) -> VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec(name, num_envs=n, **options)


def first_legals(info: dict[str, Any]) -> Any:
    return np.array([first_legal(mask) for mask in info["action_mask"]])


def one_after_the_other(name: str, options: dict[str, Any]) -> list[tuple[Story, bytes, float]]:
    """Games of a single environment: what was seen and legal, the end, and what was paid."""
    env, games = gymnasium.make(name, **options), []
    for game in range(N * ROUNDS):
        seen, info = env.reset(seed=7 if game == 0 else None)
        story, over, reward = [], False, 0.0
        while not over:
            story.append((seen.tobytes(), info["action_mask"].tobytes()))
            seen, paid, over, _, info = env.step(first_legal(info["action_mask"]))
            reward = float(paid)
        games.append((story, seen.tobytes(), reward))
    return games


def side_by_side(name: str, options: dict[str, Any]) -> list[tuple[Story, bytes, float]]:
    """The same of a vector, in the order of the streams."""
    envs, finished = vector(name, **options), [[] for _ in range(N)]  # type: ignore[var-annotated]
    seen, info = envs.reset(seed=7)
    stories: list[Story] = [[] for _ in range(N)]
    while min(map(len, finished)) < ROUNDS:
        for i in range(N):
            stories[i].append((seen[i].tobytes(), info["action_mask"][i].tobytes()))
        seen, rewards, over, cut, info = envs.step(first_legals(info))
        assert not cut.any()
        for i in over.nonzero()[0]:
            finished[i].append((stories[i], info["final_obs"][i].tobytes(), float(rewards[i])))
            stories[i] = []
    return [finished[i][game] for game in range(ROUNDS) for i in range(N)]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_plays_the_games_of_the_single_environment(name: str, options: dict[str, Any]) -> None:
    for alone, beside in zip(one_after_the_other(name, options), side_by_side(name, options), strict=True):
        assert beside[:2] == alone[:2]
        assert beside[2] == pytest.approx(alone[2])


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_gymnasium_makes_it_without_a_warning_and_its_spaces_hold_what_comes(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = vector(name, **options)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.action_space == gymnasium.vector.utils.batch_space(envs.single_action_space, N)
    seen, info = envs.reset(seed=1)
    for _ in range(20):
        assert seen in envs.observation_space
        kept, copied = seen, seen.copy()
        seen, rewards, over, _, info = envs.step(first_legals(info))
        assert (rewards.shape, over.shape, over.dtype) == ((N,), (N,), bool)
        assert (kept == copied).all()


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_seeds_and_copies_decide_what_comes(name: str, options: dict[str, Any]) -> None:
    one, other = vector(name, **options), vector(name, **options)
    assert data_equivalence(one.reset(seed=5), other.reset(seed=5), exact=True)
    info = one.reset()[1]
    assert data_equivalence(info, other.reset()[1], exact=True)
    twins = [other, copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    for _ in range(15):
        actions = first_legals(info)
        came = one.step(actions)
        assert all(data_equivalence(came, twin.step(actions), exact=True) for twin in twins)
        info = came[4]


@TEN
def test_gymnasiums_wrappers_take_it() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(vector("tenfold/TenSolo-v0")))
    _, infos = envs.reset(seed=2)
    over = np.zeros(N, bool)
    while not over.any():
        actions = np.array([first_legal(info["action_mask"]) for info in infos])
        _, rewards, over, _, infos = envs.step(actions)
    ended = int(over.nonzero()[0][0])
    assert infos[ended]["episode"]["r"] == rewards[ended] != 0
    assert not infos[ended]["final_info"]["action_mask"].any()


@TEN
def test_an_illegal_action_loses_its_game_alone() -> None:
    envs = vector("tenfold/TenSolo-v0")
    _, info = envs.reset(seed=1)
    actions = first_legals(info)
    actions[1] = int((info["action_mask"][1] == 0).nonzero()[0][-1])
    _, rewards, over, _, info = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    assert info["final_info"]["refused"].tolist() == [None, "T3.5", None]
    assert envs.unwrapped.action_masks().any(axis=1).all()  # type: ignore[attr-defined]


@TEN
def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    envs = vector("tenfold/TenSolo-v0")
    with pytest.raises(AlreadyOver, match=r"reset\(\) starts one"):
        envs.step(np.zeros(N, int))
    envs.reset(seed=1)
    for wrong in ([0, 1], [0, 0, 303], [-1, 0, 0], ["draw"] * N):
        with pytest.raises(BadOption, match="whole numbers from 0 to 302, one for each of the 3 games"):
            envs.step(np.array(wrong))
    with pytest.raises(BadOption, match="reset takes no options here but position"):
        envs.reset(options={"reset_mask": np.ones(N, bool)})
    with pytest.raises(BadOption, match="seat must be a whole number from 0 to 1"):
        vector("tenfold/Ten-v0", seat=2)
