"""The value function that `master` learnt for TEN, and how it is learnt. (What is compiled runs here as it stands.)"""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.bots.ten.master import STYLE, nets
from tenfold.bots.ten.search import NO_NET
from tenfold.bots.ten.sharp import STYLE as TO_THE_END
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.value import FEATURES, SCORE, evaluate, strength
from tenfold.bots.ten.workspace import Array, new_workspace
from tenfold.core.chance import Chance
from tenfold.games.ten import TEN
from tenfold.games.ten.face.options import TenOptions, complete
from tenfold.games.ten.rules.holdings import give_card
from tenfold.games.ten.rules.state import TenState
from tools import ten_games
from tools import train_ten as train_ten
from tools.train_ten import chances, fit


def chances_at(s: TenState, players: int) -> Array:
    workspace = new_workspace(STYLE, weights_for(players), nets()[players], 1)
    evaluate(workspace, s)
    return workspace.tree.values[: s.seats]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_chances_at_the_start_are_about_even(players: int) -> None:
    s = TEN.start({"players": players}, "start").state
    found = chances_at(s, players)
    assert found.sum() == pytest.approx(1)
    if players > 1:
        assert found == pytest.approx(1 / players, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_has_a_long_run_and_coins_stands_better(players: int) -> None:
    s = TEN.start({"players": players}, "ahead").state
    before = chances_at(s, players)[1]
    for kind in range(7):
        give_card(s, 1, kind)
    with_run = chances_at(s, players)[1]
    s.coins[1] = 10
    assert before + 0.05 < with_run < chances_at(s, players)[1]


def test_a_harder_automaton_leaves_less_chance() -> None:
    hard, easy = (chances_at(TEN.start({"players": 1, "level": level}, "solo").state, 1)[0] for level in (10, 4))
    assert hard < easy


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_to_learn_from_tells_of_every_seat_and_has_a_winner(players: int) -> None:
    workspace = new_workspace(TO_THE_END, weights_for(players), NO_NET, 1)
    dice = np.ones(1, np.int64)
    for n in range(3):
        s = TEN.template(complete(TenOptions(players=players)), None)
        s.chance[:] = Chance(f"learn {n}").chance
        features, won = np.zeros((s.seats, FEATURES)), np.zeros(s.seats)
        ten_games.play_one(workspace, dice, s, features, won)
        assert won.sum() == pytest.approx(1)
        assert features.any(axis=1).all()


def test_what_is_learnt_fits_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has the higher score wins, and nothing else matters."""
    monkeypatch.setattr(train_ten, "BATCH", 64)
    features = np.random.default_rng(3).normal(5, 2, (4000, 2, FEATURES))
    won = np.eye(2)[features[:, :, SCORE].argmax(axis=1)]
    net, missed = fit(features, won)
    assert missed < 0.25 < np.log(2)
    ahead = [strength(net, features[n, 0]) > strength(net, features[n, 1]) for n in range(200)]
    assert np.mean(ahead == won[:200, 0]) > 0.9


def test_no_chance_is_left_over() -> None:
    parts = train_ten.first_parts(np.random.default_rng(1))
    assert chances(parts, np.ones((2, 5, FEATURES)))[1].sum(axis=1) == pytest.approx(1)
