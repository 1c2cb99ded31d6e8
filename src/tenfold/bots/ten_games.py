"""Games of TEN to learn from: now and then on a whim until some card is drawn, by rules of thumb from there to the end."""

from __future__ import annotations

from typing import Any

from tenfold.bots.ten_choices import worth_trying
from tenfold.bots.ten_judgement import count_deck, tell_of
from tenfold.bots.ten_mind import Mind
from tenfold.bots.ten_thumb import by_thumb
from tenfold.bots.ten_tree import move
from tenfold.bots.ten_trials import begins_turn, play_on, victory
from tenfold.core.chance import STREAM
from tenfold.core.loops import roll
from tenfold.core.rule import rule, seldom
from tenfold.games.ten.rules import begin
from tenfold.games.ten.state import NOBODY, TenState

WHIM = (1 << 32) // 8
LEVELS = 7
LOWEST_LEVEL = 4


@rule
def on_a_whim(mind: Mind, dice: Any, s: TenState) -> int:
    """Now and then anything that is worth trying, else what the rules of thumb say."""
    if roll(dice) >= WHIM:
        return by_thumb(mind.habits, mind.memo, s)
    actions = mind.tree.actions[0]
    return int(actions[(roll(dice) * worth_trying(mind, s, actions)) >> 32])


@seldom
def play_until(mind: Mind, dice: Any, s: TenState, card: int) -> None:
    """Up to the first turn that begins after this card."""
    while s.to_act != NOBODY and not (begins_turn(s) and s.deck_at >= card):
        move(s, on_a_whim(mind, dice, s))


@seldom
def play_one(mind: Mind, dice: Any, s: TenState, told: Any, won: Any) -> None:
    """A game, what one of its turns began with, by seat, and each seat's share in the victory."""
    if s.solo:
        s.target = LOWEST_LEVEL + ((roll(dice) * LEVELS) >> 32)
    begin(s)
    play_until(mind, dice, s, (roll(dice) * int(s.deck_size)) >> 32)
    if s.to_act == NOBODY:
        return
    count_deck(s, mind.tree.copies)
    for p in range(s.seats):
        tell_of(mind.memo, s, p, mind.tree.copies, told[p])
    play_on(mind, s, mind.style)
    for p in range(s.seats):
        won[p] = victory(s, p)


@rule
def gather(mind: Mind, states: Any, dice: Any, told: Any, won: Any) -> None:
    """A game for each row that is written; states[0] has not begun."""
    for row in range(len(won)):
        states[1] = states[0]
        states[1].chance[STREAM] = row
        play_one(mind, dice, states[1], told[row], won[row])
