from __future__ import annotations

import msgspec

from tenfold.server.store import Card, Listed, Store
from tests.server.store.builders import card, move, opening, row


def hosted(table: str, host: str, status: str = "lobby", public: bool = True) -> Card:
    return msgspec.structs.replace(card(table, status, public, guests=(host,)), host=host)


def names(found: list[Listed]) -> list[str]:
    return [table.table for table in found]


def test_of_each_host_a_few_public_tables_are_listed(store: Store) -> None:
    store.commit([opening(f"a{n}", hosted(f"a{n}", "ann"), touched=100 + n) for n in range(9)])
    store.commit([opening(f"b{n}", hosted(f"b{n}", "bob", "playing"), touched=n) for n in range(2)])
    assert names(store.public_tables(10)) == ["a8", "a7", "a6", "b1", "b0"]


def test_a_host_has_as_many_unstarted_tables_as_have_not_started(store: Store) -> None:
    cards = [hosted("a", "ann"), hosted("b", "ann", public=False), hosted("c", "ann", "playing"), hosted("d", "bob")]
    store.commit([opening(table, each) for table, each in zip("abcd", cards, strict=True)])
    assert [store.unstarted_of(host) for host in ("ann", "bob", "cara")] == [2, 1, 0]


def test_what_never_started_and_nobody_visits_is_removed_with_all_that_belongs_to_it(store: Store, rival: Store) -> None:
    cards = {
        "old": hosted("old", "ann"),
        "hidden": hosted("hidden", "ann", public=False),
        "new": hosted("new", "ann"),
        "visited": hosted("visited", "ann"),
        "playing": hosted("playing", "ann", "playing"),
        "over": hosted("over", "ann", "over"),
    }
    touched = dict.fromkeys(cards, 1) | {"new": 50}
    store.commit([opening(table, each, touched=touched[table]) for table, each in cards.items()])
    store.commit([move("old", 1)])
    assert rival.visit(["visited", "playing", "nothing"], 60) == 1
    assert sorted(store.remove_unvisited(50, 10)) == ["hidden", "old"]
    assert store.remove_unvisited(50, 10) == rival.remove_unvisited(50, 10) == []
    assert store.log_after("old", -1) == []
    assert store.table_with_code("code-old") is None
    assert sorted(names(store.tables_of("ann", 10))) == ["new", "over", "playing", "visited"]
    assert rival.visit(["old"], 60) == 0
    assert [found.table for found in store.log_after("playing", -1)] == [row("playing", 0).table]


def test_many_are_removed_a_few_at_a_time(store: Store) -> None:
    store.commit([opening(f"t{n}", hosted(f"t{n}", "ann")) for n in range(5)])
    assert [len(store.remove_unvisited(50, 2)) for _ in range(4)] == [2, 2, 1, 0]
