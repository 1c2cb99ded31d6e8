"""The end of a game of TEN, worked out: the same as by trying everything with the plain rules, and `master` keeps to it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tenfold.bots.contract import Budget
from tenfold.bots.registry import find_bot
from tenfold.bots.ten.endgame import UNKNOWN, surest
from tenfold.core.game import Position
from tenfold.core.registry import find_game

TEN = find_game("ten")
FEW = 300
PLENTY = 100_000


def to_the_end_of_the_deck(options: dict[str, Any], seed: str) -> Position[Any]:
    """The first decision of a game at random after which no card is left to draw."""
    dice = random.Random(seed)
    position = TEN.start(options, seed)
    while position.state.deck_at < position.state.deck_size:
        position.apply(dice.choice(position.legal()))
    return position


def sure_share(position: Position[Any], me: int) -> float:
    """The share in the victory that seat `me` is sure of, by trying everything."""
    outcome = position.outcome()
    if outcome is not None:
        return (me in outcome.winners) / len(outcome.winners)
    found = []
    for action in position.legal():
        child = position.copy()
        child.apply(action)
        found.append(sure_share(child, me))
    return max(found) if position.to_act == me else min(found)


def small_ends(options: dict[str, Any], wanted: int) -> list[Position[Any]]:
    """Some endings that are still open and small enough to try everything."""
    ends: list[Position[Any]] = []
    n = 0
    while len(ends) < wanted:
        n += 1
        position = to_the_end_of_the_deck(options, f"end {n}")
        if position.outcome() is None and surest(TEN, position.state, position.state.to_act, FEW)[0] != UNKNOWN:
            ends.append(position)
    return ends


@pytest.mark.xdist_group("compiled ten")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_sure_is_what_trying_everything_finds(players: int) -> None:
    for position in small_ends({"players": players}, 6):
        me = position.to_act
        assert me is not None
        share, action = surest(TEN, position.state, position.state.to_act, PLENTY)
        assert share == sure_share(position, me)
        position.apply(TEN.write_action(action))
        assert sure_share(position, me) == share, "and the action named leads there"


@pytest.mark.xdist_group("compiled ten")
def test_before_the_deck_is_empty_and_beyond_the_limit_nothing_is_sure() -> None:
    assert surest(TEN, TEN.start({"players": 2}, "early").state, 0, PLENTY)[0] == UNKNOWN
    assert surest(TEN, to_the_end_of_the_deck({"players": 2}, "end 1").state, 0, 1)[0] == UNKNOWN


@pytest.mark.xdist_group("compiled ten")
def test_master_takes_a_victory_that_is_sure() -> None:
    master = find_bot("master", "ten").sit(TEN, "end", Budget(iterations=40))
    won = 0
    for position in small_ends({"players": 2}, 12):
        me = position.to_act
        if surest(TEN, position.state, position.state.to_act, PLENTY)[0] == 1.0 and len(position.legal()) > 1:
            won += 1
            position.apply(master(position.view(me), position.legal()))
            assert me is not None
            assert sure_share(position, me) == 1.0
    assert won > 0
