"""The game of a record file, move by move: in words, or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tenfold.core.errors import BadRecord
from tenfold.core.game import Position
from tenfold.core.pictures import position_at
from tenfold.core.plain import plain, plain_json
from tenfold.core.record import Record
from tenfold.core.words import sentence

LARGEST_FILE_BYTES = 1 << 22


def read_file(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE_BYTES + 1)
        if len(data) > LARGEST_FILE_BYTES:
            raise BadRecord(None, f"{file} is not a record file: it is larger than {LARGEST_FILE_BYTES:,} bytes.")
        return data.decode()
    except OSError as error:
        raise BadRecord(None, f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadRecord(None, f"{file} is not a record file: it is not UTF-8 text.") from None


def moments(record: Record, at: int | None) -> Iterator[tuple[int, Position[Any]]]:
    """All moments of a game, or only one of them."""
    if at is None:
        yield from enumerate(record.positions())
    else:
        yield at, position_at(record, at)


def json_lines(record: Record, at: int | None = None, seat: int | None = None) -> list[str]:
    lines = []
    for n, position in moments(record, at):
        move: dict[str, Any] = {"n": n, "action": record.actions[n - 1] if n else None, "events": position.events(seat)}
        move |= {"to_act": position.to_act, "view": position.view(seat), "outcome": position.outcome()}
        lines.append(plain_json(msgspec.json.encode(move).decode()))
    return lines


def word_lines(record: Record, at: int | None = None, seat: int | None = None) -> list[str]:
    lines: list[str] = []
    for n, position in moments(record, at):
        names = position.game.cast(record.options, [plain(name) for name in record.names])
        sentences = " ".join(sentence(position.game, event, names) for event in position.events(seat))
        lines.append(f"{n:4}  {sentences}" if n else f"{position.game.title}, seed {record.seed!r}. {sentences}")
    return lines if at is not None and not position.is_over else [*lines, result(position, names)]


def result(position: Position[Any], names: list[str]) -> str:
    outcome = position.outcome()
    if outcome is None:
        return "The game is not finished."
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    winners = " and ".join(names[seat] for seat in outcome.winners)
    return f"Scores: {scores}. Won by {winners} ({outcome.decided.replace('_', ' ')})."
