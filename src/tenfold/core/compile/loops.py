"""What one does with many positions, written once for every game and compiled together with its rules.

`begin`, `offer`, `legal`, `check`, `do`, `is_over` and `redeal` are slots: each game's rules of that name stand there.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.choosing import Offer, how_many, pick
from tenfold.core.compile.rule import rule, slot

LOW = 0xFFFFFFFF
BEGIN = -(1 << 40)


@slot
def begin(s: Any) -> None: ...


@slot
def offer(s: Any) -> Offer:
    raise AssertionError


@slot
def legal(s: Any, out: Any) -> int:
    raise AssertionError


@slot
def check(s: Any, action: int) -> int:
    raise AssertionError


@slot
def do(s: Any, action: int) -> None: ...


@slot
def is_over(s: Any) -> bool:
    raise AssertionError


@slot
def redeal(s: Any) -> None: ...


@slot
def carray(pointer: Any, shape: int) -> Any:
    """Not a rule of the game but Numba's array behind a pointer. The four below are Python's own: see `stepper`."""


@slot
def as_number(thing: Any) -> int:
    raise AssertionError


@slot
def as_desk(thing: Any) -> Any: ...


@slot
def new_number(value: int) -> Any: ...


@slot
def has_raised() -> Any: ...


@rule
def next_roll(x: int) -> int:
    """32 bits for random play, from the 32 before, which are never 0 (xorshift32, Marsaglia 2003)."""
    x ^= (x << 13) & LOW
    x ^= x >> 17
    x ^= (x << 5) & LOW
    return x


@rule
def roll(dice: Any) -> int:
    dice[0] = next_roll(int(dice[0]))
    return int(dice[0])


@rule
def at_random(s: Any, rolled: int) -> int:
    """A legal action, every one as likely as every other."""
    now = offer(s)
    return pick(now, (rolled * how_many(now)) >> 32)


@rule
def begin_at(states: Any, i: int) -> None:
    begin(states[i])


@rule
def legal_at(states: Any, i: int, out: Any) -> int:
    return legal(states[i], out)


@rule
def check_at(states: Any, i: int, action: int) -> int:
    return check(states[i], action)


@rule
def do_at(states: Any, i: int, action: int) -> None:
    do(states[i], action)


@rule
def play_out(s: Any, dice: Any) -> int:
    """Play at random to the end, every legal action as likely as every other; how many decisions it took."""
    decisions = 0
    while not is_over(s):
        do(s, at_random(s, roll(dice)))
        decisions += 1
    return decisions


@rule
def random_games(states: Any, template: Any, dice: Any, games: int) -> int:
    """Play so many games from the template, one stream of its seed each, in states[0]; how many decisions they took."""
    decisions = 0
    for game in range(games):
        states[0] = template[0]
        s = states[0]
        s.chance[4] = game
        begin(s)
        decisions += play_out(s, dice)
    return decisions


@rule
def random_actions(states: Any, dice: Any, actions: Any) -> int:
    """Play states[0] at random to the end and note the actions; how many they were."""
    s = states[0]
    n = 0
    while not is_over(s):
        actions[n] = at_random(s, roll(dice))
        do(s, actions[n])
        n += 1
    return n


@rule
def redeal_at(states: Any, i: int) -> None:
    redeal(states[i])


@rule
def redeal_many(states: Any, template: Any, first_stream: int) -> None:
    """Fill the states with what the template does not know, one stream of chance each."""
    for i in range(len(states)):
        states[i] = template[0]
        states[i].chance[4] = first_stream + i
        redeal(states[i])


@rule
def step(s: Any, out: Any, action: int) -> int:
    """BEGIN or do an action and write what is legal next; how many, 0 when over, or minus the rule that forbids it."""
    if action == BEGIN:
        begin(s)
    else:
        refused = check(s, action)
        if refused:
            return -refused
        do(s, action)
    return 0 if is_over(s) else legal(s, out)


@rule
def step_for_python(desk: Any, action: Any) -> Any:
    """`step` between Python objects: the desk is a state with room for its legal actions behind it. 0: Python raised."""
    chosen = as_number(action)
    if chosen == -1 and has_raised():
        return 0
    at = carray(as_desk(desk), 1)[0]
    return new_number(step(at.state, at.legal, chosen))
