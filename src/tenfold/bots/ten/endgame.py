"""The end of a game of TEN, worked out. Once the deck is empty nothing is hidden and chance is over, so a player can look for
what nobody can take away any more: the best result that is sure whatever the others do.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tenfold.bots.ten.playouts import victory
from tenfold.bots.ten.tree import move
from tenfold.bots.ten.workspace import record_of
from tenfold.core.choosing import NO_ACTION, how_many, pick
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.game import AnyGame
from tenfold.games.ten.rules.rulebook import offer
from tenfold.games.ten.rules.state import NOBODY, TenState
from tenfold.games.ten.rules.turn import deck_is_empty

DEEPEST = 96
ENDGAME_POSITIONS = 16_000  # a few milliseconds
UNKNOWN = -1.0
NOTHING_YET, ANYTHING_YET = -1.0, 2.0
VICTORY, DEFEAT = 1.0, 0.0


@rule
def take_in(states: Any, found: Any, depth: int, me: int, value: float) -> bool:
    """One more thing that may come of a position; whether it is what that seat wants most so far."""
    wanted = value > found[depth] if states[depth].to_act == me else value < found[depth]
    if wanted:
        found[depth] = value
    return bool(wanted)


@rule
def look_at(states: Any, tried: Any, found: Any, depth: int, me: int) -> None:
    tried[depth] = 0
    found[depth] = NOTHING_YET if states[depth].to_act == me else ANYTHING_YET


@rule
def nothing_better(states: Any, found: Any, depth: int, me: int) -> bool:
    return bool(found[depth] == (VICTORY if states[depth].to_act == me else DEFEAT))


@seldom
def work_out(states: Any, tried: Any, found: Any, me: int, positions: int) -> tuple[float, int]:
    """The share in the victory that a seat can be sure of in states[0], and the action there that leads to it; UNKNOWN if that
    takes more positions than these.
    """
    depth, best = 0, NO_ACTION
    look_at(states, tried, found, 0, me)
    while True:
        now = offer(states[depth])
        if tried[depth] == how_many(now) or nothing_better(states, found, depth, me):
            if depth == 0:
                return float(found[0]), best
            value = float(found[depth])
            depth -= 1
        else:
            positions -= 1
            below = depth + 1
            if positions < 0 or below == len(states):
                return UNKNOWN, NO_ACTION
            states[below] = states[depth]
            move(states[below], pick(now, int(tried[depth])))
            tried[depth] += 1
            if states[below].to_act != NOBODY:
                depth = below
                look_at(states, tried, found, depth, me)
                continue
            value = victory(states[below], me)
        if take_in(states, found, depth, me, value) and depth == 0:
            best = pick(offer(states[0]), int(tried[0]) - 1)


@rule
def sure_share(states: Any, tried: Any, found: Any, me: int, positions: int) -> tuple[float, int]:
    """As `work_out`; UNKNOWN before the deck is empty."""
    if not deck_is_empty(states[0]):
        return UNKNOWN, NO_ACTION
    if states[0].to_act == NOBODY:
        return victory(states[0], me), NO_ACTION
    return work_out(states, tried, found, me, positions)


@rule
def keep_what_is_sure(root: TenState, states: Any, tried: Any, found: Any, chosen: int, positions: int) -> int:
    """What was chosen at the root, or what gives away nothing, if that would give away a share in the victory that is sure."""
    me = int(root.to_act)
    states[0] = root
    share, action = sure_share(states, tried, found, me, positions)
    if share <= DEFEAT or chosen == action:
        return chosen
    move(states[0], chosen)
    kept, _ = sure_share(states, tried, found, me, positions)
    return chosen if kept >= share else action


@cache
def endgame_for(game: AnyGame) -> dict[str, Any]:
    """Both, compiled now and not in the first move that needs them."""
    compiled = compile_rules({"sure_share": sure_share, "keep_what_is_sure": keep_what_is_sure}, game.rules)
    work = papers(game.state_type.layout.dtype)
    compiled["sure_share"](*work, 0, 0)
    compiled["keep_what_is_sure"](work[0][0], *work, 0, 0)
    return compiled


def papers(dtype: Any) -> tuple[Any, Any, Any]:
    """What `work_out` writes on."""
    return np.zeros(DEEPEST, dtype), np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST)


def surest(game: AnyGame, s: TenState, me: int, positions: int) -> tuple[float, int]:
    """`sure_share` of a state."""
    states, tried, found = papers(s.layout.dtype)
    states[0] = record_of(s)
    share, action = endgame_for(game)["sure_share"](states, tried, found, me, positions)
    return float(share), int(action)


def kept(game: AnyGame, s: TenState, chosen: int) -> int:
    """`keep_what_is_sure` in a state."""
    made = endgame_for(game)["keep_what_is_sure"](record_of(s), *papers(s.layout.dtype), chosen, ENDGAME_POSITIONS)
    return int(made)
