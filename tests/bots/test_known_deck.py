"""How often a solo game of TEN could be won by somebody who knows its deck."""

from __future__ import annotations

from argparse import Namespace

import pytest

from benchmarks.known_deck import Found, found_at

pytestmark = pytest.mark.xdist_group("compiled ten")


def found(level: int, games: int) -> Found:
    return found_at(level, Namespace(deals=12, games=games, seed="test", temperature=1.0))


def test_more_games_of_a_deal_find_more_that_can_be_won_and_change_none_of_the_first() -> None:
    once, often = found(10, 1), found(10, 100)
    assert set(once.games) == {0, 1}
    assert often.first == once.first == once.some
    assert once.some < often.some <= often.deals
    assert [game == 1 for game in often.games] == [game == 1 for game in once.games]


def test_the_same_command_gives_the_same_figures() -> None:
    assert found(9, 20) == found(9, 20)
