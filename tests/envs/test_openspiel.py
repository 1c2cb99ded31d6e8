"""OpenSpiel: its own tests pass, chance is what the rules draw, nothing hidden is seen, and its algorithms play."""

from __future__ import annotations

import pickle
import random
from operator import methodcaller
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts

from tenfold.core.compile.branching import BEGIN
from tenfold.core.errors import BadOption
from tenfold.core.game import Position
from tenfold.core.registry import find_game
from tenfold.envs.openspiel import state_of  # importing it registers all games
from tenfold.games.trick_later.cards import KIND_OF
from tenfold.testing.tensor import observed

GAMES = [
    "tenfold_ten",
    "tenfold_ten(players=4,bust_buy=true,edition=de,first=2)",
    "tenfold_ten(players=1,level=8)",
    "tenfold_ten(deck=b1:2 b2:1 g7:1 $2:2 w3:1)",
    "tenfold_trick_later(players=3)",
    "tenfold_trick_later(players=4,overflow=cap,first=1)",
    "tenfold_trick_later(players=3,out=g)",
]


def by_chance(state: Any, rng: random.Random) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, chances)[0])


def played(name: str, moves: int, seed: str = "moves") -> Any:
    """A state after so many moves at random, chance not counted, or when it is over."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while (moves or state.is_chance_node()) and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(by_chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_is_content(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_to_one_until_somebody_has_won(name: str) -> None:
    rng = random.Random(name)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(by_chance(state, rng))
        else:
            assert state.returns() == [0.0] * state.num_players()
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0) or state.num_players() == 1
    assert state.legal_actions() == []


def follow_ten(state: Any, position: Position[Any]) -> None:
    """Let chance decide as the seed of another game did."""
    while state.is_chance_node():
        node = state.node
        asked, _, waiting = node.tree.waiting(node.branch)
        drawn = node.position.state.deck_at + asked - 1
        state.apply_action(position.state.active if waiting == BEGIN else position.state.deck[drawn])


def follow_trick_later(state: Any, position: Position[Any]) -> None:
    """The same, with hands as everybody sees their own."""
    hands = [position.view(seat).hand for seat in range(position.options.players)]  # type: ignore[attr-defined]
    wanted = {"leads": position.state.leader, "exchanges": position.state.exchanged}
    while state.is_chance_node():
        place = state.node.asked - 1
        words = state.action_to_string(state.chance_outcomes()[0][0]).split()
        if words[-1] in wanted:
            state.apply_action(wanted[words[-1]])
        elif words[-1] == "out":
            state.apply_action(position.state.out)
        else:
            state.apply_action(KIND_OF[hands[place // 10][place % 10]])


FOLLOWED = [
    ("ten", {"players": 3}, follow_ten),
    ("ten", {"players": 2, "edition": "de"}, follow_ten),
    ("ten", {"players": 1, "level": 8}, follow_ten),
    ("trick_later", {"players": 3}, follow_trick_later),
    ("trick_later", {"players": 4}, follow_trick_later),
]


@pytest.mark.parametrize(("name", "options", "follow"), FOLLOWED)
def test_with_the_chance_of_a_seed_it_is_the_game_of_that_seed(name: str, options: dict[str, Any], follow: Any) -> None:
    position = find_game(name).start(options, "followed")
    state = pyspiel.load_game(f"tenfold_{name}", options).new_initial_state()
    rng = random.Random("followed")
    follow(state, position)
    while not position.is_over:
        assert state.current_player() == position.to_act
        for seat in range(position.options.players):
            assert state.node.position.view(seat) == position.view(seat)
        action = rng.choice(position.legal())
        position.apply(action)
        state.apply_action(position.game.read_action(action))
        follow(state, position)
    outcome = position.outcome()
    assert outcome is not None
    assert state.is_terminal()
    assert [worth > 0 for worth in state.returns()] == [seat in outcome.winners for seat in range(state.num_players())]


def test_the_next_card_of_ten_is_as_likely_as_there_are_cards_of_its_kind() -> None:
    state = played("tenfold_ten", 30)
    while state.legal_actions()[0] != 0:
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
    deck = observation.make_observation(state.get_game())
    deck.set_from(state, 0)
    counts = deck.dict["deck"]
    state.apply_action(0)
    assert dict(state.chance_outcomes()) == pytest.approx(
        {kind: n / counts.sum() for kind, n in enumerate(counts.tolist()) if n}
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_kept_by_serialising_pickling_and_cloning(name: str) -> None:
    state = played(name, 12)
    rng = random.Random(5)
    for _ in range(3):
        copies = [
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            state.get_game().deserialize_state(state.serialize()),
        ]
        for copy in copies:
            assert copy.history() == state.history()
            assert str(copy) == str(state)
            assert copy.legal_actions() == state.legal_actions()
        state.apply_action(by_chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))


def told_by_cpp(name: str, actions: list[int]) -> Any:
    """A state to which C++ has applied each action, and so has written it down."""
    state = pyspiel.load_game(name).new_initial_state()
    for action in actions:
        pyspiel.State.apply_action(state, action)
    return state


def written(state: Any) -> list[tuple[int, int]]:
    return [(done.player, done.action) for done in state.full_history()]


LOOKS = [written, *(methodcaller(name) for name in ("history", "history_str", "move_number", "is_initial_state"))]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", GAMES)
def test_the_history_is_the_same_whoever_applies_the_actions(name: str, look: Any) -> None:
    wanted = look(told_by_cpp(name, played(name, 12).history()))
    assert look(played(name, 12)) == wanted
    state = played(name, 12)
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert look(kept) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_a_child_and_what_cpp_applies_have_all_of_the_history(name: str) -> None:
    state = played(name, 12)
    follows = state.legal_actions()[0]
    child = state.child(follows)
    pyspiel.State.apply_action(state, follows)
    assert state.history() == child.history() == [*played(name, 12).history(), follows]


@pytest.mark.parametrize("name", GAMES)
def test_the_observer_sees_the_planes_of_the_player(name: str) -> None:
    state = played(name, 25)
    position = state.node.position
    for seat in range(state.num_players()):
        seen = observation.make_observation(state.get_game())
        seen.set_from(state, seat)
        assert seen.tensor.tolist() == observed(position.game, position.options, position.state, seat)
        assert state.observation_tensor(seat) == state.information_state_tensor(seat) == seen.tensor.tolist()
        assert list(seen.dict) == [plane.name for plane in position.game.tensor.planes(position.options)]


def test_who_asks_for_public_information_sees_no_hand() -> None:
    state = played("tenfold_trick_later", 10)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    seen = observation.make_observation(state.get_game(), public)
    seen.set_from(state, 1)
    assert not seen.dict["hand"].any()
    assert '"hand":null' in seen.string_from(state, 1)
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="Nobody sees what all players hold"):
        observation.make_observation(state.get_game(), everybody)


@pytest.mark.parametrize("name", GAMES[4:])
def test_a_resampled_state_looks_the_same_to_the_player_and_differs_elsewhere(name: str) -> None:
    state = played(name, 9)
    seat = state.current_player()
    worlds = set()
    for n in range(8):
        twin = state.resample_from_infostate(seat, lambda n=n: n / 8)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        worlds.add(tuple(twin.node.position.state.hand))
        other = (seat + 1) % state.num_players()
        assert state.information_state_string(other) not in twin.information_state_string(other)
    assert len(worlds) == 8


def test_its_mcts_plays_ten() -> None:
    state = played("tenfold_ten(first=0)", 6)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_its_information_set_mcts_plays_trick_later() -> None:
    state = played("tenfold_trick_later(players=3)", 9)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2, 10, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_bad_parameter_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="players must be 3 or 4"):
        pyspiel.load_game("tenfold_trick_later(players=7)")
    with pytest.raises(BadOption, match="deck must be names with numbers, such as b1:2 g7:1"):
        pyspiel.load_game("tenfold_ten(deck=b1 g7)")
    with pytest.raises(BadOption, match="deck has a name twice"):
        pyspiel.load_game("tenfold_ten(deck=b1:1 b1:2)")


def test_what_cannot_follow_is_refused_in_a_sentence() -> None:
    state = pyspiel.load_game("tenfold_ten(first=0)").new_initial_state()
    with pytest.raises(BadOption, match=r"3 cannot follow here; what can: 0 \(draw\)"):
        state.apply_action(3)
    state.apply_action(0)
    with pytest.raises(BadOption, match="99 cannot follow here"):
        state.apply_action(99)
    assert state.history() == [0]


def test_who_has_a_view_can_search_from_it() -> None:
    position = find_game("ten").start({"players": 3, "deck": {"b1": 2, "g7": 1, "o2": 1, "$2": 3}}, "view")
    state = state_of(position.view(0))
    assert state.legal_actions() == [position.game.read_action(text) for text in position.legal()]
    assert state.clone().information_state_string(0) == state.information_state_string(0)
    assert state.node.position.view(0) == position.view(0)
