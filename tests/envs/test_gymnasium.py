"""Gymnasium: its checker has nothing to say, and one seat plays against whom one names."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import tenfold.envs  # noqa: F401  (registers them)
from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.envs.gym import OneSeat
from tests.envs.cases import first_legal

TEN = pytest.mark.xdist_group("compiled ten")
TRICK_LATER = pytest.mark.xdist_group("compiled trick_later")
TABLES = [
    pytest.param("tenfold/TenSolo-v0", {"level": 8}, marks=TEN, id="solo"),
    pytest.param("tenfold/Ten-v0", {}, marks=TEN, id="two"),
    pytest.param(
        "tenfold/Ten-v0", {"players": 4, "seat": 2, "opponents": ["random", "careful", "random"]}, marks=TEN, id="four"
    ),
    pytest.param("tenfold/TrickLater-v0", {"players": 3, "opponents": "random"}, marks=TRICK_LATER, id="trick later"),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_gymnasium_is_content(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped)
    one, other = (gymnasium.make(name, render_mode="ansi", **options) for _ in range(2))
    check_environments_match(one, other, num_steps=20)


def play_on(env: Any, mask: Any, stop: int = 10_000) -> list[tuple[bytes, float]]:
    """Play first legal actions; what was seen and paid."""
    steps: list[tuple[bytes, float]] = []
    over = False
    while not over and len(steps) < stop:
        seen, reward, over, _, info = env.step(first_legal(mask))
        mask = info["action_mask"]
        steps.append((seen.tobytes(), reward))
    return steps


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_copies_and_pickles_go_on_like_the_original_against_the_same_bots(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, **options)
    _, info = env.reset(seed=3)
    for _ in range(5):
        info = env.step(first_legal(info["action_mask"]))[4]
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    rest = play_on(env, info["action_mask"])
    assert rest[-1][1] != 0
    for twin in twins:
        assert play_on(twin, info["action_mask"]) == rest


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_seed_decides_all_games_that_follow(name: str, options: dict[str, Any]) -> None:
    games = []
    for _ in range(2):
        env = gymnasium.make(name, **options)
        env.reset(seed=11)
        _, info = env.reset()
        games.append(play_on(env, info["action_mask"]))
    assert games[0] == games[1]


@TEN
def test_whoever_can_wins_against_random_bots_more_often_than_they_do() -> None:
    from tenfold.bots.ten.careful import careful
    from tenfold.games.ten import TEN as TEN_GAME

    env = gymnasium.make("tenfold/Ten-v0", opponents="random").unwrapped
    rewards = []
    for game in range(10):
        env.reset(seed=game)
        over = False
        while not over:
            action = careful(env._single.view(0), env._single.legal())  # type: ignore[attr-defined]
            _, reward, over, _, _ = env.step(TEN_GAME.read_action(action))
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert sum(map(float, rewards)) > 5


@TEN
def test_an_illegal_action_loses_the_game() -> None:
    env = gymnasium.make("tenfold/TenSolo-v0")
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).nonzero()[0][-1])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["refused"]) == (-1, True, False, "T3.5")
    assert not info["action_mask"].any()
    with pytest.raises(AlreadyOver, match=r"reset\(\) starts one"):
        env.unwrapped.step(0)


@TEN
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seat": 2}, "seat must be a whole number from 0 to 1"),
        ({"opponents": "nobody"}, "There is no bot 'nobody'"),
        ({"opponents": ["careful", "careful"]}, "a list of 1, one for each other seat"),
        ({"opponents": 5}, "one bot, or a list of 1"),
        ({"opponents": {"careful": 1}}, "one bot, or a list of 1"),
        ({"players": 1, "opponents": "careful"}, "no other seats in this game"),
        ({"budget": 5}, "budget must be"),
        ({"level": 6}, "only a solo game has one"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        gymnasium.make("tenfold/Ten-v0", **options)


@TEN
def test_masks_are_as_stable_baselines_asks_for_them_and_options_are_refused() -> None:
    env = gymnasium.make("tenfold/Ten-v0").unwrapped
    assert isinstance(env, OneSeat)
    assert not env.action_masks().any()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    with pytest.raises(BadOption, match="reset takes no options here but position"):
        env.reset(options={"level": 3})
    with pytest.raises(BadOption, match="reset takes no options here but position"):
        env.reset(options=5)  # type: ignore[arg-type]


@TEN
def test_numbers_of_numpy_are_numbers() -> None:
    env = gymnasium.make("tenfold/Ten-v0", players=np.int64(3), seat=np.int8(1), first=np.int32(0), bust_buy=np.bool_(True))
    assert env.reset(seed=1)[0].shape == (377,)
