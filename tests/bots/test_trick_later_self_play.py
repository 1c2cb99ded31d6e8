"""What `master` learns at 10 Trick Later: weights and chances, with the rules of practice run as they stand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tenfold.bots.trick_later.policy import by_policy, learnt, policy_of
from tenfold.bots.trick_later.win_chances import chances_from, evaluate_by_win_chances
from tenfold.games.trick_later import TRICK_LATER
from tests.bots.trick_later_tables import positions, twins
from tools.trick_later_self_play import decide, learn, new_notes

NOTHING_YET = [0] * 4


@pytest.mark.parametrize("variant", TRICK_LATER.variants)
def test_habits_keep_to_the_rules(variant: dict[str, Any]) -> None:
    policy, dice = policy_of(**learnt()), [77]
    for position in positions(variant, "policy"):
        assert TRICK_LATER.write_action(by_policy(position.state.copy(), policy, dice)) in position.legal()


def test_habits_know_nothing_hidden() -> None:
    policy = policy_of(**learnt())
    for position, twin in twins({"players": 4}, "policy"):
        assert by_policy(position.state.copy(), policy, [77]) == by_policy(twin.state.copy(), policy, [77])


def test_what_won_becomes_likelier() -> None:
    position = TRICK_LATER.start({"players": 3, "first": 0}, "practice")
    policy, notes = policy_of(**learnt()), new_notes(5)
    decide(position.state, policy, notes)
    before = float(notes.share[0, notes.chosen[0]])
    notes.result[0] = 1.0
    learn(notes, policy)
    policy.first[:] += notes.first / 10
    policy.second[:] += notes.second / 10
    again = new_notes(5)
    decide(position.state, policy, again)
    assert again.share[0, notes.chosen[0]] > before


def test_chances_follow_from_rounds() -> None:
    """Rounds that one seat wins with 5 points and others go without: who has more is nearer to ten."""
    table = chances_from(np.array([[5, 0, 0]]), np.array([[1, 0, 0]]), 3, 600)
    assert table[0] == pytest.approx(1 / 3)
    assert table[500] == pytest.approx(17 / 27)
    assert table[50] == table[5] < table[0] < table[500]


def test_the_data_file_holds_chances_that_grow_with_the_points_and_make_one_winner() -> None:
    for players, table in zip((3, 4), learnt()["chances"], strict=True):
        own = table[:: 10 ** (players - 1)][:10] if players == 4 else table[: 10**3 : 10**2]
        assert (np.diff(own.astype(float)) > 0).all()
        assert players * float(own[0]) == pytest.approx(1, abs=0.1)


def test_once_somebody_has_enough_only_the_best_win() -> None:
    s = TRICK_LATER.start({"players": 3}, "end").state
    s.total[:3] = [10, 9, 10]
    s.upper[0] = 0b11
    values = [0.0] * 4
    evaluate_by_win_chances(s, learnt()["chances"], NOTHING_YET[:], values)
    assert values[:3] == [1.0, 0.0, 0.0]
