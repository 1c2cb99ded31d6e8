"""Forgets a guest: their seats go to bots, what is theirs alone is removed, and what others share names them no more."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core.errors import TenfoldError
from tenfold.server.history.filing import file_game
from tenfold.server.live.clocks import SteadyClock
from tenfold.server.live.reading import read_table
from tenfold.server.live.summary import unit_of
from tenfold.server.store import CLOSED, Store, Unavailable
from tenfold.server.store.erasing import act_of_erasing
from tenfold.server.store.neutral import Neutral
from tenfold.table.commands import Leave, Person
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry

LOOKED_AT_ONCE = 200
TRIED = 5
MOST_SEATS = 10_000


def erase(store: Store, guest: str, by: str, at: int, reason: str) -> None:
    """Whatever of it was done before may be done again; the act is written last, and servers then see to their rooms."""
    neutral = Neutral(guest, filter(None, [store.name_of(guest)]))
    store.end_tokens(guest)
    for table in store.to_file_of(guest):
        file_game(store, table)
    store.forget_games(guest, None)
    store.remove_tables(store.tables_alone(guest))
    leave_all(store, guest)
    for table in tables_naming(store, guest):
        store.write_anew(table, neutral)
    store.erase_guest(neutral, act_of_erasing(guest, by, at, reason))


def tables_naming(store: Store, guest: str) -> Iterator[str]:
    """Wherever they sat or spoke, or were invited."""
    after = ""
    while True:
        found, after = store.tables_naming(guest, after, LOOKED_AT_ONCE)
        yield from found
        if not after:
            return


def leave_all(store: Store, guest: str) -> None:
    for listed in store.tables_of(guest, MOST_SEATS):
        if listed.status not in ("over", CLOSED):
            leave(store, listed.table, Person(guest, ""))


def leave(store: Store, table: str, person: Person) -> None:
    """As they would themselves: before the game the seat is free, during it a bot plays on. Somebody else may write at once."""
    for _ in range(TRIED):
        try:
            if left(store, table, person):
                return
        except Unavailable:
            raise
        except TenfoldError:
            return  # It cannot be played here, or a bot plays there already.


def left(store: Store, table: str, person: Person) -> bool:
    clock = SteadyClock(store.now())
    made, times = read_table(table, store.log_after(table, 0), clock)
    made.apply(Entry(decide(made, person, Leave()), by=person.guest))
    at = max(clock.now(), times.latest)
    [done] = store.commit([unit_of(made, at, times.began, was_due=True)])
    return done
