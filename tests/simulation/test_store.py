"""The store of the simulation answers as the SQL store does."""

from __future__ import annotations

import random

import msgspec

from tenfold.server.store import Card, Row, Store, Summary, Unit
from tenfold.table.entries import Entry, Said, write_entry
from tests.simulation.store import Disk, SimulatedStore
from tests.simulation.world import World

TABLES = ["a", "b", "c"]
SAID = write_entry(Entry(Said("anna", "Anna", "Hello"))).decode()


def any_unit(rng: random.Random) -> Unit:
    """Of one table or of two, of any sequence, with or without what lists say."""
    tables = rng.sample(TABLES, rng.choice([1, 1, 2]))
    rows = [Row(table, rng.randint(1, 4), 5, SAID, None) for table in tables]
    due = rng.choice([None, rng.randint(1, 9)])
    return Unit(rows, [Summary(table, due, rng.randint(1, 9), any_card(table, rng)) for table in tables if rng.random() < 0.7])


def any_card(table: str, rng: random.Random) -> Card | None:
    code = rng.choice([table.upper(), table.upper(), "X"])
    return Card(code, "ten", False, rng.choice(["lobby", "playing"]), "anna", "[]", []) if rng.random() < 0.7 else None


def any_question(rng: random.Random) -> tuple[str, tuple[object, ...]]:
    table, number = rng.choice(TABLES), rng.randint(0, 9)
    questions: list[tuple[str, tuple[object, ...]]] = [
        ("commit", ([any_unit(rng) for _ in range(rng.randint(1, 3))],)),
        ("log_after", (table, number % 4)),
        ("due", (number, 2, (number // 2, table))),
        ("visit", ([table], number)),
        ("set_aside", (table, rng.choice(["rules", "replay"]))),
        ("release", (table, number)),
        ("why_aside", (table,)),
        ("asides", ()),
    ]
    return rng.choice(questions)


def test_both_stores_say_the_same(store: Store) -> None:
    world = World(1)
    world.troubled = False
    simulated, rng = SimulatedStore(Disk(world, shared=False), "one"), random.Random(7)
    for _ in range(400):
        question, given = any_question(rng)
        answers = [msgspec.to_builtins(getattr(one, question)(*given)) for one in (simulated, store)]
        assert answers[0] == answers[1], (question, given)
