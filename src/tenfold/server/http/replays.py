"""Games to look back at, in pieces, and results as pictures."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.identity import door
from tenfold.server.live.pictures import Form, Wanted
from tenfold.server.live.replays import replay_record, replay_table
from tenfold.table.replay import Eyes, Replay

LONGEST_RECORD_CHARS = 400_000
# A character takes up to six bytes where it is escaped; there is room for what else belongs to a request.
LONGEST_BODY_BYTES = 6 * LONGEST_RECORD_CHARS + 65_536
MOST_SEATS = 100
MOST_STEPS = 1_000_000
# What a game that is over was like never changes; whoever leafs through it comes by again.
KEPT = {"cache-control": "private, max-age=3600"}

TableId = Annotated[str, Parameter(max_length=64, description="The id of a table, as its link has it.")]
EyesAt = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS, description="With which seat's eyes; left out, with your own.")]
Opened = Annotated[bool, Parameter(description="With all cards open, too: when the game is over.")]
First = Annotated[int, Parameter(ge=0, lt=MOST_STEPS, description="The first step of the piece.")]
Language = Annotated[str, Parameter(min_length=2, max_length=2, description="en, de, es or ja.")]
Names = Annotated[bool, Parameter(description="With the names of those who played.")]
Drawn = Annotated[Form, Parameter(description="PNG, where the server can make it, or SVG.")]
PICTURES = {"png": "image/png", "svg": "image/svg+xml"}


class RecordToReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file; the rest as for the game of a table."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD_CHARS)]
    eyes: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    opened: bool = False
    first: Annotated[int, Meta(ge=0, lt=MOST_STEPS)] = 0


@get("/tables/{table:str}/replay", tags=["tables"])
async def table_replay(
    table: TableId,
    request: Visit,
    people: ThePeople,
    hall: TheHall,
    traffic: TheTraffic,
    eyes: EyesAt = None,
    opened: Opened = False,
    first: First = 0,
) -> Response[Replay]:
    """A piece of a table's game, told again as a seat saw it; before it is over, as you saw it."""
    traffic.check_replay(request)
    guest = await door.visitor(request, people)
    piece = await replay_table(hall, table, guest.id if guest else None, Eyes(eyes, opened), first)
    return Response(piece, headers=KEPT if piece.over else None)


@post("/replays", tags=["tables"], status_code=HTTP_200_OK, request_max_body_size=LONGEST_BODY_BYTES)
async def record_replay(data: JSONBody[RecordToReplay], request: Visit, hall: TheHall, traffic: TheTraffic) -> Replay:
    """The same of a record file; the server keeps nothing of it."""
    traffic.check_replay(request)
    return await replay_record(hall, data.record, Eyes(data.eyes, data.opened), data.first)


@get("/tables/{table:str}/picture", tags=["tables"])
async def table_picture(
    table: TableId,
    request: Visit,
    people: ThePeople,
    hall: TheHall,
    traffic: TheTraffic,
    form: Drawn = "png",
    language: Language = "en",
    names: Names = False,
) -> Response[bytes]:
    """The result of a finished game as a card of 1200 x 630, for whoever may look at its table."""
    traffic.check_picture(request)
    guest = await door.visitor(request, people)
    picture = await hall.pictures.result(hall, Wanted(table, form, language, names), guest.id if guest else None)
    return Response(picture, media_type=PICTURES[form], headers=KEPT)
