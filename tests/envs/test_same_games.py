"""Batch, single environment and rules play the same games: same seeds, same actions, same numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tenfold.core.chance import Chance
from tenfold.core.game import Position
from tenfold.core.registry import find_game
from tenfold.core.tensor import reward_of
from tenfold.envs import batch
from tenfold.envs.single import Single, make_single
from tenfold.testing.tensor import observed
from tests.decks import LIMITS
from tests.envs.cases import GAMES, variants

N = 3
SEED = "same games"


def started(name: str, options: Any, stream: int) -> Position[Any]:
    return find_game(name).start(options, Chance(SEED, stream))


def single_started(name: str, variant: dict[str, Any], stream: int) -> Single:
    single = make_single(name, variant)
    single.start(SEED, stream)
    return single


def numbers_of(game: Any, texts: list[str]) -> list[int]:
    return [game.read_action(text) for text in texts]


def all_see_the_same(games: batch.Batch, i: int, position: Position[Any], single: Single) -> None:
    seat = position.to_act
    assert seat is not None
    seen = observed(position.game, position.options, position.state, seat)
    assert games.seen.to_act[i] == single.to_act == seat
    assert games.seen.observation[i].tolist() == single.observe(seat).tolist() == seen
    legal = numbers_of(position.game, position.legal())
    assert games.seen.legal[i].nonzero()[0].tolist() == single.mask.nonzero()[0].tolist() == legal


def all_paid_the_same(games: batch.Batch, i: int, position: Position[Any], single: Single) -> None:
    outcome = position.outcome()
    assert outcome is not None
    won = sum(1 << winner for winner in outcome.winners)
    paid = [reward_of(won, seat, games.seats) for seat in range(games.seats)]
    assert single.rewards() == pytest.approx(paid)
    assert games.seen.reward[i].tolist() == pytest.approx(paid)
    assert games.seats == 1 or sum(paid) == pytest.approx(0)


def play_the_same(name: str, variant: dict[str, Any]) -> None:
    """Games side by side, until every place has seen one end and another begin."""
    game = find_game(name)
    games = batch.make(name, n=N, **variant)
    games.reset(SEED)
    streams = list(range(N))
    positions = [started(name, games.options, stream) for stream in streams]
    singles = [single_started(name, variant, stream) for stream in streams]
    rng = random.Random(name)
    while max(streams) < 2 * N:
        for i in range(N):
            all_see_the_same(games, i, positions[i], singles[i])
        chosen = [rng.choice(position.legal()) for position in positions]
        games.step(numbers_of(game, chosen))
        for i, action in enumerate(chosen):
            positions[i].apply(action)
            assert singles[i].do(game.read_action(action)) == 0
            assert games.seen.done[i] == positions[i].is_over
            if positions[i].is_over:
                all_paid_the_same(games, i, positions[i], singles[i])
                streams[i] += N
                positions[i] = started(name, games.options, streams[i])
                singles[i].start(SEED, streams[i])


@pytest.mark.parametrize("name", GAMES)
def test_batch_single_and_rules_agree_in_every_variant(name: str) -> None:
    for variant in variants(name):
        play_the_same(name, variant)


@pytest.mark.xdist_group("compiled ten")
def test_batch_single_and_rules_agree_with_decks_at_their_limits() -> None:
    for n, deck in enumerate(LIMITS.values()):
        play_the_same("ten", {"players": 1 + n % 5, "deck": deck})


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_names_its_rule_and_changes_nothing(name: str) -> None:
    game = find_game(name)
    games = batch.make(name, n=1)
    games.reset(SEED)
    single = single_started(name, {}, 0)
    position = started(name, games.options, 0)
    before = games.digest()
    for action in range(game.actions):
        error = position.check(game.write_action(action))
        if error is not None:
            games.step([action])
            assert game.rule_name(int(games.seen.refused[0])) == game.rule_name(single.do(action)) == error.rule
    assert games.digest() == before
    assert single.view(0) == position.view(0)


@pytest.mark.parametrize("name", GAMES)
def test_random_play_takes_legal_actions_and_is_the_same_every_time(name: str) -> None:
    ends = []
    for _ in range(2):
        games = batch.make(name, n=50)
        games.reset("random")
        for _ in range(100):
            games.step(games.random_actions())
            assert not games.seen.refused.any()
        ends.append(games.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_at_random_pay_out_to_nothing(name: str) -> None:
    played = batch.make(name, n=600).play()
    assert (played.decisions > 10).all()
    assert played.reward.sum(axis=1) == pytest.approx(0, abs=1e-5)
    assert (played.reward.max(axis=1) > 0).any()


def test_rewards_are_zero_sum_and_shared_evenly() -> None:
    assert [reward_of(0b01, seat, 2) for seat in range(2)] == [1, -1]
    assert [reward_of(0b11, seat, 2) for seat in range(2)] == [0, 0]
    assert [reward_of(0b011, seat, 3) for seat in range(3)] == [0.25, 0.25, -0.5]
    assert [reward_of(won, 0, 1) for won in (0, 1)] == [-1, 1]
