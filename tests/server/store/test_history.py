"""Finished games in the store: filed once, found by what they are, kept by each guest for themselves."""

from __future__ import annotations

import pytest

from tenfold.server.store import Filed, Kept, Sought, Store
from tenfold.server.store.sharing import SHARED
from tests.server.store.builders import AT, card, opening
from tests.server.store.conftest import Opener


def kept(guest: str, table: str, n: int, players: int = 2, against: str = "", won: bool = False) -> Kept:
    return Kept(guest, table, AT + n, "ten", players, against, None, won)


def play(store: Store, table: str, n: int, *kept: Kept, public: bool = False) -> None:
    store.commit([opening(table, card(table, "over", public, tuple(one.guest for one in kept)))])
    store.file(table, Filed(table, AT + n, f'{{"n": {n}}}'), kept)


def ids(games: list[Filed]) -> list[str]:
    return [game.table for game in games]


@pytest.fixture
def evening(store: Store) -> Store:
    """Three games of Ann's, one of them with Ben, and one of Ben's alone."""
    play(store, "a", 1, kept("ann", "a", 1, 1, won=True))
    play(store, "b", 2, kept("ann", "b", 2, won=True), kept("ben", "b", 2), public=True)
    play(store, "c", 3, kept("ann", "c", 3, 3, "careful"))
    play(store, "d", 4, kept("ben", "d", 4, 3, "careful"), public=True)
    return store


def test_games_are_found_by_what_they_are(evening: Store) -> None:
    assert ids(evening.games_of("ann", Sought(), 0, 9)) == ["c", "b", "a"]
    assert ids(evening.games_of("ann", Sought(), 0, 2)) == ["c", "b"]
    assert ids(evening.games_of("ann", Sought(), AT + 2, 9)) == ["a"]
    assert ids(evening.games_of("ann", Sought(won=True), 0, 9)) == ["b", "a"]
    assert ids(evening.games_of("ann", Sought(players=3, against="careful"), 0, 9)) == ["c"]
    assert ids(evening.games_of("ann", Sought(against=""), 0, 9)) == ["b", "a"]
    assert evening.games_of("ann", Sought(game="chess"), 0, 9) == []
    assert ids(evening.public_games(0, 9)) == ["d", "b"]
    assert ids(evening.public_games(AT + 4, 9)) == ["b"]


def test_a_game_is_filed_once_whoever_does_it(store: Store, rival: Store) -> None:
    store.commit([opening(table, card(table, "over", guests=("ann",))) for table in "ab"])
    store.commit([opening("c", card("c", "playing", guests=("ann",)))])
    assert sorted(store.to_file(9)) == ["a", "b"]
    assert store.to_file(1) in (["a"], ["b"])
    assert sorted(store.to_file_of("ann")) == ["a", "b"]
    assert store.to_file_of("ben") == []
    store.file("a", Filed("a", AT, "{}"), [kept("ann", "a", 0)])
    rival.file("a", Filed("a", AT + 9, "{}"), [kept("ann", "a", 9)])
    assert store.games_of("ann", Sought(), 0, 9) == [Filed("a", AT, "{}")]
    store.file("b", None, [])
    assert store.to_file(9) == []
    assert store.game("b") is None


def test_a_deleted_game_is_nobodys_when_the_last_has_deleted_it(evening: Store) -> None:
    assert evening.forget_games("ann", ["b"]) == []
    assert ids(evening.games_of("ann", Sought(), 0, 9)) == ["c", "a"]
    assert "b" not in [table.table for table in evening.tables_of("ann", 9)]
    assert "b" in [table.table for table in evening.tables_of("ben", 9)]
    assert not evening.keeps("ann", "b")
    assert evening.keeps("ben", "b")
    assert evening.forget_games("ben", ["b", "c"]) == ["b"]
    assert evening.log_after("b", -1) == []
    assert evening.listed("b") is None
    assert ids(evening.games_of("ann", Sought(), 0, 9)) == ["c", "a"]


def test_a_guest_forgets_all_games_at_once(evening: Store) -> None:
    assert sorted(evening.forget_games("ann", None)) == ["a", "c"]
    assert evening.games_of("ann", Sought(), 0, 9) == []
    assert ids(evening.games_of("ben", Sought(), 0, 9)) == ["d", "b"]
    assert evening.forget_games("ann", None) == []


def test_games_from_before_there_was_a_history_are_still_to_be_filed(url: str, opener: Opener) -> None:
    old = opener(url, "one")
    old.commit([opening("a", card("a", "over", guests=("ann",))), opening("b", card("b", "playing", guests=("ann",)))])
    with old.database.writing() as connection:
        for statement in (
            "DROP TABLE reports",
            "ALTER TABLE guests DROP COLUMN seen",
            *(f"DROP TABLE IF EXISTS {shared}" for shared in SHARED.tables),
            "DROP TABLE acts",
            "DROP TABLE bans",
            "DROP TABLE mistakes",
            "DROP TABLE reviews",
            "DROP TABLE tries",
            "DROP TABLE deals",
            "DROP TABLE history",
            "DROP TABLE finished",
            "DROP INDEX tables_to_file",
            "ALTER TABLE tables DROP COLUMN filed",
            "UPDATE tenfold_version SET version_num = '6'",
        ):
            connection.exec_driver_sql(statement)
    old.close()
    new = opener(url, "two")
    assert new.to_file(9) == ["a"]
    assert sorted(table.table for table in new.tables_of("ann", 9)) == ["a", "b"]
