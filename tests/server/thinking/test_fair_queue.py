"""The fair queue by itself: who comes first, by what was used."""

from __future__ import annotations

import random
from collections import Counter

from tenfold.server.thinking.fair_queue import KEPT, FairQueue

Item = tuple[str, str, int]


def filled(*waiting: tuple[str, str, int]) -> FairQueue[Item]:
    """A queue with so many items of each guest and table."""
    queue: FairQueue[Item] = FairQueue()
    for guest, table, number in waiting:
        for n in range(number):
            queue.push(guest, table, (guest, table, n))
    return queue


def served(queue: FairQueue[Item], turns: int, cost: dict[str, float] | None = None) -> list[Item]:
    """What comes out of it when everything is charged at once, by default one second each."""
    out = []
    for _ in range(turns):
        item = queue.pop()
        assert item is not None
        queue.charge(item[0], item[1], (cost or {}).get(item[0], 1.0))
        out.append(item)
    return out


def test_who_has_one_thing_to_ask_does_not_wait_behind_who_has_a_hundred() -> None:
    queue = filled(("anna", "1", 100))
    served(queue, 10)
    queue.push("ben", "2", ("ben", "2", 0))
    assert [guest for guest, _, _ in served(queue, 2)].count("ben") == 1


def test_guests_take_turns_however_many_tables_they_have() -> None:
    queue = filled(*[("anna", f"a{n}", 10) for n in range(50)], ("ben", "b", 100))
    assert Counter(guest for guest, _, _ in served(queue, 100)) == {"anna": 50, "ben": 50}


def test_the_tables_of_a_guest_take_turns() -> None:
    queue = filled(("anna", "1", 50), ("anna", "2", 50), ("anna", "3", 2))
    assert Counter(table for _, table, _ in served(queue, 30)) == {"1": 14, "2": 14, "3": 2}


def test_what_counts_is_the_time_used() -> None:
    queue = filled(("slow", "s", 100), ("fast", "f", 1000))
    out = Counter(guest for guest, _, _ in served(queue, 110, {"slow": 1.0, "fast": 0.1}))
    assert out == {"slow": 10, "fast": 100}


def test_what_was_charged_too_much_is_given_back() -> None:
    queue = filled(("anna", "1", 10), ("ben", "2", 10))
    queue.charge("anna", "1", 5.0)
    queue.charge("anna", "1", -5.0)
    assert Counter(guest for guest, _, _ in served(queue, 10)) == {"anna": 5, "ben": 5}


def test_nobody_saves_up_by_staying_away() -> None:
    queue = filled(("anna", "1", 100))
    served(queue, 50)
    for n in range(50):
        queue.push("ben", "2", ("ben", "2", n))
    assert Counter(guest for guest, _, _ in served(queue, 20)) == {"anna": 10, "ben": 10}


def test_nobody_gains_by_asking_only_when_nothing_of_theirs_waits() -> None:
    """Who comes again at once after each answer is still charged for the one before."""
    queue = filled(("anna", "1", 100))
    out = []
    for n in range(40):
        if "ben" not in queue.waiting:
            queue.push("ben", "2", ("ben", "2", n))
        out += served(queue, 1)
    assert 19 <= Counter(guest for guest, _, _ in out)["ben"] <= 21


def test_who_may_not_now_is_passed_over_and_comes_later() -> None:
    queue = filled(("anna", "1", 2), ("ben", "2", 1))
    assert queue.pop(lambda guest: guest != "anna") == ("ben", "2", 0)
    assert queue.pop(lambda guest: guest != "anna") is None
    assert queue.pop() == ("anna", "1", 0)


def test_what_is_taken_back_never_comes_out() -> None:
    queue = filled(("anna", "1", 3))
    assert queue.remove("anna", "1", ("anna", "1", 1))
    assert not queue.remove("anna", "1", ("anna", "1", 1))
    assert not queue.remove("dora", "9", ("dora", "9", 0))
    assert [n for _, _, n in served(queue, 2)] == [0, 2]
    assert (queue.pop(), queue.depth, queue.waiting_of("anna")) == (None, 0, 0)


def test_everything_comes_out_once_and_those_who_left_are_forgotten() -> None:
    dice = random.Random(8)
    queue: FairQueue[Item] = FairQueue()
    pushed, popped = [], []
    for n in range(5_000):
        item = (f"guest {n}", f"table {dice.randrange(3)}", n)
        queue.push(*item[:2], item)
        pushed.append(item)
        if dice.random() < 0.9 or n == 4_999:
            popped += served(queue, 1, {item[0]: dice.random()})
    popped += served(queue, queue.depth)
    assert sorted(popped) == sorted(pushed)
    assert len(queue.tables) <= len(queue.guests.used) + 1
    assert len(queue.guests.used) < 5_000
    for n in range(5_000):
        queue.push("last", f"{n}", ("last", f"{n}", 0))
        queue.pop()
    assert len(queue.tables["last"].used) <= KEPT
    queue.rest()
    assert not queue.guests.used
    assert not queue.tables


def test_order_does_not_depend_on_names() -> None:
    for names in ("ab", "ba"):
        queue = filled((names[0], "1", 2), (names[1], "1", 2))
        assert [guest for guest, _, _ in served(queue, 4)] == [names[0], names[1]] * 2
