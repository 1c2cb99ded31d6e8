"""Reads the log as the database has it, past the server, and holds it against what players know."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from tenfold.core.proof import Witness, judge
from tenfold.core.record import Record, read_record
from tenfold.table.entries import Entry, Moved, read_entry
from tests.server.reliability.players import Game, Party, Player

ROWS = "SELECT table_id, seq, entry FROM log ORDER BY table_id, seq"
HEADS = "SELECT id, (SELECT max(seq) FROM log WHERE table_id = tables.id) FROM tables"

Logs = dict[str, list[Entry]]


def select(place: Path | str, *statements: str) -> list[list[tuple[Any, ...]]]:
    """From the SQLite database in a folder, or from the PostgreSQL database of a URL, all as it is at one moment."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / "tenfold.db", isolation_level=None)) as lite:
            lite.execute("BEGIN")
            return [lite.execute(statement).fetchall() for statement in statements]
    with psycopg.connect(place) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        return [connection.execute(statement.encode()).fetchall() for statement in statements]


def read_logs(place: Path | str) -> Logs:
    """Every table's log; its sequences have no gap and nothing twice."""
    logs: Logs = defaultdict(list)
    rows, heads = select(place, ROWS, HEADS)
    for table, seq, text in rows:
        logs[table].append(read_entry(text))
        assert seq == len(logs[table]), f"sequence {seq} of {table} is out of order"
    assert dict(heads) == {table: len(log) for table, log in logs.items()}
    for table, log in logs.items():
        check_once(table, log)
    return logs


def check_once(table: str, log: list[Entry]) -> None:
    requests = [(entry.by, entry.id) for entry in log if entry.id is not None]
    assert len(requests) == len(set(requests)), f"a request was done twice at {table}"


def check_ledger(seat: Player, log: list[Entry]) -> None:
    """What was acknowledged is where it was said to be."""
    assert not seat.contradictions
    for request, seq in seat.ledger.items():
        assert seq <= len(log), f"{request} was acknowledged at {seq}, but the log ends at {len(log)}"
        assert (log[seq - 1].by, log[seq - 1].id) == (seat.you, request)


def check_record(game: Game, text: str, log: list[Entry]) -> Record:
    """The record tells the same game as the log, ends as the players saw it, and proves its deal."""
    record = read_record(text)
    assert record.sealed is not None
    given = [f"of player {number}" for number in range(len(game.seats))]
    late = record.sealed.left_out
    assert record.sealed.entropies[: len(given)] == ["" if seat in late else entropy for seat, entropy in enumerate(given)]
    for witness in (Witness(commitment=game.commitment), *(seat.witness for seat in game.seats)):
        assert not judge(record, witness).misfits
    assert record.actions == [action for entry in log if isinstance(entry.what, Moved) for action in entry.what.actions]
    assert record.last().outcome() == game.seats[0].outcome is not None
    return record


async def check_party(party: Party, place: Path | str) -> int:
    """Everything about all games of a party; how many entries the log has."""
    logs = read_logs(place)
    for game in party.games:
        for seat in game.seats:
            check_ledger(seat, logs[game.table])
        check_record(game, await party.guests[0].record(game.table), logs[game.table])
    return sum(len(log) for log in logs.values())
