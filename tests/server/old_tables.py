"""Tables written straight into a store, as another version of the program left them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from tenfold.core.seal import new_nonce
from tenfold.server.identity.people import BEARER_LASTS_MS, hash_of
from tenfold.server.live.hall import new_code
from tenfold.server.live.plans import ForBot, NewTable, Open, plan_of
from tenfold.server.live.summary import card_of, now_ms, summary_of
from tenfold.server.store import Guest, Row, Store, Token, Unit
from tenfold.table.commands import Person
from tenfold.table.entries import Entry, Moved, Opened, Said, Started, write_entry
from tenfold.table.ids import new_id
from tenfold.table.plan import House
from tenfold.table.table import Table

OTHER_RULES = 99
HOUR = 3_600_000
Change = Callable[[int, str], str]


def arrived(store: Store, name: str) -> tuple[Person, str]:
    """A guest and a bearer token of theirs."""
    guest, secret, at = Guest(new_id(), name), secrets.token_urlsafe(32), now_ms()
    store.add_guest(guest, at)
    store.add_token(hash_of(secret), guest.id, Token(new_id(), "bearer", "test", at, at + BEARER_LASTS_MS))
    return Person(guest.id, guest.name), secret


def against_bot(host: Person, first: int, house: House) -> Table:
    """A game of TEN of somebody against a bot, at its beginning."""
    new = NewTable(game="ten", options={"first": first}, seats=[Open(), ForBot("random")], house=house)
    table = Table(new_id())
    table.apply(Entry(Opened(plan=plan_of(new, host), host=host.guest, code=new_code(), nonce=new_nonce()), by=host.guest))
    table.apply(Entry(Started(), by=host.guest))
    return table


def played(table: Table, moves: int = 10_000) -> Table:
    """So many moves, or to the end."""
    while moves and table.session is not None and table.to_act is not None:
        seat, moves = table.to_act, moves - 1
        table.apply(Entry(Moved(seat, [table.session.legal()[-1]], bot=table.chairs[seat].guest is None)))
    return table


def talked(table: Table, person: Person, text: str) -> Table:
    table.apply(Entry(Said(person.guest, person.name, text), by=person.guest))
    return table


def as_it_is(seq: int, text: str) -> str:
    return text


def of_other_rules(seq: int, text: str) -> str:
    return text.replace('"rules":1', f'"rules":{OTHER_RULES}', 1) if seq == 1 else text


def of_other_game(seq: int, text: str) -> str:
    return text.replace('"game":"ten"', '"game":"chess"', 1) if seq == 1 else text


def rows_of(table: Table, at: int, change: Change) -> list[Row]:
    """The whole log as the server would have written it, a second an entry."""
    again, rows = Table(table.id), []
    for seq, entry in enumerate(table.log, 1):
        again.apply(entry)
        rows.append(Row(table.id, seq, at + 1000 * seq, change(seq, write_entry(entry).decode()), again.to_act))
    return rows


def written(store: Store, table: Table, change: Change = as_it_is, with_result: bool = True) -> str:
    """Write a table as it was an hour ago, with something due if it is not over; its id."""
    at = now_ms() - HOUR
    card = card_of(table) if with_result else msgspec.structs.replace(card_of(table), outcome=None)
    summary = msgspec.structs.replace(summary_of(table, at, at), card=card, due=None if table.over else at)
    assert store.commit([Unit(rows_of(table, at, change), [summary])]) == [True]
    return table.id
