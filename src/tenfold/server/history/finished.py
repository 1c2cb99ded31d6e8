"""What a finished game was like, worked out from the log of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tenfold.core.game import Outcome, Tally
from tenfold.core.record import Record
from tenfold.core.registry import find_game
from tenfold.server.http.shown import seats_in
from tenfold.server.live.reading import outcome_in
from tenfold.server.store import Filed, Kept, Listed, Row
from tenfold.table.entries import Moved, Started, read_entry
from tenfold.table.messages import SeatView
from tenfold.table.playable import replaying
from tenfold.table.table import Table
from tenfold.table.telling import seat_view


class Finished(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game. `seats` say who sat there, a `bot` of a guest's seat who stood in at the end.

    `length` is how many actions it had, `level` the rung of the ladder that it was, and `counts` whether it is in statistics:
    a game whose deck somebody chose is not. `tallies` are what the game counts of every seat. Of a game whose rules are not
    known any more the outcome may be missing, and they are.
    """

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatView]
    outcome: Outcome | None
    started: int
    ended: int
    length: int
    level: int | None = None
    counts: bool = True
    tallies: list[list[Tally]] = []


read_finished = msgspec.json.Decoder(Finished).decode


def finished_game(table: str, rows: Sequence[Row]) -> Finished | None:
    """The game of a table, played again; None for a lesson and for another try. Raises Unplayable where it cannot be played."""
    made, times = Table(table), [rows[0].at]
    for row in rows:
        with replaying(row.seq):
            entry = read_entry(row.entry)
            made.apply(entry)
        if isinstance(entry.what, Started | Moved):
            times.append(row.at)
    if made.plan.lesson or made.plan.origin is not None or made.session is None:
        return None
    with replaying(made.head):
        return finished(made, made.session.log, times)


def finished(table: Table, record: Record, times: list[int]) -> Finished:
    return Finished(
        game=table.plan.game,
        rules=table.plan.rules,
        options=table.plan.options,
        seats=[seat_view(chair) for chair in table.chairs],
        outcome=table.outcome,
        started=times[1],
        ended=times[-1],
        length=len(record.actions),
        level=level_of(table.plan.game, table.plan.options),
        counts=table.plan.sealed,
        tallies=table.game.tallies(record.played()),
    )


def level_of(game: str, options: dict[str, Any]) -> int | None:
    """The rung of the game's ladder with these options."""
    rungs = find_game(game).ladder().items()
    return next((level for level, needed in rungs if needed.items() <= options.items()), None)


def as_listed(listed: Listed, rows: Sequence[Row]) -> Finished:
    """A game that cannot be played here: what the lists know of it."""
    moved = [row.at for row in rows if '"kind":"moved"' in row.entry] or [row.at for row in rows]
    return Finished(
        game=listed.game,
        rules=0,
        options={},
        seats=seats_in(listed),
        outcome=outcome_in(listed),
        started=moved[0],
        ended=moved[-1],
        length=len(moved),
        counts=False,
    )


def filed(table: str, game: Finished) -> Filed:
    return Filed(table, game.ended, msgspec.json.encode(game).decode())


def kept(table: str, game: Finished) -> list[Kept]:
    """The game for each of its guests, by what they may find it."""
    return [kept_by(table, game, at, seat.guest) for at, seat in enumerate(game.seats) if seat.guest is not None]


def kept_by(table: str, game: Finished, at: int, guest: str) -> Kept:
    won = game.outcome is not None and at in game.outcome.winners
    return Kept(guest, table, game.ended, game.game, len(game.seats), against(game, at), game.level, won)


def against(game: Finished, at: int) -> str:
    """The bots among the others, each once."""
    return ",".join(sorted({seat.bot or "" for other, seat in enumerate(game.seats) if other != at and seat.is_ == "bot"}))


def place_of(outcome: Outcome, seat: int) -> int:
    """Who won is first; of the others as many are ahead as have more points, the winners at least."""
    if seat in outcome.winners:
        return 1
    ahead = {other for other, score in enumerate(outcome.scores) if score > outcome.scores[seat]} | set(outcome.winners)
    return len(ahead) + 1
