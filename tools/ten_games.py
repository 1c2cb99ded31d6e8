"""Games of TEN to learn from: now and then on a whim until some card is drawn, by rules of thumb from there to the end."""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten.candidates import worth_trying
from tenfold.bots.ten.playouts import begins_turn, play_on, victory
from tenfold.bots.ten.thumb import by_thumb
from tenfold.bots.ten.tree import move
from tenfold.bots.ten.value import count_deck, write_features
from tenfold.bots.ten.workspace import Workspace
from tenfold.core.chance import STREAM
from tenfold.core.compile.loops import roll
from tenfold.core.compile.rule import rule, seldom
from tenfold.games.ten.rules.rulebook import begin
from tenfold.games.ten.rules.state import NOBODY, TenState

WHIM = (1 << 32) // 8
LEVELS = 7
LOWEST_LEVEL = 4


@rule
def on_a_whim(workspace: Workspace, dice: Any, s: TenState) -> int:
    """Now and then anything that is worth trying, else what the rules of thumb say."""
    if roll(dice) >= WHIM:
        return by_thumb(workspace.weights, workspace.memo, s)
    actions = workspace.tree.actions[0]
    return int(actions[(roll(dice) * worth_trying(workspace, s, actions)) >> 32])


@seldom
def play_until(workspace: Workspace, dice: Any, s: TenState, card: int) -> None:
    """Up to the first turn that begins after this card."""
    while s.to_act != NOBODY and not (begins_turn(s) and s.deck_at >= card):
        move(s, on_a_whim(workspace, dice, s))


@seldom
def play_one(workspace: Workspace, dice: Any, s: TenState, features: Any, won: Any) -> None:
    """A game, what one of its turns began with, by seat, and each seat's share in the victory."""
    if s.solo:
        s.target = LOWEST_LEVEL + ((roll(dice) * LEVELS) >> 32)
    begin(s)
    play_until(workspace, dice, s, (roll(dice) * int(s.deck_size)) >> 32)
    if s.to_act == NOBODY:
        return
    count_deck(s, workspace.tree.copies)
    for p in range(s.seats):
        write_features(workspace.memo, s, p, workspace.tree.copies, features[p])
    play_on(workspace, s, workspace.style)
    for p in range(s.seats):
        won[p] = victory(s, p)


@rule
def gather(workspace: Workspace, states: Any, dice: Any, features: Any, won: Any) -> None:
    """A game for each row that is written; states[0] has not begun."""
    for row in range(len(won)):
        states[1] = states[0]
        states[1].chance[STREAM] = row
        play_one(workspace, dice, states[1], features[row], won[row])
