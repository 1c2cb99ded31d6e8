"""Searches that all processes share: which is next, who may, and what becomes of those who are gone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tenfold.core.errors import BadOption
from tenfold.server.store import open_store
from tenfold.server.store.store import open_thoughts
from tenfold.server.store.thoughts import LEASE_S, MOST_TAKEN, Posted, Taken, Thoughts
from tenfold.server.thinking.fair_queue import FairQueue

pytestmark = pytest.mark.xdist_group("postgres")

KIND, OTHER_KIND = "sharp ten/1 tenfold/1", "sharp ten/1 tenfold/2"
FAILED = b"failed"
Process = Callable[[str, int], Thoughts]


@pytest.fixture
def process(postgres_url: str) -> Iterator[Process]:
    """Processes of a fresh database, by name, each with so many places."""
    open_store(postgres_url, "first").close()
    made: list[Thoughts] = []

    def there(name: str, places: int) -> Thoughts:
        made.append(open_thoughts(postgres_url, name))
        here(made[-1], places)
        return made[-1]

    yield there
    for thoughts in made:
        thoughts.close()


def here(thoughts: Thoughts, places: int = 1, kind: str = KIND) -> None:
    thoughts.be_there(True, places, [kind], FAILED)


def post(thoughts: Thoughts, name: str, guest: str, table: str = "table", address: str | None = None, kind: str = KIND) -> bool:
    return thoughts.post(Posted(name, kind, guest, address or guest, table, b"question"), 10_000, 10_000)


def take(thoughts: Thoughts, cost: float = 1.0) -> Taken | None:
    return thoughts.take([KIND], lambda taken: cost)


def taken_by(thoughts: Thoughts) -> Taken:
    found = take(thoughts)
    assert found is not None
    return found


def make_old(thoughts: Thoughts, name: str) -> None:
    """Somebody has said nothing for as long as it takes."""
    with thoughts.database.writing() as connection:
        connection.exec_driver_sql("UPDATE thinkers SET seen = seen - %s WHERE id = %s", (LEASE_S + 1, name))


def test_a_file_is_not_shared() -> None:
    with pytest.raises(BadOption, match=r"^Searches are shared through PostgreSQL alone: .*name\.$"):
        open_thoughts("sqlite:////tmp/none.db", "one")


@pytest.mark.parametrize("seed", range(3))
def test_the_order_is_that_of_the_fair_queue_whoever_takes(process: Process, seed: int) -> None:
    """Any number of guests and tables, who come and go; two processes take in turns, and each second is charged."""
    dice, queue = random.Random(seed), FairQueue[str]()
    takers = [process("one", 1_000), process("two", 1_000)]
    for n in range(150):
        guest, table = f"guest {dice.randrange(5)}", f"table {dice.randrange(3)}"
        post(takers[0], f"{n}", guest, table)
        queue.push(guest, table, f"{n}")
        if dice.random() < 0.8 or n == 149:
            while (taken := take(dice.choice(takers), seconds := dice.random())) is not None:
                assert queue.pop() == taken.id
                queue.charge(taken.guest, taken.place, seconds)
                if n < 149 and dice.random() < 0.7:
                    break
    assert queue.depth == 0


def test_who_has_one_thing_to_ask_does_not_wait_behind_who_has_a_hundred(process: Process) -> None:
    one = process("one", 1_000)
    for n in range(100):
        post(one, f"anna {n}", "anna")
    for _ in range(10):
        take(one)
    post(one, "ben", "ben")
    assert "ben" in {taken_by(one).guest, taken_by(one).guest}


def test_the_time_that_it_took_is_what_counts(process: Process) -> None:
    """Both were charged with a second; what was not used is given back."""
    one = process("one", 1_000)
    for n in range(30):
        post(one, f"anna {n}", "anna")
        post(one, f"ben {n}", "ben")
    served: Counter[str] = Counter()
    for _ in range(22):
        taken = taken_by(one)
        served[taken.guest] += 1
        assert one.answer(taken.id, b"", False, 1.0 if taken.guest == "anna" else 0.1)
    assert served["ben"] >= 18


def test_caps_hold_for_all_processes_together(process: Process) -> None:
    """Of eight places in two processes, anna gets half, and her address all but one."""
    one, two = process("one", 4), process("two", 4)
    for n in range(10):
        post(one, f"anna {n}", "anna", address="home")
        post(two, f"ben {n}", "ben", address="home")
    running = [taken for _ in range(10) for thoughts in (one, two) if (taken := take(thoughts)) is not None]
    assert Counter(taken.guest for taken in running) == {"anna": 4, "ben": 3}
    post(one, "dora", "dora")
    assert taken_by(two).guest == "dora"
    assert take(one) is None


def test_only_so_many_may_wait_of_a_guest_and_an_address_at_all_processes_together(process: Process) -> None:
    one, two = process("one", 1), process("two", 1)
    asks = [(one, "anna", "home"), (two, "anna", "home"), (one, "ben", "home"), (two, "dora", "home")]
    posted = [t.post(Posted(f"{n}", KIND, guest, at, "t", b""), 2, 3) for n, (t, guest, at) in enumerate(asks)]
    assert posted == [True, True, True, False]
    assert not two.post(Posted("more", KIND, "anna", "away", "t", b""), 2, 3)


def test_what_is_told_with_a_question_makes_budgets_shrink(process: Process) -> None:
    one, two = process("one", 2), process("two", 2)
    for n in range(5):
        post(one, f"anna {n}", "anna")
    post(one, "ben", "ben")
    first = taken_by(two)
    assert (first.places, first.guests, first.waiting, first.running, first.waiting_in_all) == (4, 2, 4, 0, 5)
    assert first.waited_s >= 0


def test_an_answer_goes_once_to_who_asked(process: Process) -> None:
    one, two = process("one", 1), process("two", 1)
    post(one, "a", "anna")
    assert take(two) is not None
    assert take(one) is None
    assert two.answer("a", b"action", True, 1.0)
    assert not two.answer("a", b"another", True, 1.0)
    assert two.fetch() == []
    assert one.fetch() == [("a", b"action", True)]
    assert one.fetch() == []


def test_what_somebody_had_who_is_gone_is_thought_about_again_and_their_answer_comes_too_late(process: Process) -> None:
    asker, dead, alive = process("asker", 0), process("dead", 1), process("alive", 1)
    post(asker, "a", "anna")
    assert take(dead) is not None
    here(alive)
    assert take(alive) is None
    make_old(alive, "dead")
    here(alive)
    assert taken_by(alive).id == "a"
    assert not dead.answer("a", b"late", False, 1.0)
    assert alive.answer("a", b"in time", False, 1.0)
    assert asker.fetch() == [("a", b"in time", False)]


def test_who_goes_in_order_leaves_at_once_what_it_had(process: Process) -> None:
    asker, goes, stays = process("asker", 0), process("goes", 1), process("stays", 1)
    post(asker, "a", "anna")
    assert take(goes) is not None
    goes.leave()
    assert taken_by(stays).id == "a"


def test_a_question_over_which_processes_die_is_not_asked_for_ever(process: Process) -> None:
    asker, alive = process("asker", 0), process("alive", 1)
    post(asker, "a", "anna")
    for n in range(MOST_TAKEN):
        dies = process(f"dies {n}", 1)
        assert take(dies) is not None
        make_old(alive, f"dies {n}")
        here(alive)
    assert take(alive) is None
    assert asker.fetch() == [("a", FAILED, False)]


def test_what_was_asked_by_somebody_who_is_gone_is_dropped(process: Process) -> None:
    asker, thinks = process("asker", 0), process("thinks", 1)
    post(asker, "a", "anna")
    make_old(thinks, "asker")
    here(thinks)
    assert take(thinks) is None


def test_what_nobody_waits_for_is_not_taken_nor_answered(process: Process) -> None:
    asker, thinks = process("asker", 0), process("thinks", 1)
    post(asker, "a", "anna")
    post(asker, "b", "anna")
    assert asker.drop(["a"]) == 1
    assert taken_by(thinks).id == "b"
    asker.drop(["b"])
    assert not thinks.answer("b", b"", False, 1.0)


def test_only_who_has_the_same_kind_takes_it(process: Process) -> None:
    asker, other = process("asker", 0), process("other", 1)
    post(asker, "a", "anna", kind=OTHER_KIND)
    assert take(other) is None
    assert other.be_there(True, 1, [KIND], FAILED).waiting == {OTHER_KIND: 1}
    assert other.take([OTHER_KIND], lambda taken: 1.0) is not None


def test_what_is_not_needed_is_not_kept(process: Process) -> None:
    one = process("one", 1)
    for n in range(5):
        post(one, f"{n}", f"guest {n}")
        assert one.answer(taken_by(one).id, b"", False, 1.0)
    here(one)
    assert one.read("SELECT count(*) FROM shares", {}) == [(0,)]
    one.fetch()
    assert one.be_there(True, 1, [KIND], FAILED).own == set()
