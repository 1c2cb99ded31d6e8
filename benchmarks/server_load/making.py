"""Guests and tables made straight in the store, before the server that will serve them starts."""

from __future__ import annotations

import random
import secrets
from typing import Any

import msgspec

from tenfold.core.seal import new_nonce
from tenfold.server.identity.people import BEARER_LASTS_MS, hash_of
from tenfold.server.live.hall import new_code
from tenfold.server.live.plans import NewTable, plan_of
from tenfold.server.live.summary import card_of, now_ms, summary_of
from tenfold.server.store import Guest, Row, Store, Token, Unit
from tenfold.table.commands import Person
from tenfold.table.entries import Entry, Moved, Opened, Sat, Started, write_entry
from tenfold.table.ids import new_id
from tenfold.table.table import Table

Pair = tuple[Person, Person]


def arrive(store: Store, name: str) -> tuple[Person, str]:
    """A guest and a bearer token of theirs."""
    guest, secret, at = Guest(new_id(), name), secrets.token_urlsafe(32), now_ms()
    store.add_guest(guest, at)
    store.add_token(hash_of(secret), guest.id, Token(new_id(), "bearer", "benchmark", at, at + BEARER_LASTS_MS))
    return Person(guest.id, guest.name), secret


def opened(pair: Pair, seed: str | None = None) -> Opened:
    plan = plan_of(NewTable(game="ten", options={"players": 2}, seed=seed), pair[0])
    return Opened(plan=plan, host=pair[0].guest, code=new_code(), nonce=new_nonce(), seal=2)


def started(pair: Pair, seed: str | None = None) -> Table:
    """A table of TEN at which the first decision is to be made."""
    table = Table(new_id())
    table.apply(Entry(opened(pair, seed), by=pair[0].guest))
    table.apply(Entry(Sat(1, pair[1].guest, pair[1].name), by=pair[1].guest))
    table.apply(Entry(Started(), by=pair[0].guest))
    return table


def play(table: Table, pair: Pair, rng: random.Random, most: int) -> None:
    """Random moves, as they come from clients."""
    for n in range(most):
        seat = table.to_act
        if seat is None or table.session is None:
            return
        action = rng.choice(table.session.position.legal())
        table.apply(Entry(Moved(seat, [action], spent=rng.randrange(60_000)), by=pair[seat].guest, id=f"m{n}"))


def unit(table: Table) -> Unit:
    """A whole table, to be written at once."""
    at = now_ms()
    rows = [Row(table.id, seq, at, write_entry(entry).decode(), table.to_act) for seq, entry in enumerate(table.log, 1)]
    return Unit(rows, [msgspec.structs.replace(summary_of(table, at, at), card=card_of(table))])


def busy_tables(store: Store, pairs: int, tables: int) -> list[dict[str, Any]]:
    """Tables that wait for their first move, and by which tokens their players are known."""
    players = [(arrive(store, f"First {n}"), arrive(store, f"Second {n}")) for n in range(pairs)]
    made = []
    units = []
    for n in range(tables):
        (first, one), (second, two) = players[n % pairs]
        table = started((first, second))
        units.append(unit(table))
        made.append({"table": table.id, "tokens": [one, two]})
    store.commit(units)
    return made
