"""What is written with an entry: the entry itself, and what lists say of the table after it, all in one transaction."""

from __future__ import annotations

import time

import msgspec

from tenfold.core.teaching import Teacher
from tenfold.server.store import CLOSED, Card, Row, Summary, Unit
from tenfold.table.entries import Moved, write_entry
from tenfold.table.table import Table
from tenfold.table.telling import seat_view

LEARNED = "lesson"
GRACE_MS = 1_000
REVEAL_MS = 5_000
COMMIT_MS = 5_000


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def unit_of(table: Table, at: int, began: int, was_due: bool, born: Table | None = None) -> Unit:
    """The entry just applied to a table, in a turn that began then, and the table that it gives birth to, if any.

    A move of people without a clock changes nothing that lists must know, and is written alone.
    """
    if born is not None:
        return Unit([row_of(table, at), row_of(born, at)], [summary_of(table, at, began), summary_of(born, at, at)])
    plain = only_moved(table) and due(table, at, began) is None and not was_due
    return Unit([row_of(table, at)], [] if plain else [summary_of(table, at, began)])


def row_of(table: Table, at: int) -> Row:
    return Row(table.id, table.head, at, write_entry(table.log[-1]).decode(), table.to_act)


def summary_of(table: Table, at: int, began: int) -> Summary:
    return Summary(table.id, due(table, at, began), at, None if only_moved(table) else card_of(table))


def only_moved(table: Table) -> bool:
    """The last entry was a move, and the game goes on; in a lesson it may have been the end of that."""
    return isinstance(table.log[-1].what, Moved) and table.to_act is not None and table.teacher is None


def due(table: Table, at: int, began: int) -> int | None:
    """When a bot should have moved, a clock have run out or a game have started: whoever finds the table then looks into it."""
    if table.closed is not None:
        return None
    if table.session is None:
        return due_before_play(table, at)
    if table.bot_to_act is not None:
        return at + table.house.pace + GRACE_MS
    patience_ms = table.patience_ms()
    return None if patience_ms is None else began + patience_ms + GRACE_MS


def due_before_play(table: Table, at: int) -> int | None:
    if table.dealing:
        return at + REVEAL_MS + GRACE_MS
    return at + COMMIT_MS + GRACE_MS if table.starts_itself else None


def listed_status(table: Table) -> str:
    """A game that was finished stays finished, whatever becomes of its table."""
    return table.status if table.closed is None or table.over else CLOSED


def card_of(table: Table) -> Card:
    return Card(
        code=table.code,
        game=table.plan.game,
        public=table.house.public and table.closed is None,
        status=listed_status(table),
        host=table.host,
        seats=msgspec.json.encode([seat_view(chair) for chair in table.chairs]).decode(),
        guests=[(seat, chair.guest) for seat, chair in enumerate(table.chairs) if chair.guest is not None],
        outcome=None if table.outcome is None else msgspec.json.encode(table.outcome).decode(),
        achieved=achieved(table),
    )


def achieved(table: Table) -> list[tuple[str, str, int]]:
    """What guests have achieved, as the game counts it: without a stand-in, and with a deck that nobody knew."""
    if table.teacher is not None:
        return learned(table, table.teacher)
    outcome = table.outcome
    if outcome is None or not table.plan.sealed:
        return []
    chairs = [(seat, chair.guest) for seat, chair in enumerate(table.chairs) if chair.guest is not None and chair.bot is None]
    found = [(guest, table.game.achievements(table.options, outcome, seat)) for seat, guest in chairs]
    return [(guest, one.key, one.number) for guest, achievements in found for one in achievements]


def learned(table: Table, teacher: Teacher) -> list[tuple[str, str, int]]:
    """Whoever has heard a lesson to its end keeps that."""
    guest = table.chairs[teacher.seat].guest
    return [(guest, LEARNED, 0)] if teacher.finished and guest is not None else []
