"""Games with a long log, written straight into the store before the server that will serve them starts."""

from __future__ import annotations

import random
from pathlib import Path

from benchmarks.server_load.making import arrive, unit
from tenfold.core.seal import new_nonce
from tenfold.server.live.hall import new_code
from tenfold.server.live.plans import NewTable, plan_of
from tenfold.server.store import open_store
from tenfold.table.commands import Person
from tenfold.table.entries import Entry, Moved, Opened, Said, Sat, Started
from tenfold.table.ids import new_id
from tenfold.table.table import Table

PLAYERS = 5
ENTRIES = 1_200


def long_game(people: list[Person], moves: int | None = None, entries: int = ENTRIES) -> Table:
    """TEN for five who talk a lot, to its end or for some moves."""
    table = begun(people)
    rng = random.Random(1)
    while table.session is not None and table.to_act is not None and moves != 0:
        action = rng.choice(table.session.legal())
        table.apply(Entry(Moved(table.to_act, [action]), by=people[table.to_act].guest, id=f"m{table.head}"))
        talk(table, people[rng.randrange(PLAYERS)])
        moves = None if moves is None else moves - 1
    while table.head < entries:
        talk(table, people[rng.randrange(PLAYERS)])
    return table


def begun(people: list[Person]) -> Table:
    plan = plan_of(NewTable(game="ten", options={"players": PLAYERS}, seed="a long game"), people[0])
    table = Table(new_id())
    table.apply(Entry(Opened(plan=plan, host=people[0].guest, code=new_code(), nonce=new_nonce()), by=people[0].guest))
    for seat, person in enumerate(people[1:], 1):
        table.apply(Entry(Sat(seat, person.guest, person.name), by=person.guest))
    table.apply(Entry(Started(), by=people[0].guest))
    return table


def talk(table: Table, person: Person) -> None:
    table.apply(Entry(Said(person.guest, person.name, f"That was number {table.head}."), by=person.guest))


def write(folder: Path, *tables: Table) -> None:
    store = open_store(f"sqlite:///{folder / 'tenfold.db'}", "before")
    store.commit([unit(table) for table in tables])
    store.close()


def come(folder: Path, *names: str) -> list[tuple[Person, str]]:
    """Guests with their bearer tokens."""
    store = open_store(f"sqlite:///{folder / 'tenfold.db'}", "before")
    people = [arrive(store, name) for name in names]
    store.close()
    return people
