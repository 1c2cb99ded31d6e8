"""Who may look at a table, and what goes out to those who do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator

from tenfold.server.live.connection import BARRED_FROM, CLOSED_TO_YOU, Connection
from tenfold.table.entries import Entry
from tenfold.table.kicking import BARRED, check_not_barred
from tenfold.table.messages import News, write_message
from tenfold.table.refused import Refused
from tenfold.table.table import Table
from tenfold.table.telling import Teller

CLOSED = "Only those who play can look at this table."


def may_look(table: Table, guest: str | None) -> bool:
    """Whoever sits here or is host; others too, before the game, where watchers are welcome, and when it was shared."""
    for_all = table.house.watchers or table.status == "lobby" or table.shared
    return for_all or guest == table.host or table.seat_of(guest) is not None


def closed_to(table: Table, guest: str | None) -> tuple[int, str] | None:
    """With what code and sentence somebody is shown out who may not look."""
    if guest in table.barred:
        return BARRED_FROM, BARRED
    return None if may_look(table, guest) else (CLOSED_TO_YOU, CLOSED)


def check_may_look(table: Table, guest: str | None) -> None:
    check_not_barred(table, guest)
    if not may_look(table, guest):
        raise Refused("closed", CLOSED)


def push_news(table: Table, connections: Iterable[Connection], entry: Entry, teller: Teller) -> None:
    """Send an entry that is durable to everybody, as they may know it; what is the same for several is made once."""
    frames: dict[tuple[int | None, bool, bool], bytes] = {}
    for connection in connections:
        if (closed := closed_to(table, connection.guest)) is not None:
            connection.close(*closed)
            continue
        own = entry.by is not None and connection.guest == entry.by
        key = connection.seat, own, connection.aid
        if key not in frames:
            frames[key] = write_message(teller.news(connection.seat, entry.id if own else None, connection.aid))
        connection.push(frames[key])


async def in_turn(telling: asyncio.Lock, story: Iterator[list[News]], now: bytes) -> AsyncIterator[bytes]:
    """A story and where it has led to. Between two pieces the process does other things, however many hear a story at once."""
    while (piece := await next_piece(telling, story)) is not None:
        for text in piece:
            yield text
    yield now


async def next_piece(telling: asyncio.Lock, story: Iterator[list[News]]) -> list[bytes] | None:
    async with telling:
        await asyncio.sleep(0)
        piece = next(story, None)
    return None if piece is None else [write_message(news) for news in piece]
