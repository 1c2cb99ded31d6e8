"""The net as a prior in the search of `master`: tried first and favoured a little, but never against what games came to."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.registry import seat_bot
from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.master import STYLE, nets
from tenfold.bots.ten.net_player import sit
from tenfold.bots.ten.prior import LEAST_COUNTED, PRIOR_WEIGHT, new_prior, offer_with_prior, write_logs
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.workspace import WIDEST, Workspace, new_workspace
from tenfold.games.ten import TEN
from tests.bots.playing import by_chance, play, share

compiled = pytest.mark.xdist_group("compiled ten")


def workspace_for(players: int) -> Workspace:
    return new_workspace(STYLE, weights_for(players), nets()[players], 1)


def offered(workspace: Workspace, state: Any) -> dict[int, float]:
    """What is worth trying, in its order, each with what it has in its favour."""
    out, bonuses = np.zeros(WIDEST, np.int32), np.zeros(WIDEST)
    n = offer_with_prior(workspace, new_prior(), state, out, bonuses)
    return dict(zip(out[:n].tolist(), bonuses[:n].tolist(), strict=True))


def choices(players: int) -> list[Any]:
    """Some positions with a choice."""
    position = by_chance(TEN, {"players": players}, "prior")
    return [one.copy() for n, one in enumerate(position) if n % 9 == 0 and len(one.legal()) > 1]


@pytest.mark.parametrize("players", [1, 3])
def test_what_it_would_do_of_all_that_is_legal_adds_up_to_one(players: int) -> None:
    prior = new_prior()
    for position in choices(players):
        write_logs(prior, position.state)
        legal = [TEN.read_action(text) for text in position.legal()]
        assert np.exp(prior.logs[legal]).sum() == pytest.approx(1)


@compiled
@pytest.mark.parametrize("players", [1, 3])
def test_what_the_net_would_do_comes_first_and_nothing_that_rules_of_thumb_would_try_is_missing(players: int) -> None:
    net, workspace = sit(TEN, "", Budget()), workspace_for(players)
    for position in choices(players):
        found = offered(workspace, position.state)
        liked, *_ = found
        assert TEN.write_action(liked) == net(position.view(position.to_act), position.legal())
        thumbs = np.zeros(WIDEST, np.int32)
        n = worth_trying(workspace, position.state, thumbs)
        assert len(found) == WIDEST or set(thumbs[:n].tolist()) <= found.keys()
        assert {TEN.write_action(action) for action in found} <= set(position.legal())


def test_the_less_the_net_likes_it_the_less_it_has_in_its_favour() -> None:
    for position in choices(2):
        state = position.state
        bonuses = list(offered(workspace_for(2), state).values())
        if state.deck_size - state.deck_at > STYLE.last_cards:
            assert PRIOR_WEIGHT * LEAST_COUNTED <= min(bonuses) <= max(bonuses) == bonuses[0] <= 0
        else:
            assert not any(bonuses)


@compiled
def test_it_beats_the_net_without_a_search() -> None:
    master, net = seat_bot("master", TEN, "seed", Budget(iterations=200)), sit(TEN, "", Budget())
    assert share(TEN, {"players": 2, "first": 0}, 24, master, net) > 0.5


@compiled
def test_it_plays_by_the_net_where_it_may_hardly_search() -> None:
    bot = seat_bot("master", TEN, "seed", Budget(iterations=1))
    play(TEN, {"players": 3}, "hardly", dict.fromkeys(range(3), bot))
