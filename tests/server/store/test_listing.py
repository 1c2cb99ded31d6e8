from __future__ import annotations

import msgspec

from tenfold.server.store import Listed, Store, Unit
from tests.server.store.builders import AT, card, move, opening, row, summary


def names(found: list[Listed]) -> list[str]:
    return [table.table for table in found]


def test_a_table_is_listed_as_its_card_says(store: Store) -> None:
    store.commit([opening("a", card("a", guests=("ann",)), touched=7)])
    assert store.listed("a") == Listed("a", "code-a", "ten", True, "lobby", "host", 0, 0, AT, "[]")
    assert store.listed("b") is None


def test_a_move_changes_only_where_the_table_stands(store: Store) -> None:
    store.commit([opening("a", card("a"))])
    store.commit([Unit([row("a", 1)], [summary("a", due=50)])])
    assert store.listed("a") == Listed("a", "code-a", "ten", True, "lobby", "host", 1, 1, AT + 1, "[]")
    assert store.due(50, 10) == [(50, "a")]


def test_of_several_units_of_a_table_the_last_counts(store: Store) -> None:
    store.commit(
        [opening("a", card("a")), move("a", 1), Unit([row("a", 2)], [summary("a", card("a", "playing"))]), move("a", 3)]
    )
    listed = store.listed("a")
    assert listed is not None
    assert (listed.head, listed.status) == (3, "playing")


def test_a_new_card_replaces_the_old_one(store: Store) -> None:
    store.commit([opening("a", card("a", guests=("ann", "bob")))])
    newer = msgspec.structs.replace(card("a", "over", public=False, guests=("bob",)), code="new", seats='["bob"]')
    store.commit([Unit([row("a", 1)], [summary("a", newer)])])
    assert store.listed("a") == Listed("a", "new", "ten", False, "over", "host", 1, 1, AT + 1, '["bob"]')
    assert (names(store.tables_of("ann", 9)), names(store.tables_of("bob", 9))) == ([], ["a"])


def test_a_code_names_one_table(store: Store) -> None:
    assert store.commit([opening("a", card("a"))]) == [True]
    assert store.commit([opening("b", card("a")), opening("c", card("c"))]) == [False, True]
    assert store.table_with_code("code-a") == "a"
    assert store.table_with_code("code-b") is None


def test_public_tables_are_the_open_ones_newest_first(store: Store) -> None:
    cards = [card("a"), card("b", "playing"), card("c", "over"), card("d", public=False), card("e")]
    store.commit([opening(each.code[-1], each, touched=at) for at, each in enumerate(cards)])
    assert names(store.public_tables(10)) == ["e", "b", "a"]
    assert names(store.public_tables(2)) == ["e", "b"]


def test_tables_of_a_guest_are_those_with_a_seat_newest_first_and_once_each(store: Store) -> None:
    seats = {"a": ("ann", "bob"), "b": ("bob",), "c": ("ann", "ann")}
    store.commit([opening(table, card(table, guests=guests)) for table, guests in seats.items()])
    store.commit([move("c", 1)])
    assert names(store.tables_of("ann", 10)) == ["c", "a"]
    assert names(store.tables_of("ann", 1)) == ["c"]


def test_due_are_those_whose_time_has_come_soonest_first(store: Store) -> None:
    times = {"a": 30, "b": 10, "c": None, "d": 40}
    store.commit([opening(table, card(table), due=due) for table, due in times.items()])
    assert store.due(30, 10) == [(10, "b"), (30, "a")]
    assert store.due(30, 1) == [(10, "b")]


def test_a_list_of_what_is_due_goes_on_behind_its_last(store: Store) -> None:
    store.commit([opening(table, card(table), due=due) for table, due in {"a": 10, "b": 10, "c": 10, "d": 20, "e": 90}.items()])
    first = store.due(30, 2)
    second = store.due(30, 2, first[-1])
    assert [first, second] == [[(10, "a"), (10, "b")], [(10, "c"), (20, "d")]]
    assert store.due(30, 2, second[-1]) == []


def test_a_table_that_is_set_aside_is_not_due_nor_public_and_says_why(store: Store) -> None:
    store.commit([opening(table, card(table, guests=("ann",)), due=10) for table in "ab"])
    assert [store.set_aside("a", why) for why in ("rules", "rules", "entry")] == [True, False, True]
    assert store.due(30, 10) == [(10, "b")]
    assert names(store.public_tables(10)) == ["b"]
    assert {table.table: table.aside for table in store.tables_of("ann", 10)} == {"a": "entry", "b": None}
    assert (store.why_aside("a"), store.asides()) == ("entry", {"entry": 1})


def test_a_table_that_can_be_played_again_is_due_again(store: Store) -> None:
    store.commit([opening(table, card(table), due=10) for table in "ab"])
    for table in "ab":
        store.set_aside(table, "rules")
    store.release("a", 20)
    store.commit([Unit([row("b", 1)], [summary("b", card("b"), due=30)])])
    assert store.due(30, 10) == [(20, "a"), (30, "b")]
    assert (store.why_aside("a"), store.asides()) == (None, {})


def test_the_result_stays_with_the_table(store: Store) -> None:
    store.commit([opening("a", msgspec.structs.replace(card("a", "over"), outcome='{"scores":[1]}'))])
    listed = store.listed("a")
    assert listed is not None
    assert listed.outcome == '{"scores":[1]}'


def test_a_guest_keeps_each_achievement_once(store: Store) -> None:
    achieved = {
        "a": [("ann", "level", 5)],
        "b": [("ann", "level", 4), ("cid", "hoard", 40)],
        "c": [],
        "d": [("ann", "level", 5)],
    }
    cards = {table: msgspec.structs.replace(card(table, guests=("ann",)), achieved=found) for table, found in achieved.items()}
    store.commit([opening(table, each) for table, each in cards.items()])
    store.commit([opening("e", msgspec.structs.replace(card("e", guests=("bob",)), achieved=[("bob", "level", 9)]))])
    assert store.achieved_by("ann") == [("ten", "level", 4), ("ten", "level", 5)]
    assert store.achieved_by("cid") == [("ten", "hoard", 40)]
    assert store.achieved_by("dora") == []
