from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from tenfold.server.store import Store, Unit
from tests.server.store.builders import card, move, opening, row, summary


def seqs(store: Store, table: str) -> list[int]:
    return [found.seq for found in store.log_after(table, -1)]


def test_what_is_written_is_read_in_order(store: Store) -> None:
    text = '{"say": "Zoë ♠ \\\\u0000 \\"quoted\\" 100% :name ?"}'
    assert store.commit([move("a", 0, text), move("b", 0), move("a", 1)]) == [True, True, True]
    assert store.log_after("a", -1) == [row("a", 0, text), row("a", 1)]
    assert store.log_after("a", 0) == [row("a", 1)]
    assert store.log_after("nowhere", -1) == []


def test_nothing_is_written_as_well(store: Store) -> None:
    assert store.commit([]) == []
    assert store.commit([Unit([], [])]) == [True]


def test_a_taken_place_is_refused_and_the_others_are_written(store: Store) -> None:
    store.commit([opening("a", card("a")), move("a", 1, "first")])
    assert store.commit([move("b", 1), move("a", 1, "second"), move("c", 1)]) == [True, False, True]
    assert [found.entry for found in store.log_after("a", 0)] == ["first"]
    assert seqs(store, "b") == seqs(store, "c") == [1]


def test_what_builds_on_a_refused_unit_is_refused_too(store: Store) -> None:
    store.commit([move("a", 1, "theirs")])
    assert store.commit([move("a", 1, "ours"), move("b", 1), move("a", 2)]) == [False, True, False]
    assert [found.entry for found in store.log_after("a", 0)] == ["theirs"]


def test_a_unit_of_two_tables_is_written_whole_or_not_at_all(store: Store) -> None:
    store.commit([opening("a", card("a")), opening("b", card("b")), move("b", 1)])
    both = Unit([row("a", 1), row("b", 1)], [summary("a"), summary("b")])
    assert store.commit([both]) == [False]
    assert seqs(store, "a") == [0]
    listed = store.listed("a")
    assert listed is not None
    assert listed.head == 0


def test_of_two_who_write_the_same_place_exactly_one_wins(store: Store, rival: Store) -> None:
    start = Barrier(2)

    def play(writer: Store, name: str) -> list[bool]:
        start.wait()
        return [writer.commit([move("a", seq, name)])[0] for seq in range(60)]

    with ThreadPoolExecutor(2) as threads:
        ours, theirs = threads.submit(play, store, "ours"), threads.submit(play, rival, "theirs")
    won = list(zip(ours.result(), theirs.result(), strict=True))
    assert all(one != other for one, other in won)
    assert [found.entry for found in store.log_after("a", -1)] == ["ours" if one else "theirs" for one, _ in won]


def test_two_who_write_many_tables_in_opposite_order_do_not_lock_each_other_out(store: Store, rival: Store) -> None:
    tables = [f"table-{number}" for number in range(30)]
    store.commit([opening(table, card(table)) for table in tables])
    start = Barrier(2)

    def play(writer: Store, order: list[str]) -> list[dict[str, bool]]:
        start.wait()
        return [dict(zip(order, writer.commit([move(table, seq) for table in order]), strict=True)) for seq in range(1, 6)]

    with ThreadPoolExecutor(2) as threads:
        ours, theirs = threads.submit(play, store, tables), threads.submit(play, rival, tables[::-1])
    for one, other in zip(ours.result(), theirs.result(), strict=True):
        assert all(one[table] != other[table] for table in tables)
