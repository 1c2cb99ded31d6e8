"""Finished games: one's own, with what they say in numbers and as files, and those of public tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.response import Stream
from msgspec import Meta

from tenfold.core.game import Outcome, Tally
from tenfold.server.history.export import as_csv, as_parquet, as_records, lines
from tenfold.server.history.filing import file_games_of
from tenfold.server.history.finished import place_of, read_finished
from tenfold.server.history.given import keep_given
from tenfold.server.history.statistics import GameStatistics, statistics
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.http.replays import LONGEST_BODY_BYTES, LONGEST_RECORD_CHARS
from tenfold.server.http.shown import VISIBLE
from tenfold.server.identity import door
from tenfold.server.limits.traffic import address
from tenfold.server.live.hall import Hall
from tenfold.server.reviews.kept import accuracies_of
from tenfold.server.reviews.shown import Accuracy
from tenfold.server.store import Filed, Sought
from tenfold.table.messages import SeatView
from tenfold.table.refused import Refused

LISTED_AT_ONCE = 30
# Statistics and files are of so many games at most, the newest ones.
MOST_COUNTED = 10_000

Text = Annotated[str | None, Parameter(max_length=200, pattern=VISIBLE)]
TableId = Annotated[str, Parameter(max_length=64, description="The id of a table, as its link has it.")]
Before = Annotated[int, Parameter(ge=0, le=1 << 50, description="Games that ended before this, in milliseconds since 1970.")]
Form = Annotated[Literal["csv", "parquet", "tenfold"], Parameter(description="A table of them, or their records.")]
TYPES = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet", "tenfold": "application/zip"}
ENDINGS = {"csv": "csv", "parquet": "parquet", "tenfold": "zip"}


class GamePlayed(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; `seat` is yours and `place` how you came off, null where you did not play or nobody knows.

    `length` is how many actions it had, `level` the rung of the ladder that it was, and `counts` whether it is in statistics.
    `reviewed` says that there is a review of it, and `accuracy` how good your own decisions were by that.
    """

    id: str
    game: str
    seats: list[SeatView]
    outcome: Outcome | None
    started: int
    ended: int
    length: int
    level: int | None
    counts: bool
    seat: int | None
    place: int | None
    tallies: list[Tally]
    reviewed: bool = False
    accuracy: Accuracy | None = None


class GivenGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD_CHARS)]


class KeptGame(msgspec.Struct, frozen=True):
    """The table that a game was kept as."""

    id: str


class GamesPlayed(msgspec.Struct, frozen=True):
    """Some games, newest first; `more` says that there are older ones."""

    games: list[GamePlayed]
    more: bool


def played(filed: Filed, guest: str | None, accuracies: Mapping[str, Accuracy | None]) -> GamePlayed:
    game = read_finished(filed.summary)
    seat = next((at for at, seat in enumerate(game.seats) if guest is not None and seat.guest == guest), None)
    return GamePlayed(
        id=filed.table,
        game=game.game,
        seats=game.seats,
        outcome=game.outcome,
        started=game.started,
        ended=game.ended,
        length=game.length,
        level=game.level,
        counts=game.counts,
        seat=seat,
        place=None if seat is None or game.outcome is None else place_of(game.outcome, seat),
        tallies=game.tallies[seat] if seat is not None and seat < len(game.tallies) else [],
        reviewed=filed.table in accuracies,
        accuracy=accuracies.get(filed.table),
    )


def page_of(found: list[Filed], guest: str | None, accuracies: Mapping[str, Accuracy | None]) -> GamesPlayed:
    """One more was asked for than is shown."""
    return GamesPlayed([played(game, guest, accuracies) for game in found[:LISTED_AT_ONCE]], len(found) > LISTED_AT_ONCE)


@get("/me/games", tags=["people"])
async def my_games(
    request: Visit,
    people: ThePeople,
    hall: TheHall,
    game: Text = None,
    players: Annotated[int | None, Parameter(ge=1, le=10)] = None,
    against: Text = None,
    won: Annotated[bool | None, Parameter(description="Those that you won, or the others.")] = None,
    before: Before = 0,
) -> GamesPlayed:
    """The finished games that you keep, newest first. `against` are the bots among the others, "" people alone."""
    guest = await door.guest(request, people)
    await file_games_of(hall, guest.id)
    sought = Sought(game, players, against, won)
    found = await asyncio.to_thread(hall.store.games_of, guest.id, sought, before, LISTED_AT_ONCE + 1)
    return page_of(found, guest.id, await asyncio.to_thread(accuracies_of, hall.store, guest.id))


@post("/me/games", tags=["people"], request_max_body_size=LONGEST_BODY_BYTES)
async def keep_game(
    data: JSONBody[GivenGame], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> KeptGame:
    """Keep a finished game that you played elsewhere against bots, from its record; not proven, it does not count."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    return KeptGame(await keep_given(hall, door.person(guest), data.record))


@get("/me/statistics", tags=["people"])
async def my_statistics(request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> list[GameStatistics]:
    """What your games say in numbers, by game: all of them, by players, by bots and by level."""
    guest = await door.guest(request, people)
    traffic.check_replay(request)
    await file_games_of(hall, guest.id)
    return await asyncio.to_thread(counted, hall, guest.id)


def counted(hall: Hall, guest: str) -> list[GameStatistics]:
    games = hall.store.games_of(guest, Sought(), 0, MOST_COUNTED)
    return statistics(((game.table, read_finished(game.summary)) for game in games), guest, accuracies_of(hall.store, guest))


@get("/me/export/{form:str}", tags=["people"])
async def my_games_as_file(
    form: Form, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> Response[bytes] | Stream:
    """All the games that you keep: a table of them as CSV or Parquet, or a zip of their records."""
    guest = await door.guest(request, people)
    traffic.check_export(guest.id)
    await file_games_of(hall, guest.id)
    games = await asyncio.to_thread(hall.store.games_of, guest.id, Sought(), 0, MOST_COUNTED)
    headers = {"content-disposition": f'attachment; filename="tenfold-games.{ENDINGS[form]}"'}
    if form == "tenfold":
        return Stream(as_records(hall, games, guest.id), media_type=TYPES[form], headers=headers)
    write = as_csv if form == "csv" else as_parquet
    file = await asyncio.to_thread(lambda: write(lines(games, guest.id, accuracies_of(hall.store, guest.id))))
    return Response(file, media_type=TYPES[form], headers=headers)


@delete("/me/games/{table:str}", tags=["people"])
async def delete_game(table: TableId, request: Visit, people: ThePeople, hall: TheHall) -> None:
    """Keep a finished game no more. When nobody who was there keeps it, it is removed with all that was said there."""
    guest = await door.guest(request, people)
    await file_games_of(hall, guest.id)
    if not await asyncio.to_thread(hall.store.keeps, guest.id, table):
        raise Refused("not_found", "You keep no finished game of this table.")
    await hall.remove(await asyncio.to_thread(hall.store.forget_games, guest.id, [table]))


@delete("/me/games", tags=["people"])
async def delete_games(request: Visit, people: ThePeople, hall: TheHall) -> None:
    """The same of all your finished games."""
    guest = await door.guest(request, people)
    await file_games_of(hall, guest.id)
    await hall.remove(await asyncio.to_thread(hall.store.forget_games, guest.id, None))


@get("/tables/finished", tags=["tables"])
async def finished_games(request: Visit, people: ThePeople, hall: TheHall, before: Before = 0) -> GamesPlayed:
    """The finished games of public tables, newest first."""
    guest = await door.visitor(request, people)
    found = await asyncio.to_thread(hall.store.public_games, before, LISTED_AT_ONCE + 1)
    accuracies = await asyncio.to_thread(accuracies_of, hall.store, guest.id) if guest else {}
    return page_of(found, guest.id if guest else None, accuracies)
