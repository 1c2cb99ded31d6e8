"""What one does with the position on a desk, written once for every game and compiled together with its rules.

What `tenfold.core.compile.loops` does with arrays of records, this does with the one `state` of the desk: see `desk`. Each
returns a number, and 0 where there is nothing to say. What is long is compiled once and called by all.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.chance import STREAM
from tenfold.core.compile.loops import at_random, begin, check, do, is_over, legal, redeal, roll
from tenfold.core.compile.rule import rule, seldom


@seldom
def begin_state(s: Any) -> None:
    begin(s)


@seldom
def do_action(s: Any, action: int) -> None:
    do(s, action)


@seldom
def play_on(d: Any, most: int) -> int:
    """Play at random, to the end or for so many decisions, and note the actions; how many they were."""
    n = 0
    while n < most and not is_over(d.state):
        action = at_random(d.state, roll(d.dice))
        d.actions[n & (len(d.actions) - 1)] = action
        do_action(d.state, action)
        n += 1
    return n


@rule
def list_legal(d: Any) -> int:
    """Write what is legal into `legal`; how many, 0 when it is over."""
    return 0 if is_over(d.state) else legal(d.state, d.legal)


@rule
def start(d: Any, stream: int) -> int:
    """Begin a game from the template, with a stream of its chance; how many actions are legal."""
    d.state = d.template
    d.state.chance[STREAM] = stream
    begin_state(d.state)
    return list_legal(d)


@rule
def refusal(d: Any, action: int) -> int:
    """0 if the action is legal, else the number of the rule that forbids it."""
    return check(d.state, action)


@rule
def apply(d: Any, action: int) -> int:
    """Do an action; how many are legal next, 0 when it is over, or minus the rule that forbids it."""
    refused = check(d.state, action)
    if refused:
        return -refused
    do_action(d.state, action)
    return list_legal(d)


@rule
def resample(d: Any) -> int:
    """Draw what the state does not know, with its own chance; how many actions are legal."""
    redeal(d.state)
    return list_legal(d)


@rule
def play_out(d: Any) -> int:
    """Play the state at random to the end; how many decisions that took. The last of them are in `actions`."""
    return play_on(d, 1 << 62)


@rule
def random_games(d: Any, first_stream: int, games: int) -> int:
    """Play so many games at random, each with the next stream of chance; how many decisions they took."""
    decisions = 0
    for n in range(games):
        d.state = d.template
        d.state.chance[STREAM] = first_stream + n
        begin_state(d.state)
        decisions += play_on(d, 1 << 62)
    return decisions
