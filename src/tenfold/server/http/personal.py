"""What concerns a person and not a game: reports about others, what is kept about oneself, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from tenfold.server.history.filing import file_games_of
from tenfold.server.http import shown
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.identity import door
from tenfold.server.keeping.erasing import erase
from tenfold.server.keeping.personal import PersonalData, everything_about
from tenfold.server.keeping.reporting import count, report_of
from tenfold.server.limits.traffic import address
from tenfold.server.live.looking import CLOSED, may_look
from tenfold.server.live.summary import now_ms
from tenfold.table.refused import Refused

THEMSELVES = "the guest"

TableId = Annotated[str, Parameter(max_length=64, description="The id of a table, as its link has it.")]


@post("/tables/{table:str}/reports", tags=["tables"], status_code=HTTP_204_NO_CONTENT)
async def report(
    table: TableId, data: JSONBody[shown.Reported], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> None:
    """Report somebody at a table to whoever runs the server; nobody else hears of it."""
    guest = await door.guest(request, people)
    room = await hall.room(table)
    if not may_look(room.table, guest.id):
        raise Refused("closed", CLOSED)
    await traffic.check_report(guest.id, address(request))
    row = report_of(room.table, door.person(guest), data.guest, data.reason, data.upto, now_ms())
    await asyncio.to_thread(hall.store.report, row)
    await count(hall.store)


@get("/me/data", tags=["people"])
async def my_data(request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> Response[PersonalData]:
    """All that is kept about you, as one JSON file; the records of your games are at `/api/me/export/tenfold`."""
    guest = await door.guest(request, people)
    traffic.check_export(guest.id)
    await file_games_of(hall, guest.id)
    found = await asyncio.to_thread(everything_about, hall.store, guest.id)
    return Response(found, headers={"content-disposition": 'attachment; filename="tenfold-my-data.json"'})


@delete("/me", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def erase_me(request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic) -> Response[None]:
    """Be forgotten for good: your name, what you said and all that is yours; games with others go on without your name."""
    guest = await door.guest(request, people)
    traffic.check_erasing(address(request))
    await asyncio.to_thread(erase, hall.store, guest.id, THEMSELVES, now_ms(), "")
    await hall.show_out(guest.id)
    return Response(None, cookies=door.no_identity(request))
