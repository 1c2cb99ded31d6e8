"""Writes what tables are like, who sits at them, and when something is due there."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from tenfold.server.store.database import Database
from tenfold.server.store.shapes import Card, Summary

UPSERT = """INSERT INTO tables (id, code, game, public, status, host, seats, outcome, due, touched)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, game = excluded.game, public = excluded.public,
    status = excluded.status, host = excluded.host, seats = excluded.seats,
    outcome = excluded.outcome, due = excluded.due, touched = excluded.touched, aside = NULL"""
LEAVE = "DELETE FROM seats WHERE table_id = ?"
ACHIEVE = "INSERT INTO achievements (guest_id, game, key, number) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
SIT = "INSERT INTO seats (table_id, seat, guest_id) VALUES (?, ?, ?)"


def write_summaries(database: Database, connection: Connection, summaries: Sequence[Summary]) -> None:
    """Write the last summary and the last card of each table, for of several units one may hold this and one that."""
    last = {summary.table: summary for summary in summaries}
    cards = {summary.table: summary.card for summary in summaries if summary.card is not None}
    database.update_due(connection, [summary for table, summary in last.items() if table not in cards])
    if cards:
        write_cards(database, connection, last, cards)


def write_cards(database: Database, connection: Connection, last: dict[str, Summary], cards: dict[str, Card]) -> None:
    database.many(connection, UPSERT, [line(last[table], card) for table, card in sorted(cards.items())])
    database.many(connection, LEAVE, [(table,) for table in cards])
    database.many(connection, SIT, [(table, seat, guest) for table, card in cards.items() for seat, guest in card.guests])
    achieved = [(guest, card.game, key, number) for card in cards.values() for guest, key, number in card.achieved]
    if achieved:
        database.many(connection, ACHIEVE, sorted(achieved))


def line(summary: Summary, card: Card) -> tuple[object, ...]:
    shown = (card.code, card.game, card.public, card.status, card.host, card.seats, card.outcome)
    return (summary.table, *shown, summary.due, summary.touched)
