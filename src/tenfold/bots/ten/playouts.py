"""Playouts of actions in TEN: the same deck for every action, then down the tree, and on by rules of thumb."""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.thumb import by_thumb
from tenfold.bots.ten.tree import ROOT_KEY, descend, go, learn, move
from tenfold.bots.ten.value import evaluate
from tenfold.bots.ten.workspace import Style, Workspace
from tenfold.core.chance import STREAM
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.rules.rulebook import redeal
from tenfold.games.ten.rules.state import NOBODY, Phase, TenState

LEAD_MOST = 20
UTILITY, CHANCE = 0, 1


@rule
def begins_turn(s: TenState) -> bool:
    """Whether the player to act is about to draw the first card of a turn."""
    return s.phase == Phase.DRAW and s.turn_from == s.deck_at


@seldom
def play_on(workspace: Workspace, s: TenState, style: Style) -> None:
    """By rules of thumb, to where a playout is evaluated."""
    turns = style.turns
    while s.to_act != NOBODY:
        if begins_turn(s) and s.deck_size - s.deck_at > style.last_cards:
            if turns == 0:
                return
            turns -= 1
        move(s, by_thumb(workspace.weights, workspace.memo, s))


@rule
def lead(s: TenState, p: int) -> int:
    """How far a player is before the best of the others, or behind."""
    most = -100
    for other in range(s.seats):
        if other != p:
            most = max(most, int(s.points[other]))
    return max(-LEAD_MOST, min(LEAD_MOST, int(s.points[p]) - most))


@rule
def victory(s: TenState, p: int) -> float:
    """A player's share in the victory of a game that is over."""
    winners = 0
    for seat in range(s.seats):
        winners += int(s.won[seat])
    return int(s.won[p]) / winners


@seldom
def value(workspace: Workspace, s: TenState) -> None:
    """Write what came of a playout, for each seat: the victory and a little for the lead, or the learnt value."""
    values = workspace.tree.values
    if s.to_act == NOBODY:
        for p in range(s.seats):
            values[p] = victory(s, p) + workspace.style.lead * lead(s, p)
    else:
        evaluate(workspace, s)


@seldom
def play_out(workspace: Workspace, s: TenState, action: int) -> None:
    """Do this, go down the tree and on, and learn from it."""
    steps = descend(workspace, s, go(s, ROOT_KEY, action))
    play_on(workspace, s, workspace.style)
    value(workspace, s)
    learn(workspace.tree, steps)


@rule
def try_actions(workspace: Workspace, states: Any, actions: Any, first: int, results: Any) -> None:
    """Try each action on as many decks as there are rows of results; states[0] is where we are.

    A result is what came of it for the player to act, and the chance to win in that.
    """
    p = int(states[0].to_act)
    for row in range(len(results)):
        states[1] = states[0]
        states[1].chance[STREAM] = first + row
        redeal(states[1])
        for column in range(len(actions)):
            states[2] = states[1]
            play_out(workspace, states[2], actions[column])
            utility = workspace.tree.values[p]
            results[row, column, UTILITY] = utility
            results[row, column, CHANCE] = victory(states[2], p) if states[2].to_act == NOBODY else utility
