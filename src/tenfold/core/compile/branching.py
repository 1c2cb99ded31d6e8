"""What an action, or an outcome of chance, leads to in a tree of decisions and chance nodes, compiled for every game.

A branch is a record: a position, who decides there, and the numbers that may follow, which are legal actions or outcomes of
chance with their weights. `foresee`, `decide` and `chances` are slots for games that decide chance when it is needed; in all
others `foresee` says that chance has a part in an action, and no more. What is asked of chance is a number that each game
chooses; 0 is nothing.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.chance import BLOCK
from tenfold.core.compile.loops import begin, check, do, is_over, legal
from tenfold.core.compile.rule import rule, slot

BEGIN = -1
# Who decides, where it is no seat.
CHANCE, UNBEGUN, UNSEEN, TERMINAL, REFUSED = -1, -2, -3, -4, -5


@slot
def foresee(s: Any, action: int, decided: int) -> int:
    """Do an action, or begin; what that asks of chance beyond the things that were decided, as a number."""
    raise AssertionError


@slot
def decide(s: Any, action: int, asked: int, outcome: int) -> None:
    """Chance has decided what it was asked."""


@slot
def chances(s: Any, action: int, asked: int, outcomes: Any, weights: Any) -> int:
    """What chance may decide, and how likely each is; how many."""
    raise AssertionError


@slot
def bytes_at(thing: Any) -> Any:
    """The branch in a bytes object. This and what follows are Python's own and Numba's, see `branches`."""


@slot
def new_bytes(source: int, size: int) -> Any: ...


@slot
def as_number(thing: Any) -> int:
    raise AssertionError


@slot
def has_raised() -> Any: ...


@slot
def new_number(value: int) -> Any: ...


@slot
def new_fraction(value: float) -> Any: ...


@slot
def new_list(size: int) -> Any: ...


@slot
def put(things: Any, place: int, thing: Any) -> Any: ...


@slot
def new_tuple(size: int) -> Any: ...


@slot
def put_in_tuple(things: Any, place: int, thing: Any) -> Any: ...


@slot
def carray(pointer: Any, shape: int) -> Any: ...


@rule
def follow(s: Any, action: int) -> None:
    if action == BEGIN:
        begin(s)
    else:
        do(s, action)


@rule
def draws(s: Any, action: int, decided: int) -> int:
    """Follow an action; whether anything was drawn for it."""
    block = int(s.chance[BLOCK])
    follow(s, action)
    return 1 if int(s.chance[BLOCK]) != block else 0


@rule
def decide_nothing(s: Any, action: int, asked: int, outcome: int) -> None:
    """For games whose chance is decided elsewhere."""


@rule
def no_chances(s: Any, action: int, asked: int, outcomes: Any, weights: Any) -> int:
    return 0


@rule
def is_possible(b: Any, outcome: int) -> bool:
    found = False
    for place in range(b.many):
        found |= b.numbers[place] == outcome
    return found


@rule
def may_follow(b: Any, number: int) -> bool:
    if b.player == CHANCE:
        return is_possible(b, number)
    return b.player == UNBEGUN or (b.player >= 0 and check(b.state, number) == 0)


@rule
def wait(b: Any, number: int) -> None:
    """Note what was chosen, before it is done."""
    if b.player == CHANCE:
        decide(b.state, int(b.action), int(b.asked), number)
        b.decided += 1
    else:
        b.action = BEGIN if b.player == UNBEGUN else number
        b.decided = 0


@rule
def look(b: Any) -> None:
    """Who decides, and what is legal."""
    b.player = TERMINAL
    b.many = 0
    if not is_over(b.state):
        b.player = b.state.to_act
        b.many = legal(b.state, b.numbers)


@rule
def grow(before: Any, made: Any, number: int) -> None:
    """Make the branch that a number leads to. What needs chance waits, as it was before."""
    made[0] = before[0]
    b = made[0]
    wait(b, number)
    asked = foresee(b.state, int(b.action), int(b.decided))
    if asked:
        made[0] = before[0]
        wait(b, number)
        b.player = CHANCE
        b.asked = asked
        b.many = chances(b.state, int(b.action), asked, b.numbers, b.weights)
    else:
        look(b)


@rule
def branch(before: Any, made: Any, number: int) -> None:
    """The branch that a number leads to, a look at one that is unseen, or a refusal."""
    if before[0].player == UNSEEN:
        made[0] = before[0]
        look(made[0])
    elif may_follow(before[0], number):
        grow(before, made, number)
    else:
        made[0] = before[0]
        made[0].player = REFUSED
        made[0].many = 0


@rule
def branch_for_python(own: Any, given: Any, many: int) -> Any:
    """`branch` between Python objects: bytes and a number give new bytes, as many as `own` says. 0: Python raised."""
    objects = carray(given, 2)
    size, number = as_number(own), as_number(objects[1])
    if number == -1 and has_raised():
        return 0
    made = new_bytes(0, size)
    branch(carray(bytes_at(objects[0]), 1), carray(bytes_at(made), 1), number)
    return made


@rule
def numbers_for_python(own: Any, given: Any) -> Any:
    """The numbers that may follow a branch, as a list. 0: Python raised."""
    b = carray(bytes_at(given), 1)[0]
    made = new_list(int(b.many))
    for place in range(b.many if made else 0):
        put(made, place, new_number(int(b.numbers[place])))
    return made


@rule
def outcomes_for_python(own: Any, given: Any) -> Any:
    """The same of chance, each with its weight. 0: Python raised."""
    b = carray(bytes_at(given), 1)[0]
    made = new_list(int(b.many))
    for place in range(b.many if made else 0):
        pair = new_tuple(2)
        put_in_tuple(pair, 0, new_number(int(b.numbers[place])))
        put_in_tuple(pair, 1, new_fraction(b.weights[place]))
        put(made, place, pair)
    return made
