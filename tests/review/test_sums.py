"""The figures of a review add up, whatever game it is of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from tenfold.core.game import AnyGame
from tenfold.core.registry import find_game
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.review import Reviewing
from tenfold.review.estimate import percent, plus
from tenfold.review.judges import Named, PlayoutJudge
from tenfold.review.split import splits_of
from tests.review.games import SMALL, play

GAMES = [
    (TEN, {"players": 3, "deck": SMALL}),
    (TEN, {"players": 1, "deck": SMALL}),
    (TRICK_LATER, {"players": 3}),
]


def made(game: AnyGame, options: Mapping[str, Any]) -> Reviewing:
    work = Reviewing(play(game, options, "sums"), deals=20)
    assert list(work) == list(range(1, work.total + 1))
    return work


@pytest.fixture(scope="module", params=GAMES, ids=["ten", "solo", "trick_later"])
def work(request: pytest.FixtureRequest) -> Reviewing:
    return made(*request.param)


def test_start_mistakes_luck_and_noise_add_up_to_the_result(work: Reviewing) -> None:
    found = work.review()
    for player, share in enumerate(found.shares):
        assert share.start + share.own + share.others + share.luck + share.noise == share.result
        assert share.result == percent(work.findings.end.chances[player])


def test_they_add_up_action_by_action(work: Reviewing) -> None:
    splits = splits_of(work.findings.examined, work.findings.end)
    for one, after in zip(splits, [*(one.before for one in splits[1:]), work.findings.end.chances], strict=True):
        assert np.allclose(plus(one.before, one.change), after)


def test_what_one_loses_the_others_gain(work: Reviewing) -> None:
    for one in splits_of(work.findings.examined, work.findings.end):
        for part in (one.choice, one.luck, one.noise):
            assert abs(sum(part)) < 1e-9


def test_the_costs_that_are_shown_add_up_to_ones_own_mistakes(work: Reviewing) -> None:
    found = work.review()
    for player, share in enumerate(found.shares):
        costs = [round(one.cost) for one in found.decisions if one.seat == player]
        assert share.own == -sum(costs)
        mine = [one for one in found.decisions if one.seat == player]
        assert (share.decisions, share.good) == (len(mine), sum(not one.mistake for one in mine))


def test_turning_points_add_up_and_lie_on_the_curve(work: Reviewing) -> None:
    found = work.review()
    assert len(found.turning_points) == min(3, found.moments[-1].turn)
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)
    for point in found.turning_points:
        assert point.before + point.luck + point.choices + point.noise == point.after
        begins = next(moment for moment in found.moments if moment.turn == point.turn)
        assert point.before == percent(begins.chances[point.seat])
        assert 0 <= point.after <= 100


def test_a_game_whose_bots_cannot_judge_is_played_out_by_one_of_them() -> None:
    """As any game is that brings rules and nothing else."""
    game = find_game("ten")
    record = play(game, {"players": 2, "deck": {"b1": 2, "b2": 2, "$3": 2}}, "plain", "random")
    work = Reviewing(record, Named("random", PlayoutJudge(game, "plain", "random")), deals=20)
    assert len(list(work)) == len(record.actions)
    for share in work.review().shares:
        assert share.start + share.own + share.others + share.luck + share.noise == share.result
