"""Trials of actions in TEN: the same deck for every action, everybody playing on by rules of thumb, to the end."""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten_thumb import by_thumb
from tenfold.core.chance import STREAM
from tenfold.core.rule import rule, seldom
from tenfold.games.ten.rules import do, redeal
from tenfold.games.ten.state import NOBODY, TenState

LEAD_MOST = 20


@seldom
def move(s: TenState, action: int) -> None:
    do(s, action)


@seldom
def play_on(habits: Any, memo: Any, s: TenState) -> None:
    """To the end of the game."""
    while s.to_act != NOBODY:
        move(s, by_thumb(habits, memo, s))


@rule
def thumb_at(states: Any, habits: Any, memo: Any) -> int:
    """What the rules of thumb would do in states[0]."""
    return by_thumb(habits, memo, states[0])


@rule
def lead(s: TenState, p: int) -> int:
    """How far a player is before the best of the others, or behind."""
    most = -100
    for other in range(s.seats):
        if other != p:
            most = max(most, int(s.points[other]))
    return int(s.points[p]) - most


@rule
def success(s: TenState, p: int, margin: float) -> float:
    """How a game that is over went for a player: the share in the victory, and a little for the lead."""
    winners = 0
    for seat in range(s.seats):
        winners += int(s.won[seat])
    won = int(s.won[p]) / winners
    return won + margin * max(-LEAD_MOST, min(LEAD_MOST, lead(s, p)))


@rule
def try_actions(states: Any, actions: Any, first: int, results: Any, habits: Any, memo: Any, margin: float) -> None:
    """Try each action on as many decks as there are rows of results; states[0] is where we are."""
    p = int(states[0].to_act)
    for row in range(len(results)):
        states[1] = states[0]
        states[1].chance[STREAM] = first + row
        redeal(states[1])
        for column in range(len(actions)):
            states[2] = states[1]
            s = states[2]
            move(s, actions[column])
            play_on(habits, memo, s)
            results[row, column] = success(s, p, margin)
