"""Somebody's games as files: a table of them (CSV, Parquet), and every record (zip)."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from tenfold.core.extras import require
from tenfold.server.history.finished import Finished, place_of, read_finished
from tenfold.server.live.archives import record_for
from tenfold.server.live.hall import Hall
from tenfold.server.reviews.shown import Accuracy
from tenfold.server.store import Filed
from tenfold.table.playable import Unplayable
from tenfold.table.refused import Refused

# What a spreadsheet would take for a formula; names are whatever people call themselves.
FORMULA = ("=", "+", "-", "@", "\t", "\r")
Line = dict[str, Any]


def lines(games: Sequence[Filed], guest: str, accuracies: Mapping[str, Accuracy | None]) -> list[Line]:
    """A line for each game; what games count stands behind what all of them have."""
    made = [line(game.table, read_finished(game.summary), guest, accuracies.get(game.table)) for game in games]
    names = list(dict.fromkeys(name for one in made for name in one))
    return [{name: one.get(name) for name in names} for one in made]


def line(table: str, game: Finished, guest: str, accuracy: Accuracy | None) -> Line:
    seat = next(at for at, seat in enumerate(game.seats) if seat.guest == guest)
    outcome = game.outcome
    others = [at for at in range(len(outcome.scores) if outcome else 0) if at != seat]
    return {
        "table": table,
        "game": game.game,
        "started": at_utc(game.started),
        "ended": at_utc(game.ended),
        "players": len(game.seats),
        "seat": seat,
        "names": ", ".join(seat.name or f"{seat.bot} (bot)" for seat in game.seats),
        "level": game.level,
        "place": place_of(outcome, seat) if outcome else None,
        "won": seat in outcome.winners if outcome else None,
        "points": outcome.scores[seat] if outcome else None,
        "other_points": " ".join(str(outcome.scores[at]) for at in others) if outcome else None,
        "actions": game.length,
        "counts": game.counts,
        "decisions": accuracy.decisions if accuracy else None,
        "good_decisions": accuracy.good if accuracy else None,
    } | counted(game, seat)


def counted(game: Finished, seat: int) -> Line:
    tallies = game.tallies[seat] if seat < len(game.tallies) else []
    numbers = {f"{game.game}_{tally.key}": tally.number for tally in tallies}
    return numbers | {f"{game.game}_{tally.key}_of": tally.of for tally in tallies if tally.kind != "best"}


def at_utc(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def as_csv(made: list[Line]) -> bytes:
    file = io.StringIO()
    writer = csv.DictWriter(file, list(made[0]) if made else ["table"])
    writer.writeheader()
    writer.writerows(one | {"names": harmless(one["names"])} for one in made)
    return file.getvalue().encode()


def harmless(names: str) -> str:
    return f"'{names}" if names.startswith(FORMULA) else names


def as_parquet(made: list[Line]) -> bytes:
    require("dataset", "Parquet")
    import pyarrow as pa
    from pyarrow.parquet import write_table

    file = io.BytesIO()
    write_table(pa.Table.from_pylist(made), file, compression="zstd")
    return file.getvalue()


class Outgoing(io.RawIOBase):
    """What is written goes out piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.pieces.append(bytes(data))
        return len(self.pieces[-1])

    def taken(self) -> bytes:
        taken, self.pieces = b"".join(self.pieces), []
        return taken


async def as_records(hall: Hall, games: Sequence[Filed], guest: str) -> AsyncIterator[bytes]:
    """A zip of the record files, made while it is sent; a game that has no record any more is left out."""
    out = Outgoing()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for game in games:
            try:
                text = await record_for(hall, game.table, guest)
            except (Refused, Unplayable):
                continue
            await asyncio.to_thread(archive.writestr, f"{game.table}.tenfold", text)
            yield out.taken()
    yield out.taken()
