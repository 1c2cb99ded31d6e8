"""The checker accepts what one log could have answered, and rejects what it could not."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

import pytest

from tests.server.histories.linearizable import linearizable
from tests.server.histories.operations import Look, Operation, Write
from tests.server.histories.tables import EMPTY, Log, step

MANY = 2_000


def looked(answer: int, began: float, ended: float) -> Operation:
    return Operation(Look(), answer, began, ended)


def said(request: str, answer: int | str | None, began: float, ended: float = math.inf) -> Operation:
    return Operation(Write(request), answer, began, ended)


def moved(request: str, after: int, answer: int | str | None, began: float, ended: float = math.inf) -> Operation:
    return Operation(Write(request, moves=True, after=after), answer, began, ended)


GOOD = {
    "nothing": [],
    "one after the other": [said("a", 1, 0, 1), looked(1, 2, 3), said("b", 2, 4, 5), looked(2, 6, 7)],
    "a look that overlaps a write sees it or not": [said("a", 1, 0, 9), looked(1, 1, 2), said("b", 2, 3, 8), looked(1, 4, 5)],
    "the later one was first": [said("a", 2, 0, 9), said("b", 1, 1, 8)],
    "asked again, and done once": [said("a", 1, 0, 1), said("b", 2, 2, 3), said("a", 1, 4, 5)],
    "done although nobody heard of it": [said("a", 1, 0), looked(1, 5, 6)],
    "done after nobody waited any more": [said("a", 2, 0), said("b", 1, 1, 2), looked(1, 3, 4), looked(2, 5, 6)],
    "never done": [said("a", 1, 0), looked(0, 5, 6), looked(0, 7, 8)],
    "a race with one winner": [moved("a", 0, 1, 0, 5), moved("b", 0, "stale", 0, 5)],
    "a chat is no move": [said("a", 1, 0, 1), moved("b", 0, 2, 2, 3)],
}
BAD = {
    "a stale look": [said("a", 1, 0, 1), looked(0, 2, 3)],
    "back in time": [said("a", 1, 0, 9), looked(1, 1, 2), looked(0, 3, 4)],
    "an acknowledged write is lost": [said("a", 1, 0, 1), said("b", 2, 2, 3), looked(1, 4, 5)],
    "an acknowledged write is replaced": [said("a", 1, 0, 1), said("b", 1, 2, 3)],
    "done twice": [said("a", 1, 0, 1), said("a", 2, 2, 3), looked(2, 4, 5)],
    "out of order": [said("a", 2, 0, 1), said("b", 1, 2, 3)],
    "told before it is done": [looked(1, 0, 1), said("a", 1, 2, 3)],
    "refused and done": [said("a", 1, 0, 1), said("a", "stale", 2, 3)],
    "both win": [moved("a", 0, 1, 0, 5), moved("b", 0, 2, 0, 5)],
    "stale for no reason": [said("a", 1, 0, 1), moved("b", 0, "stale", 2, 3)],
    "a gap": [said("a", 1, 0, 1), said("b", 3, 2, 3)],
}


@pytest.mark.parametrize("name", GOOD)
def test_what_one_log_could_have_answered_is_accepted(name: str) -> None:
    assert linearizable(GOOD[name], step, EMPTY)


@pytest.mark.parametrize("name", BAD)
def test_what_no_log_could_have_answered_is_rejected(name: str) -> None:
    assert not linearizable(BAD[name], step, EMPTY)


def by_trying_all(operations: Sequence[Operation]) -> bool:
    """The definition itself, for as few operations as that can be done with."""
    answered = [operation for operation in operations if operation.ended < math.inf]
    unheard = [operation for operation in operations if operation.ended == math.inf]
    chosen = (some for size in range(len(unheard) + 1) for some in itertools.combinations(unheard, size))
    return any(fits(order) for some in chosen for order in itertools.permutations([*answered, *some]))


def fits(order: Sequence[Operation]) -> bool:
    log: Log | None = EMPTY
    for number, operation in enumerate(order):
        if log is None or any(later.ended < operation.began for later in order[number + 1 :]):
            return False
        log = step(log, operation)
    return log is not None


def any_operation(rng: random.Random) -> Operation:
    began = rng.randrange(8)
    ended = began + rng.choice([1, 2, 4, 8]) if rng.random() < 0.8 else math.inf
    if rng.random() < 0.4:
        return looked(rng.randrange(4), began, began + rng.choice([1, 3]))
    write = Write(rng.choice("abc"), rng.random() < 0.5, rng.choice([None, 0, 1]))
    answers: list[int | str] = [1, 1, 2, 2, 3, "stale"]
    return Operation(write, rng.choice(answers), began, ended)


def test_it_says_what_trying_every_order_says() -> None:
    rng, said_so = random.Random(5), {True: 0, False: 0}
    for _ in range(MANY):
        operations = [any_operation(rng) for _ in range(rng.randint(1, 5))]
        expected = by_trying_all(operations)
        assert linearizable(operations, step, EMPTY) is expected, operations
        said_so[expected] += 1
    assert min(said_so.values()) > MANY / 20


def test_a_long_history_is_judged() -> None:
    """Hundreds of overlapping operations, which nobody could try in every order."""
    operations = [said(str(seq), seq, seq - 1, seq + 8) for seq in range(1, 400)]
    assert linearizable([*operations, looked(399, 500, 501)], step, EMPTY)
    assert not linearizable([*operations, looked(398, 500, 501)], step, EMPTY)
