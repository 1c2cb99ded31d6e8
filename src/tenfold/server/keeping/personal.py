"""All that is kept about one guest, for themselves."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from tenfold.server.keeping.erasing import MOST_SEATS, tables_naming
from tenfold.server.keeping.looking import Line, chat_of, guest_found
from tenfold.server.store import Sought, Store
from tenfold.server.store.schema import BANS, DEALS, GUESTS, MISTAKES, REPORTS, SUBSCRIPTIONS, TRIES

MOST_GAMES = 1_000_000
SEEN = select(GUESTS.c.seen).where(GUESTS.c.id == bindparam("guest"))
BAN = select(BANS.c.since, BANS.c.until, BANS.c.reason).where(BANS.c.whom == bindparam("guest"))
DEVICES = select(SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.created).where(SUBSCRIPTIONS.c.guest_id == bindparam("guest"))
OFFERED = select(DEALS.c.id, DEALS.c.game, DEALS.c.created).where(DEALS.c.host == bindparam("guest"))
OPENED = select(TRIES.c.deal_id, TRIES.c.table_id).where(TRIES.c.guest_id == bindparam("guest"))
OWN_MISTAKES = select(MISTAKES.c.table_id, MISTAKES.c.step, MISTAKES.c.cost, MISTAKES.c.mistake).where(
    MISTAKES.c.guest_id == bindparam("guest")
)
P = REPORTS.c
MADE = select(P.at, P.table_id, P.name, P.reason, P.lines, P.settled).where(P.reporter == bindparam("guest"))


class KnownBy(msgspec.Struct, frozen=True):
    """A device, token or link, without its secret."""

    kind: str
    label: str
    created: int
    expires: int


class SatAt(msgspec.Struct, frozen=True):
    """A table where one sits or sat, and how it stands."""

    table: str
    code: str
    game: str
    status: str
    touched: int


class SaidAt(msgspec.Struct, frozen=True):
    """What one said, as which name."""

    table: str
    at: int
    name: str
    text: str


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a server keeps about a guest; times are milliseconds since 1970. Records of games come apart from it."""

    id: str
    name: str
    created: int
    seen: int
    known_by: list[KnownBy]
    devices: list[dict[str, Any]]
    tables: list[SatAt]
    said: list[SaidAt]
    games: list[dict[str, Any]]
    achievements: list[dict[str, Any]]
    mistakes: list[dict[str, Any]]
    deals_offered: list[dict[str, Any]]
    deals_opened: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    bans: list[dict[str, Any]]


def everything_about(store: Store, guest: str) -> PersonalData:
    found = guest_found(store, guest)
    return PersonalData(
        id=found.id,
        name=found.name,
        created=found.created,
        seen=store.database.read(SEEN, {"guest": guest})[0][0],
        known_by=[KnownBy(token.kind, token.label, token.created, token.expires) for token in store.tokens_of(guest)],
        devices=rows(store, DEVICES, guest),
        tables=[SatAt(one.table, one.code, one.game, one.status, one.touched) for one in store.tables_of(guest, MOST_SEATS)],
        said=said_by(store, guest),
        games=games_of(store, guest),
        achievements=[{"game": game, "key": key, "number": number} for game, key, number in store.achieved_by(guest)],
        mistakes=rows(store, OWN_MISTAKES, guest),
        deals_offered=rows(store, OFFERED, guest),
        deals_opened=rows(store, OPENED, guest),
        reports=rows(store, MADE, guest),
        bans=rows(store, BAN, guest),
    )


def rows(store: Store, statement: Any, guest: str) -> list[dict[str, Any]]:
    names = list(statement.selected_columns.keys())
    return [dict(zip(names, row, strict=True)) for row in store.database.read(statement, {"guest": guest})]


def said_by(store: Store, guest: str) -> list[SaidAt]:
    tables = list(tables_naming(store, guest))
    return [said(table, line) for table in tables for line in chat_of(store, table) if line.guest == guest]


def said(table: str, line: Line) -> SaidAt:
    return SaidAt(table, line.at, line.name, line.text)


def games_of(store: Store, guest: str) -> list[dict[str, Any]]:
    """Finished games, with who played and how it ended."""
    games = store.games_of(guest, Sought(), 0, MOST_GAMES)
    return [{"table": game.table, **msgspec.json.decode(game.summary)} for game in games]
