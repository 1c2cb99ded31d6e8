"""Reviews of finished games, one's mistakes in them, and another try from any moment."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from tenfold.server.history.filing import file_games_of
from tenfold.server.http.history import LISTED_AT_ONCE
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.http.replays import TableId
from tenfold.server.http.shown import VISIBLE
from tenfold.server.identity import door
from tenfold.server.identity.people import People
from tenfold.server.limits.traffic import address
from tenfold.server.live.hall import Hall
from tenfold.server.reviews import asking
from tenfold.server.reviews.again import MOST_STEPS, AnotherTry, FromLine, play_on, play_on_from_line
from tenfold.server.reviews.finished import finished_game
from tenfold.server.reviews.kept import mistakes_of
from tenfold.server.reviews.shown import Mistakes, ReviewShown
from tenfold.server.thinking.thought import For
from tenfold.table.messages import Snapshot

Order = Annotated[
    Literal["newest", "costly"], Parameter(description="Those of the newest games first, or those that cost most.")
]
Skipped = Annotated[int, Parameter(ge=0, lt=MOST_STEPS, description="How many to leave out, to go on behind a list.")]
GameName = Annotated[str | None, Parameter(max_length=40, pattern=VISIBLE, description="Those of one game alone.")]


async def asker(request: Visit, people: People, hall: Hall, table: str) -> tuple[str | None, For]:
    """Who comes, if that is known, and for whom it is thought: a visitor is as good as their address."""
    guest, place = await door.visitor(request, people), address(request)
    if guest is None:
        return None, For(place, place, table)
    hall.thinkers.note(guest.id, place)
    return guest.id, hall.thinkers.on_behalf_of(guest.id, table)


@get("/tables/{table:str}/review", tags=["tables"])
async def show_review(table: TableId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> ReviewShown:
    """The review of a finished game, for whoever may look back at it: all of it, or as far as it is."""
    traffic.check_review(request)
    guest, who = await asker(request, people, hall, table)
    return await asking.look_at_review(hall, table, guest, who)


@post("/tables/{table:str}/review", tags=["tables"], status_code=HTTP_200_OK)
async def ask_for_review(table: TableId, request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> ReviewShown:
    """Let a finished game be reviewed. It goes on while somebody asks how far it is, and later from where it was."""
    traffic.check_review(request)
    guest, who = await asker(request, people, hall, table)
    return await asking.ask_for_review(hall, table, guest, who)


@get("/me/mistakes", tags=["people"])
async def my_mistakes(
    request: Visit,
    people: ThePeople,
    hall: TheHall,
    order: Order = "newest",
    game: GameName = None,
    skip: Skipped = 0,
) -> Mistakes:
    """Your mistakes in the reviewed games that you keep, to practise them."""
    guest = await door.guest(request, people)
    await file_games_of(hall, guest.id)
    return await asyncio.to_thread(mistakes_of, hall.store, guest.id, game, order, skip, LISTED_AT_ONCE)


@post("/again", tags=["tables"])
async def try_line(data: JSONBody[FromLine], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> Snapshot:
    """Play on from a position in a line, against bots, at a practice table of your own that is under way."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    hall.thinkers.note(guest.id, address(request))
    room = await play_on_from_line(hall, door.person(guest), data)
    return await room.seen_by(guest.id)


@post("/tables/{table:str}/again", tags=["tables"])
async def try_again(
    table: TableId, data: JSONBody[AnotherTry], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> Snapshot:
    """Play on from any moment of a finished game, against bots, at a practice table of your own that is under way."""
    guest = await door.guest(request, people)
    await traffic.check_opening(guest.id, address(request))
    hall.thinkers.note(guest.id, address(request))
    room = await play_on(hall, door.person(guest), await finished_game(hall, table, guest.id), data)
    return await room.seen_by(guest.id)
