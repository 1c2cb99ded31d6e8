"""PettingZoo: its own tests pass without a warning, and a game is kept, paid and ended as it should be."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

from tenfold.core.chance import Chance
from tenfold.core.errors import AlreadyOver, BadOption
from tenfold.envs import rendering, ten_v0, trick_later_v0
from tenfold.envs.aec import Environments
from tests.envs.cases import first_legal

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its environments in a way that it has deprecated
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.state_test import test_state as its_state_test
    from pettingzoo.test.state_test import test_state_space as its_state_space_test

TEN = pytest.mark.xdist_group("compiled ten")
TRICK_LATER = pytest.mark.xdist_group("compiled trick_later")
TABLES = [
    pytest.param(ten_v0, {"players": 3}, marks=TEN, id="ten"),
    pytest.param(ten_v0, {"players": 1, "level": 7}, marks=TEN, id="ten alone"),
    pytest.param(trick_later_v0, {"players": 4}, marks=TRICK_LATER, id="trick later"),
]


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_pettingzoo_is_content(module: Environments, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=500)
    api_test(module.raw_env(**options), num_cycles=50)
    seed_test(lambda: module.env(**options), num_cycles=100)
    render_test(lambda render_mode: module.env(**options, render_mode=render_mode))
    its_state_space_test(module.env(**options))
    its_state_test(module.env(**options), num_cycles=10)


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_with_masks_in_the_observation_it_only_says_that_a_dict_is_no_array(
    module: Environments, options: dict[str, Any]
) -> None:
    """PettingZoo has a list of its own environments that may observe a dict; it warns of all others."""
    with pytest.warns(UserWarning, match="Observation") as warned:
        api_test(module.env(**options, masks="observation"), num_cycles=10)
    said = {str(warning.message).split(" for ")[0] for warning in warned}
    assert said <= {"Observation is not a NumPy array", "Observation space"} | {
        "Action mask numpy array is all zeros (no legal actions)."
    }


def play_on(env: Any, stop: int = 10_000) -> list[tuple[str, float, bytes]]:
    """Play first legal actions; what everybody saw and got."""
    steps = []
    for agent in env.agent_iter(stop):
        seen, reward, over, _, info = env.last()
        steps.append((agent, reward, seen.tobytes()))
        env.step(None if over else first_legal(info["action_mask"]))
    return steps


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_copies_and_pickles_go_on_like_the_original(module: Environments, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=5)
    play_on(env, 20)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    rest = play_on(env)
    env.reset()
    following = play_on(env)
    for twin in twins:
        assert play_on(twin) == rest
        twin.reset()
        assert play_on(twin) == following


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_the_last_rewards_add_up_to_nothing_and_everybody_gets_one(module: Environments, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=1)
    ends = play_on(env)[-len(env.possible_agents) :]
    assert sorted(agent for agent, _, _ in ends) == env.possible_agents
    rewards = [reward for _, reward, _ in ends]
    assert rewards in ([1], [-1]) if options["players"] == 1 else sum(rewards) == pytest.approx(0)
    assert any(rewards)
    assert env.agents == []


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_a_seed_decides_the_games_that_follow_and_without_one_they_differ(
    module: Environments, options: dict[str, Any]
) -> None:
    env, other = module.env(**options), module.env(**options)
    games = []
    for one in (env, other):
        one.reset(seed=9)
        first = play_on(one)
        one.reset()
        games.append((first, play_on(one)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]
    fresh = [module.env(**options) for _ in range(2)]
    for one in fresh:
        one.reset()
    assert play_on(fresh[0]) != play_on(fresh[1])


@TEN
def test_an_illegal_action_ends_the_game_at_the_cost_of_who_did_it() -> None:
    env = ten_v0.env(players=3, first=1)
    env.reset(seed=2)
    illegal = int((env.infos["player_1"]["action_mask"] == 0).nonzero()[0][-1])
    env.step(illegal)
    assert env.rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert all(env.terminations.values())
    assert env.infos["player_1"] == {"refused": "T3.5"}
    leaving = []
    for agent in env.agent_iter():
        leaving.append(agent)
        env.step(None)
    assert leaving == ["player_0", "player_1", "player_2"]


@TEN
def test_masks_in_the_observation_are_those_of_info() -> None:
    plain, masked = ten_v0.env(players=2), ten_v0.env(players=2, masks="observation")
    plain.reset(seed=4)
    masked.reset(seed=4)
    for agent in plain.agent_iter(60):
        seen, _, _, _, info = plain.last()
        both = masked.last()[0]
        assert both["observation"].tolist() == seen.tolist()
        assert both["action_mask"].tolist() == info["action_mask"].tolist()
        other = next(one for one in plain.agents if one != agent)
        assert not masked.observe(other)["action_mask"].any()
        action = first_legal(info["action_mask"])
        plain.step(action)
        masked.step(action)


@TEN
def test_it_shows_what_the_player_to_act_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    env = ten_v0.env(players=2, render_mode="ansi", first=0)
    env.reset(seed=1)
    text = env.render()
    assert "91 cards in the deck" in text
    assert "1  draw  0 of 91 bust, 0.0 %" in text
    loud = ten_v0.env(players=2, render_mode="human", first=0)
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out == text + "\n"


@TEN
def test_it_is_drawn() -> None:
    env = ten_v0.env(players=2, render_mode="rgb_array", first=0)
    env.reset(seed=1)
    before = env.render()
    env.step(first_legal(env.last()[4]["action_mask"]))
    assert before.shape == env.render().shape
    assert before.shape[2] == 3
    assert (before != env.render()).any()


@TRICK_LATER
def test_the_state_is_what_all_seats_know_together() -> None:
    env = trick_later_v0.env(players=3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert [row.tobytes() for row in env.state()] == [env.observe(agent).tobytes() for agent in env.agents]


@TRICK_LATER
def test_it_never_shows_another_hand() -> None:
    env = trick_later_v0.env(render_mode="ansi")
    env.reset(seed=1)
    position = env._single.position()
    seat = position.to_act
    worlds = [position.game.resample(position.view(seat), Chance(f"world {n}")) for n in range(5)]
    assert len({world.to_bytes() for world in worlds}) == 5
    assert {rendering.render(world, seat, "ansi") for world in worlds} == {env.render()}


@TEN
def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    for options, sentence in (
        ({"players": 9}, "players must be"),
        ({"colour": 1}, "TEN has no option 'colour'"),
        ({"masks": "no"}, "masks must be one of"),
        ({"render_mode": "film"}, "render_mode must be"),
    ):
        with pytest.raises(BadOption, match=sentence):
            ten_v0.env(**options)
    env = ten_v0.env()
    with pytest.raises(AlreadyOver, match=r"reset\(\) starts one"):
        env.step(0)
    env.reset(seed=0)
    for action in (-1, 10**9, 0.5, "draw", None):
        with pytest.raises(BadOption, match="whole number from 0 to"):
            env.step(action)
