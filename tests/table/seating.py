"""Tables for tests, without a server: people ask, and what is decided happens at once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenfold.core.errors import TenfoldError
from tenfold.core.registry import find_game
from tenfold.core.seal import entropy_commitment
from tenfold.table.commands import AnyCommand, Commit, Move, Person, Reveal, Sit, Start
from tenfold.table.dealing import deal
from tenfold.table.deciding import decide
from tenfold.table.entries import Entry, Moved, Opened, TakenOver, read_entry, write_entry
from tenfold.table.plan import Chair, House, Plan
from tenfold.table.table import Table

ANNA, BEN, CARA, DORA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Cara", "Dora"))
EVERYBODY = [ANNA, BEN, CARA, DORA]
NONCE = "5ec7e7" * 10 + "0000"
SMALL_DECK = {"b1": 2, "g2": 1, "$1": 2}
QUICK = {"first": 0, "deck": SMALL_DECK}
THREE = {"players": 3, "first": 0, "out": "r"}
DEAL = {
    "hands": [
        ["g1", "g2", "g3", "g4", "y1", "y2", "y3", "i1", "i2", "i3"],
        ["g5", "g6", "g7", "g8", "y4", "y5", "y6", "b1", "b2", "b3"],
        ["y7", "y8", "b4", "b5", "b6", "b7", "b8", "i4", "i5", "i6"],
    ]
}
PAYMENT_SEED = "s240"
BEFORE_PAYMENT = ["draw", "draw", "draw", "draw", "take numbers"]
WHOLE_PAYMENT = ["buy p3", "pay 2c", "pay o2"]


def opened(
    game: str = "ten",
    options: dict[str, Any] | None = None,
    chairs: list[Chair] | None = None,
    house: House | None = None,
    **more: Any,
) -> Table:
    """A table that Anna has opened, with a seat of her own unless the chairs say otherwise."""
    chosen = find_game(game).read_options(options or {})
    seats = chairs or [chair_of(ANNA), *(Chair() for _ in range(find_game(game).seats(chosen) - 1))]
    plan = Plan(
        game=game,
        rules=find_game(game).rules_version,
        options=msgspec.to_builtins(chosen),
        house=house or House(),
        chairs=seats,
        **more,
    )
    table = Table("table-1")
    table.apply(Entry(Opened(plan=plan, host=ANNA.guest, code="ABCDEF", nonce=NONCE, seal=2), by=ANNA.guest))
    return table


def chair_of(person: Person) -> Chair:
    return Chair(guest=person.guest, name=person.name)


def full(game: str = "ten", options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table where every seat is taken and nothing has begun."""
    table = opened(game, options, **more)
    for seat, person in enumerate(EVERYBODY[: len(table.chairs)]):
        if table.chairs[seat].is_free:
            do(table, person, Sit(seat))
    return table


def started(game: str = "ten", options: dict[str, Any] | None = None, **more: Any) -> Table:
    table = full(game, options, **more)
    do(table, ANNA, Start())
    return table


def commit_to(table: Table, entropy: str) -> Commit:
    return Commit(entropy_commitment(table.id, entropy))


def dealing(entropies: dict[Person, str], *late: Person, **more: Any) -> Table:
    """A table where these have committed, and all of them but those who are late have revealed."""
    table = full(**more)
    for person, entropy in entropies.items():
        do(table, person, commit_to(table, entropy))
    do(table, ANNA, Start())
    for person, entropy in entropies.items():
        if person not in late:
            do(table, person, Reveal(entropy))
    return table


def dealt(table: Table) -> Table:
    """All have revealed, or the time for that is over."""
    table.apply(Entry(deal(table)))
    return table


def finished(table: Table) -> Table:
    """The game played to its end, each seat taking the first action that it may."""
    while table.session is not None and table.to_act is not None:
        play(table, table.session.position.legal()[0])
    return table


def do(table: Table, person: Person, command: AnyCommand, request: str | None = None) -> Entry:
    """Let somebody do something that is allowed."""
    entry = Entry(decide(table, person, command), by=person.guest, id=request)
    table.apply(entry)
    return entry


def play(table: Table, *actions: str) -> None:
    """Let whoever must act do it."""
    assert table.to_act is not None
    guest = table.chairs[table.to_act].guest
    do(table, next(person for person in EVERYBODY if person.guest == guest), Move(list(actions), table.head))


def time_is_out(table: Table, seat: int) -> None:
    table.apply(Entry(TakenOver(seat, table.house.stand_in, "time")))


def thought(table: Table, seat: int, action: str, spent: int) -> None:
    """A move that took some milliseconds."""
    table.apply(Entry(Moved(seat, [action], spent=spent)))


def refusal(table: Table, person: Person, command: AnyCommand) -> TenfoldError:
    """What somebody is told who asks for what is not allowed; the table stays as it was."""
    before = dump(table)
    with pytest.raises(TenfoldError) as refused:
        decide(table, person, command)
    assert dump(table) == before
    return refused.value


def code_for(table: Table, person: Person, command: AnyCommand) -> str:
    return refusal(table, person, command).code


def dump(table: Table) -> bytes:
    """Everything that a table is."""
    game = None if table.session is None else (table.session.log, table.session.position.to_bytes().hex())
    known = {
        name: value
        for name, value in vars(table).items()
        if name not in ("session", "acts", "muted", "game", "terms", "commitment")
    }
    acts = [[by, request, seq] for (by, request), seq in table.acts.items()]
    return msgspec.json.encode([known, acts, sorted(table.muted), game])


def replayed(table: Table) -> Table:
    """The table again, from its log as it is written."""
    again = Table(table.id)
    for entry in table.log:
        again.apply(read_entry(write_entry(entry)))
    return again
