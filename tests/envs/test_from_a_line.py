"""Every environment begins at a position in a line, with what the line does not say drawn anew, or says why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import tenfold
import tenfold.envs  # registers them
from tenfold.core.errors import BadOption, TenfoldError
from tenfold.envs import batch, ten_v0, trick_later_v0
from tests.envs.cases import first_legal

TEN = pytest.mark.xdist_group("compiled ten")
TRICK_LATER = pytest.mark.xdist_group("compiled trick_later")
DRAWING = "ten/1 first=0 | to_act=0 phase=draw deck=90 tableau=[p2] net=2 players=[(5 0 [] 0) (5 0 [] 0)] drawn=1"
BIDDING = (
    "ten/1 first=0 | to_act=1 active=1 phase=auction deck=90 lot=w3 high_bid=4 high_bidder=0 "
    "players=[(5 0 [] 0) (5 0 [] 0)] drawn=1 bids=[(0 4)]"
)


def at(line: str) -> dict[str, Any]:
    return {"position": line}


@TRICK_LATER
def test_pettingzoo_begins_there_and_a_seed_decides_what_is_hidden() -> None:
    start = tenfold.start("trick_later", {"players": 3}, seed="tea")
    line, seat = tenfold.view_line(start.view(start.to_act)), start.to_act
    env = trick_later_v0.env(players=3)
    seen: list[list[bytes]] = []
    for seed in (1, None, 1):
        env.reset(seed=seed, options=at(line))
        assert env.agent_selection == f"player_{seat}"
        seen.append([env.observe(agent).tobytes() for agent in env.agents])
    own = [everybody.pop(seat or 0) for everybody in seen]
    assert own[0] == own[1]
    assert seen[0] == seen[2] != seen[1]
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else first_legal(env.infos[env.agent_selection]["action_mask"]))
    env.reset()
    assert len(env.agents) == 3


@TEN
def test_gymnasium_begins_there_and_the_others_play_first_where_it_is_their_turn() -> None:
    env = gymnasium.make("tenfold/Ten-v0", first=0, opponents="careful")
    _, info = env.reset(seed=3, options=at(DRAWING))
    assert info["action_mask"].nonzero()[0].tolist() == [0, 1]  # draw, take numbers
    _, info = env.reset(seed=3, options=at(BIDDING))
    assert info["action_mask"].any()
    dealt = env.reset(seed=3)[1]["action_mask"]
    assert dealt.nonzero()[0].tolist() == [0]


@TEN
def test_a_whole_state_is_the_same_each_time() -> None:
    env = gymnasium.make("tenfold/Ten-v0", first=0, opponents="careful")
    looks = [env.reset(seed=seed, options=at("ten/1 first=0 seed=tea > draw"))[0].tobytes() for seed in (1, 2)]
    assert looks[0] == looks[1]


@TEN
def test_all_games_of_a_batch_begin_there_each_with_a_deck_of_its_own() -> None:
    games = batch.make("ten", n=20, players=2, first=0)
    seen = games.reset("tea", position=DRAWING)
    assert {tenfold.view_line(games.position(i).view(0)) for i in range(20)} == {
        tenfold.view_line(tenfold.position(DRAWING).view(0))
    }
    assert (seen.observation == seen.observation[0]).all()
    games.step(np.zeros(20, int))  # draw
    assert len({games.position(i).view(0).tableau[-1] for i in range(20) if len(games.position(i).view(0).tableau) > 1}) > 3  # type: ignore[attr-defined]
    digest = games.digest()
    games.reset("tea", position=DRAWING)
    games.step(np.zeros(20, int))
    assert games.digest() == digest
    games.restart([3], DRAWING)
    assert games.position(3).view(0) == tenfold.position(DRAWING).view(0)


@TEN
def test_a_vector_plays_what_the_single_environment_plays() -> None:
    vector = gymnasium.make_vec("tenfold/Ten-v0", num_envs=3, first=0)
    single = gymnasium.make("tenfold/Ten-v0", first=0)
    vector.reset(seed=4, options=at(DRAWING))
    many, *_ = vector.step(np.zeros(3, int))
    for i in range(3):
        single.reset(seed=4 if i == 0 else None, options=at(DRAWING))
        assert single.step(0)[0].tobytes() == many[i].tobytes()


@pytest.mark.parametrize("line", [DRAWING, BIDDING, "ten/1 first=0 seed=tea > draw"])
def test_openspiel_begins_there(line: str) -> None:
    pytest.importorskip("pyspiel")
    from tenfold.envs.openspiel import state_of

    state, position = state_of(line, "seed"), tenfold.position(line, "seed")
    assert state.current_player() == position.to_act
    assert [state.action_to_string(action) for action in state.legal_actions()] == position.legal()
    assert state.node.position.view(0) == position.view(0)


WRONG = [
    ("hello", "A position is one line"),
    (7, "position must be a line of text"),
    (DRAWING.replace(" first=0", ""), "make what plays it with first=None"),
    (DRAWING.replace("net=2", "net=3"), "the tableau comes to net=2"),
    ("trick_later/1 players=3 seed=tea >", "The position is one of 10 Trick Later; here TEN is played."),
]
MAKERS = [
    lambda line: ten_v0.env(players=2, first=0).reset(seed=1, options=at(line)),
    lambda line: gymnasium.make("tenfold/Ten-v0", first=0).unwrapped.reset(seed=1, options=at(line)),
    lambda line: gymnasium.make_vec("tenfold/Ten-v0", num_envs=2, first=0).reset(seed=1, options=at(line)),
    lambda line: batch.make("ten", n=2, players=2, first=0).reset("1", position=line),
]


@TEN
@pytest.mark.parametrize("start", MAKERS, ids=["pettingzoo", "gymnasium", "vector", "batch"])
def test_what_is_no_position_of_theirs_is_refused_in_a_sentence(start: Callable[[Any], Any]) -> None:
    for line, sentence in WRONG:
        with pytest.raises(TenfoldError) as caught:
            start(line)
        assert sentence in caught.value.message


@TEN
def test_a_game_that_is_over_is_none_to_play_on() -> None:
    position = tenfold.start("ten", {"players": 2, "first": 0}, seed="over")
    while not position.is_over:
        position.apply(position.legal()[-1])
    with pytest.raises(BadOption, match="The game of this position is over"):
        ten_v0.env(players=2, first=0).reset(options=at(tenfold.view_line(position.view(0))))
