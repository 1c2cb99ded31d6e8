"""What can go wrong with a server, and how workers hear of each other."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest
from prometheus_client import REGISTRY

from tenfold.server.store import Guest, Listener, Store, Unavailable
from tests.server.postgres import Postgres, wheel_binaries
from tests.server.store.builders import card, move, opening, token
from tests.server.store.conftest import Opener

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture
def store(postgres_url: str, opener: Opener) -> Store:
    return opener(postgres_url, "one")


class Ears:
    """A listener, and what it heard."""

    def __init__(self, url: str) -> None:
        self.heard: queue.Queue[dict[str, Any]] = queue.Queue()
        self.back: queue.Queue[None] = queue.Queue()
        self.listener = Listener(url, self.heard.put, lambda: self.back.put(None))
        self.back.get()

    def next(self) -> dict[str, Any]:
        return self.heard.get()


@pytest.fixture
def ears(postgres_url: str, postgres: Postgres) -> Iterator[Ears]:
    made = Ears(postgres_url)
    yield made
    made.listener.stop()


def test_the_next_call_works_after_a_restart(store: Store, postgres: Postgres) -> None:
    assert store.commit([move("a", 0)]) == [True]
    store.log_after("a", -1)
    postgres.restart()
    assert store.commit([move("a", 1)]) == [True]
    postgres.restart()
    assert len(store.log_after("a", -1)) == 2
    store.touch()


def failures(reason: str) -> float:
    return REGISTRY.get_sample_value("tenfold_write_failures_total", {"reason": reason}) or 0.0


def test_every_call_says_so_while_the_server_is_down_and_works_again_after(store: Store, postgres: Postgres) -> None:
    calls: list[Callable[[], object]] = [
        lambda: store.commit([move("a", 0)]),
        lambda: store.log_after("a", -1),
        lambda: store.add_guest(Guest("ann", "Ann"), 1),
        lambda: store.redeem_link("#", 1, "#device", token("device")),
        lambda: store.announce({}),
        store.touch,
    ]
    before = failures("away")
    postgres.stop()
    try:
        for call in calls * 2:
            with pytest.raises(Unavailable, match="try again"):
                call()
    finally:
        postgres.start()
    assert failures("away") == before + 2 * len([call for call in calls if call is not calls[1]])
    for call in calls:
        call()
    assert len(store.log_after("a", -1)) == 1


def test_a_connection_that_breaks_in_a_transaction_leaves_nothing_behind(store: Store, postgres: Postgres) -> None:
    def break_off() -> None:
        with store.database.writing() as connection:
            connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', 'Ann', 1)")
            postgres.restart()
            connection.exec_driver_sql("INSERT INTO guests VALUES ('bob', 'Bob', 1)")

    with pytest.raises(Unavailable):
        break_off()
    store.add_guest(Guest("ann", "Ann"), 1)


class Player:
    """Writes on and on; after trouble it looks whether its last entry was written, as the server does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seq = 0
        self.troubles = 0
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                assert self.store.commit([move("a", self.seq)]) == [True]
                self.seq += 1
            except Unavailable:
                self.look()

    def look(self) -> None:
        """However long the database is away."""
        while True:
            self.troubles += 1
            try:
                self.seq = len(self.store.log_after("a", -1))
                return
            except Unavailable:
                time.sleep(0.02)


def test_nothing_is_lost_or_doubled_when_the_server_restarts_during_commits(store: Store, postgres: Postgres) -> None:
    player = Player(store)
    thread = threading.Thread(target=player.run)
    thread.start()
    for _ in range(4):
        enough = player.seq + 20
        while thread.is_alive() and player.seq < enough:
            time.sleep(0.01)
        postgres.restart()
    player.ended.set()
    thread.join()
    assert player.troubles > 0
    assert [found.seq for found in store.log_after("a", -1)] == list(range(player.seq))


def test_a_worker_that_waits_too_long_for_another_says_so(store: Store, postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as other:
        other.execute("INSERT INTO log VALUES ('a', 0, 0, '')")
        with pytest.raises(Unavailable):
            store.commit([move("b", 0), move("a", 0)])
        other.rollback()
    assert store.log_after("b", -1) == []
    assert store.commit([move("b", 0), move("a", 0)]) == [True, True]


def test_workers_hear_how_far_tables_are(store: Store, ears: Ears) -> None:
    store.commit([opening("a", card("a")), move("b", 4), move("a", 1)])
    assert ears.next() == {"worker": "one", "heads": {"a": 1, "b": 4}}
    store.announce({"here": "Zoë"})
    assert ears.next() == {"here": "Zoë"}


def test_workers_do_not_hear_of_what_was_refused(store: Store, ears: Ears) -> None:
    store.commit([move("a", 0)])
    store.commit([move("a", 0), move("b", 0)])
    assert [ears.next()["heads"] for _ in range(2)] == [{"a": 0}, {"b": 0}]
    assert ears.heard.empty()


def test_much_is_told_in_pieces(store: Store, ears: Ears) -> None:
    tables = {f"table-{number:036}": number for number in range(1_000)}
    store.commit([move(table, seq) for table, seq in tables.items()])
    heads: dict[str, int] = {}
    while len(heads) < len(tables):
        heads |= ears.next()["heads"]
    assert heads == tables


def test_the_listener_comes_back_after_a_restart(store: Store, ears: Ears, postgres: Postgres) -> None:
    for seq in range(2):
        postgres.restart()
        ears.back.get()
        store.commit([move("a", seq)])
        assert ears.next()["heads"] == {"a": seq}


def test_the_listener_waits_for_a_server_that_is_down(postgres_url: str, postgres: Postgres, store: Store) -> None:
    back = threading.Event()
    postgres.stop()
    listener = Listener(postgres_url, lambda notice: None, back.set)
    assert not back.is_set()
    postgres.start()
    assert back.wait()
    listener.stop()


def test_the_listener_outlives_those_who_cannot_bear_the_news(store: Store, postgres_url: str) -> None:
    back: queue.Queue[None] = queue.Queue()

    def heard(notice: dict[str, Any]) -> None:
        raise ValueError(notice)

    listener = Listener(postgres_url, heard, lambda: back.put(None))
    back.get()
    store.announce({"bad": "news"})
    back.get()
    listener.stop()


def test_the_server_in_the_wheel_serves_as_well(opener: Opener) -> None:
    server = Postgres(wheel_binaries())
    try:
        assert opener(server.database(), "one").commit([move("a", 0)]) == [True]
    finally:
        server.remove()
